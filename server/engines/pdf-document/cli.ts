import { basename, extname } from 'node:path';
import { convertPdf } from './convert-pdf.ts';
import { isTarget } from './targets.ts';

/** `bun cli.ts in.pdf out.docx`: converts a file without the server, for measurements. */
const [input, output] = process.argv.slice(2);
if (!input || !output) {
  console.error('Give a PDF and the file to write: cli.ts in.pdf out.docx');
  process.exit(2);
}
const target = extname(output).slice(1);
if (!isTarget(target)) {
  console.error(`The output format ${target} is not one that this can write.`);
  process.exit(2);
}
const bytes = new Uint8Array(await Bun.file(input).arrayBuffer());
// Scanned pages stay pictures here: only the engine runs OCR.
const converted = await convertPdf(bytes, target, { title: basename(input, '.pdf'), recognised: new Map() });
if (converted.kind === 'converted') await Bun.write(output, converted.bytes);
