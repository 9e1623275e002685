import { join } from 'node:path';
import type { Engine, StepJob, WorkerKind } from '../../contract/engine.ts';
import type { FileFault } from '../../contract/file-faults.ts';
import { doneSchema } from '../../contract/reply.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { toolProblem } from '../tool-problem.ts';
import type { MidiRequest } from './protocol.ts';

const midiWorker = { id: 'midi', reply: doneSchema, entry: join(import.meta.dir, 'worker.ts'), minIdle: 0 } satisfies WorkerKind;

/** The instruments of General MIDI, of Debian's timgm6mb-soundfont. */
const soundFont = '/usr/share/sounds/sf2/TimGM6mb.sf2';

/** Quiet enough for an orchestra at its loudest; how loud music comes out is set afterwards, by its loudest moment. */
const gain = '0.1';
/** Where the loudest moment comes to lie, and how far quiet music is lifted at most, in decibels. */
const loudest = -1;
const mostLift = 36;
/** Voices that sound at once; the oldest go first. */
const voices = '128';

/** What FluidSynth says of files. */
const faults: readonly FileFault[] = [{ says: /error|unexpected|invalid|failed/i, code: 'corrupt_input' }];

const guard = ['-hide_banner', '-nostdin', '-protocol_whitelist', 'file', '-format_whitelist', 'w64', '-i'];

/** Decibels by which the music is to be made louder, by FFmpeg's look at all of it. */
const liftOf = async (job: StepJob, played: string): Promise<number> => {
  const outcome = await job.run(['ffmpeg', ...guard, `file:/job/${played}`, '-af', 'volumedetect', '-f', 'null', '-']);
  const found = /max_volume: (-?[\d.]+) dB/.exec(outcome.stderr)?.[1];
  if (outcome.exitCode !== 0 || found === undefined) throw toolProblem('ffmpeg', outcome, faults);
  return Math.min(mostLift, loudest - Number(found));
};

/** Music of notes, played by FluidSynth with a free sound font into samples that FFmpeg goes on with. */
export const midiEngine: Engine = {
  id: 'midi',
  steps: stepsOf({ mid: 'w64' }, () => ({
    cost: 2,
    options: [],
    weight: 'medium',
    needs: { programs: ['fluidsynth', 'ffmpeg'], files: [soundFont], workers: [midiWorker] },
  })),
  seconds: () => 110,
  convert: async (job) => {
    const [clean, played, output] = ['clean.mid', 'played.w64', 'out.w64'];
    await job.ask(midiWorker, { input: job.input.name, output: clean } satisfies MidiRequest);
    const outcome = await job.run(
      [
        ...['fluidsynth', '-n', '-i', '-q', '-g', gain, '-r', '44100', '-o', `synth.polyphony=${voices}`],
        ...['-T', 'w64', '-O', 'float', '-F', played, soundFont, clean],
      ],
      { limits: { cpuSeconds: 100 } },
    );
    if (outcome.exitCode !== 0 || (await checkOutput(job.stageDir, played)) === 0) throw toolProblem('fluidsynth', outcome, faults);
    const lift = await liftOf(job, played);
    const louder = await job.run([
      ...['ffmpeg', ...guard, `file:/job/${played}`, '-af', `volume=${lift}dB`, '-c:a', 'pcm_s16le', '-f', 'w64', `file:/job/${output}`],
    ]);
    if (louder.exitCode !== 0 || (await checkOutput(job.stageDir, output)) === 0) throw toolProblem('ffmpeg', louder, faults);
    return [{ name: output }];
  },
};
