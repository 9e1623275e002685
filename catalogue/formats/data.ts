import type { Format } from './format.ts';
import { common } from './reach.ts';

/** Structured text that programs exchange. */
export const dataFormats: readonly Format[] = [
  {
    id: 'json',
    name: 'JSON',
    longName: 'JavaScript Object Notation data',
    extensions: ['json', 'jsonc', 'json5'],
    mimeTypes: ['application/json', 'text/json'],
    kind: 'document',
    capabilities: { text: true, editable: true, typedCells: true },
    reach: common('every programming language, browsers and code editors'),
    text: 'JSON was named by Douglas Crockford around 2001 for the way in which JavaScript writes objects, lists, strings and numbers. It nests, is easy to read for people and machines, and nearly every web service speaks it. It has no dates and no comments.',
  },
  {
    id: 'xml',
    name: 'XML',
    longName: 'Extensible Markup Language data',
    extensions: ['xml'],
    mimeTypes: ['application/xml', 'text/xml'],
    kind: 'document',
    capabilities: { text: true, editable: true },
    reach: common('every programming language, browsers and code editors'),
    text: 'XML was recommended by the W3C in 1998 as a leaner SGML. Every piece of data is put between tags that you name yourself and can be checked against a schema, which suits invoices, registers and documents. It is wordy: names are written twice around each value.',
  },
  {
    id: 'yaml',
    name: 'YAML',
    longName: 'YAML data',
    extensions: ['yaml', 'yml'],
    mimeTypes: ['application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml'],
    kind: 'document',
    capabilities: { text: true, editable: true, typedCells: true },
    reach: common('text editors, and the tools that are configured by it'),
    text: 'YAML says by indentation what JSON says by brackets and allows comments, which made it the language of settings files.',
  },
];
