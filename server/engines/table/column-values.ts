import { fieldsOf, type Value } from './value.ts';

const digits = (value: bigint, scale: number): string => {
  const text = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const cut = text.length - scale;
  return `${value < 0n ? '-' : ''}${text.slice(0, cut)}${scale > 0 ? `.${text.slice(cut)}` : ''}`;
};

/** Number of decimal digits that a JavaScript number always represents exactly. */
const sureDigits = 15;

/** A decimal with this scale: a number if exact, otherwise its decimal text. */
export const decimalValue = (unscaled: bigint, scale: number): number | string => {
  const text = scale < 0 ? `${unscaled * 10n ** BigInt(Math.min(-scale, 1000))}` : digits(unscaled, scale);
  return text.replace(/[-.]/g, '').replace(/^0+|(?<!0)0+$/g, '').length <= sureDigits ? Number(text) : text;
};

const mostMs = 8_640_000_000_000_000n;

/**
 * ISO 8601 of a timestamp with `perSecond` units per second. Nonzero fractions have as many digits as the unit. `zone` is `Z` for UTC.
 */
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

/** ISO 8601 of a day counted from 1970. */
export const dayText = (days: number): string => {
  const ms = days * 86_400_000;
  return Math.abs(ms) <= Number(mostMs) ? (new Date(ms).toISOString().split('T', 1)[0] ?? '') : String(days);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes as text if they are valid, otherwise as Base64. */
export const bytesText = (bytes: Uint8Array): string => {
  try {
    const text = utf8.decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Not a text: falls through to Base64.
  }
  return Buffer.from(bytes).toString('base64');
};

/** A column's value as JSON data: integers of any length, dates in ISO 8601, bytes as text or Base64. */
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
  // Arrow's rows and lists.
  if (typeof value === 'object' && 'toJSON' in value && typeof value.toJSON === 'function') return plainValue(value.toJSON());
  if (typeof value === 'object') return fieldsOf(Object.entries(value).map(([key, child]) => [key, plainValue(child)] as const));
  return String(value);
};
