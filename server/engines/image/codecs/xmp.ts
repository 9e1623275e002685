import { isUtf8 } from 'node:buffer';
import { escapeXml } from '../../../formats/ooxml/xml.ts';
import { type IptcFields, readIptc } from './iptc.ts';

type Shape = 'text' | 'language' | 'bag' | 'sequence';

/** XMP property of each IPTC data set (IPTC Photo Metadata Standard; Metadata Working Group, guidelines 2.0). */
const properties: readonly (readonly [number, string, Shape])[] = [
  [5, 'dc:title', 'language'],
  [10, 'photoshop:Urgency', 'text'],
  [15, 'photoshop:Category', 'text'],
  [20, 'photoshop:SupplementalCategories', 'bag'],
  [25, 'dc:subject', 'bag'],
  [40, 'photoshop:Instructions', 'text'],
  [80, 'dc:creator', 'sequence'],
  [85, 'photoshop:AuthorsPosition', 'text'],
  [90, 'photoshop:City', 'text'],
  [92, 'Iptc4xmpCore:Location', 'text'],
  [95, 'photoshop:State', 'text'],
  [100, 'Iptc4xmpCore:CountryCode', 'text'],
  [101, 'photoshop:Country', 'text'],
  [103, 'photoshop:TransmissionReference', 'text'],
  [105, 'photoshop:Headline', 'text'],
  [110, 'photoshop:Credit', 'text'],
  [115, 'photoshop:Source', 'text'],
  [116, 'dc:rights', 'language'],
  [120, 'dc:description', 'language'],
  [122, 'photoshop:CaptionWriter', 'text'],
];
const [dateCreated, timeCreated] = [55, 60];

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
} as const;

const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const escaped = (text: string): string => escapeXml(text.replace(unwritable, ''));

const element = (name: string, shape: Shape, values: readonly string[]): string => {
  const [first = ''] = values;
  if (shape === 'text') return `<${name}>${escaped(first)}</${name}>`;
  if (shape === 'language') return `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(first)}</rdf:li></rdf:Alt></${name}>`;
  const list = shape === 'bag' ? 'rdf:Bag' : 'rdf:Seq';
  return `<${name}><${list}>${values.map((value) => `<rdf:li>${escaped(value)}</rdf:li>`).join('')}</${list}></${name}>`;
};

/** Converts `20240131` and `123015+0100` to the date format of XMP. */
const dateOf = (fields: IptcFields): string | undefined => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(fields.get(dateCreated)?.[0] ?? '') ?? [];
  if (!year) return undefined;
  const [, hour, minute, second, zone = ''] = /^(\d\d)(\d\d)(\d\d)([+-]\d{4})?$/.exec(fields.get(timeCreated)?.[0] ?? '') ?? [];
  const time = hour ? `T${hour}:${minute}:${second}${zone.replace(/^(...)/, '$1:')}` : '';
  return `${year}-${month}-${day}${time}`;
};

/** The properties of an IPTC block that the XMP lacks, as elements. */
const missing = (fields: IptcFields, xmp: string): string => {
  const date = dateOf(fields);
  const stated = properties.flatMap(([dataSet, name, shape]) => {
    const values = fields.get(dataSet);
    return values ? [[name, element(name, shape, values)] as const] : [];
  });
  return [...stated, ...(date ? [['photoshop:DateCreated', element('photoshop:DateCreated', 'text', [date])] as const] : [])]
    .filter(([name]) => !xmp.includes(name))
    .map(([, text]) => text)
    .join('');
};

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const emptyPacket = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}"></rdf:RDF></x:xmpmeta>`;

const orientation = /(tiff:Orientation\s*(?:=\s*["']|>)\s*)[2-8]/g;

/**
 * The XMP of a picture whose pixels are upright, completed with its IPTC fields. Undefined if there is none, or none in
 * UTF-8, which is left unchanged.
 */
export const settledXmp = (xmp: Uint8Array | undefined, iptc: Uint8Array | undefined): string | undefined => {
  if (xmp && !isUtf8(xmp)) return undefined;
  const packet = xmp
    ? Buffer.from(xmp)
        .toString('utf8')
        .replace(orientation, (_, before: string) => `${before}1`)
    : emptyPacket;
  const end = packet.lastIndexOf('</rdf:RDF>');
  const added = iptc && end >= 0 ? missing(readIptc(iptc), packet) : '';
  if (!added) return xmp && packet;
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const description = `<rdf:Description xmlns:rdf="${rdf}" rdf:about=""${declared.join('')}>${added}</rdf:Description>`;
  return packet.slice(0, end) + description + packet.slice(end);
};
