import { isBinaryDxf, textOfBinaryDxf } from './binary-dxf.ts';

const comment = /^[ \t]{0,9}999[ \t]{0,9}$/;

/** Tabs before numbers, in drawings of the first AutoCAD, which LibreOffice does not skip. */
const tabbed = /(\n|^)[ ]{0,9}\t[ \t]{0,9}(?=-?[\d.])/g;

/**
 * A drawing as LibreOffice reads it: in text, without tabs before numbers, and without comments (group 999) and blank lines before the
 * first section, because it detects a DXF only by that section at its start. Undefined if the drawing is like that. Throws a RangeError if
 * a binary drawing is cut off.
 */
export const plainDxf = (given: Buffer): Buffer | undefined => {
  const read = isBinaryDxf(given) ? textOfBinaryDxf(given) : given;
  const drawing =
    read.includes('\n\t') || read.includes(' \t') ? Buffer.from(read.toString('latin1').replace(tabbed, '$1'), 'latin1') : read;
  let at = 0;
  const line = (from: number): { readonly text: string; readonly next: number } => {
    const end = drawing.indexOf(0x0a, from);
    const next = end < 0 ? drawing.length : end + 1;
    return { text: drawing.toString('latin1', from, Math.min(next, from + 80)).trimEnd(), next };
  };
  while (at < drawing.length) {
    const { text, next } = line(at);
    if (comment.test(text)) at = line(next).next;
    else if (text === '') at = next;
    else break;
  }
  return at > 0 || drawing !== given ? drawing.subarray(at) : undefined;
};

const [firstEntity, lastWords] = [/\bENTITIES[ \t]{0,9}\r?\n[ \t]{0,9}0[ \t]{0,9}\r?\n[ \t]{0,9}(?!ENDSEC\b)\S/, /\b0\s{1,9}EOF\s{0,99}$/];

/** Whether a DXF in text is whole and draws nothing: LibreOffice calls it damaged. */
export const isEmptyDxf = (drawing: Buffer): boolean => {
  const text = drawing.toString('latin1');
  return lastWords.test(text.slice(-200)) && !firstEntity.test(text);
};
