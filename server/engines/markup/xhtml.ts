import { SaxesParser } from 'saxes';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { countLevels } from '../../formats/xml/levels.ts';
import { htmlEntities } from '../../formats/xml/tree.ts';

/** Void elements (HTML, 13.1.2). */
const endless: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that HTML parses by other rules, and that no reader sees. */
const unread: ReadonlySet<string> = new Set(['script', 'style']);
const xmlNames = 'http://www.w3.org/XML/1998/namespace';
/** Attribute prefixes that the HTML parser knows. */
const prefixes = bareRecord<string>({
  'http://www.w3.org/1999/xlink': 'xlink:',
  [xmlNames]: 'xml:',
  'http://www.idpf.org/2007/ops': 'epub:',
  '': '',
});

/**
 * Converts XHTML to equivalent HTML: every element gets an end tag, names lose their prefixes, CDATA sections become text.
 * Undefined for XML that is not well-formed, which the lenient HTML parser handles.
 */
export const xhtmlAsHtml = (xhtml: string): string | undefined => {
  const parser = new SaxesParser({ xmlns: true, resolvePrefix: (prefix: string) => prefix });
  parser.ENTITIES = htmlEntities;
  const pieces: string[] = [];
  let isBroken = false;
  let [depth, hidden] = [0, 0];
  parser.on('error', () => {
    isBroken = true;
  });
  const closed = countLevels(parser, () => {
    isBroken = true;
  });
  const text = (words: string): void => {
    if (hidden === 0 && depth > 0) pieces.push(escapeXml(words));
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('opentag', ({ local, attributes }) => {
    depth++;
    if (unread.has(local)) hidden++;
    if (hidden > 0) return;
    const all = Object.values(attributes);
    const has = (name: string): boolean => all.some(({ uri, local: key }) => uri === '' && key === name);
    const given = all.flatMap(({ uri, local: key, value }) => {
      // HTML uses the unprefixed `lang` (HTML, 3.2.6.2).
      if (uri === xmlNames && key === 'lang') return has('lang') ? [] : [` lang="${escapeXml(value)}"`];
      const prefix = prefixes[uri];
      return prefix === undefined ? [] : [` ${prefix}${key}="${escapeXml(value)}"`];
    });
    // Marks an image without a description as decorative, so that screen readers don't read its address.
    if (local === 'img' && !has('alt')) given.push(' alt=""');
    pieces.push(`<${local}${given.join('')}>`);
  });
  parser.on('closetag', ({ local }) => {
    closed();
    if (hidden === 0 && !endless.has(local)) pieces.push(`</${local}>`);
    if (unread.has(local)) hidden--;
    depth--;
  });
  const whole = xhtml.replace(/^\ufeff/, '');
  for (let at = 0; at < whole.length && !isBroken; at += 65_536) parser.write(whole.slice(at, at + 65_536));
  if (!isBroken) parser.close();
  return isBroken ? undefined : pieces.join('');
};
