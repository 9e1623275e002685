import { gunzipSync, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { canary } from './server-under-test.ts';

/** The fill colour of the secret image; no other image of the attacks has it. */
const secretColour = [193, 254, 17] as const;
/** Maximum nesting of containers to open. */
const maxDepth = 4;
/** Maximum bytes to search inside one file. */
const maxBytes = 64 * 1024 ** 2;

export const secretImage = (): Promise<Buffer> => {
  const [r, g, b] = secretColour;
  return sharp({ create: { width: 64, height: 64, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
};

/** The secret as converters may encode it, and a run of pixels of the colour as stored in memory. */
const spellings: readonly Buffer[] = [
  Buffer.from(canary),
  Buffer.from(canary, 'utf16le'),
  Buffer.from(canary, 'utf16le').swap16(),
  Buffer.from(Buffer.from(canary).toString('hex')),
  Buffer.from(Buffer.from(canary).toString('base64').slice(0, 32)),
  Buffer.from('root:x:0:0:'),
  Buffer.concat(Array.from({ length: 8 }, () => Buffer.from(secretColour))),
];

const showsColour = async (body: Uint8Array): Promise<boolean> => {
  try {
    const { data } = await sharp(body, { limitInputPixels: 30_000_000 })
      .flatten()
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at + 2 < data.length; at += 3)
      if (secretColour.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 12)) return true;
  } catch {
    // Not an image: its bytes have been searched.
  }
  return false;
};

/** Compressed content: entries of a ZIP, the content of a gzip, streams of a PDF. */
const inside = (body: Buffer): readonly Uint8Array[] => {
  try {
    if (body.subarray(0, 2).toString('latin1') === 'PK')
      return Object.values(unzipSync(body, { filter: ({ originalSize }) => originalSize < maxBytes }));
    if (body[0] === 0x1f && body[1] === 0x8b) return [gunzipSync(body, { maxOutputLength: maxBytes })];
  } catch {
    return [];
  }
  if (body.subarray(0, 5).toString() !== '%PDF-') return [];
  const streams: Uint8Array[] = [];
  for (let at = body.indexOf('stream'); at >= 0; at = body.indexOf('stream', at + 6)) {
    const start = body[at + 6] === 13 ? at + 8 : at + 7;
    try {
      streams.push(inflateSync(body.subarray(start), { maxOutputLength: maxBytes }));
    } catch {
      // Not deflated, or `endstream`.
    }
  }
  return streams;
};

export const holdsSecret = async (content: Uint8Array, depth = 0): Promise<boolean> => {
  const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (spellings.some((spelling) => body.includes(spelling))) return true;
  if (await showsColour(body)) return true;
  if (depth >= maxDepth) return false;
  for (const part of inside(body)) if (await holdsSecret(part, depth + 1)) return true;
  return false;
};
