import { extensionOf } from '../../../../catalogue/formats.ts';
import { odfVocabulary } from '../../../formats/odf.ts';
import type { Vocabulary } from '../../../formats/xml/plain.ts';
import { plainXmlText } from '../../../formats/xml/respell.ts';
import type { OfficeRequest } from '../protocol.ts';
import { editableTexts } from '../text-formats.ts';
import { withComputedContents } from './contents.ts';
import { settledDoc } from './doc-fields.ts';
import type { FieldSources } from './field-code.ts';
import { odfTargets, settleOdfFields } from './odf-fields.ts';
import { settleRtfFields } from './rtf-fields.ts';
import { settleWordFields } from './word-fields.ts';

/** WordprocessingML, transitional and strict (ECMA-376-1, ISO/IEC 29500-1). */
const wordVocabulary: Vocabulary = {
  w: ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.oclc.org/ooxml/wordprocessingml/main'],
};

type Parts = ReadonlyMap<string, string>;
type Asked = Pick<OfficeRequest, 'from' | 'to' | 'title'>;

const wordField = /fldChar|fldSimple/;
const odfField =
  /(?:-ref|:date|:time|:title|:subject|:keywords|:description|:user-defined|:author-|:initial-creator|:creator|:creation-|:modification-|:print|:editing-|:template-name|:database-|:dde-|:sender-|:file-name)[\s>]/;

/** Whether a part of a text package is needed to settle its fields. */
export const concernsFields = (name: string, text: string): boolean =>
  /^docProps\/|^meta\.xml$|(?:^|\/)styles\.xml$/.test(name) ||
  /bookmarkStart|text:bookmark|text:reference-mark/.test(text) ||
  wordField.test(text) ||
  odfField.test(text);

const valuesOf = (parts: Parts): ReadonlySet<string> =>
  new Set(
    [...parts]
      .filter(([name]) => /^docProps\/|^meta\.xml$/.test(name))
      .flatMap(([, text]) => [...text.matchAll(/>([^<>]{1,500})</g)].map(([, value = '']) => value.trim())),
  );
const namesIn = (parts: Parts, pattern: RegExp): ReadonlySet<string> =>
  new Set([...parts.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase())));

const sourcesOf = ({ from, to, title }: Asked): Omit<FieldSources, 'bookmarks'> => ({
  styles: new Set(),
  properties: new Set(),
  fileName: `${title}.${extensionOf(from)}`,
  isEdited: editableTexts.has(to),
  isPage: to === 'html',
});

/** Parts of a package with fields without a source replaced by their saved text; returns only parts that concern fields. */
export const settlePackageFields = (parts: Parts, asked: Asked): Readonly<Record<string, string>> => {
  const isOdf = /^(?:ott|odt)$/.test(asked.from);
  const withFields = [...parts].filter(([, text]) => (isOdf ? odfField : wordField).test(text));
  if (withFields.length === 0) return {};
  const plain = new Map(withFields.map(([name, text]) => [name, plainXmlText(text, isOdf ? odfVocabulary : wordVocabulary)]));
  const styles = plainXmlText(parts.get('word/styles.xml') ?? '', wordVocabulary);
  const computed = isOdf ? plain : new Map([...plain].map(([name, text]) => [name, withComputedContents(text, styles)]));
  const sources = {
    ...sourcesOf(asked),
    bookmarks: namesIn(
      new Map([...parts, ...computed]),
      /<[\w.-]*:?bookmarkStart\s(?:(?!\s[\w.-]*:?name=)[^<>])*\s[\w.-]*:?name="([^"]*)"/g,
    ),
    styles: namesIn(parts, /<w:name\s+w:val="([^"]*)"/g),
    properties: valuesOf(parts),
  };
  const targets = new Set([...computed.values()].flatMap((text) => [...odfTargets(text)]));
  return Object.fromEntries(
    [...computed]
      .map(([name, text]) => [name, isOdf ? settleOdfFields(text, targets, sources) : settleWordFields(text, sources)] as const)
      .filter(([name, text]) => text !== plain.get(name)),
  );
};

/** Replaces fields without a source by their saved text, in a flat ODT normalised by plainXmlText. */
export const settleFlatFields = (fodt: string, asked: Asked): string => {
  const [meta = ''] = /<office:meta>(?:(?!<office:meta>)[\s\S])*?<\/office:meta>/.exec(fodt) ?? [];
  const properties = valuesOf(new Map([['meta.xml', meta]]));
  return settleOdfFields(fodt, odfTargets(fodt), { ...sourcesOf(asked), bookmarks: new Set(), properties });
};

/** The same for an RTF, as bytes. */
export const settleTextFields = (rtf: string, asked: Asked): string => settleRtfFields(rtf, sourcesOf(asked));

/** The same for a DOC; undefined if nothing changes. */
export const settleDocFields = (doc: Buffer, asked: Asked): Buffer | undefined => settledDoc(doc, sourcesOf(asked));
