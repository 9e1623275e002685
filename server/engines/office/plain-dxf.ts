const comment = /^[ \t]{0,9}999[ \t]{0,9}$/;

/**
 * Removes comments (group 999) and blank lines before a drawing's first section, because LibreOffice detects a DXF only by that section
 * at its start. Undefined if nothing precedes it.
 */
export const plainDxf = (drawing: Buffer): Buffer | undefined => {
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
  return at > 0 ? drawing.subarray(at) : undefined;
};

const [firstEntity, lastWords] = [/\bENTITIES[ \t]{0,9}\r?\n[ \t]{0,9}0[ \t]{0,9}\r?\n[ \t]{0,9}(?!ENDSEC\b)\S/, /\b0\s{1,9}EOF\s{0,99}$/];

/** Whether a DXF in text is whole and draws nothing: LibreOffice calls it damaged. */
export const isEmptyDxf = (drawing: Buffer): boolean => {
  const text = drawing.toString('latin1');
  return lastWords.test(text.slice(-200)) && !firstEntity.test(text);
};
