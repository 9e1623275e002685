import { parseFragment } from 'parse5';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { mathOfOffice } from '../../formats/math/omml.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { innermostElements, replaceInnermost } from '../../formats/xml/innermost.ts';
import { parseXml } from '../../formats/xml/tree.ts';
import { alternativeText } from '../markup/alternative-text.ts';

/** Longer formulas keep their fallback picture. */
const mostCharacters = 100_000;

const lineOf = (formula: string): string => {
  const [math] = parseFragment(mathOfOffice(parseXml(formula))).childNodes;
  return math && 'tagName' in math ? (alternativeText(math) ?? '') : '';
};

/** A shape with its formulas as text; undefined if one is no XML. */
const asText = (shape: string): string | undefined => {
  try {
    return replaceInnermost(shape, 'a14:m', ({ inner }) => `<a:r><a:rPr/><a:t>${escapeXml(lineOf(inner))}</a:t></a:r>`);
  } catch (thrown) {
    if (thrown instanceof WorkerProblem) return undefined;
    throw thrown;
  }
};

/**
 * Formulas of slides as lines of text. PowerPoint saves a shape with formulas twice, with a picture of all its words for older
 * programs, and LibreOffice takes the picture. `read` is true if the words matter more than the look; otherwise shapes with a
 * picture keep it.
 */
export const withFormulaLines = (slide: string, read: boolean): string =>
  replaceInnermost(slide, 'mc:AlternateContent', ({ inner }) => {
    const choice = [...innermostElements(inner, 'mc:Choice')].find((one) => one.inner.includes('<a14:m'));
    const [fallback] = innermostElements(inner, 'mc:Fallback');
    if (!choice || choice.inner.length > mostCharacters || (!read && fallback?.inner.includes('<a:blip '))) return undefined;
    return asText(choice.inner);
  });
