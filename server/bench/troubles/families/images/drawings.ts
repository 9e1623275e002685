import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfPixel, pdfText } from '../../look/pdf.ts';
import { type Point, pictureLooks } from '../../look/pixels.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

export const svg = (content: string, root = '', before = ''): string =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="40" ${root}>${content}</svg>`;
export const green = '#00aa00';
export const square = (fill: string): string => `<rect width="120" height="40" ${fill}/>`;

type Drawn = Pick<Situation, 'name' | 'source'> & {
  readonly drawing: () => string | Promise<string>;
  readonly points?: readonly Point[];
  readonly words?: string;
  readonly to?: string;
};

/** A drawing that must look as in a browser: points of its 120 by 40 pixels, or words of its PDF. */
export const drawn = ({ name, source, drawing, points = [[60, 20, green]], words, to = 'png' }: Drawn): Situation => ({
  name,
  source,
  file: 'drawing.svg',
  input: drawing,
  from: 'svg',
  to,
  expect: words ? `the PDF has the text "${words}"` : points.map(([x, y, colour]) => `${colour} at ${x},${y}`).join(', '),
  check: async ({ path }) => {
    if (words) return [holds('text', await pdfText(path), words)];
    if (to !== 'pdf') return pictureLooks(path, { points });
    return Promise.all(
      points.map(async ([x, y, colour]) => {
        const found = await pdfPixel(path, 1, x * 0.75, y * 0.75);
        return finding(`${colour} at ${x},${y}`, found === colour, found);
      }),
    );
  },
});

const variables = svg(
  `<style>:root{--bg:#00aa00;--fg:#cc0000}</style><rect width="40" height="40" fill="var(--bg)"/><rect x="40" width="40" height="40" style="fill:var(--fg)"/><rect x="80" width="40" height="40" fill="var(--none, #0000cc)"/>`,
);
const threeSquares: readonly Point[] = [
  [20, 20, green],
  [60, 20, '#cc0000'],
  [100, 20, '#0000cc'],
];
const label =
  '<foreignObject width="120" height="40"><div xmlns="http://www.w3.org/1999/xhtml" style="font:16px sans-serif">Start here</div></foreignObject>';
const styles = '<!DOCTYPE svg [<!ENTITY st0 "fill:#00aa00;"><!ENTITY ns "http://www.w3.org/2000/svg">]>';

const embedded = async (format: 'webp' | 'gif' | 'avif'): Promise<string> => {
  const image = sharp({ create: { width: 12, height: 4, channels: 3, background: green } });
  const bytes = await (format === 'gif' ? image.gif() : image[format]({ lossless: true })).toBuffer();
  return svg(
    `<image width="120" height="40" preserveAspectRatio="none" xlink:href="data:image/${format};base64,${bytes.toString('base64')}"/>`,
  );
};

/** Bounding box of a black text's ink: `WxH+X+Y`. */
const inkBox = (path: string): Promise<string> =>
  look('convert', path, '-background', 'white', '-alpha', 'remove', '-trim', '-format', '%wx%h%O', 'info:');

