import { existsSync, readFileSync } from 'node:fs';
import { convertPdf } from '../convert-pdf.ts';
import { ownPdf } from './own-pdf.ts';

/** Metric twins that the toolchain brings: most documents carry fonts of this kind along. */
export const fontFile = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/** Often enough for the compiler to have had its say about what most documents go through. */
const rounds = 10;
/** Those whose writers wait for no files: what all have in common is compiled by them. */
const targets = ['docx', 'html', 'txt', 'md'] as const;

/**
 * For the program that workers are forked from. Loads what is only loaded for some documents but lies elsewhere in a fork, as packages
 * with native parts do, and has pages of our own converted: forks have what it has compiled.
 */
export const warmUp = async (): Promise<void> => {
  await import('sharp');
  // pdf.js reads the fonts of its own as files, and with that threads would begin.
  if (!existsSync(fontFile)) return;
  const bytes = ownPdf(new Uint8Array(readFileSync(fontFile)));
  for (let round = 0; round < rounds; round++) {
    for (const to of targets) await convertPdf(bytes.slice(), to, { title: 'Of Rivers', progress: () => undefined });
    // What has been taken once is kept, and each fork gets the tables of it.
    Bun.gc(true);
  }
};
