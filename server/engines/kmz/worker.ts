import { readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { openZip } from '../../formats/zip/read.ts';
import { createZip } from '../../formats/zip/write.ts';
import type { KmzReply, KmzRequest } from './protocol.ts';

/** Unpacks the first KML of a KMZ, usually `doc.kml` at the top level (OGC KML 2.3, annex C). */
const unpack = async (input: string, output: string): Promise<KmzReply> => {
  const zip = openZip(input);
  const files = zip.entries.filter(({ name }) => !name.endsWith('/'));
  const main = files.find(({ name }) => /^[^/]+\.kml$/i.test(name)) ?? files.find(({ name }) => name.toLowerCase().endsWith('.kml'));
  if (!main) throw new WorkerProblem('corrupt_input', message('kmlNone'));
  writeFileSync(output, await zip.bytes(main.name));
  return { beside: files.length - 1 };
};

const pack = async (input: string, output: string): Promise<KmzReply> => {
  const zip = createZip(output);
  await zip.add('doc.kml', readFileSync(input));
  zip.close();
  return { beside: 0 };
};

void serve<KmzRequest>(({ input, to, output }) => (to === 'kmz' ? pack(input, output) : unpack(input, output)));
