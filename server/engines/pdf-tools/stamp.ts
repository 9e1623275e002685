import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { roman } from '../../formats/text/roman.ts';
import { pointsPerMillimetre } from '../page-setup.ts';
import { toolProblem } from '../tool-problem.ts';
import { changePages, openPages } from './change-pages.ts';
import stampScript from './stamp.py' with { type: 'text' };

const styles: Readonly<Record<string, (page: number, last: number) => string>> = {
  plain: (page) => String(page),
  'of-total': (page, last) => `${page} / ${last}`,
  page: (page) => `Page ${page}`,
  'page-of-total': (page, last) => `Page ${page} of ${last}`,
  roman,
};

export const numberPages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { place, numberStyle, startAt, fontSize, edge } = job.options;
  const pages = (await openPages(job)).toSorted((a, b) => a - b);
  const first = Number(startAt);
  const write = styles[String(numberStyle)] ?? String;
  return changePages(job, stampScript, {
    pages: pages.map((page) => page - 1),
    numbers: pages.map((_, index) => write(first + index, first + pages.length - 1)),
    place,
    size: Number(fontSize),
    edge: Number(edge) * pointsPerMillimetre,
  });
};

/** An SVG with the text at 100 points, on a sheet wide enough for the longest text. librsvg finds fonts for every script. */
const textSheet = (text: string, colour: string, opacity: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="300"><text x="8000" y="180" text-anchor="middle" font-family="Liberation Sans, Noto Sans, sans-serif" font-weight="bold" font-size="100" fill="${escapeXml(colour)}" fill-opacity="${opacity}">${escapeXml(text)}</text></svg>`;

/** Share of the page's width that the text occupies. */
const shares: Readonly<Record<string, number>> = { small: 0.35, medium: 0.6, large: 0.85 };

export const watermarkPages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { text, markColour, opacity, layout, markSize } = job.options;
  const pages = await openPages(job);
  await writeInput(job.stageDir, 'mark.svg', textSheet(String(text), String(markColour), Number(opacity) / 100));
  const outcome = await job.run(['rsvg-convert', '-f', 'pdf', '-o', 'mark.pdf', 'mark.svg']);
  if (outcome.exitCode !== 0) throw toolProblem('rsvg-convert', outcome, []);
  return changePages(job, stampScript, {
    pages: pages.map((page) => page - 1),
    mark: 'mark.pdf',
    layout,
    share: shares[String(markSize)] ?? 0.6,
  });
};
