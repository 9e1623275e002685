import type { FileBytes } from '../../files/file-bytes.ts';

/** Limit of boxes to inspect on one level: files have a few dozen. */
const mostParts = 500;

export type Box = { readonly kind: string; readonly at: number; readonly end: number };

export const boxesIn = function* (bytes: FileBytes, from: number, to: number): Generator<Box> {
  let at = from;
  for (let part = 0; part < mostParts && at + 8 <= to; part++) {
    const [short, kind] = [bytes.u32(at), bytes.text(at + 4, 4)];
    const [header, length] = short === 1 ? [16, bytes.u64(at + 8)] : [8, short === 0 ? to - at : short];
    if (length < header || at + length > to) return;
    yield { kind, at: at + header, end: at + length };
    at += length;
  }
};

export const inside = (bytes: FileBytes, box: Box | undefined, kind: string, skip = 0): Box | undefined => {
  if (box) for (const one of boxesIn(bytes, box.at + skip, box.end)) if (one.kind === kind) return one;
  return undefined;
};

export const wholeFile = (bytes: FileBytes): Box => ({ kind: '', at: 0, end: bytes.size });
