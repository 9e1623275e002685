import { readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { fromCollection } from './collection.ts';
import { fromEot, toEot } from './eot.ts';
import type { FontRequest } from './protocol.ts';
import { outlinesOf, tablesOf } from './sfnt.ts';
import { fromWoff, toWoff } from './woff.ts';

const pack = (font: Buffer, to: string): Buffer => {
  const outlines = outlinesOf(tablesOf(font));
  if (outlines === 'postscript' && (to === 'ttf' || to === 'eot'))
    throw new WorkerProblem('unsupported_conversion', message('fontPostScript'));
  if (outlines === 'truetype' && to === 'otf') throw new WorkerProblem('unsupported_conversion', message('fontTrueType'));
  return to === 'eot' ? toEot(font) : to === 'woff' ? toWoff(font) : font;
};

void serve<FontRequest>(async ({ input, from, to, output, index }) => {
  const file = readFileSync(input);
  const font = index !== undefined ? fromCollection(file, index) : from === 'eot' ? fromEot(file) : from === 'woff' ? fromWoff(file) : file;
  writeFileSync(output, pack(font, to));
});
