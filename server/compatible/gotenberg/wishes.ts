import { bareRecord } from '../../../catalogue/bare-record.ts';
import { isPlainObject } from '../../../catalogue/plain-object.ts';
import { fieldFiles, type SentFile } from './files.ts';
import type { GotenbergForm } from './form.ts';
import { invalid } from './refusal.ts';

/** Something that is laid over or under pages. */
export type Stamp = {
  readonly under: boolean;
  readonly source: 'text' | 'image' | 'pdf';
  readonly text: string;
  readonly file?: SentFile;
  readonly pages: string;
  readonly options: Readonly<Record<string, unknown>>;
};

/** What is done to PDFs once they are there, by Gotenberg's fields. */
export type Wishes = {
  readonly split?: { readonly mode: 'intervals' | 'pages'; readonly span: string; readonly unify: boolean };
  readonly stamps: readonly Stamp[];
  readonly rotate?: { readonly angle: number; readonly pages: string };
  readonly flatten: boolean;
  /** Quality of the images, 1 to 100. */
  readonly optimize?: number;
  /** Part of PDF/A. */
  readonly pdfa?: '1' | '2' | '3';
  readonly pdfua: boolean;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly embeds: readonly SentFile[];
  readonly embedsMetadata: Readonly<Record<string, unknown>>;
  readonly encrypt?: Readonly<Record<string, string | boolean>>;
};

const sources = ['text', 'image', 'pdf'] as const;

/** Stamps or watermarks: the fields come again for each, and files go to those that need one, in order. */
export const readStamps = (form: GotenbergForm, files: readonly SentFile[], kind: 'stamp' | 'watermark'): readonly Stamp[] => {
  const [texts, pages, options] = ['Expression', 'Pages', 'Options'].map((part) => form.all(`${kind}${part}`));
  const waiting = [...fieldFiles(files, kind)];
  return form.all(`${kind}Source`).flatMap((given, index): readonly Stamp[] => {
    const source = sources.find((one) => one === given);
    if (!source) throw invalid(`form field '${kind}Source' is invalid (wrong value, expected either 'text', 'image' or 'pdf')`);
    let looks: unknown = {};
    try {
      looks = JSON.parse(options?.[index] || '{}');
    } catch {
      throw invalid(`form field '${kind}Options' is invalid`);
    }
    if (!isPlainObject(looks)) throw invalid(`form field '${kind}Options' is invalid`);
    const file = source === 'text' ? undefined : waiting.shift();
    if (source !== 'text' && !file) throw invalid(`a ${kind} file is required for image or pdf source`);
    return [
      {
        ...{ under: kind === 'watermark', source, text: texts?.[index] ?? '', pages: pages?.[index] ?? '', options: looks },
        ...(file && { file }),
      },
    ];
  });
};

const readSplit = (form: GotenbergForm, required: boolean): Wishes['split'] => {
  const mode = form.choice('splitMode', ['intervals', 'pages']);
  const span = (form.text('splitSpan') ?? '').replace(/\s+/g, '');
  const unify = form.flag('splitUnify') ?? false;
  for (const name of required ? ['splitMode', 'splitSpan'] : [])
    if (form.text(name) === undefined) form.fault(`form field '${name}' is required`);
  if (mode === undefined) return undefined;
  if (mode === 'intervals' && !/^[1-9]\d{0,4}$/.test(span))
    form.fault(`form field 'splitSpan' is invalid (got '${span.slice(0, 40)}', resulting to a whole number from 1 is expected)`);
  if (unify && mode !== 'pages') form.fault(`form field 'splitUnify' is invalid (unify is not available for split mode '${mode}')`);
  return { mode, span, unify };
};

/** The parts that are written; conformance levels A and U ask for tags and text that only the writer of the document can know. */
const parts = bareRecord<NonNullable<Wishes['pdfa']>>({ 'PDF/A-1b': '1', 'PDF/A-2b': '2', 'PDF/A-3b': '3' });

export const readPdfFormats = (form: GotenbergForm): Pick<Wishes, 'pdfa' | 'pdfua'> => {
  const given = form.text('pdfa');
  const pdfua = form.flag('pdfua') ?? false;
  if (given === undefined) return { pdfua };
  const pdfa = parts[given];
  if (!pdfa) throw invalid(`The requested PDF format is not supported. Valid formats are PDF/A-1b, PDF/A-2b and PDF/A-3b.`);
  return { pdfa, pdfua };
};

const permissions = ['allowPrinting', 'allowCopying', 'allowModifying', 'allowAnnotating', 'allowFillingForms', 'allowAssembling'];

export const readEncryption = (form: GotenbergForm): Wishes['encrypt'] => {
  const [userPassword = '', ownerPassword = ''] = [form.text('userPassword'), form.text('ownerPassword')];
  const allowed = Object.fromEntries(permissions.map((name) => [name, form.flag(name) ?? true]));
  if (userPassword || ownerPassword) return { userPassword, ownerPassword, ...allowed };
  if (Object.values(allowed).includes(false)) throw invalid("permission restrictions require a 'userPassword' or 'ownerPassword'");
  return undefined;
};

const readRotation = (form: GotenbergForm): Wishes['rotate'] => {
  const angle = form.choice('rotateAngle', ['90', '180', '270']);
  return angle === undefined ? undefined : { angle: Number(angle), pages: form.text('rotatePages') ?? '' };
};

/** Reads all of them. Call `form.check` afterwards. */
export const readWishes = (form: GotenbergForm, files: readonly SentFile[], { split = false } = {}): Wishes => {
  if (
    ['facturxConformanceLevel', 'facturxDocumentType', 'facturxVersion'].some((name) => form.text(name) !== undefined) ||
    fieldFiles(files, 'facturxXml').length > 0
  )
    throw invalid('Factur-X is not available on this server. Send the invoice as an embedded file (embeds) instead.');
  if (form.text('downloadFrom') !== undefined)
    throw invalid('downloadFrom is not available: this server fetches nothing. Send the files themselves.');
  const encrypt = readEncryption(form);
  const formats = readPdfFormats(form);
  const embeds = fieldFiles(files, 'embeds');
  const metadata = form.json('metadata', 'an object', isPlainObject);
  const rotate = readRotation(form);
  const splitting = readSplit(form, split);
  const quality = form.number('imageQuality', { min: 1, max: 100, whole: true }) ?? 80;
  if (formats.pdfa && encrypt?.userPassword) throw invalid('PDF/A format is incompatible with encryption');
  if (formats.pdfa && formats.pdfa !== '3' && embeds.length > 0)
    throw invalid('the PDF format does not support embedded files; only PDF/A-3 variants allow attachments');
  return {
    ...formats,
    stamps: [...readStamps(form, files, 'watermark'), ...readStamps(form, files, 'stamp')],
    flatten: form.flag('flatten') ?? false,
    embeds,
    embedsMetadata: form.json('embedsMetadata', 'an object', isPlainObject) ?? {},
    ...(form.flag('optimizeImages') && { optimize: quality }),
    ...(splitting && { split: splitting }),
    ...(rotate && { rotate }),
    ...(metadata && { metadata }),
    ...(encrypt && { encrypt }),
  };
};
