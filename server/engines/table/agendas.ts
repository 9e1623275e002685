import { message } from '../../../catalogue/languages/message.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { decodeXml } from '../../formats/text/decode-xml.ts';
import { readCalendar } from './calendar-read.ts';
import { calendarText } from './calendar-write.ts';
import { contactsText, readContacts } from './contacts.ts';
import { decodeLines } from './content-lines.ts';
import { parseData, type Value } from './data-read.ts';
import { readGeoJson } from './geojson-read.ts';
import { gpxNotes, gpxText } from './gpx-write.ts';
import type { Held } from './held.ts';
import { jsonOf } from './json-write.ts';
import { kmlText } from './kml-write.ts';
import { type Place, readGpx, readKml } from './places-read.ts';
import { placeRows, placesToJson } from './places-write.ts';
import { readPoints } from './points-read.ts';

/** Formats of contacts, events or places, which tables and data represent as records. */
const holders: ReadonlySet<string> = new Set(['vcf', 'ics', 'gpx', 'kml', 'geojson']);
const maps: ReadonlySet<string> = new Set(['gpx', 'kml', 'geojson']);

export const isHolder = (format: string): boolean => holders.has(format);

const markedUp: ReadonlySet<string> = new Set(['xml', 'gpx', 'kml']);

export const dataTextOf = (bytes: Buffer, format: string): string => (markedUp.has(format) ? decodeXml(bytes) : decodeText(bytes)).text;

const placesOf = (text: string, from: string): readonly Place[] => {
  if (from === 'gpx') return readGpx(text);
  return from === 'kml' ? readKml(text) : readGeoJson(parseData(text, 'json'));
};

/** Reads such a file as data for `to`: places become GeoJSON where the target can express it, and rows elsewhere. */
export const holderValue = (bytes: Buffer, from: string, to: string): Value => {
  if (from === 'vcf') return readContacts(decodeLines(bytes), to === 'json');
  if (from === 'ics') return readCalendar(decodeLines(bytes));
  const places = placesOf(dataTextOf(bytes, from), from);
  return ['json', 'yaml', 'geojson'].includes(to) ? placesToJson(places) : placeRows(places);
};

const mapText = (places: readonly Place[], to: string): Held => {
  if (to === 'gpx') return { text: gpxText(places), notes: gpxNotes(places) };
  return { text: to === 'kml' ? kmlText(places) : `${jsonOf(placesToJson(places), 1)}\n`, notes: [] };
};

/** Converts a map to another map format; undefined if either format is no map. */
export const mapToMap = (text: string, from: string, to: string): Held | undefined =>
  maps.has(from) && maps.has(to) ? mapText(placesOf(text, from), to) : undefined;

/** Records as contacts, events or places; `typed` are the same ones with numbers, which GeoJSON has. */
export const holderText = (
  records: readonly Readonly<Record<string, string>>[],
  to: string,
  typed: readonly Readonly<Record<string, Value>>[] = records,
): Held => {
  if (to === 'vcf') return contactsText(records);
  if (to === 'ics') return calendarText(records, new Date());
  const places = readPoints(records, typed);
  const { text, notes } = mapText(places, to);
  const left = records.length - places.length;
  if (left === 0) return { text, notes };
  return { text, notes: [...notes, message('rowsWithoutPlace', { count: left })] };
};
