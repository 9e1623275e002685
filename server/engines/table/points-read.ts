import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Value } from './data-read.ts';
import { filled, isPosition, type Place, type Position } from './places-read.ts';

type Names = { readonly whole: RegExp; readonly part: RegExp };

/** Headings of a column, and words within headings such as `decimalLatitude`, `stop_lat` and `Longitude (WGS84)`. */
const latitudes: Names = {
  whole: /^(?:lat|latitude|breite|breitengrad|latitud|y)$/i,
  part: /(?:^|[^a-z])lat(?:itude|itud)?(?:[^a-z]|$)|breitengrad/i,
};
const longitudes: Names = {
  whole: /^(?:lon|lng|long|longitude|länge|längengrad|longitud|x)$/i,
  part: /(?:^|[^a-z])(?:lon|lng|long|longitude|longitud)(?:[^a-z]|$)|längengrad/i,
};
const heights = /^(?:ele|elevation|alt|altitude|height)$/i;
/** Columns with both numbers, latitude first, or with a point in WKT, longitude first. */
const both =
  /^(?:coord(?:inate)?s?|koordinaten?|gps|location|position|lat_?l(?:o?ng|on)|lat,? ?l(?:o?ng|on)g?|point|geo_?point(?:_2d)?|wkt|geom(?:etry)?|the_geom|shape)$/i;
const wellKnown: ReadonlySet<string> = new Set(['name', 'title', 'desc', 'description', 'time']);

const decimal = /^[-+]?\d{1,3}(?:[.,]\d{1,20})?$/;
const figures = /\d{1,3}(?:[.,]\d{1,20})?/g;

/** Degrees from a number, or from degrees, minutes and seconds with or without a letter for the hemisphere. */
const degrees = (written: string): number => {
  const text = written.trim().slice(0, 60);
  if (decimal.test(text)) return Number(text.replace(',', '.'));
  const rest = text.replace(figures, '').replace(/[\s°º˚′’'″”":]/g, '');
  if (!/^[-+]?[NSEWO]?$|^[NSEWO][-+]?$/i.test(rest) || !/[°º˚NSEWO:]/i.test(text)) return Number.NaN;
  const [d, m = 0, s = 0, ...more] = (text.match(figures) ?? []).map((one) => Number(one.replace(',', '.')));
  if (d === undefined || more.length > 0 || m >= 60 || s >= 60) return Number.NaN;
  return (/[-SW]/i.test(rest) ? -1 : 1) * (d + m / 60 + s / 3600);
};

/** A point from one column: `POINT (11.5 48.1)`, `48.1, 11.5`, `48,1; 11,5`. */
const pointOf = (written: string): Position | undefined => {
  const [, x, y, z] =
    /^(?:SRID=\d{1,6};)?\s?POINT ?Z?M? ?\(\s?([-\d.eE]{1,30}) ([-\d.eE]{1,30})(?: ([-\d.eE]{1,30}))?/i.exec(written.trim()) ?? [];
  if (x !== undefined) return [Number(x), Number(y), ...(z === undefined ? [] : [Number(z)])];
  const plain = written.trim().replace(/^[([]|[)\]]$/g, '');
  const [first = '', second = '', third] = plain.split(plain.includes(';') ? ';' : /, | |,/).map((one) => one.trim());
  return third === undefined ? [degrees(second), degrees(first)] : undefined;
};

/** The heading of camel case in words. */
const inWords = (heading: string): string => heading.trim().replace(/([a-z])(?=[A-Z])/g, '$1 ');

const columnOf = (headings: readonly string[], { whole, part }: Names): string | undefined =>
  headings.find((heading) => whole.test(heading.trim())) ?? headings.find((heading) => part.test(inWords(heading)));

/** Points of a table with latitude and longitude columns, or a column with both; `typed` are the same records with numbers. */
export const readPoints = (
  records: readonly Readonly<Record<string, string>>[],
  typed: readonly Readonly<Record<string, Value>>[] = records,
): readonly Place[] => {
  const headings = Object.keys(records[0] ?? {});
  const [latitude, longitude] = [columnOf(headings, latitudes), columnOf(headings, longitudes)];
  const height = headings.find((heading) => heights.test(heading.trim()));
  const whole = latitude === undefined || longitude === undefined ? headings.find((heading) => both.test(heading.trim())) : undefined;
  const used = whole === undefined ? [latitude, longitude, height] : [whole, height];
  const found = records.flatMap((record, at): Place[] => {
    const of = (name: string | undefined): string => (name === undefined ? '' : (record[name] ?? ''));
    const flat = whole === undefined ? [degrees(of(longitude)), degrees(of(latitude))] : pointOf(of(whole));
    if (!flat || !isPosition(flat) || flat.length < 2) return [];
    const elevation = of(height).trim() === '' ? Number.NaN : Number(of(height).replace(',', '.'));
    const coordinates = flat.length < 3 && Number.isFinite(elevation) ? [...flat, elevation] : flat;
    const named = Object.entries(typed[at] ?? record)
      .filter(([name]) => !used.includes(name))
      .map(([name, value]) => [wellKnown.has(name.toLowerCase()) ? name.toLowerCase() : name, value] as const);
    return [{ geometry: { type: 'Point', coordinates }, properties: filled(named) }];
  });
  if (found.length === 0) throw new WorkerProblem('nothing_to_convert', message('coordinatesNone'));
  return found;
};
