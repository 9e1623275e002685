import { type Static, Type } from '@sinclair/typebox';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { askedBytes } from '../asked-size.ts';
import { pagesIn } from '../page-range.ts';
import { reportOf, runScript } from '../python-script.ts';
import { mostParts, type PickedPart, pickBySize, pickPages } from './pick.ts';
import { checkPages, openPdf } from './qpdf.ts';

/** Titles of the outline's first level and their first pages, from 1; -1 for none. */
const Chapters = Type.Array(Type.Tuple([Type.String(), Type.Integer()]));

const chapterScript = `
import fitz, json, sys
fitz.TOOLS.mupdf_display_errors(False)
toc = fitz.open(sys.argv[1], filetype="pdf").get_toc()
chapters = [[title[:80], page] for level, title, page in toc if level == 1][:1001]
# Not as ASCII, which makes six characters of one: of the output, 256 kB are read.
sys.stdout.buffer.write(json.dumps(chapters, ensure_ascii=False).encode("utf-8", "replace"))
`;

const run = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, step) => first + step);
const nameOfRun = (first: number, last: number): string => (first === last ? String(first) : `${first}-${last}`);

const chaptersOf = async (job: StepJob, input: string): Promise<Static<typeof Chapters>> =>
  reportOf(Chapters, await runScript(job, chapterScript, [input]));

const byChapters = async (job: StepJob, input: string, count: number): Promise<readonly PickedPart[]> => {
  const starts = (await chaptersOf(job, input)).filter(([, page]) => page >= 1 && page <= count).sort((a, b) => a[1] - b[1]);
  if (starts.length === 0) throw new Problem('invalid_option', message('splitNoBookmarks'), { option: 'splitBy' });
  // Chapters that begin on the same page stay together; pages before the first chapter become a separate part.
  const first = starts[0]?.[1] ?? 1;
  const front: readonly (readonly [string, number])[] = first > 1 ? [['Front', 1]] : [];
  const distinct = [...front, ...starts].filter(([, page], index, all) => index === 0 || page !== all[index - 1]?.[1]);
  return distinct.map(([title, page], index) => ({
    pages: run(page, (distinct[index + 1]?.[1] ?? count + 1) - 1),
    part: `${String(index + 1).padStart(String(distinct.length).length, '0')} ${title}`,
  }));
};

const byRanges = (ranges: string, count: number): readonly PickedPart[] => {
  checkPages(ranges, count, 'ranges');
  return ranges.split(',').map((range) => ({ pages: pagesIn(range, count), part: range.replace(/-$/, `-${count}`).replace(/^-/, '1-') }));
};

const byCount = (each: number, count: number): readonly PickedPart[] =>
  Array.from({ length: Math.ceil(count / each) }, (_, index) => {
    const [first, last] = [index * each + 1, Math.min(count, (index + 1) * each)];
    return { pages: run(first, last), part: nameOfRun(first, last) };
  });

/** Attachment limit of many mail servers, in bytes. */
const usualBytes = 10_000_000;

/** Splits a document by page ranges, by its outline, by size or into parts of equal page counts. */
export const splitPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { splitBy, every, ranges } = job.options;
  const { name, count } = await openPdf(job);
  if (splitBy === 'size' && ranges === undefined) {
    const files = await pickBySize(job, name, askedBytes(job.options) ?? usualBytes);
    if (files.length === 1) job.note(message('splitSmaller'));
    return files;
  }
  const parts =
    typeof ranges === 'string'
      ? byRanges(ranges, count)
      : splitBy === 'bookmarks'
        ? await byChapters(job, name, count)
        : byCount(Number(every ?? 1), count);
  if (parts.length > mostParts)
    throw new Problem('invalid_option', message('splitFiles', { files: parts.length, max: mostParts }), {
      option: 'every',
    });
  if (parts.length === 1 && typeof ranges !== 'string') job.note(message('splitOnePart', { count }));
  return pickPages(job, name, parts.length === 1 ? parts.map(({ pages }) => ({ pages })) : parts);
};
