import { type Message, message } from '../../../catalogue/languages/message.ts';
import { innermostElements } from '../../formats/xml/innermost.ts';

/** Elements that can't contain a note: comments there are written inline. */
const closed = /<(\/?)(text:note|draw:text-box|draw:custom-shape|style:header[\w-]*(?![\w-])|style:footer[\w-]*(?![\w-]))\b[^<>]*?(\/?)>/g;

/** Difference in nesting depth of these elements between the start and the end of a text. */
const depthOf = (text: string): number => {
  let depth = 0;
  for (const [, end, , empty] of text.matchAll(closed)) depth += empty ? 0 : end ? -1 : 1;
  return depth;
};

const part = (annotation: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(annotation)?.[1]?.trim() ?? '';

/** `Comment by Ada (2024-05-06): ` */
const heading = (annotation: string): string => {
  const [author, date] = [part(annotation, 'dc:creator'), part(annotation, 'dc:date').slice(0, 10)];
  return `Comment${author && ` by ${author}`}${date && ` (${date})`}: `;
};

const wordsOf = (annotation: string): string =>
  annotation
    .replace(/<(dc:creator|dc:date|meta:creator-initials)>[^<]*<\/\1>/g, '')
    .replace(/<\/text:(p|h)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .trim();

/** The note on a document's comments where the target format can't keep them. */
export const commentsNote = (count: number, to: string): readonly Message[] => {
  if (count === 0) return [];
  if (to === 'pdf' || to === 'left-out') return [message('commentsLeft', { count })];
  return to === 'html' ? [message('commentsNoted', { count })] : [];
};

/**
 * Turns the comments of a flat ODT into notes, because pages and books support notes but not comments. Notes of the text keep
 * their numbers; comments become `c1`, `c2` and so on.
 */
export const commentsAsNotes = (fodt: string): string => {
  let [count, last, depth] = [0, 0, 0];
  const pieces: string[] = [];
  for (const { index, end, inner: annotation } of innermostElements(fodt, 'office:annotation')) {
    if (index < last) continue;
    const between = fodt.slice(last, index);
    pieces.push(between);
    last = end;
    depth += depthOf(between);
    const said = wordsOf(annotation);
    if (!said) continue;
    const words = heading(annotation) + said;
    const label = `c${++count}`;
    pieces.push(
      depth === 0
        ? `<text:note text:id="${label}" text:note-class="footnote"><text:note-citation text:label="${label}">${label}</text:note-citation><text:note-body><text:p><text:s/>${words}</text:p></text:note-body></text:note>`
        : ` [${words}]`,
    );
  }
  return (pieces.join('') + fodt.slice(last)).replace(/<office:annotation-end\b[^<>]*\/>/g, '');
};
