import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Text } from './texts.ts';

/** Document kinds in which each text is set. */
export const kinds = ['report', 'letter'] as const;
export type Kind = (typeof kinds)[number];

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;
const text = (name: string, content: string): string => element(name, escapeXml(content));

/** A paragraph of `count` consecutive sentences starting at `from`. */
const prose = ({ sentences, spaced }: Text, from: number, count: number): string =>
  text('p', Array.from({ length: count }, (_, n) => sentences[(from + n) % sentences.length] as string).join(spaced ? ' ' : ''));

const list = ({ items }: Text): string => element('ul', items.map((i) => text('li', i)).join(''));

const table = ({ head, rows }: Text): string =>
  element(
    'table',
    element('thead', element('tr', head.map((h) => text('th', h)).join(''))) +
      element('tbody', rows.map((row) => element('tr', row.map((c) => text('td', c)).join(''))).join('')),
  );

/** The body of a document as a web page: the expected result. */
export const bodyOf = (own: Text, kind: Kind): string =>
  (kind === 'report'
    ? [
        text('h1', own.title),
        prose(own, 0, 4),
        prose(own, 2, 3),
        text('h2', own.sections[0]),
        prose(own, 1, 5),
        list(own),
        text('h2', own.sections[1]),
        prose(own, 3, 4),
        table(own),
        prose(own, 0, 2),
      ]
    : [text('p', own.title), prose(own, 0, 1), prose(own, 1, 4), prose(own, 2, 2), list(own), prose(own, 3, 3)]
  ).join('\n');

export const pageOf = (own: Text, body: string, style: string): string =>
  `<!DOCTYPE html><html lang="${own.language}"${own.rtl ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><style>@page{size:A4;margin:2cm}${style}</style></head><body>\n${body}</body></html>\n`;
