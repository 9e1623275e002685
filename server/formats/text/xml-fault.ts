import { SaxesParser } from 'saxes';
import { type Fault, type Place, placeAt } from '../../contract/place.ts';

/** What Saxes says is wrong, the first that fits. What is none of ours to name stands at the end. */
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

/** What is told where a tag ends, and is about all of it. */
const ofTags: ReadonlySet<Fault> = new Set(['tag-other', 'attribute-twice']);

/** The & that stands open at `at`: an entity goes on to the next semicolon, whatever is between. What the file's own end cuts is none. */
const openEntity = (text: string, at: number): number | undefined => {
  const found = text.indexOf('&', text.lastIndexOf(';', at - 1) + 1);
  if (found < 0 || found > at || /^&#?\w{0,40}$/.test(text.slice(found, found + 50))) return undefined;
  const other = text.lastIndexOf('<!', found);
  return other < 0 || text.slice(other, found).includes('>') ? found : undefined;
};

/** A fault that was told at `at`, where the visitor would look for it. */
const placed = (text: string, fault: Fault, at: number): Place => {
  if (fault === 'ends' || fault === 'ampersand') {
    const entity = openEntity(text, at);
    return entity === undefined ? placeAt(text, fault === 'ends' ? text.length : at, fault) : placeAt(text, entity, 'ampersand');
  }
  if (fault === 'tag-name' && text[at - 1] === '<') return placeAt(text, at - 1, 'less-than');
  if (fault === 'character' && text[at] === '<') return placeAt(text, at, 'less-than');
  return placeAt(text, ofTags.has(fault) ? Math.max(0, text.lastIndexOf('<', at)) : at, fault);
};

/** The first fault that stops the reading. */
class Stop extends Error {}

/** Where a text is no well-formed XML; nothing where it is, but for names of entities, which nobody has told us. */
export const xmlFault = (text: string): Place | undefined => {
  const parser = new SaxesParser();
  let found: Place | undefined;
  parser.on('error', ({ message }) => {
    // Names of HTML's entities are no fault of a document that readers take.
    if (message.includes('undefined entity')) return;
    const at = Math.max(0, parser.position - 1);
    found = placed(text, said.find(([says]) => says.test(message))?.[1] ?? 'xml-line', at);
    throw new Stop();
  });
  try {
    parser.write(text).close();
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
  }
  return found;
};
