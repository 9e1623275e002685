import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Value } from './data-read.ts';
import type { Place } from './places-read.ts';

export const shown = (value: Value | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
export const element = (name: string, text: string, indent: string): string =>
  text === '' ? '' : `${indent}<${name}>${escapeXml(text)}</${name}>\n`;
/** The first of these properties that a place has, ignoring case: tables of shapefiles use NAME. */
export const told = ({ properties }: Place, names: readonly string[]): string => {
  const keys = Object.keys(properties);
  for (const name of names) {
    const key = keys.find((one) => one.toLowerCase() === name && properties[one] !== null);
    if (key !== undefined) return shown(properties[key]);
  }
  return '';
};
export const nameOf = (place: Place): string => told(place, ['name', 'title']);
export const descriptionOf = (place: Place): string => told(place, ['desc', 'description', 'cmt']);
/** xsd:dateTime; empty for other values. */
export const timeOf = (value: Value | undefined): string => {
  const text = shown(value);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/.test(text) ? text : '';
};

export type Feature = readonly [Place, ...Place[]];

export const featuresOf = (places: readonly Place[]): readonly Feature[] => {
  const features: [Place, ...Place[]][] = [];
  for (const place of places) {
    const last = features.at(-1);
    if (last && last[0].properties === place.properties) last.push(place);
    else features.push([place]);
  }
  return features;
};
