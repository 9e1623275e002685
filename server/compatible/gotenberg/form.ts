import { isPlainObject } from '../../../catalogue/plain-object.ts';
import { lengthIn } from '../../formats/length.ts';
import { invalid } from './refusal.ts';

/** Values of a form that are quoted in a sentence are cut to this. */
const shownLength = 100;

const unseen = /[\p{Cc}\p{Cf}]/gu;
const shown = (value: string): string => value.slice(0, shownLength).replace(unseen, ' ').toWellFormed();

const truths: ReadonlySet<string> = new Set(['1', 't', 'T', 'TRUE', 'true', 'True']);
const falsehoods: ReadonlySet<string> = new Set(['0', 'f', 'F', 'FALSE', 'false', 'False']);
const durations: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a duration as Go writes them: `1.5s`, `1m30s`, `500ms`. */
const millisecondsOf = (text: string): number | undefined => {
  if (text === '0') return 0;
  if (text.length > 40 || !/^(?:\d{1,9}(?:\.\d{1,9})?(?:ns|us|µs|ms|s|m|h)){1,6}$/.test(text)) return undefined;
  return [...text.matchAll(/(\d{1,9}(?:\.\d{1,9})?)(ns|us|µs|ms|s|m|h)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (durations[unit ?? ''] ?? 0),
    0,
  );
};

/** Reads a form's fields by Gotenberg's rules: an empty field counts as left out, and all errors are reported together. */
export const makeForm = (fields: readonly (readonly [name: string, value: string])[]) => {
  const faults: string[] = [];
  const all = (name: string): readonly string[] => fields.flatMap(([own, value]) => (own === name ? [value] : []));
  const text = (name: string): string | undefined => all(name)[0] || undefined;
  const wrong = (name: string, value: string, why: string): undefined => {
    faults.push(`form field '${name}' is invalid (got '${shown(value)}', resulting to ${why})`);
    return undefined;
  };
  /** A value of a field, as `read` makes it; undefined where it is left out or not right. */
  const value = <Value>(name: string, why: string, read: (text: string) => Value | undefined): Value | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const found = read(given);
    return found === undefined ? wrong(name, given, why) : found;
  };
  const number = (name: string, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, whole = false } = {}) =>
    value(
      name,
      `a ${whole ? 'whole ' : ''}number${Number.isFinite(min) ? ` from ${min}` : ''}${Number.isFinite(max) ? ` to ${max}` : ''} is expected`,
      (given) => {
        const found = /^-?\d{1,12}(?:\.\d{1,12})?$/.test(given) ? Number(given) : Number.NaN;
        return found >= min && found <= max && (!whole || Number.isInteger(found)) ? found : undefined;
      },
    );
  return {
    all,
    text,
    number,
    flag: (name: string): boolean | undefined =>
      value(name, `strconv.ParseBool: parsing "${shown(text(name) ?? '')}": invalid syntax`, (given) =>
        truths.has(given) ? true : falsehoods.has(given) ? false : undefined,
      ),
    /** A length in inches: a bare number, or one with a unit. */
    inches: (name: string): number | undefined =>
      value(name, 'a length such as 8.5, 21cm or 72pt is expected', (given) => {
        const [, count, unit = 'in'] = /^(\d{1,6}(?:\.\d{1,9})?)([a-z]{2})?$/.exec(given) ?? [];
        return count === undefined ? undefined : lengthIn('in', count + unit);
      }),
    milliseconds: (name: string): number | undefined => value(name, 'a duration such as 1s or 500ms is expected', millisecondsOf),
    choice: <Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined =>
      value(name, `wrong value, expected either ${choices.map((one) => `'${one}'`).join(' or ')}`, (given) =>
        choices.find((one) => one === given),
      ),
    json: <Value>(name: string, what: string, accepts: (read: unknown) => read is Value): Value | undefined =>
      value(name, `${what} as JSON is expected`, (given) => {
        try {
          const read: unknown = JSON.parse(given);
          return accepts(read) ? read : undefined;
        } catch {
          return undefined;
        }
      }),
    fault: (text: string): void => void faults.push(text),
    /** Throws what is wrong with the fields that were read. */
    check: (): void => {
      if (faults.length > 0) throw invalid(faults.slice(0, 50).join('\n'));
    },
  };
};

export type GotenbergForm = ReturnType<typeof makeForm>;

export const isTextRecord = (read: unknown): read is Readonly<Record<string, string>> =>
  isPlainObject(read) && Object.values(read).every((value) => typeof value === 'string');
