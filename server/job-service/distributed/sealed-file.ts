import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Files as stored: frames of 64 KiB, each AES-256-GCM with its own tag (the STREAM construction of Hoang, Reyhanitabar, Rogaway and
 * Vizár, 2015). The nonce is the frame's number and whether it is the last, so that swapped, repeated or missing frames do not open, and
 * any range can be read separately. Each object's key is derived from the job's key and the object's name: a swapped object does not open
 * either, and no nonce is used twice with one key.
 */
const frameBytes = 64 * 1024;
const tagBytes = 16;
const sealedFrameBytes = frameBytes + tagBytes;

/** 256 bits. */
export const newFileKey = (): string => randomBytes(32).toString('base64');

const objectKey = (fileKey: string, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(fileKey, 'base64'), Buffer.alloc(0), `file ${name}`, 32));

const nonceOf = (frame: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(frame, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** Number of frames of a file; an empty file has one. */
const framesOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / frameBytes));

/** Size of a sealed file. */
export const sealedBytes = (bytes: number): number => bytes + framesOf(bytes) * tagBytes;

/** A stored file is not what was written, or is incomplete. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** A sealed file: the job's key, the object's name, and the file's size before sealing. */
export type Sealed = { readonly fileKey: string; readonly name: string; readonly bytes: number };

/** Regroups bytes into pieces of `size`; the last may be shorter. */
async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + size - bytes);
      held.push(part);
      bytes += part.length;
      at += part.length;
      if (bytes < size) continue;
      yield held.length === 1 ? Buffer.from(part.buffer, part.byteOffset, part.length) : Buffer.concat(held);
      held = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** Seals a file as it is read. Throws if its length differs from the stated one. */
export async function* seal({ fileKey, name, bytes }: Sealed, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const key = objectKey(fileKey, name);
  const frames = framesOf(bytes);
  let frame = 0;
  let read = 0;
  const sealFrame = (piece: Uint8Array): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, frame === frames - 1));
    frame++;
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const piece of inPieces(source, frameBytes)) {
    read += piece.length;
    if (read > bytes) break;
    yield sealFrame(piece);
  }
  if (read !== bytes) throw new Error('A file changed its length while it was sealed.');
  if (frame === 0) yield sealFrame(new Uint8Array(0));
}

/** The range of whole frames that contains a part of the file. */
export type SealedRange = { readonly start: number; readonly end: number; readonly firstFrame: number };

/** The frames with the bytes from `start` up to, but excluding, `end`. */
export const sealedRange = (bytes: number, start: number, end: number): SealedRange => {
  const firstFrame = Math.floor(start / frameBytes);
  const lastFrame = Math.max(firstFrame, Math.ceil(end / frameBytes) - 1);
  return { start: firstFrame * sealedFrameBytes, end: Math.min((lastFrame + 1) * sealedFrameBytes, sealedBytes(bytes)), firstFrame };
};

/** Opens the frames of a range. Throws SealBroken at the first that is wrong, and if some are missing. */
export async function* open(
  { fileKey, name, bytes }: Sealed,
  { start, end, firstFrame }: SealedRange,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const key = objectKey(fileKey, name);
  const frames = framesOf(bytes);
  let frame = firstFrame;
  let left = end - start;
  for await (const sealedFrame of inPieces(source, sealedFrameBytes)) {
    left -= sealedFrame.length;
    if (sealedFrame.length < tagBytes || left < 0) throw new SealBroken('A file in the store has another length.');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame, frame === frames - 1));
    decipher.setAuthTag(sealedFrame.subarray(-tagBytes));
    let opened: Buffer;
    try {
      opened = Buffer.concat([decipher.update(sealedFrame.subarray(0, -tagBytes)), decipher.final()]);
    } catch (thrown) {
      throw new SealBroken('A file in the store is not what was put there.', { cause: thrown });
    }
    frame++;
    yield opened;
  }
  if (left !== 0) throw new SealBroken('A file in the store is cut off.');
}

/** Trims opened frames to the bytes from `start` up to, but excluding, `end`. */
export async function* openPart(
  sealed: Sealed,
  range: SealedRange,
  start: number,
  end: number,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let at = range.firstFrame * frameBytes;
  for await (const piece of open(sealed, range, source)) {
    const part = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
    at += piece.length;
    if (part.length > 0) yield part;
  }
}
