import { readFileSync, writeFileSync } from 'node:fs';
import { readOrCorrupt, serve, WorkerProblem } from '../../contract/worker-main.ts';
import { cleanMidi, midiLimits } from './clean-midi.ts';
import type { MidiRequest } from './protocol.ts';

void serve<MidiRequest>(async ({ input, output }) => {
  const { bytes, seconds, events } = readOrCorrupt(() => cleanMidi(readFileSync(input)), 'The MIDI file is damaged.');
  if (events === 0) throw new WorkerProblem('nothing_to_convert', 'The MIDI file has no notes.');
  for (const [name, actual] of Object.entries({ seconds, events })) {
    const max = midiLimits[name as 'seconds' | 'events'];
    if (actual > max) throw new WorkerProblem('resource_limit', undefined, { name, max, actual: Math.round(actual) });
  }
  writeFileSync(output, bytes);
  return null;
});
