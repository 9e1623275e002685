import type { Place } from '../../contract/place.ts';

/** Positions in errors of Pandoc's text readers; those of its XML reader look like `4:1 (54)-4:8 (61): Expected end element`. */
const ofText = /^Error at "[^"\n]{0,200}" \(line (\d{1,8}), column \d{1,8}\):\s{0,3}\n?(unexpected end of input)?/m;
const ofXml = /^(\d{1,8}):\d{1,8} \(\d{1,9}\)(?:-\d{1,8}:\d{1,8} \(\d{1,9}\))?:(?: Expected (end element))?/m;

/**
 * The line at which Pandoc gave up. The message comes from inside the sandbox, so it only selects one of our own texts and is
 * never passed on. Columns are ignored because Pandoc counts a tab as several.
 */
export const placeSaid = (said: string): Place | undefined => {
  const [, line, end] = ofText.exec(said) ?? [];
  const [, xmlLine, other] = ofXml.exec(said) ?? [];
  const found = Number(line ?? xmlLine ?? 0);
  if (found < 1) return undefined;
  if (line === undefined) return { line: found, fault: other ? 'tag-other' : 'xml-line' };
  return { line: found, fault: end ? 'ends' : 'misfit' };
};
