/** Signs that base64 does not have, and lines that no base64 has. */
const foreign = /[^A-Za-z0-9+/=\s]/;
const [underscore, equals] = [0x5f, 0x3d];
const rule = /^_{5,}\s*$/;

/**
 * Finds the plain lines that mailing lists append to a text in base64, which no decoder can read. `isFooter` takes the lines of one part
 * in order.
 */
export const footerFinder = () => {
  let [isOver, isFooter] = [false, false];
  const lines: string[] = [];
  return {
    /** The lines found so far, in UTF-8. */
    text: (): string => lines.join('\n').trimEnd(),
    /** Whether the line is none of the encoded text. Boundaries of parts never are. */
    isFooter: (line: Uint8Array): boolean => {
      if (!isFooter && !isOver && line[0] !== underscore) {
        isOver = line.at(-1) === equals;
        return false;
      }
      // Longer lines are data.
      const text = line.length > 1000 ? '' : Buffer.from(line.buffer, line.byteOffset, line.byteLength).toString('utf8');
      if (text.startsWith('--')) return false;
      isFooter ||= rule.test(text) || (isOver && foreign.test(text));
      if (isFooter) lines.push(text);
      else if (line.length > 0) isOver = text.trimEnd().endsWith('=');
      return isFooter;
    },
  };
};
