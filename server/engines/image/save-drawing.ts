import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { readDrawing } from './open-drawing.ts';
import { fitPage } from './pdf/fit-page.ts';
import { layOut } from './pdf/layout.ts';
import { pdfNumber } from './pdf/objects.ts';
import { setTitle } from './pdf/title.ts';
import type { Saving, Writer } from './save.ts';
import { requireFor, runBeside, scratch } from './tool.ts';

/** A CSS inch is 96 pixels, a point a 72nd of an inch. */
const pixelsPerInch = 96;

const drawingOf = async ({ input }: Saving): Promise<string> => readDrawing(await Bun.file(input).bytes());

const maxTitle = 200;

/** The drawing's title: the text of the root's first child, if that is a title element (SVG 2, 5.7). */
const titleOf = (drawing: string): string | undefined => {
  const parser = new SaxesParser({ xmlns: true, resolvePrefix: (prefix: string) => prefix });
  const state = { depth: 0, isOver: false, title: '' };
  parser.on('error', () => {
    state.isOver = true;
    state.title = '';
  });
  parser.on('opentag', ({ local }) => {
    state.depth++;
    if (state.depth === 2 && local !== 'title') state.isOver = true;
  });
  const add = (text: string): void => {
    if (state.depth > 1 && !state.isOver) state.title += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (--state.depth === 1) state.isOver = true;
  });
  for (let at = 0; at < drawing.length && !state.isOver && state.title.length <= maxTitle; at += 4096)
    parser.write(drawing.slice(at, at + 4096));
  const title = state.title.trim();
  return title && title.length <= maxTitle ? title : undefined;
};

/** Cairo buffers PostScript in a tmpfile(3), always in /tmp whatever the environment; it is missing without a mount namespace. */
const hasOwnTmp = tmpdir() === '/tmp';

const asPostScript = async (pdf: string, format: 'eps' | 'ps'): Promise<string> => {
  const output = scratch(`drawn.${format}`);
  requireFor('drawings as PostScript', 'gs');
  await runBeside(
    [
      'gs',
      '-q',
      '-dSAFER',
      '-dBATCH',
      '-dNOPAUSE',
      '-P-',
      `-sDEVICE=${format}2write`,
      `-sOutputFile=${output}`,
      `--permit-file-read=${pdf}`,
      pdf,
    ],
    'file',
  );
  return output;
};

/** Renders vectors with librsvg, on a page of the drawing's size or the requested one. */
const render = async (saving: Saving, format: 'pdf' | 'eps' | 'ps'): Promise<Uint8Array> => {
  const { source, settings, drawn: byBrowser } = saving;
  const file = scratch('drawing.svg');
  await Bun.write(file, await drawingOf(saving));
  // The requested resolution sets the number of pixels; the size in inches stays.
  const layout = layOut(source, source.density ?? pixelsPerInch, format === 'pdf' ? settings : { pageSize: 'auto', orientation: 'auto' });
  const lengths = Object.entries({
    '--width': layout.width,
    '--height': layout.height,
    '--page-width': layout.pageWidth,
    '--page-height': layout.pageHeight,
    '--left': layout.x,
    '--top': layout.y,
  }).map(([name, points]) => `${name}=${pdfNumber(points)}pt`);
  const draw = async (kind: typeof format): Promise<string> => {
    if (byBrowser) {
      await Bun.write(scratch('drawn.pdf'), fitPage(await Bun.file(byBrowser).bytes(), layout.pageWidth, layout.pageHeight));
      return scratch('drawn.pdf');
    }
    const output = scratch(`drawn.${kind}`);
    await runBeside(['rsvg-convert', '--format', kind, ...lengths, '--output', output, file], 'file');
    return output;
  };
  const drawn = await Bun.file(
    format === 'pdf' || (hasOwnTmp && !byBrowser) ? await draw(format) : await asPostScript(await draw('pdf'), format),
  ).bytes();
  return format === 'eps' ? boundPage(drawn, layout.pageWidth, layout.pageHeight) : drawn;
};

/** Sets the bounding box of an EPS to its page: Cairo's box covers only painted areas, so the drawing would lose its margins. */
const boundPage = (eps: Uint8Array, width: number, height: number): Uint8Array => {
  const page = `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`;
  return Buffer.from(
    Buffer.from(eps)
      .toString('latin1')
      .replace(/^(%%(?:Page)?BoundingBox:) .*$/gm, `$1 ${page}`),
    'latin1',
  );
};

export const saveDrawingAsPdf: Writer = async (saving) => {
  const title = titleOf(await drawingOf(saving)) ?? saving.title;
  await Bun.write('out.pdf', setTitle(await render(saving, 'pdf'), title));
  return [{ name: 'out.pdf' }];
};

export const saveDrawingAsPostScript: Writer = async (saving) => {
  const format = saving.to === 'ps' ? 'ps' : 'eps';
  await Bun.write(`out.${format}`, await render(saving, format));
  return [{ name: `out.${format}` }];
};

/** The same drawing, compressed or decompressed. */
export const saveDrawing: Writer = async (saving) => {
  const drawing = await drawingOf(saving);
  await Bun.write(`out.${saving.to}`, saving.to === 'svgz' ? gzipSync(drawing, { level: 9 }) : drawing);
  return [{ name: `out.${saving.to}` }];
};
