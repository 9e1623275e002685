/** Packs or unpacks KML, by file names in the worker's folder. */
export type KmzRequest = { readonly input: string; readonly to: string; readonly output: string };

/** Number of other files in the KMZ, which are dropped. */
export type KmzReply = { readonly beside: number };
