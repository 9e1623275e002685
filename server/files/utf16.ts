/** Control characters that occur in text: backspace, tabs, line ends, form feed, Ctrl-Z at the end of DOS files, escape of ISO 2022. */
export const innocentControls: ReadonlySet<number> = new Set([8, 9, 10, 11, 12, 13, 26, 27]);

/** Maximum share of control characters in text: old logs have a few, binaries many. */
const controlShare = 0.01;

/** Number of control characters that 8-bit text of this length may have. In a few lines, one or two are more than their share. */
export const mostControls = (length: number): number => Math.max(length * controlShare, Math.min(2, length / 8));

/**
 * From this share of printable bytes, the data is 8-bit text with inserted zeros: as UTF-16 it would be rare Chinese. In no such text
 * are a third of the bytes equal, as the first bytes of Japanese syllables are.
 */
const printShare = 0.8;
const commonShare = 1 / 3;

const isText = (text: string): boolean => {
  let [bad, all] = [0, 0];
  for (const char of text) {
    all++;
    // Controls, surrogates, private use and unassigned code points.
    if (/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(char) && !innocentControls.has(char.codePointAt(0) ?? 0)) bad++;
    // Stops early: most binary data fails near its start.
    if (bad > text.length * controlShare) return false;
  }
  return all >= 4 && bad <= all * controlShare;
};

/** Number of distinct byte values on one side of the pairs, and the share of the most common one. */
const spread = (bytes: Uint8Array, parity: number): { readonly values: number; readonly commonest: number } => {
  const counts = new Uint32Array(256);
  for (let index = parity; index < bytes.length; index += 2) counts[bytes[index] ?? 0] = (counts[bytes[index] ?? 0] ?? 0) + 1;
  return { values: counts.filter((count) => count > 0).length, commonest: (Math.max(...counts) * 2) / bytes.length };
};

type Utf16 = 'utf-16le' | 'utf-16be';

/** Decodes whole code units; drops a trailing odd byte. */
export const decodeUtf16 = (bytes: Uint8Array, encoding: Utf16): string => {
  const units = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (encoding === 'utf-16be' ? units.swap16() : units).toString('utf16le');
};

/**
 * Detects UTF-16 without a byte order mark; undefined if it is none. ASCII has a zero in every pair, always on the same side; in other
 * scripts, spaces and line ends do. Otherwise the bytes contain many controls, and the high bytes have fewer distinct values.
 */
export const unmarkedUtf16 = (bytes: Uint8Array): Utf16 | undefined => {
  const zeros = [0, 0];
  let [controls, print] = [0, 0];
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    if (byte < 32 && !innocentControls.has(byte)) controls++;
    else if (byte < 127) print++;
  }
  if (controls <= bytes.length * controlShare) return undefined;
  const [even = 0, odd = 0] = zeros;
  const [left, right] = [spread(bytes, 0), spread(bytes, 1)];
  const sides: readonly Utf16[] =
    even + odd > bytes.length / 20
      ? [...(odd > even * 4 ? (['utf-16le'] as const) : []), ...(even > odd * 4 ? (['utf-16be'] as const) : [])]
      : print < printShare * (bytes.length - even - odd) || Math.max(left.commonest, right.commonest) > commonShare
        ? ['utf-16le', 'utf-16be']
        : [];
  const fit = sides.filter((side) => isText(decodeUtf16(bytes, side)));
  return fit.length === 2 ? (right.values < left.values ? 'utf-16le' : 'utf-16be') : fit[0];
};
