/** What is refused under its own name, sent under others: a file is taken for what it is, and then its limits hold. */
import { mayComeAs } from '../../../../catalogue/content-kinds.ts';
import { archives } from './archives.ts';
import type { Attack } from './attack.ts';
import { books } from './books.ts';
import { drawings } from './drawings.ts';
import { images } from './images.ts';
import { office } from './office.ts';
import { tables } from './tables.ts';

/** Formats with signatures of their own, which lead to PDF as most do. */
const names = ['jpg', 'docx', 'epub', 'xlsx'];

/** A format without a signature: under another name its file is converted as plain text. */
const isText = (format: string): boolean => mayComeAs(format, 'text', () => true);

/** Attacks whose files begin like plain text for longer than any inspection reads, and are printed as text: slowly, on one endless line. */
const readsAsText: ReadonlySet<string> = new Set(['xml-late-laughs']);

/** Too much, or dangerous, whatever it is called. */
const refusedOnes = [...images, ...drawings, ...office, ...books, ...archives, ...tables].filter(
  ({ outcome, options, password }) => outcome === 'refused' && !options && password === undefined,
);

export const disguised: readonly Attack[] = refusedOnes.flatMap((attack, index) => {
  // Each under two of the names, in turn.
  const others = names.filter((name) => name !== attack.from);
  return [0, 1].map((turn): Attack => {
    const from = others[(index + turn) % others.length] ?? 'jpg';
    const isLong = readsAsText.has(attack.name);
    const outcome = isLong || isText(attack.from) ? 'harmless' : attack.outcome;
    const seconds = Math.max(isLong ? 120 : 30, attack.seconds ?? 0);
    return { ...attack, name: `${attack.name}-as-${from}`, from, to: 'pdf', outcome, seconds };
  });
});