export const drawings: readonly Situation[] = [
  ...['png', 'pdf', 'jpg', 'tiff', 'bmp'].map((to) =>
    drawn({ name: `svg-variables-to-${to}`, source: 'lovell/sharp#3502', drawing: () => variables, points: threeSquares, to }),
  ),
  drawn({ name: 'svg-html-label-in-pdf', source: 'mermaid-js/mermaid#2688', drawing: () => svg(label), words: 'Start here', to: 'pdf' }),
  {
    ...drawn({ name: 'svg-html-label-in-png', source: 'jgraph/drawio#3350', drawing: () => svg(label) }),
    expect: 'the label is drawn: dark pixels on see-through ground',
    check: async ({ path }) => {
      const box = await inkBox(path);
      return [finding('ink of a word', Number(box.split('x')[0]) > 40, box)];
    },
  } as Situation,
  drawn({ name: 'svg-entity-styles', source: 'svg/svgo#225', drawing: () => svg(square('style="&st0;"'), '', styles) }),
  drawn({ name: 'svg-entity-styles-to-pdf', source: 'weisJ/jsvg#96', drawing: () => svg(square('style="&st0;"'), '', styles), to: 'pdf' }),
  {
    name: 'svg-entity-from-a-file',
    source: 'svg/svgo#272',
    file: 'drawing.svg',
    input: () => svg('<text y="20">&x;</text>', '', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    from: 'svg',
    to: 'png',
    expect: 'entities from other files are refused',
    refused: ['unsafe_content'],
  },
  drawn({
    name: 'svg-root-background-in-jpg',
    source: 'thx/resvg-js#130',
    drawing: () => svg('<text x="8" y="26" fill="#fff">Dark chart</text>', 'style="background:#222222"'),
    points: [[2, 2, '#222222']],
    to: 'jpg',
  }),
  drawn({
    name: 'svg-enable-background-is-none',
    source: 'exupero/saveSvgAsPng#198',
    drawing: () => svg('<rect width="10" height="10"/>', 'style="enable-background:new 0 0 120 40;"'),
    points: [[60, 20, 'clear']],
  }),
  ...(['webp', 'gif', 'avif'] as const).map((format) =>
    drawn({
      name: `svg-embedded-${format}`,
      source: format === 'gif' ? 'linebender/resvg#497' : 'lovell/sharp#4254',
      drawing: () => embedded(format),
    }),
  ),
  ...Object.entries({
    oklch: 'oklch(0.628 0.2577 29.23)',
    'color-function': 'color(srgb 0 0.6667 0)',
    'color-mix': 'color-mix(in srgb, #00aa00 100%, red)',
    hwb: 'hwb(120 0% 33.33%)',
  }).map(([name, colour]) =>
    drawn({
      name: `svg-colour-${name}`,
      source:
        { oklch: 'linebender/resvg#998', 'color-function': 'linebender/resvg#514', 'color-mix': 'linebender/resvg#514' }[name] ??
        'linebender/svgtypes#63',
      drawing: () => svg(square(`style="fill:${colour}"`)),
      points: [[60, 20, name === 'oklch' ? '#ff0000' : green]],
    }),
  ),
  drawn({
    name: 'svg-transform-origin',
    source: 'lovell/sharp#2743',
    drawing: () =>
      svg(
        '<rect x="40" y="0" width="40" height="40" fill="#00aa00" style="transform-box:fill-box;transform-origin:center;transform:scale(3,1)"/>',
      ),
    points: [
      [4, 20, green],
      [116, 20, green],
    ],
  }),
  {
    ...drawn({
      name: 'svg-text-on-a-path',
      source: 'lovell/sharp#855',
      drawing: () =>
        svg('<path id="p" d="M5 30H115" fill="none"/><text font-size="20"><textPath xlink:href="#p">Round here</textPath></text>'),
    }),
    expect: 'the text along the path is drawn',
    check: async ({ path }) => {
      const box = await inkBox(path);
      return [finding('ink along the path', Number(box.split('x')[0]) > 60, box)];
    },
  } as Situation,
  {
    ...drawn({
      name: 'svg-dominant-baseline',
      source: 'lovell/sharp#2364',
      drawing: () => svg('<text x="10" y="20" dominant-baseline="middle" font-size="20" font-family="sans-serif">xxx</text>'),
    }),
    expect: 'the letters stand around the middle of the 40 pixels, not above it',
    check: async ({ path }) => {
      const [, high = 0, top = 0] = /^\d+x(\d+)\+\d+\+(\d+)/.exec(await inkBox(path))?.map(Number) ?? [];
      return [finding('middle of the ink', Math.abs(top + high / 2 - 20) < 3, `${top + high / 2}`)];
    },
  } as Situation,
  drawn({
    name: 'svg-drop-shadow',
    source: 'lovell/sharp#2743',
    drawing: () =>
      svg(
        `<filter id="f" x="0" y="0" width="2" height="1"><feDropShadow dx="60" dy="0" stdDeviation="0" flood-color="${green}"/></filter><rect width="60" height="40" fill="#000" filter="url(#f)"/>`,
      ),
    points: [[90, 20, green]],
  }),
  drawn({
    name: 'svg-media-query',
    source: 'fabricjs/fabric.js#9679',
    drawing: () => svg(`<style>@media all{rect{fill:${green}}}</style>${square('')}`),
  }),
  drawn({
    name: 'svg-calc-lengths',
    source: 'lovell/sharp#3312',
    drawing: () => svg(`<rect style="width:calc(100px + 20px);height:40px" fill="${green}"/>`),
    points: [[115, 20, green]],
  }),
  drawn({
    name: 'svg-lengths-in-points',
    source: 'lovell/sharp#3312',
    drawing: () => svg('<path d="M0 20h120" stroke="#00aa00" stroke-width="30pt"/>'),
    points: [[60, 2, green]],
  }),
  drawn({
    name: 'svg-choice-by-language',
    source: 'svg-net/SVG#1176',
    drawing: () =>
      svg(
        `<switch><rect systemLanguage="en" width="120" height="40" fill="${green}"/><rect width="120" height="40" fill="#f00"/></switch>`,
      ),
  }),
];
