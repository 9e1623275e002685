import { corrupt } from '../bitmap.ts';

/** Unpacks one row of PackBits (Apple TN1023) into `row`. */
export const unpackBits = (packed: Uint8Array, row: Uint8Array): void => {
  let to = 0;
  for (let at = 0; at < packed.length && to < row.length; ) {
    const head = packed[at++] ?? 0;
    if (head === 128) continue;
    if (head > 128) {
      row.fill(packed[at++] ?? corrupt(), to, to + 257 - head);
      to += 257 - head;
    } else {
      const plain = packed.subarray(at, at + head + 1);
      row.set(plain.subarray(0, row.length - to), to);
      at += head + 1;
      to += head + 1;
    }
  }
};

/** Packs one row; the result may exceed the row by one byte in 128. */
export const packBits = (row: Uint8Array): Buffer => {
  const out = Buffer.alloc(row.length + Math.ceil(row.length / 128) + 1);
  let to = 0;
  for (let at = 0; at < row.length; ) {
    let run = 1;
    while (run < 128 && at + run < row.length && row[at + run] === row[at]) run++;
    if (run > 2) {
      out[to++] = 257 - run;
      out[to++] = row[at] ?? 0;
      at += run;
      continue;
    }
    let end = at + 1;
    while (end < row.length && end - at < 128 && !(row[end] === row[end + 1] && row[end] === row[end + 2])) end++;
    out[to++] = end - at - 1;
    out.set(row.subarray(at, end), to);
    to += end - at;
    at = end;
  }
  return out.subarray(0, to);
};
