import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Files as the store holds them: frames of 64 KiB, each AES-256-GCM with a tag of its own (the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár, 2015). The nonce is the frame's number and whether it is the last, so that frames that are
 * exchanged, repeated or left out do not open, and any part of a file is read by itself. Each object has a key of its own, made from the
 * job's and the object's name: one object in another's place does not open either, and no nonce comes twice under one key.
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

/** How many frames a file of so many bytes has: an empty one has one, which says that there is nothing. */
const framesOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / frameBytes));

/** Bytes that a file takes in the store. */
export const sealedBytes = (bytes: number): number => bytes + framesOf(bytes) * tagBytes;

/** A file in the store is not what was put there, or not all of it. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** What names a sealed file: the job's key, the object's name, and the bytes of the file itself. */
export type Sealed = { readonly fileKey: string; readonly name: string; readonly bytes: number };

/** Gives the bytes of an iterable in pieces of `size`, the last one shorter. */
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

/** Seals a file as it is read. Throws where it is not as long as was said. */
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

/** Where in the sealed object a part of the file lies, from whole frames. */
export type SealedRange = { readonly start: number; readonly end: number; readonly firstFrame: number };

/** The frames that hold the bytes from `start` up to, not with, `end`. */
export const sealedRange = (bytes: number, start: number, end: number): SealedRange => {
  const firstFrame = Math.floor(start / frameBytes);
  const lastFrame = Math.max(firstFrame, Math.ceil(end / frameBytes) - 1);
  return { start: firstFrame * sealedFrameBytes, end: Math.min((lastFrame + 1) * sealedFrameBytes, sealedBytes(bytes)), firstFrame };
};

/** Opens frames from the first that a range names. Throws SealBroken at the first that is not what it must be, and where some are missing. */
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

/** Of the opened frames of a range the bytes from `start` up to, not with, `end`. */
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
