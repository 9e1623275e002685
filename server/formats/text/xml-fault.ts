import { SaxesParser } from 'saxes';
import { type Fault, type Place, placeAt } from '../../contract/place.ts';
import { withoutLateDeclaration } from '../xml/declaration.ts';

/** Patterns of Saxes's messages; the first match applies. The catch-all comes last. */
const said: readonly (readonly [RegExp, Fault])[] = [
  [/unclosed tag|unexpected end|root element/, 'ends'],
  [/unexpected close tag|unmatched closing|weird empty close/, 'tag-other'],
  [/duplicate attribute/, 'attribute-twice'],
  [/in tag name|malformed name|in closing tag/, 'tag-name'],
  [/attribute|between attributes|forward-slash/, 'attribute'],
  [/entity/, 'ampersand'],
  [/outside of root|one root/, 'outside'],
  [/disallowed character\.|"]]>"/, 'character'],
];

/** Faults that are reported at the end of a tag but concern all of it. */
const ofTags: ReadonlySet<Fault> = new Set(['tag-other', 'attribute-twice']);

/** Position of the & that is still open at `at`: an entity extends to the next semicolon. Undefined if the end of the file cuts it off. */
const openEntity = (text: string, at: number): number | undefined => {
  const found = text.indexOf('&', text.lastIndexOf(';', at - 1) + 1);
  if (found < 0 || found > at || /^&#?\w{0,40}$/.test(text.slice(found, found + 50))) return undefined;
  const other = text.lastIndexOf('<!', found);
  return other < 0 || text.slice(other, found).includes('>') ? found : undefined;
};

/** Moves a fault reported at `at` to the position where the user would look for it. */
const placed = (text: string, fault: Fault, at: number): Place => {
  if (fault === 'ends' || fault === 'ampersand') {
    const entity = openEntity(text, at);
    return entity === undefined ? placeAt(text, fault === 'ends' ? text.length : at, fault) : placeAt(text, entity, 'ampersand');
  }
  if (fault === 'tag-name' && text[at - 1] === '<') return placeAt(text, at - 1, 'less-than');
  if (fault === 'character' && text[at] === '<') return placeAt(text, at, 'less-than');
  return placeAt(text, ofTags.has(fault) ? Math.max(0, text.lastIndexOf('<', at)) : at, fault);
};

/** Thrown at the first fault to stop parsing. */
class Stop extends Error {}

/** Position of the first well-formedness error; undefined if there is none. Undefined entities do not count. */
export const xmlFault = (text: string): Place | undefined => {
  const parser = new SaxesParser();
  let found: Place | undefined;
  parser.on('error', ({ message }) => {
    // Parsers accept HTML's entity names, so they are no fault.
    if (message.includes('undefined entity')) return;
    const at = Math.max(0, parser.position - 1);
    found = placed(text, said.find(([says]) => says.test(message))?.[1] ?? 'xml-line', at);
    throw new Stop();
  });
  try {
    parser.write(withoutLateDeclaration(text)).close();
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
  }
  return found;
};
