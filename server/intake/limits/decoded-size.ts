/** Size of a decoded image: pixels of one frame, and the stated number of frames or pages. */
export type ImageSize = { readonly width: number; readonly height: number; readonly frames: number };
