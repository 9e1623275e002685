const levelOf = (line: string): number => {
  let level = 0;
  while (line[level] === '>') level++;
  return level;
};

/**
 * Joins the lines of text in `format=flowed` (RFC 3676) into paragraphs: a trailing blank marks a line that continues. Quoted
 * paragraphs are joined within their level and keep its marks. The signature separator `-- ` stays on its own line.
 * `isBlankAdded` if the blank is not part of the text (`delsp=yes`).
 */
export const withoutFlow = (text: string, isBlankAdded: boolean): string => {
  const lines: string[] = [];
  let parts: string[] = [];
  let open: number | undefined;
  const close = (): void => {
    if (open !== undefined) lines.push(`${'>'.repeat(open)}${open > 0 ? ' ' : ''}${parts.join('')}`);
    [parts, open] = [[], undefined];
  };
  for (const line of text.split(/\r?\n/)) {
    const level = levelOf(line);
    const content = line.slice(level).replace(/^ /, '');
    if (open !== level) close();
    open = level;
    const isSignature = content === '-- ';
    if (isSignature && parts.length > 0) {
      close();
      open = level;
    }
    const goesOn = content.endsWith(' ') && !isSignature;
    parts.push(goesOn && isBlankAdded ? content.slice(0, -1) : content);
    if (!goesOn) close();
  }
  close();
  return lines.join('\n');
};
