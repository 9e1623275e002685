import { readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { damagedAt, serve, WorkerProblem } from '../../contract/worker-main.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { jsonFault } from '../../formats/text/json-fault.ts';
import type { RisRequest } from './protocol.ts';
import { readRis } from './read.ts';
import type { Reference } from './reference.ts';
import { writeRis } from './write.ts';

const isObject = (value: unknown): value is Reference => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a list of references, a single one, or a list inside an object, as citation processors export it. */
const readCsl = (text: string): readonly Reference[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damagedAt(jsonFault(text), message('referencesNotJson'));
  }
  const list = isObject(value) ? (value.items ?? value.references ?? [value]) : value;
  if (!Array.isArray(list) || !list.every(isObject)) throw new WorkerProblem('corrupt_input', message('referencesNoList'));
  return list;
};

void serve<RisRequest>(async ({ input, to, output }) => {
  const { text } = decodeText(readFileSync(input));
  const { references, without } = to === 'ris' ? { references: readCsl(text), without: 0 } : readRis(text);
  if (references.length === 0)
    throw new WorkerProblem(to === 'ris' || text.trim() === '' ? 'nothing_to_convert' : 'corrupt_input', message('referencesNone'));
  if (to !== 'ris') {
    writeFileSync(output, `${JSON.stringify(references, null, 2)}\n`);
    return { without };
  }
  const made = writeRis(references);
  writeFileSync(output, made.text);
  return { without: made.without };
});
