import { isUtf8 } from 'node:buffer';

/** Values of IPTC-IIM 4.2, record 2, by data set number, in file order. */
export type IptcFields = ReadonlyMap<number, readonly string[]>;

const photoshop = Buffer.from('Photoshop 3.0\0', 'latin1');
/** Photoshop's image resource for IPTC (Adobe Photoshop File Formats Specification). */
const iptcResource = 0x0404;
const [marker, envelope, application] = [0x1c, 1, 2];
/** The envelope data set of the character set, and its value for UTF-8 (ISO 2022). */
const characterSet = 90;
const utf8Mark = Buffer.from('\x1b%G', 'latin1');
/** Limit of values, above that of any real picture. */
const mostValues = 2000;

/** The IPTC block inside Photoshop's resources, or the block itself if it is bare, as in a TIFF. */
const bareBlock = (block: Buffer): Buffer => {
  let at = block.subarray(0, photoshop.length).equals(photoshop) ? photoshop.length : 0;
  if (block.toString('latin1', at, at + 4) !== '8BIM') return block;
  while (at + 12 <= block.length && block.toString('latin1', at, at + 4) === '8BIM') {
    const name = block[at + 6] ?? 0;
    const data = at + 6 + name + 1 + ((name + 1) & 1);
    if (data + 4 > block.length) break;
    const length = block.readUInt32BE(data);
    if (block.readUInt16BE(at + 4) === iptcResource) return block.subarray(data + 4, data + 4 + length);
    at = data + 4 + length + (length & 1);
  }
  return Buffer.alloc(0);
};

/** Reads the fields of an IPTC block. Values without a stated character set are UTF-8 if valid, else Windows Latin. */
export const readIptc = (data: Uint8Array): IptcFields => {
  const block = bareBlock(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  const found: (readonly [number, Buffer])[] = [];
  let statesUtf8 = false;
  for (let at = 0; at + 5 <= block.length && block[at] === marker && found.length < mostValues; ) {
    const [record, dataSet] = [block[at + 1], block[at + 2] ?? 0];
    const stated = block.readUInt16BE(at + 3);
    // An extended length: the lower 15 bits count the bytes of the actual length.
    const lengthBytes = stated & 0x8000 ? stated & 0x7fff : 0;
    if (lengthBytes > 4 || at + 5 + lengthBytes > block.length) break;
    const length = lengthBytes === 0 ? stated : block.readUIntBE(at + 5, lengthBytes);
    const value = block.subarray(at + 5 + lengthBytes, at + 5 + lengthBytes + length);
    if (record === envelope && dataSet === characterSet) statesUtf8 = value.equals(utf8Mark);
    if (record === application) found.push([dataSet, value]);
    at += 5 + lengthBytes + length;
  }
  const isAllUtf8 = statesUtf8 || found.every(([, value]) => isUtf8(value));
  const decoder = new TextDecoder(isAllUtf8 ? 'utf-8' : 'windows-1252');
  const fields = new Map<number, string[]>();
  for (const [dataSet, value] of found) {
    const text = decoder
      .decode(value)
      .replace(/(?<!\0)\0+$/, '')
      .trim();
    if (text !== '') (fields.get(dataSet) ?? fields.set(dataSet, []).get(dataSet))?.push(text);
  }
  return fields;
};
