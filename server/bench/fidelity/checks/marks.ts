import { formatById } from '../../../../catalogue/formats.ts';
import { type Checks, finding } from '../check.ts';
import { look } from '../look.ts';
import { wordsOf } from './documents.ts';
import { bare } from './input.ts';

const kinds: ReadonlySet<string> = new Set(['document', 'ebook', 'subtitle']);
/** Formats whose words cannot be extracted by simple means. */
const packed: ReadonlySet<string> = new Set(['parquet', 'arrow', 'sqlite', 'xls', 'plist', 'ps', 'xps']);

/** Generated fixtures: there is a result, and it contains the words of the input. */
export const markChecks: Checks = async ({ fixture, to, outputs }) => {
  const sizes = outputs.map((path) => Bun.file(path).size);
  const findings = [finding('a result', sizes.length > 0 && sizes.every((size) => size > 0), sizes)];
  const { marks = [] } = fixture.facts;
  if (marks.length === 0 || !kinds.has(formatById(to)?.kind ?? '') || packed.has(to)) return findings;
  const seen = bare(
    (await Promise.all(outputs.map((path) => (to === 'pdf' ? look('pdftotext', path, '-') : wordsOf(path, to))))).join('\n'),
  );
  const lost = marks.filter((mark) => !seen.includes(bare(mark)));
  return [...findings, finding('words', lost.length === 0, `without ${lost.join(', ')}`)];
};
