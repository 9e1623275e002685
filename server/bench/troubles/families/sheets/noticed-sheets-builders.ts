import { writeCompound } from '../../../../engines/mail/outlook-samples.ts';

const words = (...all: readonly number[]): readonly number[] => all.flatMap((one) => [one & 255, (one >> 8) & 255]);
const record = (code: number, ...body: readonly number[]): readonly number[] => [...words(code, body.length), ...body];
const text8 = (text: string): readonly number[] => [...words(text.length), 0, ...Buffer.from(text, 'latin1')];
const label = (row: number, text: string): readonly number[] => record(0x0204, ...words(row, 0, 0), ...text8(text));
/** A cell of column B whose formula is the shared one of B1, with its saved text. */
const sharing = (row: number, result: string, definition: readonly number[] = []): readonly number[] => [
  ...record(0x0006, ...words(row, 1, 0, 0, 0, 0, 0xffff, 8, 0, 0, 5), 1, ...words(0, 1)),
  ...definition,
  ...record(0x0207, ...text8(result)),
];
/** Excel 97: B1 and B2 share the formula `A1&"x"`, so that its definition stands between the first cell and the cell's text. */
export const sharedText = (): Uint8Array => {
  const definition = record(0x04bc, ...words(0, 1), 1, 1, 0, 2, ...words(10), 0x4c, ...words(0, 0xc0ff), 0x17, 1, 0, 0x78, 0x08);
  const sheet = [
    ...record(0x0809, ...words(0x0600, 0x0010, 0, 0), ...words(0, 0, 0, 0)),
    ...record(0x0200, ...words(0, 0, 2, 0, 0, 2, 0)),
    ...label(0, 'a'),
    ...sharing(0, 'ax', definition),
    ...label(1, 'b'),
    ...sharing(1, 'bx'),
    ...record(0x000a),
  ];
  const head = record(0x0809, ...words(0x0600, 0x0005, 0, 0), ...words(0, 0, 0, 0));
  const name = [0, 0, 1, 0, 0x53];
  const at = head.length + 4 + 4 + name.length + 4;
  const globals = [...head, ...record(0x0085, ...words(at, 0), ...name), ...record(0x000a)];
  return writeCompound({ Workbook: Buffer.from([...globals, ...sheet]) });
};
