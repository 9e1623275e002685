import { XMLParser } from 'fast-xml-parser';
import { message } from '../../../catalogue/languages/message.ts';
import { damagedAt, WorkerProblem } from '../../contract/worker-main.ts';
import { decodeXml } from '../../formats/text/decode-xml.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import { withoutLateDeclaration } from '../../formats/xml/declaration.ts';
import { isOldPlist, readOldPlist } from './plist-old.ts';
import { fieldsOf, type Value } from './value.ts';

/** Limit of values, counted once per reference: a small binary list of nested references could represent billions. */
const mostValues = 5_000_000;
/** Limit of text and data bytes in a binary list, counted once per reference. */
const mostBytes = 256 * 1024 ** 2;
/** Limit of nested lists. */
const mostLevels = 500;

const wrong = (): never => {
  throw new WorkerProblem('corrupt_input', message('plistDamaged'));
};

/** 1 January 2001, the epoch of Apple's timestamps in seconds. */
const appleEpoch = Date.UTC(2001, 0, 1);
const isoDate = (ms: number): string => (Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString().replace('.000Z', 'Z') : wrong());

const longInteger = (value: bigint): Value =>
  value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;

/**
 * A binary property list (`bplist00`; CFBinaryPList.c of Apple's Core Foundation): objects, then a table of their offsets, then a
 * 32-byte trailer with the sizes of offsets and references, the number of objects, and the root's index.
 */
const readBinary = (bytes: Buffer): Value => {
  if (bytes.length < 40) return wrong();
  const trailer = bytes.subarray(-32);
  const [offsetSize = 0, refSize = 0] = trailer.subarray(6, 8);
  const [count, top, table] = [8, 16, 24].map((at) => Number(trailer.readBigUInt64BE(at))) as [number, number, number];
  if (offsetSize < 1 || offsetSize > 6 || refSize < 1 || refSize > 6 || table + count * offsetSize > bytes.length - 32) return wrong();
  let [values, content] = [0, 0];
  const need = (from: number, length: number): Buffer =>
    length >= 0 && from + length <= table ? bytes.subarray(from, from + length) : wrong();
  const read = (index: number, level: number): Value => {
    if (index >= count || level > mostLevels) return wrong();
    if (++values > mostValues) throw new WorkerProblem('resource_limit', undefined, { name: 'values', max: mostValues });
    const at = bytes.readUIntBE(table + index * offsetSize, offsetSize);
    const [mark = 0] = need(at, 1);
    const [kind, low] = [mark >> 4, mark & 15];
    if (mark === 0) return null;
    if (mark === 8 || mark === 9) return mark === 9;
    if (kind === 1) {
      const data = need(at + 1, 2 ** low);
      // 8-byte integers are signed, shorter ones unsigned; 16-byte integers cover the upper half of unsigned 64 bits.
      if (low <= 2) return data.readUIntBE(0, data.length);
      return low === 3 ? longInteger(data.readBigInt64BE()) : low === 4 ? longInteger(data.readBigUInt64BE(8)) : wrong();
    }
    if (kind === 2) return low === 2 ? need(at + 1, 4).readFloatBE() : low === 3 ? need(at + 1, 8).readDoubleBE() : wrong();
    if (mark === 0x33) return isoDate(appleEpoch + need(at + 1, 8).readDoubleBE() * 1000);
    if (kind === 8) return need(at + 1, low + 1).readUIntBE(0, Math.min(6, low + 1));
    let [start, length] = [at + 1, low];
    if (low === 15) {
      const [sizeMark = 0] = need(start, 1);
      const size = 2 ** (sizeMark & 15);
      if (sizeMark >> 4 !== 1 || size > 4) return wrong();
      length = need(start + 1, size).readUIntBE(0, size);
      start += 1 + size;
    }
    if (kind >= 4 && kind <= 6) {
      content += kind === 6 ? length * 2 : length;
      if (content > mostBytes) throw new WorkerProblem('resource_limit', undefined, { name: 'bytes', max: mostBytes });
    }
    const ref = (place: number): number => need(start + place * refSize, refSize).readUIntBE(0, refSize);
    if (kind === 4) return need(start, length).toString('base64');
    if (kind === 5) return need(start, length).toString('latin1');
    if (kind === 6)
      return Buffer.from(need(start, length * 2))
        .swap16()
        .toString('utf16le');
    need(start, length * refSize * (kind === 13 ? 2 : 1));
    const item = (place: number): Value => read(ref(place), level + 1);
    if (kind === 10 || kind === 12) return Array.from({ length }, (_, place) => item(place));
    if (kind !== 13) return wrong();
    return fieldsOf(Array.from({ length }, (_, place) => [String(item(place)), item(length + place)] as const));
  };
  return read(top, 0);
};

type Node = { readonly [name: string]: readonly Node[] | string };

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const inside = (node: Node): readonly Node[] => {
  const children = node[nameOf(node)];
  return typeof children === 'string' || children === undefined ? [] : children.filter((child) => nameOf(child) !== '#comment');
};
const textOf = (node: Node): string =>
  inside(node)
    .map((child) => (typeof child['#text'] === 'string' ? child['#text'] : ''))
    .join('');

/** Limit of an integer's digits, far above the 128 bits of the format. */
const mostDigits = 100;

const integer = (text: string): Value => {
  const [, sign, digits] = /^\s*([+-]?)(\d+|0x[\da-f]+)\s*$/i.exec(text) ?? [];
  if (digits === undefined || digits.length > mostDigits) return wrong();
  return longInteger(sign === '-' ? -BigInt(digits) : BigInt(digits));
};

const fromNode = (node: Node): Value => {
  const name = nameOf(node);
  const text = () => textOf(node);
  if (name === 'string') return text();
  if (name === 'integer') return integer(text());
  if (name === 'real') return Number.isFinite(Number(text())) ? Number(text()) : text().trim();
  if (name === 'true' || name === 'false') return name === 'true';
  if (name === 'date') return text().trim();
  if (name === 'data') return text().replace(/\s+/g, '');
  const children = inside(node).filter((child) => nameOf(child) !== '#text');
  if (name === 'array') return children.map(fromNode);
  if (name !== 'dict' || children.length % 2 !== 0) return wrong();
  const entries: [string, Value][] = [];
  for (let at = 0; at + 1 < children.length; at += 2) {
    const [key, value] = [children[at], children[at + 1]];
    if (!key || !value || nameOf(key) !== 'key') return wrong();
    entries.push([textOf(key), fromNode(value)]);
  }
  return fieldsOf(entries);
};

/** Reads an Apple property list, in XML, binary, or the older text. Dates are ISO 8601, bytes are Base64, as in its XML. */
export const readPlist = (bytes: Buffer): Value => {
  if (bytes.subarray(0, 6).toString('latin1') === 'bplist') return readBinary(bytes);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: true,
    parseTagValue: false,
    trimValues: false,
    processEntities: { enabled: true, maxEntityCount: 0 },
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  const text = withoutLateDeclaration(decodeXml(bytes).text);
  if (isOldPlist(text)) return readOldPlist(text, mostLevels, wrong);
  let nodes: readonly Node[];
  try {
    nodes = (parser.parse(text, true) as readonly Node[]).filter((node) => nameOf(node) !== '#text');
  } catch {
    const place = xmlFault(text);
    if (place) throw damagedAt(place);
    return wrong();
  }
  const [root] = nodes;
  const [first] = root && nameOf(root) === 'plist' ? inside(root).filter((node) => nameOf(node) !== '#text') : [];
  return first ? fromNode(first) : wrong();
};
