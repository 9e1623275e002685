/** What an image will be once it is decoded: pixels of one frame, and how many frames or pages it says that it has. */
export type ImageSize = { readonly width: number; readonly height: number; readonly frames: number };
