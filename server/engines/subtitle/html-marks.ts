import { decodeHTML, decodeHTMLStrict } from 'entities/decode';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { colourTags } from './colours.ts';
import { escapeWords } from './cue.ts';

/** Tags that SRT players remove from the text, even if they do not support them. */
const known: ReadonlySet<string> = new Set(
  'i b u s em strong strike del ins font span c v br p div center ruby rb rt rp lang small big sub sup a'.split(' '),
);
const shown = bareRecord<string>({ i: 'i', em: 'i', b: 'b', strong: 'b', u: 'u', ins: 'u' });

const decoders = { all: decodeHTML, ended: decodeHTMLStrict, none: (text: string): string => text } as const;

/** Brackets for a reading above or beside its word (ruby), in formats that have none. */
export const readingMarks = ['（', '）'] as const;

/** Puts readings in brackets, unless the text has its own for them (`<rp>`). Their closing tags may be missing (WebVTT, 4.2.2). */
const readings = (text: string): ((name: string, slash: string) => string) => {
  const [begin, end] = /<rp[>\s]/i.test(text) ? ['', ''] : readingMarks;
  let isOpen = false;
  return (name, slash) => {
    if (name !== 'rt' && name !== 'ruby') return '';
    const ended = isOpen ? end : '';
    isOpen = name === 'rt' && slash === '';
    return ended + (isOpen ? begin : '');
  };
};

type Spelling = {
  /** Whether unknown tags are text: `<laughs>`. */
  readonly keepsUnknown: boolean;
  /** Which entities are decoded: all of HTML, those that end in a semicolon, or none. */
  readonly entities: keyof typeof decoders;
  /** Colours of classes. */
  readonly classes?: ReadonlyMap<string, string>;
};

/** Converts text with HTML-like tags to cue text: keeps italics, bold, underline and colours, drops other tags and word timestamps. */
export const fromTags = (text: string, { keepsUnknown, entities, classes }: Spelling): string => {
  const words = (part: string): string => escapeWords(decoders[entities](part));
  const [reading, colour] = [readings(text), colourTags(classes)];
  let [out, from] = ['', 0];
  for (const { 0: tag, 1: slash = '', 2: name = '', 3: rest = '', index } of text.matchAll(
    /<(\/?)(?:([a-z][a-z0-9]{0,20})([.\s/][^<>]{0,400})?|[\d:.]{1,20})>/gi,
  )) {
    const lower = name.toLowerCase();
    if (keepsUnknown && name !== '' && !known.has(lower)) continue;
    out += words(text.slice(from, index));
    const mark = shown[lower];
    out += mark ? `<${slash}${mark}>` : lower === 'br' ? '\n' : reading(lower, slash) + colour(lower, slash, rest);
    from = index + tag.length;
  }
  return out + words(text.slice(from)) + reading('ruby', '/');
};
