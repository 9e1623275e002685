import { join } from 'node:path';
import { writeBundle } from '../../formats/bundle/bundle.ts';
import { unzipFiles } from '../several.ts';
import { streamOf } from '../streams.ts';
import type { Work, WorkFile } from '../work.ts';
import { invalid } from './refusal.ts';
import type { Stamp, Wishes } from './wishes.ts';

const pdfType = 'application/pdf';

/** An operation on one PDF, which keeps its name. */
export const operate = async (
  work: Work,
  pdf: WorkFile,
  operation: string,
  options?: Readonly<Record<string, string | number | boolean>>,
): Promise<WorkFile> => {
  const made = await work.convert([pdf], { inputFormat: ['pdf'], operation, ...(options && { options }) });
  return { ...made, fileName: pdf.fileName };
};

/** One change of `engines/pdf-edits/edit.py`, and the file that it brings. */
type Edit = { readonly about: Readonly<Record<string, unknown>>; readonly files?: readonly WorkFile[] };

export const stampEdit = ({ file, ...stamp }: Stamp): Edit => ({ about: { do: 'stamp', ...stamp }, ...(file && { files: [file] }) });

/** Makes changes to a PDF in one conversion. */
export const edit = async (work: Work, pdf: WorkFile, edits: readonly Edit[]): Promise<WorkFile> => {
  // What has not been converted yet is no PDF before it has been read.
  if (edits.length === 0 && !pdf.name.startsWith('upload-')) return pdf;
  const files = [pdf, ...edits.flatMap(({ files: own }) => own ?? [])];
  let next = 1;
  const told = edits.map(({ about, files: own = [] }) => {
    const entries = own.map(() => String(++next));
    return about.do === 'embed' ? { ...about, files: entries } : { ...about, ...(entries[0] !== undefined && { file: entries[0] }) };
  });
  const name = work.freshName();
  const path = join(work.dir, name);
  const contents = files.map((file) => ({ name: file.fileName, content: streamOf(work.pathOf(file)) }));
  await writeBundle(path, contents, { document: '1', edits: told });
  const made = await work.convert([{ name, fileName: pdf.fileName.replace(/(?:\.pdf)?$/i, '.zip'), bytes: Bun.file(path).size }], {
    inputFormat: ['zip'],
    operation: 'edit-pdf',
  });
  return { ...made, fileName: pdf.fileName };
};

/** The level of compression that comes closest to a quality of images. */
const levelOf = (quality: number): string => (quality > 85 ? 'light' : quality > 60 ? 'balanced' : 'strong');

const stemOf = (fileName: string): string => fileName.replace(/\.[^.]{1,20}$/, '');

/** Parts of one PDF, named as Gotenberg names them: `report_0.pdf`, `report_1.pdf`. */
const split = async (work: Work, pdf: WorkFile, { mode, span, unify }: NonNullable<Wishes['split']>): Promise<readonly WorkFile[]> => {
  if (mode === 'pages' && !/^(?:\d{1,5}(?:-\d{0,5})?|-\d{1,5})(?:,(?:\d{1,5}(?:-\d{0,5})?|-\d{1,5})){0,49}$/.test(span))
    throw invalid("The requested split mode is not supported. Valid modes: 'intervals', 'pages', with a span such as 2 or 1-3,5.");
  const chosen = mode === 'pages' ? await operate(work, pdf, 'extract-pdf-pages', { pages: span }) : pdf;
  if (unify) return [chosen];
  const made = await work.convert([chosen], {
    inputFormat: ['pdf'],
    operation: 'split-pdf',
    options: { splitBy: 'pages', every: mode === 'pages' ? 1 : Number(span) },
  });
  const parts = made.several === undefined ? [made] : await unzipFiles(work, made, pdfType);
  return parts.map((part, index) => ({ ...part, fileName: `${stemOf(pdf.fileName)}_${index}.pdf` }));
};

/** Edits that are made before a PDF is flattened, shrunk or archived, and those after. */
const editsOf = ({ stamps, rotate, metadata, embeds, embedsMetadata, encrypt, pdfa }: Wishes) => {
  const described: readonly Edit[] = metadata ? [{ about: { do: 'metadata', values: metadata } }] : [];
  return {
    before: [
      ...stamps.map(stampEdit),
      ...(rotate ? [{ about: { do: 'rotate', ...rotate } }] : []),
      // The archive's record of properties is made of these.
      ...(pdfa ? described : []),
    ],
    after: [
      ...(pdfa ? [] : described),
      ...(embeds.length > 0 ? [{ about: { do: 'embed', about: embedsMetadata }, files: embeds }] : []),
      ...(encrypt ? [{ about: { do: 'encrypt', ...encrypt } }] : []),
    ],
  };
};

/** `further` are edits of each PDF that only one route has. */
const finishOne = async (work: Work, pdf: WorkFile, wishes: Wishes, further: readonly Edit[]): Promise<WorkFile> => {
  const { before, after } = editsOf(wishes);
  const between = wishes.flatten || wishes.optimize !== undefined || wishes.pdfa !== undefined;
  if (!between) return edit(work, pdf, [...before, ...further, ...after]);
  // What comes next reads the file as well.
  let at = before.length > 0 ? await edit(work, pdf, before) : pdf;
  if (wishes.flatten) at = await operate(work, at, 'flatten-pdf');
  if (wishes.optimize !== undefined) at = await operate(work, at, 'compress-pdf', { level: levelOf(wishes.optimize) });
  if (wishes.pdfa) at = await operate(work, at, 'archive-pdf', { pdfa: wishes.pdfa });
  return edit(work, at, [...further, ...after]);
};

/** Does to PDFs what a request wishes, in Gotenberg's order: split, stamp, rotate, flatten, shrink, PDF/A, properties, attachments, password. */
export const finishPdfs = async (
  work: Work,
  pdfs: readonly WorkFile[],
  wishes: Wishes,
  further: (pdf: WorkFile) => readonly Edit[] = () => [],
): Promise<readonly WorkFile[]> => {
  if (wishes.pdfua) throw invalid('PDF/UA is not available on this server for this file.');
  const whole: WorkFile[] = [];
  for (const pdf of pdfs) whole.push(...(wishes.split ? await split(work, pdf, wishes.split) : [pdf]));
  const finished: WorkFile[] = [];
  for (const pdf of whole) finished.push(await finishOne(work, pdf, wishes, further(pdf)));
  return finished;
};

export type { Edit };
export { pdfType };
