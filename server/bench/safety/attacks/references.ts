/** Reference lists in RIS, and CSL JSON converted to RIS. */
import { type Attack, harmless, refused } from './attack.ts';
import { times } from './extreme-files.ts';

const entry = (...lines: readonly string[]): string => ['TY  - JOUR', ...lines, 'ER  - ', ''].join('\r\n');

export const referenceAttacks: readonly Attack[] = [
  harmless('ris-links', 'ris docx', ({ file, image, call }) =>
    entry(`TI  - <img src="${image}"> ![a](${call}) \\input{${file}}`, `UR  - file://${file}`, `L1  - ${call}`, `AB  - @import "${call}"`),
  ),
  harmless('ris-commands', 'ris bib', ({ file }) =>
    entry(`ID  - a}\\input{${file}}`, `AU  - \\write18{cat ${file}}, A`, `TI  - }} @preamble{"\\input{${file}}"}`),
  ),
  harmless('ris-of-one-key', 'ris csl.json', () => times(20_000, () => entry('ID  - a', 'TI  - b')), { seconds: 60 }),
  harmless('ris-keys-that-chase', 'ris csl.json', () => times(1500, (n) => entry(`ID  - a${'-2'.repeat(n)}`).repeat(2)), { seconds: 60 }),
  harmless(
    'ris-lines-without-end',
    'ris csl.json',
    () =>
      entry(
        'TI  - a',
        times(300_000, () => 'b\r\n'),
      ),
    { seconds: 60 },
  ),
  harmless('ris-one-long-line', 'ris csl.json', () => entry(`AU  - ${','.repeat(3_000_000)}`, `SP  - ${'-'.repeat(1_000_000)}`), {
    seconds: 60,
  }),
  harmless('ris-of-a-million-people', 'ris csl.json', () => entry(times(300_000, () => 'AU  - A, B\r\n')), { seconds: 60 }),
  harmless('ris-tags-of-objects', 'ris csl.json', () => entry('__proto__  - a', 'ID  - __proto__', 'TI  - constructor')),
  refused('ris-without-entries', 'ris bib', () => times(100_000, () => 'AU  - A, B\r\n')),
  harmless(
    'csl-of-prototypes',
    'csl.json ris',
    '[{"__proto__": {"type": "book"}, "type": "constructor", "author": [{"family": {}}, null, 3], "title": []}]',
  ),
  harmless('csl-lines-that-are-tags', 'csl.json ris', '[{"type": "book", "title": "a\\r\\nER  - \\r\\nTY  - PAT\\r\\nAU  - b"}]', {
    never: /\nTY {2}- PAT/,
  }),
  harmless('csl-marks-without-end', 'csl.json ris', () => JSON.stringify([{ type: 'book', title: '<span '.repeat(300_000) }]), {
    seconds: 60,
  }),
  harmless(
    'csl-pages-of-hyphens',
    'csl.json ris',
    () => JSON.stringify([{ type: 'book', page: ' -'.repeat(300_000), keyword: ' ;'.repeat(300_000) }]),
    {
      seconds: 60,
    },
  ),
];
