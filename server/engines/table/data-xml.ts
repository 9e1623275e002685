import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Value } from './data-read.ts';
import { xmlName } from './data-write.ts';

const simple = (value: Value): value is null | string | number | boolean => typeof value !== 'object' || value === null;

/** Writes data as XML: keys become elements, list items repeat theirs, keys with `@` become attributes again. */
export const dataToXml = (value: Value): string => {
  const element = (name: string, child: Value, indent: string): string => {
    if (Array.isArray(child)) return child.map((item) => element(name, item as Value, indent)).join('');
    if (simple(child))
      return child === null || child === '' ? `${indent}<${name}/>\n` : `${indent}<${name}>${escapeXml(String(child))}</${name}>\n`;
    const entries = Object.entries(child);
    const attributes = entries
      .filter(([key, inner]) => key.startsWith('@') && simple(inner))
      .map(([key, inner]) => ` ${xmlName(key.slice(1))}="${escapeXml(String(inner ?? ''))}"`)
      .join('');
    const text = entries
      .filter(([key]) => key === '#text')
      .map(([, inner]) => escapeXml(String(inner)))
      .join('');
    const inner = entries
      .filter(([key]) => !key.startsWith('@') && key !== '#text')
      .map(([key, grandchild]) =>
        element(xmlName(key), Array.isArray(grandchild) && grandchild.length === 0 ? null : grandchild, `${indent}  `),
      )
      .join('');
    if (inner === '') return `${indent}<${name}${attributes}>${text}</${name}>\n`;
    return `${indent}<${name}${attributes}>${text}\n${inner}${indent}</${name}>\n`;
  };
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const [only] = entries;
  const root = only && entries.length === 1 && !Array.isArray(only[1]) ? element(xmlName(only[0]), only[1], '') : undefined;
  const wrapped = () => (Array.isArray(value) ? `<rows>\n${element('row', value, '  ')}</rows>\n` : element('root', value, ''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? wrapped()}`;
};
