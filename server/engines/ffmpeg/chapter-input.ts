import type { StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import type { Run } from './command-line.ts';
import type { Media } from './media.ts';
import type { Opened } from './open-input.ts';

/** What chapters add to a run: an input, and the options that map them. */
type ChapterParts = { readonly inputs: Run['inputs']; readonly options: readonly string[] };

const name = 'chapters.txt';
const milliseconds = (seconds: number): number => Math.round(seconds * 1000);
const escaped = (text: string): string => text.replace(/[=;#\\\n]/g, '\\$&');

/** Passes chapters that FFmpeg does not read itself in its metadata format; `at` is the number of that input. */
export const chapterInput = async (job: StepJob, media: Media, { start, end }: Opened, at: number): Promise<ChapterParts> => {
  const shown = media.hasOwnChapters ? media.chapters.filter((one) => one.end > start && one.start < end) : [];
  if (shown.length === 0) return { inputs: [], options: ['-map_chapters', '0'] };
  const parts = shown.map((one) =>
    [
      '[CHAPTER]\nTIMEBASE=1/1000',
      `START=${milliseconds(Math.max(0, one.start - start))}`,
      `END=${milliseconds(Math.min(one.end, end) - start)}`,
      ...(one.title ? [`title=${escaped(one.title)}`] : []),
    ].join('\n'),
  );
  await writeInput(job.stageDir, name, `;FFMETADATA1\n${parts.join('\n')}\n`);
  return { inputs: [{ path: `file:/job/${name}`, options: ['-f', 'ffmetadata'] }], options: ['-map_chapters', String(at)] };
};
