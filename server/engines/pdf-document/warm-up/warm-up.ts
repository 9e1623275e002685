import { existsSync, readFileSync } from 'node:fs';
import { convertPdf } from '../convert-pdf.ts';
import { ownPdf } from './own-pdf.ts';

/** Metric-compatible font of the toolchain: most documents embed fonts of this kind. */
export const fontFile = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/** Enough rounds for the JIT compiler to optimise the common code paths. */
const rounds = 10;
/** Targets whose writers read no files; they compile the shared code. */
const targets = ['docx', 'html', 'txt', 'md'] as const;

/**
 * For the program from which workers are forked. Loads modules that are loaded on demand but resolve elsewhere in a fork, such as packages
 * with native parts, and converts sample pages: forks inherit the compiled code.
 */
export const warmUp = async (): Promise<void> => {
  await import('sharp');
  // pdf.js reads its own fonts from files, which would start threads.
  if (!existsSync(fontFile)) return;
  const bytes = ownPdf(new Uint8Array(readFileSync(fontFile)));
  for (let round = 0; round < rounds; round++) {
    for (const to of targets) await convertPdf(bytes.slice(), to, { title: 'Of Rivers', progress: () => undefined });
    // Memory stays allocated once used, and each fork gets its page tables.
    Bun.gc(true);
  }
};
