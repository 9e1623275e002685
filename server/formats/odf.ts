import type { Vocabulary } from './xml/plain.ts';

const names = 'office style text table meta presentation chart form script config dr3d';
const oasis = 'urn:oasis:names:tc:opendocument:xmlns:';

/** Namespaces of OpenDocument by their standard prefixes (ODF 1.3 part 3, 2.2). */
export const odfVocabulary: Vocabulary = {
  ...Object.fromEntries(names.split(' ').map((name) => [name, [`${oasis}${name}:1.0`]])),
  draw: [`${oasis}drawing:1.0`],
  number: [`${oasis}datastyle:1.0`],
  db: [`${oasis}database:1.0`],
  anim: [`${oasis}animation:1.0`],
  fo: [`${oasis}xsl-fo-compatible:1.0`],
  svg: [`${oasis}svg-compatible:1.0`],
  xlink: ['http://www.w3.org/1999/xlink'],
  dc: ['http://purl.org/dc/elements/1.1/'],
};

/** Number of charts in an OpenDocument package, by its manifest, or in a flat document. */
export const chartsInOdf = (text: string): number => text.match(/["']application\/vnd\.oasis\.opendocument\.chart["']/g)?.length ?? 0;
