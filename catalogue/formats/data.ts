import type { Format } from './format.ts';

/** Structured text that programs exchange. */
export const dataFormats: readonly Format[] = [
  {
    id: 'json',
    name: 'JSON',
    longName: 'JavaScript Object Notation data',
    extensions: ['json'],
    mimeTypes: ['application/json', 'text/json'],
    kind: 'document',
    capabilities: { text: true, editable: true, typedCells: true },
    text: 'JSON writes objects, lists, numbers and strings the way JavaScript does; nearly every web service speaks it.',
  },
  {
    id: 'xml',
    name: 'XML',
    longName: 'Extensible Markup Language data',
    extensions: ['xml'],
    mimeTypes: ['application/xml', 'text/xml'],
    kind: 'document',
    capabilities: { text: true, editable: true },
    text: "XML names every piece of data with tags of one's own choosing; invoices, feeds and office files are built on it.",
  },
  {
    id: 'yaml',
    name: 'YAML',
    longName: 'YAML data',
    extensions: ['yaml', 'yml'],
    mimeTypes: ['application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml'],
    kind: 'document',
    capabilities: { text: true, editable: true, typedCells: true },
    text: 'YAML says by indentation what JSON says by brackets and allows comments, which made it the language of settings files.',
  },
];
