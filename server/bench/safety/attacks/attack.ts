/** Targets of an attack: a secret text and an image of a secret colour on the server's disk, and an address to call. */
export type Lure = { readonly file: string; readonly image: string; readonly call: string };

/** A file that tries to break in, to read files, to call out, or to tie up the server. Small, and generated here. */
export type Attack = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly content: (lure: Lure) => Uint8Array | string;
  /** `refused`: must be answered with 4xx. `harmless`: a result without the attack's target is also accepted. */
  readonly outcome: 'refused' | 'harmless';
  /** Maximum time of the answer; detecting the attack must not take a conversion's whole time limit. */
  readonly seconds?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Id of the requested operation, instead of a conversion. */
  readonly operation?: string;
  /** Name of the upload, where it matters. */
  readonly fileName?: string;
  /** Of a locked file. */
  readonly password?: string;
  /** Further files to be merged after the first. */
  readonly others?: readonly (Uint8Array | string)[];
  /** Pattern that must not occur in the result, read as Latin-1. */
  readonly never?: RegExp;
};

type Content = Attack['content'] | Uint8Array | string;

const make =
  (outcome: Attack['outcome']) =>
  (name: string, pair: string, content: Content, extra: Partial<Attack> = {}): Attack => {
    const [from = '', to = ''] = pair.split(' ');
    return { name, from, to, content: typeof content === 'function' ? content : () => content, outcome, ...extra };
  };

/** An attack that must be refused: name, pair (`png jpg`), content. */
export const refused = make('refused');
/** An attack whose file may be converted, but without the attack's target. */
export const harmless = make('harmless');
