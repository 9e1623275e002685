/** Drawings that LibreOffice reads and no engine here writes, built byte by byte. */

const u16 = (...values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
const i32 = (...values: readonly number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);

/** A chunk of a RIFF file. In a list or the whole file, the first content is its type. */
const riff = (name: string, ...content: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)));
  return Buffer.concat([Buffer.from(name, 'latin1'), i32(body.length), body, Buffer.alloc(body.length % 2)]);
};

/** CorelDraw measures in tenths of a micrometre from the page centre. */
const millimetre = 10_000;

/** A CorelDraw 7 drawing: a red rectangle of 60 by 30 mm, centred on a page of 100 by 50 mm. */
export const sampleCdr = (): Uint8Array => {
  const red = riff('fild', i32(1), u16(1, 0, 5, 0, 0, 0), Buffer.from([0, 0, 255, 0]));
  // An object is a table of its properties: the offset of each, then, in reverse order, the type of each.
  const parts = [
    { type: 0x1e, content: i32(60 * millimetre, 30 * millimetre, 0) },
    { type: 0x14, content: i32(1) },
  ];
  const head = 20;
  const lists = head + parts.length * 8;
  const offsets = parts.map((_, at) => lists + parts.slice(0, at).reduce((sum, { content }) => sum + content.length, 0));
  const contents = Buffer.concat(parts.map(({ content }) => content));
  const rectangle = riff(
    'loda',
    i32(lists + contents.length, parts.length, head, head + parts.length * 4, 1),
    i32(...offsets),
    i32(...parts.map(({ type }) => type).toReversed()),
    contents,
  );
  const matrix = Buffer.alloc(48);
  for (const [at, value] of [1, 0, -30 * millimetre, 0, 1, -15 * millimetre].entries()) matrix.writeDoubleLE(value, at * 8);
  const move = riff('LIST', 'trfl', riff('trfd', i32(16 + 56, 1, 12, 16), u16(8, 0, 0, 0), matrix));
  return riff(
    'RIFF',
    'CDR7',
    riff('vrsn', u16(700)),
    riff('LIST', 'doc ', riff('mcfg', i32(100 * millimetre, 50 * millimetre)), riff('LIST', 'filt', red)),
    riff(
      'LIST',
      'page',
      riff('flgs', i32(0)),
      riff('LIST', 'gobj', riff('LIST', 'layr', riff('LIST', 'obj ', riff('flgs', i32(0)), riff('LIST', 'lgob', rectangle, move)))),
    ),
  );
};
