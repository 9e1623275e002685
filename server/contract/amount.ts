/** Largest number that a problem's limit may name, in whatever unit: files state larger ones. */
export const mostAmount = 1e15;
