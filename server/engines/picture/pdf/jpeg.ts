import { exifOrientation } from '../codecs/exif.ts';

/** What a PDF must know to hold a JPEG as it is. */
export type JpegFacts = {
  /** Stored size in pixels, before any turning. */
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3 | 4;
  /** Bits of a sample; PDF takes 8. */
  readonly bits: number;
  /** Adobe's marker, by which CMYK is stored inverted. */
  readonly adobe: boolean;
  readonly icc?: Buffer;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
  /** Arithmetic coding and lossless frames are beyond PDF. */
  readonly plain: boolean;
  /** Its end has come along; where a file is cut short, what is missing would be a grey bar. */
  readonly whole: boolean;
};

/** Frames that PDF's DCTDecode reads: baseline, extended and progressive, with Huffman coding. */
const plainFrames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const endOfImage = Buffer.from([0xff, 0xd9]);
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads a JPEG's headers (ITU T.81) up to its first frame; undefined when there is none. */
export const readJpegFacts = (data: Uint8Array): JpegFacts | undefined => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const profile: Buffer[] = [];
  let [adobe, orientation] = [false, 1];
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const content = bytes.subarray(at + 4, at + 2 + length);
    if (marker === 0xe1 && content.toString('latin1', 0, 6) === 'Exif\0\0') orientation = exifOrientation(content.subarray(6)) ?? 1;
    // Profiles longer than a segment come in numbered pieces.
    if (marker === 0xe2 && content.toString('latin1', 0, 12) === 'ICC_PROFILE\0') profile[content[12] ?? 0] = content.subarray(14);
    if (marker === 0xee && content.toString('latin1', 0, 5) === 'Adobe') adobe = true;
    if (isFrame(marker) && content.length >= 6) {
      const components = content[5];
      if (components !== 1 && components !== 3 && components !== 4) return undefined;
      const icc = Buffer.concat(profile.filter(Boolean));
      return {
        width: content.readUInt16BE(3),
        height: content.readUInt16BE(1),
        components,
        bits: content[0] ?? 0,
        adobe,
        orientation,
        plain: plainFrames.has(marker),
        whole: bytes.indexOf(endOfImage, at) >= 0,
        ...(icc.length > 128 && { icc }),
      };
    }
    at += 2 + length;
  }
  return undefined;
};

const [startOfScan, fill] = [0xda, 0xff];
/** EXIF and XMP (APP1), IPTC (APP13), comments. */
const records: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);

/** The same picture, to the byte of its pixels, without what it says about camera, place and author. */
export const withoutRecords = (data: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === fill && bytes[at + 1] !== startOfScan) {
    const end = bytes[at + 1] === fill ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
    if (!records.has(bytes[at + 1] ?? 0)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
};
