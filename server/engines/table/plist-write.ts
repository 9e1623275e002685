import { escapeXml } from '../../formats/ooxml/xml.ts';
import { entriesOf, type Fields, type Value } from './value.ts';

/** A property list in XML (Apple's DTD 1.0). It lacks null: keys with null are dropped, and in lists null becomes an empty text. */
export const plistText = (value: Value): string => {
  const element = (child: Value, indent: string): string => {
    if (child === null || child === '') return `${indent}<string></string>\n`;
    if (typeof child === 'string') return `${indent}<string>${escapeXml(child)}</string>\n`;
    if (typeof child === 'boolean') return `${indent}<${child}/>\n`;
    if (typeof child === 'bigint') return `${indent}<integer>${child}</integer>\n`;
    if (typeof child === 'number')
      return `${indent}${Number.isInteger(child) ? `<integer>${BigInt(child)}</integer>` : `<real>${child}</real>`}\n`;
    if (Array.isArray(child))
      return `${indent}<array>\n${child.map((item: Value) => element(item, `${indent}\t`)).join('')}${indent}</array>\n`;
    const entries = entriesOf(child as Fields).filter(([, inner]) => inner !== null);
    return `${indent}<dict>\n${entries.map(([key, inner]) => `${indent}\t<key>${escapeXml(key)}</key>\n${element(inner, `${indent}\t`)}`).join('')}${indent}</dict>\n`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n${element(value, '')}</plist>\n`;
};
