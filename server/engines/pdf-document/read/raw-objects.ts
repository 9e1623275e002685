import { constants, inflateSync } from 'node:zlib';

/** Objects of a PDF as their source text (one byte per character), by number. */
export type RawObjects = {
  readonly source: (number: number) => string | undefined;
  readonly stream: (number: number) => string | undefined;
};

/** Larger unpacked streams are not inspected. */
const maxStream = 64 * 1024 ** 2;

const unpack = (source: string): string | undefined => {
  const start = /stream\r?\n/.exec(source);
  if (!start) return undefined;
  const dictionary = source.slice(0, start.index);
  const from = start.index + start[0].length;
  const end = source.lastIndexOf('endstream');
  const data = source.slice(from, end < from ? undefined : end);
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1];
  if (!filter) return data;
  // Other filters, and predictors, do not occur on page contents in practice; unreadable streams are skipped.
  if (!/^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(filter) || /\/Predictor\s+(?!1\b)/.test(dictionary)) return undefined;
  try {
    return inflateSync(Buffer.from(data, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxStream }).toString('latin1');
  } catch {
    return undefined;
  }
};

/** Objects inside an object stream (ISO 32000-1, 7.5.7): pairs of number and offset, then the objects. */
const packedObjects = (source: string): ReadonlyMap<number, string> => {
  const body = unpack(source);
  const first = Number(/\/First\s+(\d+)/.exec(source)?.[1]);
  const out = new Map<number, string>();
  if (body === undefined || !Number.isFinite(first)) return out;
  const pairs = body.slice(0, first).trim().split(/\s+/).map(Number);
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const next = pairs[i + 3];
    out.set(pairs[i] as number, body.slice(first + (pairs[i + 1] as number), next === undefined ? undefined : first + next));
  }
  return out;
};

/**
 * Finds a file's objects by their headers, without its cross-reference tables: enough to read what pdf.js does not expose. Of objects with
 * the same number, the last one counts.
 */
export const findRawObjects = (bytes: Uint8Array): RawObjects => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const starts = [...file.matchAll(/(?<!\d)(\d{1,8})\s+\d{1,5}\s+obj\b/g)].map((m) => ({
    number: Number(m[1]),
    from: m.index + m[0].length,
    at: m.index,
  }));
  const places = new Map(starts.map((s, i) => [s.number, { from: s.from, to: starts[i + 1]?.at ?? file.length }]));
  const direct = (number: number): string | undefined => {
    const place = places.get(number);
    return place && file.slice(place.from, place.to);
  };
  let packed: Map<number, string> | undefined;
  const fromStreams = (number: number): string | undefined => {
    if (!packed) {
      packed = new Map();
      for (const n of places.keys()) {
        const source = direct(n);
        if (source && /^\s*<<[\s\S]{0,400}?\/Type\s*\/ObjStm/.test(source))
          for (const [k, text] of packedObjects(source)) packed.set(k, text);
      }
    }
    return packed.get(number);
  };
  const source = (number: number): string | undefined => direct(number) ?? fromStreams(number);
  return {
    source,
    stream: (number) => {
      const text = source(number);
      return text === undefined ? undefined : unpack(text);
    },
  };
};
