import { readPart } from '../../formats/ooxml/part.ts';
import { relationsOf } from '../../formats/ooxml/relations.ts';
import { innermostElements } from '../../formats/xml/innermost.ts';
import type { ZipFile } from '../../formats/zip/read.ts';

const diagram = /<dgm:relIds\s[^<>]*?r:dm="([^"<>]*)"/g;
/** A diagram's frame begins at most this far before it, in characters. */
const nearby = 4000;
const mostCharacters = 2000;

export const hasDiagrams = (text: string): boolean => text.includes('<dgm:relIds');

/** The words of a diagram's boxes (ECMA-376-1, 21.4.2.1), as XML. */
const wordsOf = (data: string): string =>
  [...innermostElements(data, 'dgm:t')]
    .map(({ inner }) => [...inner.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, words]) => words).join(''))
    .filter((words) => words.trim() !== '')
    .join(', ')
    .slice(0, mostCharacters)
    .replace(/&[^;]{0,9}$/, '')
    .replaceAll('"', '&quot;');

/** A part of a DOCX whose diagrams (SmartArt) have their words as description: LibreOffice's pages show diagrams as images. */
export const withDescribedDiagrams = async (zip: ZipFile, name: string, text: string): Promise<string> => {
  const targets = new Map((await relationsOf(zip, name)).map(({ id, target }) => [id, target]));
  const pieces: string[] = [];
  let last = 0;
  for (const { 1: id = '', index } of text.matchAll(diagram)) {
    const target = targets.get(id);
    const from = Math.max(last, index - nearby);
    const at = from + text.slice(from, index).lastIndexOf('<wp:docPr ');
    if (target === undefined || at < from) continue;
    const tag = text.slice(at, text.indexOf('>', at) + 1);
    const words = /\sdescr="[^"]/.test(tag) ? '' : wordsOf(await readPart(zip, target));
    if (words === '') continue;
    pieces.push(
      text.slice(last, at),
      tag.replace(/\sdescr=""/, '').replace('<wp:docPr', () => `<wp:docPr descr="${words}"`),
    );
    last = at + tag.length;
  }
  return pieces.join('') + text.slice(last);
};
