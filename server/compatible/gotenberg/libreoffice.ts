import { canonicalFormat, formats } from '../../../catalogue/formats.ts';
import { exportFields } from '../../../catalogue/further-options.ts';
import { isPageList, pageList } from '../../../catalogue/options/pages.ts';
import type { Services } from '../../node/services.ts';
import { statedFormat } from '../formats.ts';
import type { SurfaceRoute } from '../surface.ts';
import type { Asked, Work, WorkFile } from '../work.ts';
import { documentsOf, type SentFile } from './files.ts';
import type { GotenbergForm } from './form.ts';
import { finishPdfs } from './pdf-work.ts';
import { invalid, Refusal } from './refusal.ts';
import { formRoute } from './run.ts';
import { readWishes, type Wishes } from './wishes.ts';

type Options = NonNullable<Asked['options']>;

/** Fields that ask for something that this server's LibreOffice does not do; saying no is better than leaving it out in silence. */
const unavailable = [
  'landscape',
  'updateIndexes',
  'addOriginalDocumentAsStream',
  'nativeTiledWatermarkText',
  'convertOooTargetToPdfTarget',
];

const checkUnavailable = (form: GotenbergForm): void => {
  for (const name of unavailable) {
    const given = form.text(name);
    // The index is brought up to date by default there, and left as it was saved here.
    const asks = name === 'updateIndexes' ? false : given !== undefined && !['false', '0'].includes(given.toLowerCase());
    if (asks) throw invalid(`form field '${name}' is not available on this server`);
  }
};

/** Options of the export to PDF that the form states, by the names of `catalogue/further-options.ts`. */
const exportOptions = (form: GotenbergForm): Options =>
  Object.fromEntries(
    exportFields.flatMap((field): readonly (readonly [string, string | number | boolean])[] => {
      const value =
        field.kind === 'flag'
          ? form.flag(field.id)
          : field.kind === 'text'
            ? form.text(field.id)
            : form.number(field.id, { ...field, whole: true });
      return value === undefined || value === field.default ? [] : [[field.id, typeof value === 'boolean' ? String(value) : value]];
    }),
  );

/** Whether LibreOffice writes the PDF: only then is there an export that options apply to. */
const isExported = ({ offers }: Services, from: string): boolean => offers.plan(from, 'pdf', {})?.at(-1)?.engine.id === 'office';

/** These options, if there are such, with the pages. */
const optionsFor = (options: Options | undefined, ranges: string | undefined, fileName: string): Options => {
  if (ranges !== undefined && !(pageList.test(ranges) && isPageList(ranges)))
    throw new Refusal(
      400,
      `LibreOffice could not apply the page ranges '${ranges.slice(0, 60)}' to the document '${fileName}'. Check the 'nativePageRanges' form field; valid values look like '1-4', '2' or '1,3,5-7'.`,
    );
  return { ...options, ...(ranges !== undefined && { pages: ranges }) };
};

/** The sentence about a password that Gotenberg has for a document. */
const aboutPassword = (thrown: unknown, fileName: string): unknown => {
  const { code } = thrown as { readonly code?: unknown };
  if (code === 'password_protected')
    return new Refusal(400, `The document '${fileName}' is password-protected. Provide its password in the 'password' form field.`);
  if (code === 'wrong_password')
    return new Refusal(400, `The password for the document '${fileName}' is incorrect. Check the 'password' form field.`);
  return thrown;
};

/** Extensions of what becomes a PDF here. */
const extensionsOf = ({ offers }: Services): string =>
  formats
    .filter(({ id }) => offers.has(id, 'pdf'))
    .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
    .sort()
    .join(' ');

const convertOne = async (
  work: Work,
  file: SentFile,
  asked: Asked & { readonly from: string },
  ranges: string | undefined,
): Promise<WorkFile> => {
  const { from, ...rest } = asked;
  // A PDF is one already; what is wished for it comes later.
  if (from === 'pdf')
    return ranges === undefined
      ? file
      : work.convert([file], { inputFormat: ['pdf'], operation: 'extract-pdf-pages', options: { pages: ranges } });
  return work.convert([file], { ...rest, options: optionsFor(asked.options, ranges, file.fileName) }).catch((thrown) => {
    throw aboutPassword(thrown, file.fileName);
  });
};

const mergeAll = async (work: Work, pdfs: readonly WorkFile[]): Promise<WorkFile> =>
  pdfs.length === 1 && pdfs[0] ? pdfs[0] : work.convert(pdfs, { inputFormat: pdfs.map(() => 'pdf'), outputFormat: 'pdf' });

/** PDF/A comes from LibreOffice itself, which keeps tags, unless something is done to the PDF afterwards that would undo it. */
const isNative = ({ split, stamps, rotate, flatten, optimize, metadata, embeds, encrypt }: Wishes, merges: boolean): boolean =>
  !merges && !split && stamps.length === 0 && !rotate && !flatten && optimize === undefined && !metadata && embeds.length === 0 && !encrypt;

/** `POST /forms/libreoffice/convert`: documents of any kind to PDF. */
export const libreOfficeRoute = (services: Services): SurfaceRoute =>
  formRoute(services, '/forms/libreoffice/convert', async ({ work, form, files }) => {
    const documents = documentsOf(
      files,
      (fileName) => {
        const format = statedFormat(fileName);
        return format !== undefined && (canonicalFormat(format) === 'pdf' || services.offers.has(format, 'pdf'));
      },
      extensionsOf(services),
    );
    const wishes = readWishes(form, files);
    const merges = form.flag('merge') ?? false;
    const options = exportOptions(form);
    const ranges = form.text('nativePageRanges')?.replace(/\s+/g, '');
    const password = form.text('password');
    const native = (form.flag('nativePdfFormats') ?? true) && isNative(wishes, merges);
    checkUnavailable(form);
    form.check();
    const formatOptions: Options = native ? { ...(wishes.pdfa && { pdfa: wishes.pdfa }), ...(wishes.pdfua && { pdfua: 'true' }) } : {};
    const pdfs: WorkFile[] = [];
    const archived: boolean[] = [];
    for (const document of documents) {
      const stated = statedFormat(document.fileName) ?? '';
      const from = canonicalFormat(stated);
      const exported = isExported(services, from);
      const asked = {
        ...{ from, inputFormat: [stated], outputFormat: 'pdf' },
        ...(exported && { options: { ...options, ...formatOptions } }),
        ...(password !== undefined && { password }),
      };
      const made = await convertOne(work, document, asked, ranges);
      archived.push(native && exported);
      pdfs.push({ ...made, fileName: documents.length > 1 && !merges ? `${document.fileName}.pdf` : made.fileName });
    }
    const whole = merges ? [await mergeAll(work, pdfs)] : pdfs;
    const finished: WorkFile[] = [];
    for (const [index, pdf] of whole.entries()) {
      const { pdfa, pdfua, ...rest } = wishes;
      const left = archived[index] ? { ...rest, pdfua: false } : wishes;
      finished.push(...(await finishPdfs(work, [pdf], left)));
    }
    return finished;
  });
