import { isPlainObject } from '../../../catalogue/plain-object.ts';
import type { FileFacts } from '../../engines/facts/facts.ts';
import type { Services } from '../../node/services.ts';
import { readFacts } from '../facts.ts';
import type { SurfaceRoute } from '../surface.ts';
import type { Work, WorkFile } from '../work.ts';
import { isBookmarks, isBookmarksByFile, readBookmarks, shifted } from './bookmarks.ts';
import { pdfsOf } from './files.ts';
import { exifNames } from './pdf-properties.ts';
import { edit, finishPdfs, operate, pdfType, stampEdit } from './pdf-work.ts';
import { invalid } from './refusal.ts';
import { formRoute, type Make } from './run.ts';
import { readEncryption, readPdfFormats, readStamps, readWishes } from './wishes.ts';

/** Each of a request's PDFs separately; all keep their names. */
const each = async (pdfs: readonly WorkFile[], work: (pdf: WorkFile) => Promise<WorkFile>): Promise<readonly WorkFile[]> => {
  const made: WorkFile[] = [];
  for (const pdf of pdfs) made.push({ ...(await work(pdf)), fileName: pdf.fileName, mimeType: pdfType });
  return made;
};

const factsByName = async (work: Work, pdfs: readonly WorkFile[]): Promise<ReadonlyMap<string, FileFacts>> => {
  const found = new Map<string, FileFacts>();
  for (const pdf of pdfs) found.set(pdf.fileName, await readFacts(work, { file: pdf, format: 'pdf' }));
  return found;
};

const merge: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const wishes = readWishes(form, files);
  const given = form.json('bookmarks', 'a list of bookmarks', (read) => isBookmarks(read) || isBookmarksByFile(read));
  const [keeps, titles] = [form.flag('autoIndexBookmarks') ?? false, form.flag('titleBookmarks') ?? false];
  form.check();
  const byFile = given !== undefined && !isBookmarks(given) ? given : undefined;
  const wantsOwn = byFile !== undefined || keeps || titles;
  // Read before the files are used up.
  const facts = wantsOwn ? await factsByName(work, pdfs) : new Map<string, FileFacts>();
  const list = given !== undefined && isBookmarks(given) ? given : undefined;
  let before = 0;
  const gathered = [];
  for (const { fileName } of wantsOwn ? pdfs : []) {
    const about = facts.get(fileName) ?? {};
    const own = byFile?.[fileName] ?? (keeps || titles ? (about.bookmarks ?? []) : []);
    const moved = shifted(own, before);
    if (titles) gathered.push({ title: about.title ?? fileName.replace(/\.pdf$/i, ''), page: before + 1, children: moved });
    else gathered.push(...moved);
    before += about.pages ?? 0;
  }
  const bookmarks = list ?? (wantsOwn ? gathered : undefined);
  const merged =
    pdfs.length === 1 && pdfs[0] ? pdfs[0] : await work.convert(pdfs, { inputFormat: pdfs.map(() => 'pdf'), outputFormat: 'pdf' });
  return finishPdfs(work, [merged], wishes, () =>
    bookmarks && bookmarks.length > 0 ? [{ about: { do: 'bookmarks', list: bookmarks } }] : [],
  );
};

const split: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const wishes = readWishes(form, files, { split: true });
  form.check();
  return finishPdfs(work, pdfs, wishes);
};

const convert: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const { pdfa, pdfua } = readPdfFormats(form);
  form.check();
  if (!pdfa && !pdfua) throw invalid("either 'pdfa' or 'pdfua' form fields must be provided");
  if (!pdfa || pdfua) throw invalid('PDF/UA is not available on this server: tags can not be made up for a finished PDF.');
  return each(pdfs, (pdf) => operate(work, pdf, 'archive-pdf', { pdfa }));
};

const flatten: Make = async ({ work, files }) => each(pdfsOf(files), (pdf) => operate(work, pdf, 'flatten-pdf'));

const optimize: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const wishes = readWishes(form, []);
  const optimized = { ...wishes, optimize: form.number('imageQuality', { min: 1, max: 100, whole: true }) ?? 80 };
  form.check();
  return finishPdfs(work, pdfs, optimized);
};

const encrypt: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const wanted = readEncryption(form);
  form.check();
  if (!wanted) throw invalid("a 'userPassword' or 'ownerPassword' is required");
  return each(pdfs, (pdf) => edit(work, pdf, [{ about: { do: 'encrypt', ...wanted } }]));
};

const rotate: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const { rotate: wanted } = readWishes(form, []);
  form.check();
  if (!wanted) throw invalid("form field 'rotateAngle' is required");
  return each(pdfs, (pdf) => edit(work, pdf, [{ about: { do: 'rotate', ...wanted } }]));
};

const embed: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const { embeds, embedsMetadata } = readWishes(form, files);
  form.check();
  return each(pdfs, (pdf) => edit(work, pdf, embeds.length > 0 ? [{ about: { do: 'embed', about: embedsMetadata }, files: embeds }] : []));
};

const stamp =
  (kind: 'stamp' | 'watermark'): Make =>
  async ({ work, form, files }) => {
    const pdfs = pdfsOf(files);
    const stamps = readStamps(form, files, kind);
    if (stamps.length === 0) throw invalid(`form field '${kind}Source' is required`);
    return each(pdfs, (pdf) => edit(work, pdf, stamps.map(stampEdit)));
  };

const writeMetadata: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const values = form.json('metadata', 'an object', isPlainObject);
  if (form.text('metadata') === undefined) form.fault("form field 'metadata' is required");
  form.check();
  return each(pdfs, (pdf) => edit(work, pdf, [{ about: { do: 'metadata', values } }]));
};

const writeBookmarks: Make = async ({ work, form, files }) => {
  const pdfs = pdfsOf(files);
  const given = form.json('bookmarks', 'a list of bookmarks', (read) => isBookmarks(read) || isBookmarksByFile(read));
  if (form.text('bookmarks') === undefined) form.fault("form field 'bookmarks' is required");
  form.check();
  return each(pdfs, (pdf) => {
    const list = given !== undefined && isBookmarks(given) ? given : given?.[pdf.fileName];
    return edit(work, pdf, list ? [{ about: { do: 'bookmarks', list } }] : []);
  });
};

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } });

const readMetadata: Make = async ({ work, files }) =>
  json(Object.fromEntries([...(await factsByName(work, pdfsOf(files)))].map(([name, facts]) => [name, exifNames(facts)])));

const readAllBookmarks: Make = async ({ work, files }) =>
  json(Object.fromEntries([...(await factsByName(work, pdfsOf(files)))].map(([name, facts]) => [name, readBookmarks(facts)])));

/** The routes that take PDFs. */
export const pdfEngineRoutes = (services: Services): readonly SurfaceRoute[] =>
  Object.entries({
    ...{ merge, split, convert, flatten, optimize, encrypt, rotate, embed },
    ...{ stamp: stamp('stamp'), watermark: stamp('watermark') },
    ...{ 'metadata/read': readMetadata, 'metadata/write': writeMetadata },
    ...{ 'bookmarks/read': readAllBookmarks, 'bookmarks/write': writeBookmarks },
  }).map(([path, make]) => formRoute(services, `/forms/pdfengines/${path}`, make));
