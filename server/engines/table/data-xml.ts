import { escapeXml } from '../../formats/ooxml/xml.ts';
import { xmlName } from './data-write.ts';
import { entriesOf, type Fields, isFields, type Value } from './value.ts';
import { mixedMark } from './xml-mixed.ts';

const simple = (value: Value): value is null | string | number | bigint | boolean => typeof value !== 'object' || value === null;

/** Elements of one value. Without `indent` they stay on one line, because whitespace would become part of the surrounding text. */
const element = (name: string, child: Value, indent: string | undefined): string => {
  const [before, after] = indent === undefined ? ['', ''] : [indent, '\n'];
  if (Array.isArray(child)) return child.map((item: Value) => element(name, item, indent)).join('');
  if (simple(child))
    return child === null || child === ''
      ? `${before}<${name}/>${after}`
      : `${before}<${name}>${escapeXml(String(child))}</${name}>${after}`;
  const entries = entriesOf(child as Fields);
  const attributes = entries
    .filter(([key, inner]) => key.startsWith('@') && simple(inner))
    .map(([key, inner]) => ` ${xmlName(key.slice(1))}="${escapeXml(String(inner ?? ''))}"`)
    .join('');
  const mixed = entries.find(([key]) => key === mixedMark)?.[1];
  if (Array.isArray(mixed)) return `${before}<${name}${attributes}>${mixed.map(piece).join('')}</${name}>${after}`;
  const text = entries
    .filter(([key]) => key === '#text')
    .map(([, inner]) => escapeXml(String(inner)))
    .join('');
  const inside = entries.filter(([key]) => !key.startsWith('@') && key !== '#text');
  if (inside.length === 0) return `${before}<${name}${attributes}>${text}</${name}>${after}`;
  // Beside text, line ends and blanks would become part of it.
  const isLaidOut = indent !== undefined && text === '';
  const deeper = isLaidOut ? `${indent}  ` : undefined;
  const inner = inside.map(([key, one]) => element(xmlName(key), Array.isArray(one) && one.length === 0 ? null : one, deeper)).join('');
  const [head, tail] = isLaidOut ? [after, before] : ['', ''];
  return `${before}<${name}${attributes}>${text}${head}${inner}${tail}</${name}>${after}`;
};

/** A text, or an object's elements, in mixed content. */
const piece = (value: Value): string => {
  if (simple(value)) return escapeXml(String(value ?? ''));
  return isFields(value)
    ? entriesOf(value)
        .map(([key, child]) => element(xmlName(key), child, undefined))
        .join('')
    : '';
};

/** Writes data as XML: keys become elements, list items repeat their key, and keys with `@` become attributes again. */
export const dataToXml = (value: Value): string => {
  const entries = isFields(value) ? entriesOf(value) : [];
  const [only] = entries;
  const root = only && entries.length === 1 && !Array.isArray(only[1]) ? element(xmlName(only[0]), only[1], '') : undefined;
  const wrapped = () => (Array.isArray(value) ? `<rows>\n${element('row', value, '  ')}</rows>\n` : element('root', value, ''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? wrapped()}`;
};
