import { readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { readOrCorrupt, serve, WorkerProblem } from '../../contract/worker-main.ts';
import { cleanMidi, midiLimits } from './clean-midi.ts';
import type { MidiRequest } from './protocol.ts';

void serve<MidiRequest>(async ({ input, output }) => {
  const { bytes, seconds, events } = readOrCorrupt(() => cleanMidi(readFileSync(input)), message('midiDamaged'));
  if (events === 0) throw new WorkerProblem('nothing_to_convert', message('midiEmpty'));
  for (const [name, actual] of Object.entries({ seconds, events })) {
    const max = midiLimits[name as 'seconds' | 'events'];
    if (actual > max) throw new WorkerProblem('resource_limit', undefined, { name, max, actual: Math.round(actual) });
  }
  writeFileSync(output, bytes);
  return null;
});
