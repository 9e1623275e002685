import { join } from 'node:path';
import type { Engine, StepJob, WorkerKind } from '../../contract/engine.ts';
import type { FileFault } from '../../contract/file-faults.ts';
import { doneSchema } from '../../contract/reply.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { idleLibraries } from '../ffmpeg/idle-libraries.ts';
import { toolProblem } from '../tool-problem.ts';
import type { MidiRequest } from './protocol.ts';

const midiWorker = { id: 'midi', reply: doneSchema, entry: join(import.meta.dir, 'worker.ts'), minIdle: 0 } satisfies WorkerKind;

/** General MIDI instruments from Debian's timgm6mb-soundfont. */
const soundFont = '/usr/share/sounds/sf2/TimGM6mb.sf2';

/** Low enough for the loudest orchestra; FFmpeg normalises the peak afterwards. */
const gain = '0.1';
/** Target peak, and the maximum gain for quiet music, in decibels. */
const loudest = -1;
const mostLift = 36;
/** Limit of simultaneous voices; the oldest are dropped first. */
const voices = '128';

const faults: readonly FileFault[] = [{ says: /error|unexpected|invalid|failed/i, code: 'corrupt_input' }];

const guard = ['-hide_banner', '-nostdin', '-protocol_whitelist', 'file', '-format_whitelist', 'w64', '-i'];

/** Gain in decibels for the target peak, measured by FFmpeg over the whole piece. */
const liftOf = async (job: StepJob, played: string): Promise<number> => {
  const outcome = await job.run(['ffmpeg', ...guard, `file:/job/${played}`, '-af', 'volumedetect', '-f', 'null', '-']);
  const found = /max_volume: (-?[\d.]+) dB/.exec(outcome.stderr)?.[1];
  if (outcome.exitCode !== 0 || found === undefined) throw toolProblem('ffmpeg', outcome, faults);
  return Math.min(mostLift, loudest - Number(found));
};

/** Synthesises MIDI music with FluidSynth and a free sound font; FFmpeg encodes the samples. */
export const midiEngine: Engine = {
  id: 'midi',
  idleLibraries,
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
