/** What an attack reaches for: a secret text and an image of a secret colour on the server's disk, and somebody to call. */
export type Lure = { readonly file: string; readonly image: string; readonly call: string };

/** A file that a stranger might send to get in, to read, to call out, or to tie the server up. Small, and made here. */
export type Attack = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly content: (lure: Lure) => Uint8Array | string;
  /** `refused`: must be answered with 4xx. `harmless`: a result without what it reached for is as good. */
  readonly outcome: 'refused' | 'harmless';
  /** Longest that the answer may take; it must not take the time limit of a conversion to find out. */
  readonly seconds?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Id of the operation that is asked for, instead of a conversion. */
  readonly operation?: string;
  /** Name of the upload, where it matters. */
  readonly fileName?: string;
  /** Of a locked file. */
  readonly password?: string;
  /** Files that come behind the first, to be merged with it. */
  readonly others?: readonly (Uint8Array | string)[];
  /** What must not stand in the result, read as Latin-1. */
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
/** An attack whose file may be converted, without what it reached for. */
export const harmless = make('harmless');
