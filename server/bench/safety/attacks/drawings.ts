import { gzipSync } from 'node:zlib';
import { type Attack, harmless, type Lure, refused } from './attack.ts';

const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (body: string, size = 'width="40" height="40"'): string => `<svg ${names} ${size}>${body}</svg>`;
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const times = (count: number, text: (index: number) => string): string => Array.from({ length: count }, (_, index) => text(index)).join('');

/** Every construct in a drawing that can refer to another file. */
const references = (place: string): string =>
  drawing(
    `<style>@import url("${place}"); @font-face{font-family:f;src:url(${place})} rect{fill:url(${place}#a);filter:url(${place}#f);mask:url(${place}#m);cursor:url(${place})}</style>` +
      `<image href="${place}" width="40" height="40"/><use href="${place}#a"/><filter id="f"><feImage href="${place}"/></filter><rect width="9" height="9" filter="url(#f)"/>` +
      `<linearGradient id="g" href="${place}#g"/><textPath href="${place}#p">t</textPath><a href="${place}"><text>t</text></a><script href="${place}"/>` +
      `<foreignObject width="40" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${place}"/><object xmlns="http://www.w3.org/1999/xhtml" data="${place}"/></foreignObject><text font-family="f">x</text>`,
  );

const nested = (lure: Lure): string => {
  let inner = drawing(`<image href="file://${lure.image}" width="40" height="40"/>`);
  for (let depth = 0; depth < 8; depth++)
    inner = drawing(`<image href="data:image/svg+xml;base64,${base64(inner)}" width="40" height="40"/>`);
  return inner;
};

export const drawings: readonly Attack[] = [
  ...['png', 'pdf', 'eps', 'svgz'].map((to) =>
    harmless(`svg-every-reference-to-a-file-${to}`, `svg ${to}`, ({ image }) => references(`file://${image}`)),
  ),
  ...['png', 'pdf', 'eps', 'jpg'].map((to) => harmless(`svg-every-reference-to-a-host-${to}`, `svg ${to}`, ({ call }) => references(call))),
  harmless('svg-path-without-scheme', 'svg pdf', ({ image }) => references(image)),
  harmless('svg-relative-path', 'svg png', ({ image }) => references(`../../../../../../../..${image}`)),
  harmless('svg-nested-data-urls', 'svg png', nested),
  harmless(
    'svg-style-sheet-instruction',
    'svg png',
    ({ file, call }) => `<?xml-stylesheet href="file://${file}"?><?xml-stylesheet href="${call}"?>${drawing('<text>t</text>')}`,
  ),
  refused(
    'svg-parameter-entity',
    'svg png',
    ({ file }) => `<!DOCTYPE svg [<!ENTITY % a SYSTEM "file://${file}">%a;]>${drawing('<text>t</text>')}`,
  ),
  refused('svg-entity-in-utf-16', 'svg png', ({ file }) =>
    Buffer.from(
      `\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file://${file}">]>${drawing('<text>&a;</text>')}`,
      'utf16le',
    ),
  ),
  harmless(
    'svg-late-doctype',
    'svg png',
    ({ file }) => `<!--${'x'.repeat(400_000)}--><!DOCTYPE svg [<!ENTITY a SYSTEM "file://${file}">]>${drawing('<text y="9">&a;</text>')}`,
  ),
  harmless(
    'svg-late-laughs',
    'svg png',
    `<!--${'x'.repeat(400_000)}--><!DOCTYPE svg [<!ENTITY a "ha">${times(12, (i) => `<!ENTITY a${i} "${`&a${i ? i - 1 : ''};`.repeat(12)}">`)}]>${drawing('<text>&a11;</text>')}`,
    { seconds: 15 },
  ),
  harmless(
    'svg-entities-just-under-the-limit',
    'svg png',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50_000)}">]>${drawing(`<text>${'&a;'.repeat(20)}</text>`.repeat(50))}`,
    { seconds: 20 },
  ),
  harmless('svg-use-of-itself', 'svg png', drawing('<g id="a"><use href="#a"/><use href="#b"/></g><g id="b"><use href="#a"/></g>'), {
    seconds: 10,
  }),
  harmless(
    'svg-markers-that-multiply',
    'svg png',
    drawing(
      times(9, (i) => `<marker id="m${i}"><path d="M0 0L1 1L2 2L3 3L4 4L5 5" marker-mid="url(#m${i + 1})"/></marker>`) +
        '<path d="M0 0L1 1L2 2L3 3" marker-mid="url(#m0)"/>',
    ),
    { seconds: 20 },
  ),
  harmless(
    'svg-turbulence',
    'svg png',
    drawing(
      '<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="9" numOctaves="1000000000"/><feGaussianBlur stdDeviation="1e9"/><feMorphology radius="1e9"/></filter><rect width="40" height="40" filter="url(#f)"/>',
    ),
    { seconds: 20 },
  ),
  harmless('svg-dashes-without-end', 'svg png', drawing('<path d="M0 0H1e9" stroke="red" stroke-dasharray="0.00001"/>'), { seconds: 20 }),
  harmless('svg-dashes-without-end-pdf', 'svg pdf', drawing('<path d="M0 0H1e9" stroke="red" stroke-dasharray="0.00001"/>'), {
    seconds: 30,
  }),
  harmless(
    'svg-pattern-of-nothing',
    'svg png',
    drawing(
      '<pattern id="p" width="0.00001" height="0.00001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="40" height="40" fill="url(#p)"/>',
    ),
    { seconds: 20 },
  ),
  harmless(
    'svg-size-of-nothing',
    'svg png',
    drawing('<rect width="1" height="1"/>', 'width="1e308" height="NaN" viewBox="0 0 1e-300 1e300"'),
    { seconds: 10 },
  ),
  harmless('svg-letters-a-mile-high', 'svg png', drawing('<text font-size="1e9" y="1e9">W</text><text font-size="1e-9">W</text>'), {
    seconds: 20,
  }),
  refused(
    'svg-million-segments',
    'svg eps',
    () => drawing(`<path d="M0 0${times(300_000, (i) => `L${i % 40} ${(i * 7) % 40}`)}" stroke="red" fill="none"/>`),
    { seconds: 10 },
  ),
  harmless('svg-100000-attributes', 'svg png', () => `<svg ${names} width="9" height="9" ${times(100_000, (i) => `a${i}="1" `)}/>`, {
    seconds: 10,
  }),
  refused('svg-dimensions-over-the-limit-at-this-dpi', 'svg png', drawing('<rect width="9" height="9"/>', 'width="9999" height="9999"'), {
    options: { dpi: 1200 },
  }),
  refused('svgz-of-more-than-it-may', 'svgz svg', () => gzipSync(drawing(`<!--${'x'.repeat(120_000_000)}-->`)), { seconds: 10 }),
  harmless('svgz-keeps-its-references-inert', 'svgz svg', ({ call }) =>
    gzipSync(drawing(`<script>fetch("${call}")</script><image href="${call}"/>`)),
  ),
];
