import { Problem } from '../../../problem.ts';
import type { StepJob } from '../../engine.ts';

/** A page to recognise: index from 0, size in points. */
export type ScannedPage = { readonly page: number; readonly width: number; readonly height: number };

/** What was recognised of a page: a file of hOCR in the stage, and points per pixel of its picture. */
export type Recognition = { readonly page: number; readonly hocr: string; readonly scale: number };

/** Pixels per inch that tesseract reads best at, and the longest side that is worth its time. */
const resolution = 300;
const longestSide = 5000;
/** All pages of a document together; what is left stays a picture. */
const budgetMs = 80_000;
/** One page: dense pages of newsprint take half of this. */
const pageMs = 30_000;

/** Tesseract's names of languages by the two letters that a PDF says. */
const languageNames: Readonly<Record<string, string>> = {
  ar: 'ara',
  bg: 'bul',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'chi_sim',
};

/** The document's language where it is installed, with English beside it. */
const languagesFor = async (job: StepJob, language: string): Promise<string> => {
  const { stdout, stderr } = await job.run(['tesseract', '--list-langs']);
  const installed = new Set(`${stdout}\n${stderr}`.split('\n').map((l) => l.trim()));
  const own = languageNames[language.slice(0, 2).toLowerCase()];
  return [...new Set([own, 'eng'])].filter((l) => l !== undefined && installed.has(l)).join('+') || 'eng';
};

const recognisePage = async (
  job: StepJob,
  input: string,
  { page, width, height }: ScannedPage,
  languages: string,
): Promise<Recognition | undefined> => {
  const dpi = Math.max(36, Math.min(resolution, Math.floor((longestSide * 72) / Math.max(width, height, 1))));
  const name = `scan-${page + 1}`;
  const number = String(page + 1);
  const limits = { wallMs: pageMs };
  const drawn = await job.run(
    ['pdftoppm', '-cropbox', '-f', number, '-l', number, '-singlefile', '-gray', '-png', '-r', String(dpi), input, name],
    { limits },
  );
  if (drawn.exitCode !== 0) return undefined;
  // More threads than one gain little and take the other jobs' cores.
  const read = await job.run(['tesseract', `${name}.png`, name, '-l', languages, '--dpi', String(dpi), 'hocr'], {
    limits,
    env: { OMP_THREAD_LIMIT: '1' },
  });
  return read.exitCode === 0 ? { page, hocr: `${name}.hocr`, scale: 72 / dpi } : undefined;
};

/** Recognises the text of scanned pages, one after the other, until the time for it is used up. */
export const recognisePages = async (
  job: StepJob,
  input: string,
  pages: readonly ScannedPage[],
  language: string,
): Promise<Recognition[]> => {
  const languages = await languagesFor(job, language);
  const end = Date.now() + budgetMs;
  const done: Recognition[] = [];
  for (const [n, page] of pages.entries()) {
    if (Date.now() > end) break;
    try {
      const found = await recognisePage(job, input, page, languages);
      if (found) done.push(found);
    } catch (thrown) {
      // A page that takes too much stays a picture; a job that was stopped stops here.
      job.signal.throwIfAborted();
      if (!(thrown instanceof Problem) || (thrown.code !== 'conversion_timeout' && thrown.code !== 'resource_limit')) throw thrown;
    }
    job.progress((0.9 * (n + 1)) / pages.length);
  }
  return done;
};
