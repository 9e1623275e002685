import { asProblem, type Problem } from '../../contract/problem.ts';
import { writers } from '../../engines/pandoc/dialects.ts';
import { inspect } from '../../intake/inspect.ts';
import type { Harness } from '../../testing/harness.ts';
import { type Finding, finding } from './check.ts';
import { slideNotes } from './checks/documents.ts';
import { checksFor } from './checks.ts';
import type { Expectation, Fixture } from './fixtures.ts';
import { validate } from './validators/validate.ts';

export type Row = { readonly pair: string; readonly file: string; readonly findings: readonly Finding[]; readonly seconds: number };

const mayFail: ReadonlySet<Expectation> = new Set([
  'error-or-partial',
  'limit-or-error',
  'by-content-or-clear-error',
  'error-or-preview-only',
  'ok-but-nothing-outside',
]);

/** Whether the file lacks the content that the target is made of; the refusal must say so. */
const lacks = ({ facts }: Fixture, to: string, targetKind: string): boolean => {
  // No archive of the set contains images, and an empty archive cannot become a RAR.
  if (to === 'cbz') return true;
  if (facts.total_entries === 0) return to === 'rar';
  // Tables of the set contain no places and times.
  if (['ics', 'gpx', 'kml', 'geojson', 'shp', 'vcf'].includes(to)) return true;
  if ((to === 'txt' || to in writers) && (facts.sentence === null || facts.libreoffice?.text_characters === 0)) return !slideNotes(facts);
  if (facts.first_values?.length === 0) return ['csv', 'tsv', 'json', 'xml', 'jsonl', 'sqlite', 'parquet'].includes(to);
  if (!facts.streams) return false;
  const types = facts.streams.map(({ type }) => type);
  if (targetKind === 'subtitle') return !types.includes('subtitle');
  return targetKind === 'audio' ? !types.includes('audio') : !types.includes('video');
};

/** Judges a refusal: the right one passes, any other one fails. */
const judgeRefusal = (fixture: Fixture, problem: Problem, to: string, targetKind: string): Finding => {
  const { code, status } = problem;
  const said = status >= 500 ? `${code}: ${String(problem.cause ?? '').slice(0, 120)}` : code;
  if (status >= 500) return finding('refused properly', false, said);
  if (fixture.expect === 'needs-password') return finding('says that it is locked', code === 'password_protected', said);
  if (fixture.expect === 'error' || mayFail.has(fixture.expect)) return finding('refused by name', code !== 'conversion_failed', said);
  if (lacks(fixture, to, targetKind)) return finding('says what is missing', code === 'nothing_to_convert', said);
  return finding('converts', false, said);
};

/** Converts a fixture to a target like an upload, and compares the result with the facts. */
export const runCase = async (harness: Harness, fixture: Fixture, to: string, targetKind: string): Promise<Row> => {
  const row = { pair: `${fixture.format}-to-${to}`, file: fixture.path };
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    inspect(fixture.file, fixture.format);
    const { paths, notes } = await harness.convert(fixture.file, fixture.format, to);
    const took = seconds();
    if (fixture.expect === 'error' || fixture.expect === 'needs-password')
      return { ...row, findings: [finding('refused', false, 'it was converted')], seconds: took };
    // The result of a damaged file is not compared: its facts describe the intact file.
    if (fixture.expect.startsWith('error')) return { ...row, findings: [finding('gives what it holds', true, '')], seconds: took };
    const [output = ''] = paths;
    const subject = { fixture, from: fixture.format, to, outputs: paths, output, notes };
    const findings = await checksFor(fixture, to)(subject).catch((thrown: Error) => [finding('opens', false, thrown.message)]);
    return { ...row, findings: [...findings, ...(await validate(paths, to))], seconds: took };
  } catch (thrown) {
    return { ...row, findings: [judgeRefusal(fixture, asProblem(thrown), to, targetKind)], seconds: seconds() };
  }
};
