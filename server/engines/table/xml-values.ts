import { XMLParser } from 'fast-xml-parser';
import type { Value } from './value.ts';

/** XML as values: attributes begin with `@`, all texts stay texts. Throws where it is not well-formed. */
export const xmlValues = (text: string, { withoutPrefixes = false } = {}): Value => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    // Entities of a DOCTYPE are the classic bomb: those made of others stay as they stand.
    processEntities: { enabled: true, maxEntityCount: 0 },
    // Without these it leaves characters that are given as numbers as they stand.
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    removeNSPrefix: withoutPrefixes,
  });
  return parser.parse(text, true) as Value;
};
