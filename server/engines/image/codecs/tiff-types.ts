/** Bytes per value of each TIFF type (TIFF 6.0, section 2), by number. */
export const tiffSizes: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
