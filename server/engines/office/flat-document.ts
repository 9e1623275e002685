import { odfVocabulary } from '../../formats/odf.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';

const content = /<office:(?:styles|automatic-styles|master-styles|body)[\s>]/;
const ownProperty = /<meta:user-defined(?:\s[^<>]*)?(?:\/>|>[^<]*<\/meta:user-defined>)/g;

/**
 * A flat OpenDocument in the standard spelling, without user-defined properties of embedded documents: while it opens these,
 * LibreOffice (25.2) waits for a lock that it has itself, for ever. Its own flat files have them for each embedded sheet of Excel.
 */
export const flatDocument = (text: string): string => {
  const plain = plainXmlText(text, odfVocabulary);
  const start = plain.search(content);
  return start < 0 || !plain.includes('<meta:user-defined', start)
    ? plain
    : plain.slice(0, start) + plain.slice(start).replace(ownProperty, '');
};
