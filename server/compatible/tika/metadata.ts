import { formatById } from '../../../catalogue/formats.ts';
import type { FileFacts } from '../../engines/facts/facts.ts';
import type { Input } from '../input.ts';

export type TikaMetadata = Readonly<Record<string, string | readonly string[]>>;

const one = (texts: readonly string[] | undefined): string | readonly string[] | undefined => (texts?.length === 1 ? texts[0] : texts);

/** Media type of a format, as Tika names it. */
export const mediaType = (format: string): string => formatById(format)?.mimeTypes[0] ?? 'application/octet-stream';

/** What a file says of itself, by Tika's names (Dublin Core, Office, PDF, message and image properties). */
export const tikaMetadata = (facts: FileFacts, { format, named, file: { bytes } }: Input): TikaMetadata => {
  const isPdf = format === 'pdf';
  const all: Readonly<Record<string, string | readonly string[] | undefined>> = {
    'Content-Length': String(bytes),
    'Content-Type': mediaType(format),
    resourceName: named,
    'dc:title': facts.title,
    'dc:creator': one(facts.authors),
    'dc:subject': one(facts.keywords ?? (facts.subject === undefined ? undefined : [facts.subject])),
    'dc:description': facts.description ?? facts.subject,
    'dc:language': facts.language,
    'dc:publisher': facts.publisher,
    'dc:format': isPdf && facts.version ? `application/pdf; version=${facts.version}` : undefined,
    'dcterms:created': facts.created,
    'dcterms:modified': facts.modified,
    'cp:category': facts.category,
    'cp:revision': facts.revision,
    'cp:subject': facts.subject,
    'meta:keyword': one(facts.keywords),
    'meta:last-author': facts.lastModifiedBy,
    'extended-properties:Application': isPdf ? undefined : facts.creator,
    'extended-properties:Company': facts.company,
    'xmp:CreatorTool': isPdf ? facts.creator : undefined,
    'pdf:producer': facts.producer,
    'pdf:PDFVersion': isPdf ? facts.version : undefined,
    'pdf:docinfo:title': isPdf ? facts.title : undefined,
    'pdf:docinfo:creator': isPdf ? one(facts.authors) : undefined,
    'pdf:docinfo:created': isPdf ? facts.created : undefined,
    'pdf:docinfo:modified': isPdf ? facts.modified : undefined,
    'xmpTPg:NPages': facts.pages?.toString(),
    'meta:page-count': facts.pages?.toString(),
    'meta:word-count': facts.words?.toString(),
    'meta:character-count': facts.characters?.toString(),
    'tiff:ImageWidth': facts.width?.toString(),
    'tiff:ImageLength': facts.height?.toString(),
    'Message-From': one(facts.from),
    'Message-To': one(facts.to),
    'Message-Cc': one(facts.cc),
    'Message:From-Email': one(facts.from),
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string | readonly string[]] => entry[1] !== undefined));
};

const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Name and values of each, a line each. */
export const metadataCsv = (metadata: TikaMetadata): string =>
  Object.entries(metadata)
    .map(([name, values]) => [name, ...(typeof values === 'string' ? [values] : values)].map(csvField).join(','))
    .join('\r\n')
    .concat('\r\n');
