import { readFileSync, writeFileSync } from 'node:fs';
import { mayBeCropped } from './crop-marks.ts';
import { binaryFonts } from './losses/binary-fonts.ts';
import { chartsInDoc } from './losses/charts.ts';
import type { Seen } from './losses/seen.ts';
import type { OfficeRequest } from './protocol.ts';
import { settleDocFields } from './saved-fields/settle-fields.ts';
import type { Facts } from './text-as-read.ts';

/** Notes what a DOC or PPT may lose. Returns the path to open: a copy at `path` if fields of a DOC have no source. */
export const readyBinary = (asked: OfficeRequest, from: 'doc' | 'ppt', path: string, facts: Facts, seen: Seen): string => {
  const bytes = readFileSync(asked.input);
  facts.hasCrops = mayBeCropped(from, bytes.toString('latin1'));
  if (asked.to === 'pdf') seen.listed.push(...binaryFonts(bytes, from));
  if (from === 'ppt') return asked.input;
  if (asked.to === 'html') seen.charts += chartsInDoc(bytes);
  const settled = settleDocFields(bytes, asked);
  if (!settled) return asked.input;
  writeFileSync(path, settled);
  return path;
};
