import { fieldsOf, type Value } from './value.ts';

const digits = (value: bigint, scale: number): string => {
  const text = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const cut = text.length - scale;
  return `${value < 0n ? '-' : ''}${text.slice(0, cut)}${scale > 0 ? `.${text.slice(cut)}` : ''}`;
};

/** Digits that a number of JavaScript holds whatever they are. */
const sureDigits = 15;

/** A decimal of so many places: a number where one holds it exactly, else as it is written. */
export const decimalValue = (unscaled: bigint, scale: number): number | string => {
  const text = scale < 0 ? `${unscaled * 10n ** BigInt(Math.min(-scale, 1000))}` : digits(unscaled, scale);
  return text.replace(/[-.]/g, '').replace(/^0+|(?<!0)0+$/g, '').length <= sureDigits ? Number(text) : text;
};

/** Milliseconds within which JavaScript has dates. */
const mostMs = 8_640_000_000_000_000n;

/** ISO 8601 for a moment in units of which `perSecond` make a second: as many places as the unit has, where they aren't zero. `zone` is `Z` for moments in UTC. */
export const timestampText = (value: bigint, perSecond: bigint, zone: string): string => {
  let seconds = value / perSecond;
  let rest = value % perSecond;
  if (rest < 0n) {
    seconds -= 1n;
    rest += perSecond;
  }
  const ms = seconds * 1000n;
  if (ms > mostMs || ms < -mostMs) return String(value);
  const fraction =
    rest === 0n
      ? ''
      : `.${rest
          .toString()
          .padStart(perSecond.toString().length - 1, '0')
          .replace(/(?<!0)0+$/, '')}`;
  return `${new Date(Number(ms)).toISOString().replace('.000Z', '')}${fraction}${zone}`;
};

/** ISO 8601 for days from 1970 on. */
export const dayText = (days: number): string => {
  const ms = days * 86_400_000;
  return Math.abs(ms) <= Number(mostMs) ? (new Date(ms).toISOString().split('T', 1)[0] ?? '') : String(days);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes as the text that they are, or else in Base64. */
export const bytesText = (bytes: Uint8Array): string => {
  try {
    const text = utf8.decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Not a text: below.
  }
  return Buffer.from(bytes).toString('base64');
};

/** A value of a column as JSON has it: integers of any length, dates in ISO 8601, bytes as text or Base64. */
export const plainValue = (value: unknown): Value => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint')
    return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Uint8Array) return bytesText(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().replace('.000Z', 'Z');
  if (value instanceof Map) return fieldsOf([...value].map(([key, child]) => [String(plainValue(key)), plainValue(child)] as const));
  if (ArrayBuffer.isView(value) || Array.isArray(value)) return Array.from(value as unknown as Iterable<unknown>, plainValue);
  // Rows and lists of Arrow.
  if (typeof value === 'object' && 'toJSON' in value && typeof value.toJSON === 'function') return plainValue(value.toJSON());
  if (typeof value === 'object') return fieldsOf(Object.entries(value).map(([key, child]) => [key, plainValue(child)] as const));
  return String(value);
};
