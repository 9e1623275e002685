import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { fontPairs } from '../../../catalogue/pairs/families.ts';
import type { Engine, OutputFile, StepJob, WorkerKind } from '../../contract/engine.ts';
import type { FileFault } from '../../contract/file-faults.ts';
import { Problem } from '../../contract/problem.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { type FileBytes, openBytes } from '../../files/file-bytes.ts';
import { toolProblem } from '../tool-problem.ts';
import { fontsIn } from './collection.ts';
import { type FontReply, type FontRequest, fontReply } from './protocol.ts';
import { mostFontBytes } from './sfnt.ts';

const fontWorker = { id: 'font', reply: fontReply, entry: join(import.meta.dir, 'worker.ts'), minIdle: 0 } satisfies WorkerKind;

const programsOf = (from: string, to: string): readonly string[] =>
  from === 'woff2' ? ['woff2_decompress'] : to === 'woff2' ? ['woff2_compress'] : [];

/** Messages of Google's tools about damaged fonts. */
const faults: readonly FileFault[] = [{ says: /failed|error/i, code: 'corrupt_input' }];

/** Maximum number of fonts extracted from a collection: those of Windows and macOS have up to twenty. */
const mostFonts = 64;

/** Checks the uncompressed size that a WOFF2 declares at byte 16 (WOFF 2.0, 4.1). */
const checkSize = (bytes: FileBytes): void => {
  try {
    const stated = bytes.size >= 48 ? bytes.u32(16) : 0;
    if (stated > mostFontBytes)
      throw new Problem('decompression_bomb', undefined, { limit: { name: 'bytes', max: mostFontBytes, actual: stated } });
  } finally {
    bytes.close();
  }
};

/** Number of fonts in a collection; undefined for a single font. */
const countFonts = (bytes: FileBytes): number | undefined => {
  try {
    const count = fontsIn(bytes.slice(0, 12));
    if (count === 0) throw new Problem('nothing_to_convert', message('fontsNone'));
    if (count !== undefined && (count > mostFonts || count * bytes.size > mostFontBytes * 2))
      throw new Problem('resource_limit', message('fontsMany', { count }));
    return count;
  } finally {
    bytes.close();
  }
};

/** Runs one of Google's tools, which name their output after the input. */
const run = async (job: StepJob, program: string, input: string): Promise<void> => {
  const outcome = await job.run([program, input]);
  // They exit with 1 on unreadable input, usually without a message.
  if (outcome.exitCode === 1) throw new Problem('corrupt_input', message('fontPacked'));
  if (outcome.exitCode !== 0) throw toolProblem(program, outcome, faults);
};

/** Whether Google's tool packs a font. It refuses some whose outlines it can not take apart, and browsers show them all the same. */
const isPacked = async (job: StepJob, input: string): Promise<boolean> => {
  const outcome = await job.run(['woff2_compress', input]);
  if (outcome.exitCode > 1) throw toolProblem('woff2_compress', outcome, faults);
  return outcome.exitCode === 0;
};

/** Converts between font containers; outlines are never redrawn. */
export const fontEngine: Engine = {
  id: 'font',
  steps: stepsOf(fontPairs, (from, to) => ({
    cost: 1,
    options: [],
    weight: 'light',
    needs: { workers: [fontWorker], programs: programsOf(from, to) },
  })),
  seconds: () => 60,
  convert: async (job) => {
    const { from, to } = job.step;
    let [input, kind] = [job.input.name, from];
    if (from === 'woff2') {
      checkSize(openBytes(join(job.stageDir, input)));
      await run(job, 'woff2_decompress', input);
      [input, kind] = [input.replace(/\.woff2$/, '.ttf'), 'ttf'];
    }
    const fonts = countFonts(openBytes(join(job.stageDir, input)));
    const convertOne = async (index?: number): Promise<{ readonly name: string; readonly title: string }> => {
      const place = index === undefined ? '' : `-${index + 1}`;
      const ask = (output: string, packs?: boolean): Promise<FontReply> =>
        job.ask(fontWorker, {
          ...{ input, from: kind, to, output },
          ...(index !== undefined && { index }),
          ...(packs && { packs }),
        } satisfies FontRequest);
      const packed = `out${place}.${extensionOf(to)}`;
      if (to !== 'woff2') return { title: (await ask(packed)).name, name: packed };
      const bare = `bare${place}.ttf`;
      const { name: title, hasOverlaps } = await ask(bare);
      if (!hasOverlaps && (await isPacked(job, bare))) return { title, name: bare.replace(/\.ttf$/, '.woff2') };
      await ask(packed, true);
      return { title, name: packed };
    };
    if (fonts === undefined) return [{ name: (await convertOne()).name }];
    const outputs: OutputFile[] = [];
    for (let index = 0; index < fonts; index++) {
      const { name, title } = await convertOne(index);
      outputs.push({ name, part: title || String(index + 1) });
      job.progress((index + 1) / fonts);
    }
    return outputs.map(({ name, part }) => (part !== undefined && fonts > 1 ? { name, part } : { name }));
  },
};
