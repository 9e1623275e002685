import { corrupt } from './bitmap.ts';

/** Random access to the bytes of an untrusted file. Every read past the end throws `corrupt_input`. */
export type Bytes = {
  readonly length: number;
  readonly u8: (at: number) => number;
  readonly u16: (at: number) => number;
  readonly i16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly i32: (at: number) => number;
  /** A view of `length` bytes, not a copy. */
  readonly slice: (at: number, length: number) => Uint8Array;
  /** Latin-1 text. */
  readonly text: (at: number, length: number) => string;
};

export const readBytes = (data: Uint8Array, order: 'little' | 'big'): Bytes => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const little = order === 'little';
  const inside = (at: number, length: number): number => (at >= 0 && length >= 0 && at + length <= data.length ? at : corrupt());
  const slice = (at: number, length: number) => data.subarray(inside(at, length), at + length);
  return {
    length: data.length,
    u8: (at) => view.getUint8(inside(at, 1)),
    u16: (at) => view.getUint16(inside(at, 2), little),
    i16: (at) => view.getInt16(inside(at, 2), little),
    u32: (at) => view.getUint32(inside(at, 4), little),
    i32: (at) => view.getInt32(inside(at, 4), little),
    slice,
    text: (at, length) => Buffer.from(slice(at, length)).toString('latin1'),
  };
};
