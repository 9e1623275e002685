import type { FileFacts } from '../../engines/facts/facts.ts';

/** `2006:09:18 16:27:50-04:00`, as ExifTool writes dates. */
const exifDate = (iso: string): string =>
  iso.replace(/^(\d{4})-(\d{2})-(\d{2})T/, (_, year: string, month: string, day: string) => `${year}:${month}:${day} `);

/** Values that are no texts. */
const typedValue = (text: string): string | boolean | number => (text === 'true' ? true : text === 'false' ? false : text);

/** A PDF's properties by ExifTool's names, which Gotenberg's answers have. */
export const exifNames = ({
  title,
  authors,
  subject,
  keywords,
  creator,
  producer,
  created,
  modified,
  pages,
  version,
  language,
  further = {},
}: FileFacts) => ({
  ...Object.fromEntries(Object.entries(further).map(([name, value]) => [name, typedValue(value)])),
  ...(authors && { Author: authors.length === 1 ? authors[0] : authors }),
  ...(created && { CreateDate: exifDate(created) }),
  ...(creator && { Creator: creator }),
  ...(keywords && { Keywords: keywords.length === 1 ? keywords[0] : keywords }),
  ...(language && { Language: language }),
  ...(modified && { ModDate: exifDate(modified) }),
  ...(producer && { Producer: producer }),
  ...(subject && { Subject: subject }),
  ...(title && { Title: title }),
  ...(version && { PDFVersion: Number(version) }),
  ...(pages !== undefined && { PageCount: pages }),
  FileType: 'PDF',
  MIMEType: 'application/pdf',
});
