/** A MIDI file to be written anew, by names in the worker's folder. */
export type MidiRequest = { readonly input: string; readonly output: string };
