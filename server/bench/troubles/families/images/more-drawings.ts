import type { Situation } from '../../situation.ts';
import { drawn, green, square, svg } from './drawings.ts';

const inner = `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4"><rect width="12" height="4" fill="${green}"/></svg>`;
const colours: readonly (readonly [name: string, source: string, colour: string, shown: string])[] = [
  ['oklab', 'typst/typst#3654', 'oklab(0.6279 0.2249 0.1258)', '#ff0000'],
  ['rgb-with-slash', 'linebender/resvg#560', 'rgb(0 170 0 / 100%)', green],
  ['hsl-in-degrees', 'linebender/resvg#579', 'hsl(120deg, 100%, 33.33%)', green],
  ['rgba-of-fractions', 'linebender/resvg#645', 'rgba(0.4, 170.2, 0.1, 1)', green],
];

export const moreDrawings: readonly Situation[] = [
  ...colours.map(([name, source, colour, shown]) =>
    drawn({ name: `svg-colour-${name}`, source, drawing: () => svg(square(`fill="${colour}"`)), points: [[60, 20, shown]] }),
  ),
  drawn({
    name: 'svg-in-svg-as-data',
    source: 'lovell/sharp#1378',
    drawing: () => svg(`<image width="120" height="40" preserveAspectRatio="none" xlink:href="data:image/svg+xml;base64,${btoa(inner)}"/>`),
  }),
  drawn({
    name: 'svg-rule-for-the-root',
    source: 'canvg/canvg#321',
    drawing: () => svg(`<style>svg{fill:${green}}</style>${square('')}`),
  }),
  drawn({
    name: 'svg-rules-for-descendants',
    source: 'meyfa/php-svg#127',
    drawing: () => svg(`<style>rect{fill:red}.container rect{fill:${green}}</style><g class="container">${square('')}</g>`),
  }),
  drawn({
    name: 'svg-switch-with-an-extension',
    source: 'deeplook/svglib#441',
    drawing: () =>
      svg(
        `<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"/><g>${square(`fill="${green}"`)}</g></switch>`,
      ),
  }),
  drawn({
    name: 'svg-blend-multiply',
    source: 'svg-net/SVG#369',
    drawing: () => svg(`${square('fill="#ffff00"')}${square('fill="#00aaff" style="mix-blend-mode:multiply"')}`),
  }),
  drawn({
    name: 'svg-dark-scheme-is-not-taken',
    source: 'svg/svgo#1834',
    drawing: () => svg(`<style>.f{fill:${green}}@media (prefers-color-scheme:dark){.f{fill:#e8e8e8}}</style>${square('class="f"')}`),
  }),
  drawn({
    name: 'svg-printed-rules-are-not-taken',
    source: 'svg/svgo#2294',
    drawing: () => svg(`<style media="print">rect{display:none}</style>${square(`fill="${green}"`)}`),
  }),
];
