import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes the benchmark's input files with the toolchain; they are the same on every machine that has it. */

export const run = async (argv: readonly string[], cwd: string): Promise<void> => {
  const child = Bun.spawn([...argv], { cwd, stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' });
  const [code, text] = await Promise.all([child.exited, new Response(child.stderr).text()]);
  if (code !== 0) throw new Error(`${argv[0]} failed while making an input: ${text.slice(-300)}`);
};

export const ffmpeg = (dir: string, args: string) => run(['ffmpeg', '-nostdin', '-y', '-v', 'error', ...args.split(' ')], dir);

const paragraph =
  'The surveyors crossed the valley in the early morning, and by noon they had measured the old bridge, the mill and both banks of the river. ';

export const bookHtml = (chapters: number): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Valley</title></head><body>${Array.from(
    { length: chapters },
    (_, n) => `<h1>Chapter ${n + 1}</h1>${`<p>${paragraph.repeat(4)}</p>`.repeat(24)}`,
  ).join('')}</body></html>`;

export const reportHtml = (pages: number): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Report</title></head><body>${Array.from(
    { length: pages },
    (_, n) =>
      `<h1${n ? ' style="page-break-before:always"' : ''}>Section ${n + 1}</h1>${`<p>${paragraph.repeat(3)}</p>`.repeat(5)}` +
      `<table border="1">${Array.from({ length: 8 }, (_, row) => `<tr>${`<td>Item ${row}</td><td>${row * 17.5}</td>`.repeat(2)}</tr>`).join('')}</table>`,
  ).join('')}</body></html>`;

export const slidesFodp = (count: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation>${Array.from(
    { length: count },
    (_, n) =>
      `<draw:page draw:name="p${n}"><draw:frame svg:x="2cm" svg:y="1cm" svg:width="22cm" svg:height="3cm"><draw:text-box><text:p>Slide ${n + 1}</text:p></draw:text-box></draw:frame><draw:frame svg:x="2cm" svg:y="5cm" svg:width="22cm" svg:height="9cm"><draw:text-box>${`<text:p>${paragraph}</text:p>`.repeat(3)}</draw:text-box></draw:frame></draw:page>`,
  ).join('')}</office:presentation></office:body></office:document>`;

export const rowsCsv = (rows: number): string =>
  `id,date,name,amount,share\n${Array.from({ length: rows }, (_, n) => `${n + 1},2026-${String((n % 12) + 1).padStart(2, '0')}-15,Customer ${n},${(n * 3.17).toFixed(2)},${n % 100}%`).join('\n')}\n`;

export const office = async (dir: string, from: string, to: string, filter = to): Promise<void> => {
  const profile = join(dir, 'office-profile');
  await run(
    ['soffice', `-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', filter, '--outdir', dir, join(dir, from)],
    dir,
  );
  const made = join(dir, from.replace(/\.[^.]+$/, `.${filter.split(':')[0]}`));
  if (made !== join(dir, to)) await run(['mv', made, join(dir, to)], dir);
};

/** A 40 MB archive of files with typical compression: text, and incompressible noise. */
const archive = async (dir: string): Promise<void> => {
  const folder = join(dir, 'folder');
  await mkdir(folder, { recursive: true });
  const noise = (size: number, seed: number): Uint8Array => {
    let state = seed;
    return Uint8Array.from({ length: size }, () => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >> 16) & 0xff;
    });
  };
  for (let n = 0; n < 12; n++) await Bun.write(join(folder, `picture-${n}.bin`), noise(3_000_000, n + 1));
  for (let n = 0; n < 40; n++) await Bun.write(join(folder, `text-${n}.txt`), rowsCsv(20_000 + n));
  await run(['7zz', 'a', '-bd', '-mx=1', join(dir, 'archive.zip'), folder], dir);
  await rm(folder, { recursive: true });
};

/** Makes missing inputs in `dir`. */
export const makeInputs = async (dir: string): Promise<void> => {
  if (await Bun.file(join(dir, 'done')).exists()) return;
  await mkdir(dir, { recursive: true });
  await ffmpeg(dir, '-f lavfi -i mandelbrot=s=4000x3000,noise=alls=12:allf=u -frames:v 1 -q:v 3 photo.jpg');
  await ffmpeg(dir, '-f lavfi -i testsrc2=s=640x480 -frames:v 1 icon.png');
  await run(['heif-enc', '-q', '60', 'photo.jpg', '-o', 'photo.heic'], dir);
  await Bun.write(
    join(dir, 'drawing.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${Array.from({ length: 400 }, (_, n) => `<circle cx="${(n * 37) % 1200}" cy="${(n * 53) % 900}" r="${10 + (n % 40)}" fill="hsl(${n % 360} 70% 50%)" opacity=".6"/>`).join('')}</svg>`,
  );
  await Bun.write(join(dir, 'page.html'), reportHtml(4));
  await Bun.write(join(dir, 'report.html'), reportHtml(10));
  await Bun.write(join(dir, 'letter.html'), reportHtml(1));
  await Bun.write(join(dir, 'book.html'), bookHtml(20));
  await office(dir, 'report.html', 'report.docx', 'docx:MS Word 2007 XML');
  await office(dir, 'letter.html', 'letter.docx', 'docx:MS Word 2007 XML');
  await office(dir, 'report.docx', 'report.pdf', 'pdf');
  await Bun.write(join(dir, 'slides.fodp'), slidesFodp(10));
  await office(dir, 'slides.fodp', 'slides.pptx', 'pptx');
  await Bun.write(join(dir, 'rows.csv'), rowsCsv(10_000));
  await office(dir, 'rows.csv', 'rows.xlsx', 'xlsx');
  await run(['ebook-convert', 'book.html', 'book.epub'], dir);
  await run(['ebook-convert', 'book.epub', 'book.mobi'], dir);
  const video =
    '-f lavfi -i testsrc2=s=1920x1080:r=30:d=30,noise=alls=6:allf=t -f lavfi -i sine=f=440:d=30 -c:v libx264 -preset veryfast -b:v 8M -pix_fmt yuv420p -c:a aac -b:a 160k';
  await ffmpeg(dir, `${video} -movflags +faststart film.mp4`);
  await ffmpeg(dir, '-i film.mp4 -c copy film.mov');
  await ffmpeg(dir, '-f lavfi -i testsrc2=s=480x360:r=12:d=4 clip.gif');
  await ffmpeg(dir, '-f lavfi -i aevalsrc=0.3*sin(440*2*PI*t)+0.2*sin(3000*t*sin(t)):s=44100:c=stereo:d=180 -b:a 192k song.mp3');
  await ffmpeg(dir, '-i song.mp3 song.wav');
  await archive(dir);
  await Bun.write(join(dir, 'done'), '');
};
