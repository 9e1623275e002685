import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bookHtml, ffmpeg, office, reportHtml, rowsCsv, run, slidesFodp } from './inputs.ts';

/** A small job like most visitors' jobs; its cost is mostly overhead. */
export type CostCase = {
  readonly name: string;
  readonly input: string;
  readonly from: string;
  readonly to: string;
  /** Maximum total processor seconds. */
  readonly goal?: number;
  /** Number of consecutive files of one visit. */
  readonly batch?: number;
};

export const costCases: readonly CostCase[] = [
  { name: 'DOCX 1 page to PDF', input: 'letter.docx', from: 'docx', to: 'pdf', goal: 0.2 },
  { name: 'PPTX 3 slides to PDF', input: 'slides.pptx', from: 'pptx', to: 'pdf', goal: 0.25 },
  { name: 'XLSX 100 rows to PDF', input: 'rows.xlsx', from: 'xlsx', to: 'pdf', goal: 0.25 },
  { name: 'PNG to JPG', input: 'icon.png', from: 'png', to: 'jpg', goal: 0.05 },
  { name: 'PNG to JPG, 20 of a visit', input: 'icon.png', from: 'png', to: 'jpg', goal: 0.02, batch: 20 },
  { name: 'CSV 100 rows to XLSX', input: 'rows.csv', from: 'csv', to: 'xlsx', goal: 0.08 },
  { name: 'PDF 4 pages to DOCX', input: 'pages.pdf', from: 'pdf', to: 'docx', goal: 0.2 },
  { name: 'PDF 4 pages to TXT', input: 'pages.pdf', from: 'pdf', to: 'txt' },
  { name: 'HTML to PDF', input: 'page.html', from: 'html', to: 'pdf', goal: 0.35 },
  { name: 'EPUB 3 chapters to MOBI', input: 'book.epub', from: 'epub', to: 'mobi', goal: 0.6 },
  { name: 'WAV 5 s to MP3', input: 'sound.wav', from: 'wav', to: 'mp3' },
  { name: 'ZIP 50 kB to TAR', input: 'files.zip', from: 'zip', to: 'tar' },
];

export const makeCostInputs = async (dir: string): Promise<void> => {
  if (await Bun.file(join(dir, 'done')).exists()) return;
  await mkdir(dir, { recursive: true });
  await ffmpeg(dir, '-f lavfi -i testsrc2=s=640x480 -frames:v 1 icon.png');
  await ffmpeg(dir, '-f lavfi -i sine=f=440:d=5 -ac 2 -ar 44100 sound.wav');
  await Bun.write(join(dir, 'page.html'), reportHtml(1));
  await Bun.write(join(dir, 'letter.html'), reportHtml(1));
  await Bun.write(join(dir, 'pages.html'), reportHtml(4));
  await Bun.write(join(dir, 'book.html'), bookHtml(3));
  await Bun.write(join(dir, 'slides.fodp'), slidesFodp(3));
  await Bun.write(join(dir, 'rows.csv'), rowsCsv(100));
  await office(dir, 'letter.html', 'letter.docx', 'docx:MS Word 2007 XML');
  await office(dir, 'pages.html', 'pages.docx', 'docx:MS Word 2007 XML');
  await office(dir, 'pages.docx', 'pages.pdf', 'pdf');
  await office(dir, 'slides.fodp', 'slides.pptx', 'pptx');
  await office(dir, 'rows.csv', 'rows.xlsx', 'xlsx');
  await run(['ebook-convert', 'book.html', 'book.epub'], dir);
  await run(['7zz', 'a', '-bd', join(dir, 'files.zip'), join(dir, 'page.html'), join(dir, 'rows.csv'), join(dir, 'icon.png')], dir);
  await Bun.write(join(dir, 'done'), '');
};
