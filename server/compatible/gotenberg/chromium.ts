import { join } from 'node:path';
import type { PageBundleSettings } from '../../engines/chromium/bundle-settings.ts';
import { writeBundle } from '../../formats/bundle/bundle.ts';
import type { Services } from '../../node/services.ts';
import { streamOf } from '../streams.ts';
import type { SurfaceRoute } from '../surface.ts';
import type { Work, WorkFile } from '../work.ts';
import type { SentFile } from './files.ts';
import { imageFormatOf, imageSettings, type PageSettings, pagesBeyond, printSettings } from './page-settings.ts';
import { finishPdfs } from './pdf-work.ts';
import { invalid, Refusal } from './refusal.ts';
import { formRoute } from './run.ts';
import { urlRoutes } from './url.ts';
import { readWishes } from './wishes.ts';

const named = (files: readonly SentFile[], name: string): SentFile | undefined =>
  files.find(({ fileName }) => fileName === name || (fileName.slice(0, -5) === name.slice(0, -5) && fileName.toLowerCase() === name));

/** Markdown files as web pages, by their names: each is converted separately. */
const markdownPages = async (work: Work, files: readonly SentFile[]): Promise<readonly (readonly [name: string, page: WorkFile])[]> => {
  const pages: [string, WorkFile][] = [];
  for (const file of files.filter(({ fileName }) => /\.md$/i.test(fileName)))
    pages.push([file.fileName, await work.convert([file], { inputFormat: ['md'], outputFormat: 'html' })]);
  if (pages.length === 0) throw invalid('no form file found for extensions: [.md]');
  return pages;
};

/** `{{ toHTML "name" }}` of the page, each of which must be a file that was sent. */
const checkNamed = async (work: Work, index: SentFile, sent: ReadonlySet<string>): Promise<void> => {
  const text = await Bun.file(work.pathOf(index)).text();
  const missing = [...text.matchAll(/\{\{\s{0,20}toHTML\s{1,20}"([^"{}\n]{1,255})"\s{0,20}\}\}/g)].flatMap(([, name = '']) =>
    sent.has(name) ? [] : [`'${name}'`],
  );
  if (missing.length > 0) throw new Refusal(400, `Markdown file(s) not found: ${missing.slice(0, 20).join('\n')}`);
};

/** Puts the page and all that was sent with it into one file, and has the browser take it. */
const takePage = async (
  { work, files, isMarkdown }: { readonly work: Work; readonly files: readonly SentFile[]; readonly isMarkdown: boolean },
  settings: PageSettings,
  to: 'pdf' | 'png' | 'jpg' | 'webp',
): Promise<WorkFile> => {
  const index = named(files, 'index.html');
  if (!index) throw invalid("form file 'index.html' is required");
  const pages = isMarkdown ? await markdownPages(work, files) : [];
  if (isMarkdown) await checkNamed(work, index, new Set(pages.map(([name]) => name)));
  const sent: readonly WorkFile[] = [
    ...files.filter(({ fileName }) => !(isMarkdown && /\.md$/i.test(fileName))),
    ...pages.map(([, page]) => page),
  ];
  const entryOf = (file: WorkFile | undefined): string | undefined => {
    const at = file === undefined ? -1 : sent.indexOf(file);
    return at < 0 ? undefined : String(at + 1);
  };
  const [header, footer] = [named(files, 'header.html'), named(files, 'footer.html')].map(entryOf);
  const all: PageBundleSettings = {
    ...settings,
    index: entryOf(index) ?? '1',
    ...(to === 'pdf' && header !== undefined && { header }),
    ...(to === 'pdf' && footer !== undefined && { footer }),
    ...(isMarkdown && { markdown: Object.fromEntries(pages.map(([name, page]) => [name, entryOf(page) ?? ''])) }),
  };
  const name = work.freshName();
  const path = join(work.dir, name);
  const contents = sent.map((file) => ({ name: file.fileName, content: streamOf(work.pathOf(file)) }));
  await writeBundle(path, contents, all);
  return work.convert([{ name, fileName: 'index.zip', bytes: Bun.file(path).size }], { inputFormat: ['zip'], operation: `page-to-${to}` });
};

/** The routes of Chromium: pages to PDF and to images. */
export const chromiumRoutes = (services: Services): readonly SurfaceRoute[] => [
  ...(['html', 'markdown'] as const).flatMap((kind): readonly SurfaceRoute[] => {
    const isMarkdown = kind === 'markdown';
    return [
      formRoute(services, `/forms/chromium/convert/${kind}`, async ({ work, form, files }) => {
        const settings = printSettings(form);
        const wishes = readWishes(form, files);
        form.check();
        const pdf = await takePage({ work, files, isMarkdown }, settings, 'pdf').catch((thrown) => {
          throw pagesBeyond(thrown, settings);
        });
        return finishPdfs(work, [pdf], wishes);
      }),
      formRoute(services, `/forms/chromium/screenshot/${kind}`, async ({ work, form, files }) => {
        const settings = imageSettings(form);
        const to = imageFormatOf(form);
        form.check();
        return [await takePage({ work, files, isMarkdown }, settings, to)];
      }),
    ];
  }),
  ...urlRoutes(services),
];
