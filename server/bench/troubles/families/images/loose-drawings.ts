import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfPixel } from '../../look/pdf.ts';
import { pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';

const svg = 'xmlns="http://www.w3.org/2000/svg"';
const blue = '<rect width="40" height="20" fill="#0000ff"/>';
const linked = `<svg ${svg} width="40" height="20"><defs><rect id="box" width="40" height="20" fill="#0000ff"/></defs><use xlink:href="#box"/></svg>`;

type Loose = Pick<Situation, 'name' | 'source' | 'input'> & { readonly to?: 'png' | 'jpg' | 'webp' };

/** A drawing that strict XML readers reject, and browsers and editors show: blue, 40 by 20. */
const loose = ({ name, source, input, to = 'png' }: Loose): Situation => ({
  ...{ name, source, input, file: 'drawing.svg', from: 'svg', to },
  expect: 'a blue picture, twice as wide as high',
  check: async ({ path }) => {
    const [wide = 0, high = 1] = (await look('identify', '-format', '%w %h', path)).split(' ').map(Number);
    const points = [[2, 2, '#0000ff'] as const, [wide - 3, high - 3, '#0000ff'] as const];
    return [finding('shape', wide === high * 2, `${wide} by ${high}`), ...(await pictureLooks(path, { points, tolerance: 6 }))];
  },
});

/** SVG files as they come out of web pages, editors and scripts. */
export const looseDrawings: readonly Situation[] = [
  loose({
    ...{ name: 'svg-without-a-namespace', source: 'linebender/resvg#847' },
    input: () => `<svg width="40" height="20" viewBox="0 0 40 20">${blue}</svg>`,
  }),
  loose({ name: 'svg-with-an-undeclared-xlink', source: 'DmitryBaranovskiy/raphael#905', input: () => linked }),
  {
    ...{ name: 'svg-with-an-undeclared-xlink-to-pdf', source: 'vercel/streamdown#547', file: 'chart.svg', from: 'svg', to: 'pdf' },
    input: () => linked,
    expect: 'a blue page',
    check: async ({ path }) => [finding('colour', (await pdfPixel(path, 1, 5, 5)) === '#0000ff', await pdfPixel(path, 1, 5, 5))],
  },
  loose({
    ...{ name: 'svg-with-an-editors-undeclared-prefix', source: 'svg/svgo#1979', to: 'jpg' },
    input: () => `<svg ${svg} width="40" height="20"><g inkscape:label="Layer 1" inkscape:groupmode="layer">${blue}</g></svg>`,
  }),
  loose({
    ...{ name: 'svg-behind-a-blank-line', source: 'linebender/resvg#1057' },
    input: () => `\n\n<?xml version="1.0" encoding="UTF-8"?>\n<svg ${svg} width="40" height="20">${blue}</svg>`,
  }),
  loose({
    ...{ name: 'svg-of-100-percent', source: 'domenic/svg2png#22', to: 'webp' },
    input: () =>
      `<svg ${svg} width="100%" height="100%" viewBox="-5 -5 40 20"><rect x="-5" y="-5" width="40" height="20" fill="#0000ff"/></svg>`,
  }),
];
