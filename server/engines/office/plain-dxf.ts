const comment = /^[ \t]{0,9}999[ \t]{0,9}$/;

/**
 * A drawing without the comments (group 999) and blank lines before its first section: LibreOffice knows a DXF by that section alone.
 * Undefined where nothing stands before it.
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
