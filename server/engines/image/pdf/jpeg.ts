import { exifOrientation } from '../codecs/exif.ts';
import { segmentsOf } from '../codecs/jpeg-segments.ts';

/** Facts about a JPEG needed to embed it unchanged in a PDF. */
export type JpegFacts = {
  /** Stored size in pixels, before rotation. */
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3 | 4;
  /** Bits of a sample; PDF requires 8. */
  readonly bits: number;
  /** Whether it has Adobe's marker, which means that CMYK is stored inverted. */
  readonly adobe: boolean;
  readonly icc?: Buffer;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
  /** False for arithmetic coding and lossless frames, which PDF does not support. */
  readonly plain: boolean;
  /** Whether the file is complete; a truncated one would show a grey bar. */
  readonly whole: boolean;
};

/** Frames that PDF's DCTDecode reads: baseline, extended and progressive, with Huffman coding. */
const plainFrames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const endOfImage = Buffer.from([0xff, 0xd9]);
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads a JPEG's headers (ITU T.81) up to its first frame; undefined without one. */
export const readJpegFacts = (data: Uint8Array): JpegFacts | undefined => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const profile: Buffer[] = [];
  let [adobe, orientation] = [false, 1];
  for (const { marker, start, content } of segmentsOf(bytes)) {
    if (marker === 0xe1 && content.toString('latin1', 0, 6) === 'Exif\0\0') orientation = exifOrientation(content.subarray(6)) ?? 1;
    // Profiles longer than a segment are split into numbered pieces.
    if (marker === 0xe2 && content.toString('latin1', 0, 12) === 'ICC_PROFILE\0') profile[content[12] ?? 0] = content.subarray(14);
    if (marker === 0xee && content.toString('latin1', 0, 5) === 'Adobe') adobe = true;
    if (!isFrame(marker) || content.length < 6) continue;
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
      whole: bytes.indexOf(endOfImage, start) >= 0,
      ...(icc.length > 128 && { icc }),
    };
  }
  return undefined;
};

/** EXIF and XMP (APP1), IPTC (APP13), comments. */
const records: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);

/** Removes metadata about camera, location and author; the pixel data stays identical. */
export const withoutRecords = (data: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const kept: Buffer[] = [];
  let from = 0;
  for (const { marker, start, end } of segmentsOf(bytes)) {
    if (!records.has(marker)) continue;
    kept.push(bytes.subarray(from, start));
    from = end;
  }
  return Buffer.concat([...kept, bytes.subarray(from)]);
};
