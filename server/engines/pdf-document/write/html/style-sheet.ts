import type { Colour } from '../../model.ts';
import type { BaseLook, Looks } from '../looks.ts';
import { fontStack } from './inline.ts';

const lookCss = (look: BaseLook, body: BaseLook): string =>
  [
    look.font !== body.font ? `font-family:${fontStack(look)};` : '',
    `font-size:${Math.round((look.size / body.size) * 100) / 100}em;`,
    `font-weight:${look.bold ? 'bold' : 'normal'};`,
    look.italic ? 'font-style:italic;' : '',
    look.colour !== body.colour ? `color:${look.colour};` : '',
  ].join('');

/** One style sheet for pages and books: the document's own styles on a plain background. */
export const styleSheet = (looks: Looks, paper?: Colour): string =>
  [
    `body{font-family:${fontStack(looks.body)};color:${looks.body.colour};line-height:1.45${paper ? `;background:${paper}` : ''}}`,
    'p,ul,ol,table,figure{margin:0 0 .7em}',
    'li{margin:.15em 0}',
    'h1,h2,h3,h4,h5,h6{margin:1.2em 0 .4em;line-height:1.25}',
    `h1.title{${lookCss(looks.title, looks.body)}}`,
    ...looks.headings.map((look, i) => `h${i + 1}{${lookCss(look, looks.body)}}`),
    'img{max-width:100%;height:auto}',
    'table{border-collapse:collapse;max-width:100%}',
    'th,td{padding:.2em .5em;text-align:start;vertical-align:top}',
    '.panels{display:flex;flex-wrap:wrap;gap:.7em;margin:0 0 .7em}',
    '.panels>div{min-width:9em;padding:.5em .7em}',
    'th{font-weight:normal}',
    'table.ruled th,table.ruled td{border:1px solid #999}',
    '.tab{white-space:pre}',
    'pre{white-space:pre-wrap}',
    '.notes{border-top:1px solid #999;margin-top:2em;font-size:.9em}',
  ].join('\n');
