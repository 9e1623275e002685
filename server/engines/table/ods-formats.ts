import { escapeXml } from '../../formats/ooxml/xml.ts';
import { languageOfCode } from '../../formats/values/months.ts';

const dateParts: Readonly<Record<string, string>> = {
  yyyy: '<number:year number:style="long"/>',
  yy: '<number:year/>',
  mmmm: '<number:month number:style="long" number:textual="true"/>',
  mmm: '<number:month number:textual="true"/>',
  mm: '<number:month number:style="long"/>',
  m: '<number:month/>',
  dd: '<number:day number:style="long"/>',
  d: '<number:day/>',
  hh: '<number:hours number:style="long"/>',
  h: '<number:hours/>',
  ':mm': '<number:text>:</number:text><number:minutes number:style="long"/>',
  ss: '<number:seconds number:style="long"/>',
  'AM/PM': '<number:am-pm/>',
};

const literal = (text: string): string => (text ? `<number:text>${escapeXml(text.replace(/[\\"]/g, ''))}</number:text>` : '');

const dateXml = (code: string): string =>
  [...code.matchAll(/AM\/PM|yyyy|yy|m{3,4}|:mm|mm?|dd?|hh?|ss(?:\.(0+))?|"[^"]*"|\\.|[^a-z]/gi)]
    .map(([part, places]) => {
      if (places) return `<number:seconds number:style="long" number:decimal-places="${places.length}"/>`;
      return dateParts[part] ?? literal(part);
    })
    .join('');

/** One section of a number format: literals around one run of digits. */
const numberXml = (section: string): string => {
  const [, before = '', whole = '', places = '', exponent = '', after = ''] =
    /^(.*?)(#,##0|[0#])(?:\.(0+))?(?:E\+(0+))?([^0#]*)$/.exec(section) ?? [];
  const digits = `number:decimal-places="${places.length}" number:min-decimal-places="${places.length}" number:min-integer-digits="${whole === '#' ? 0 : 1}"`;
  const number = exponent
    ? `<number:scientific-number ${digits} number:min-exponent-digits="${exponent.length}"/>`
    : `<number:number ${digits}${whole.includes(',') ? ' number:grouping="true"' : ''}/>`;
  return literal(before) + number + literal(after);
};

/** A format code of `formats/values` as a named ODF data style (ODF 1.3 part 3, 16.29). */
const dataStyle = (code: string, name: string): string => {
  const [stated = '', number = ''] = /^\[\$-([0-9a-f]+)\]/.exec(code) ?? [];
  const shown = code.slice(stated.length);
  const language = number ? ` number:language="${languageOfCode(number)?.replace(/-.*/, '') ?? ''}"` : '';
  const words = shown.replace(/"[^"]*"/g, '');
  if (/y/.test(words)) return `<number:date-style style:name="${name}"${language}>${dateXml(shown)}</number:date-style>`;
  if (/h/.test(words)) return `<number:time-style style:name="${name}">${dateXml(shown)}</number:time-style>`;
  const tag = `number:${code.includes('%') ? 'percentage' : 'number'}-style`;
  const [positive = '', negative] = code.split(';');
  if (!negative) return `<${tag} style:name="${name}">${numberXml(positive)}</${tag}>`;
  return `<${tag} style:name="${name}P0" style:volatile="true">${numberXml(positive)}</${tag}><${tag} style:name="${name}">${numberXml(negative)}<style:map style:condition="value()&gt;=0" style:apply-style-name="${name}P0"/></${tag}>`;
};

/** Collects the distinct formats of a document's cells, and writes their styles. */
export const makeCellStyles = () => {
  const names = new Map<string, number>();
  return {
    of: (format: string): string => {
      const number = names.get(format) ?? names.size + 1;
      names.set(format, number);
      return `ce${number}`;
    },
    xml: (): string =>
      [...names]
        .map(
          ([code, number]) =>
            `${dataStyle(code, `N${number}`)}<style:style style:name="ce${number}" style:family="table-cell" style:data-style-name="N${number}"/>`,
        )
        .join(''),
  };
};
