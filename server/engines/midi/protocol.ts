/** A request to rewrite a MIDI file; both names are in the worker's folder. */
export type MidiRequest = { readonly input: string; readonly output: string };
