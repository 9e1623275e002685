import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { markdownBody } from '../../../engines/markup/markdown.ts';
import type { ImageData } from '../../../engines/pdf-document/model.ts';
import { withHiddenText } from '../../../engines/pdf-document/ocr/scanned.ts';
import { openPdf } from '../../../engines/pdf-document/read/open.ts';
import type { PageContent } from '../../../engines/pdf-document/read/page-content.ts';
import { findRawObjects } from '../../../engines/pdf-document/read/raw-objects.ts';
import { readPage } from '../../../engines/pdf-document/read/read-page.ts';
import type { Target } from '../../../engines/pdf-document/targets.ts';
import type { Source } from '../../../engines/pdf-document/understand/understand.ts';
import { bodyOf, kinds } from '../../pdf-scripts/documents.ts';
import { folds } from '../../pdf-scripts/makers.ts';
import { texts } from '../../pdf-scripts/texts.ts';
import { businessSet, type Sample, thirdSet } from '../third-set.ts';

/** A PDF with parsed pages, ready to be analysed and written. */
export type Parsed = {
  readonly id: string;
  readonly set: string;
  readonly target: Target;
  /** The expected page; without it the round-trip scorer has the truth. */
  readonly truth?: string;
  readonly pages: readonly PageContent[];
  readonly source: Source;
};

export type Listed = { readonly id: string; readonly set: string; readonly target: Target; readonly pdf: string; readonly truth?: string };

/** A placeholder for each of the document's pictures: only their positions are compared. */
const stub: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
export const stubImage = (width: number, height: number): ImageData => ({ type: 'png', bytes: stub, width, height });

/** Maximum number of pages: longer documents take too long to be processed thousands of times. */
const mostPages = 14;
const printedEach = 4;

const shared = join(import.meta.dir, '../../../../../shared');
const printed = join(tmpdir(), 'bench-pdf-printed');
const scripts = join(tmpdir(), 'bench-pdf-scripts');

const listed = (set: string, samples: readonly Sample[]): Listed[] =>
  samples.flatMap(({ id, pdf, truth }) => (truth === undefined ? [] : [{ id, set, target: 'md', pdf, truth }]));

export const listDocuments = async (sets: readonly string[]): Promise<Listed[]> => {
  const found: Listed[] = [];
  const publicSet = join(shared, 'pdf-bench');
  if (sets.includes('public') && existsSync(publicSet))
    for (const name of (await readdir(join(publicSet, 'pdf'))).sort()) {
      const id = basename(name, '.pdf');
      const truth = markdownBody(await readFile(join(publicSet, 'truth', `${id}.md`), 'utf8'));
      found.push({ id, set: 'public', target: 'md', pdf: join(publicSet, 'pdf', name), truth });
    }
  const roundSet = join(shared, 'pdf-roundtrip');
  if (sets.includes('round') && existsSync(roundSet)) {
    const manifest = JSON.parse(await readFile(join(roundSet, 'manifest.json'), 'utf8'));
    for (const { id, kind, pdf } of manifest.documents as { id: string; kind: Target; pdf: string }[])
      found.push({ id, set: `round ${kind}`, target: kind, pdf: join(roundSet, pdf) });
  }
  if (sets.includes('business')) found.push(...listed('business', await businessSet(printed)));
  if (sets.includes('scripts'))
    for (const [fold, makers] of Object.entries(folds))
      for (const { id: maker } of makers)
        for (const text of texts)
          for (const kind of kinds) {
            const id = `${maker}/${text.id}-${kind}`;
            const pdf = join(scripts, `${id}.pdf`);
            if (existsSync(pdf)) found.push({ id: `scripts ${id}`, set: `scripts ${fold}`, target: 'md', pdf, truth: bodyOf(text, kind) });
          }
  if (sets.includes('printed')) {
    const all = listed('printed', await thirdSet(printed)).filter(({ pdf }) => Bun.file(pdf).size < 1_000_000);
    const groups = [...Map.groupBy(all, ({ id }) => id.split('/')[0]).values()];
    found.push(...groups.flatMap((group, n) => group.filter((_, i) => (i + n) % 2 === 0).slice(0, printedEach)));
  }
  return found;
};

/** Parses a document; undefined if it has too many pages. */
export const parse = async ({ pdf: path, ...listed }: Listed): Promise<Parsed | undefined> => {
  const bytes = new Uint8Array(await readFile(path));
  const objects = findRawObjects(bytes.slice());
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > mostPages) return undefined;
    const images = new Map<string, ImageData>();
    const pages: PageContent[] = [];
    for (let index = 0; index < pdf.numPages; index++)
      pages.push(withHiddenText(await readPage(pdf, index, listed.target === 'xlsx' ? undefined : images, objects, new Map())));
    for (const [id, { width, height }] of images) images.set(id, stubImage(width, height));
    const { info } = (await pdf.getMetadata()) as { readonly info: { Title?: string; Language?: string; Creator?: string } };
    const source = {
      title: info.Title?.trim() || basename(path, '.pdf'),
      language: info.Language ?? '',
      creator: info.Creator ?? '',
      outline: [],
      images,
    };
    return { ...listed, pages, source };
  } finally {
    await pdf.loadingTask.destroy();
  }
};
