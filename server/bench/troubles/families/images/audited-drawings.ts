import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { drawn, green, svg } from './drawings.ts';

const ink = async (path: string, isInk: (red: number, green: number, blue: number) => boolean): Promise<readonly [number, number]> => {
  const { data, info } = await sharp(path).flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true });
  let [left, right] = [info.width, -1];
  for (let at = 0; at < data.length; at += info.channels)
    if (isInk(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) {
      const x = (at / info.channels) % info.width;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  return [left, right];
};

/** Drawings that libraries draw otherwise than browsers. */
export const auditedDrawings: readonly Situation[] = [
  drawn({
    name: 'svg-picture-within-a-clipped-group',
    source: 'AngusJohnson/Image32#193',
    drawing: async () => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: green } })
        .png()
        .toBuffer();
      return svg(
        `<defs><clipPath id="c"><circle cx="60" cy="20" r="15"/></clipPath></defs><g clip-path="url(#c)"><image x="20" y="0" width="80" height="40" preserveAspectRatio="none" xlink:href="data:image/png;base64,${png.toString('base64')}"/></g>`,
      );
    },
    points: [
      [60, 20, green],
      [25, 20, 'clear'],
    ],
  }),
  drawn({
    name: 'svg-move-behind-a-closed-path',
    source: 'Kozea/CairoSVG#349',
    drawing: () =>
      `<svg width="120" height="40"><g fill="${green}"><path d="M10 10h20v20H10zm40 5h10v10H50z m30 0v10h1e1v-10z"/></g></svg>`,
    points: [
      [20, 20, green],
      [55, 20, green],
      [85, 20, green],
      [70, 20, 'clear'],
    ],
  }),
  of(
    'svg-words-behind-an-outlined-one',
    'hervegirod/fxsvgimage#42',
    ['love.svg', 'svg', 'png'],
    () => svg('<text x="5" y="30" font-size="24" font-family="Liberation Sans">I <tspan fill="none" stroke="#ff0000">SVG</tspan>!</text>'),
    'a black word, a red outline, a black sign behind it',
    async ({ path }) => {
      const [left, right] = await ink(path, (r, g, b) => r < 60 && g < 60 && b < 60);
      const [start, end] = await ink(path, (r, g, b) => r > 180 && g < 90 && b < 90);
      return [finding('order', left < start && start < end && end < right, [left, start, end, right])];
    },
  ),
  drawn({
    name: 'svg-line-with-an-arrow',
    source: 'zakandrewking/escher#37',
    drawing: () =>
      svg(
        `<defs><marker id="m" markerWidth="10" markerHeight="10" refX="0" refY="5" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L10 5L0 10z" fill="#cc0000"/></marker></defs><path d="M10 20H90" stroke="${green}" stroke-width="4" fill="none" marker-end="url(#m)"/>`,
      ),
    points: [
      [50, 20, green],
      [93, 20, '#cc0000'],
      [110, 20, 'clear'],
    ],
  }),
  drawn({
    name: 'svg-border-within-the-mask-of-a-sketch',
    source: 'RealFaviconGenerator/realfavicongenerator#240',
    drawing: () =>
      svg(
        `<defs><rect id="p" x="0" y="0" width="120" height="40" rx="4"/><mask id="k" maskContentUnits="userSpaceOnUse" maskUnits="objectBoundingBox" x="0" y="0" width="120" height="40" fill="white"><use xlink:href="#p"/></mask></defs><g fill="none"><rect fill="#cc0000" width="120" height="40"/><use stroke="${green}" mask="url(#k)" stroke-width="16" xlink:href="#p"/></g>`,
      ),
    points: [
      [60, 3, green],
      [60, 20, '#cc0000'],
    ],
  }),
  drawn({
    name: 'svg-arcs-without-separators',
    source: 'joypixels/emojione#257',
    drawing: () => svg(`<path fill="${green}" d="M60 5a15 15 0 01.001 30 15 15 0 01-.002-30z"/>`),
    points: [
      [60, 20, green],
      [72, 20, green],
      [48, 20, green],
      [30, 20, 'clear'],
    ],
  }),
];
