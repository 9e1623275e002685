import { expect, test } from 'bun:test';
import { readPoints } from './points-read.ts';

const point = (record: Readonly<Record<string, string>>): unknown => readPoints([record])[0]?.geometry.coordinates;

test.each<[string, Record<string, string>, readonly number[]]>([
  ['plain columns', { name: 'x', lat: '48.5', lon: '-11.25' }, [-11.25, 48.5]],
  ['decimal commas and a height', { Breite: '48,5', Länge: '11,25', height: '500' }, [11.25, 48.5, 500]],
  ['headings of GBIF', { decimalLatitude: '48.5', decimalLongitude: '11.25' }, [11.25, 48.5]],
  ['headings of GTFS', { stop_id: '1', stop_lat: '48.5', stop_lon: '11.25' }, [11.25, 48.5]],
  ['units in headings', { 'Latitude (WGS84)': '48.5', 'Longitude (WGS84)': '11.25' }, [11.25, 48.5]],
  ['degrees, minutes and seconds', { lat: '48°30\'00"N', lon: '11°15′0″ W' }, [-11.25, 48.5]],
  ['a letter before', { lat: 'S 48 30.0', lon: 'E 11 15' }, [11.25, -48.5]],
  ['one column, latitude first', { coordinates: '48.5, 11.25' }, [11.25, 48.5]],
  ['one column with decimal commas', { Koordinaten: '48,5; 11,25' }, [11.25, 48.5]],
  ['WKT', { id: '1', wkt: 'POINT (11.25 48.5)' }, [11.25, 48.5]],
  ['PostGIS', { geom: 'SRID=4326;POINT Z (11.25 48.5 3)' }, [11.25, 48.5, 3]],
])('%s', (_, record, wanted) => expect(point(record)).toEqual(wanted));

test.each<[Record<string, string>]>([
  [{ lat: '', lon: '' }],
  [{ lat: '99', lon: '1' }],
  [{ lat: '10 20', lon: '1' }],
  [{ platform: '1', along: '2' }],
  [{ location: 'Ulm' }],
])('%j is no place', (record) => expect(() => point(record)).toThrow(expect.objectContaining({ code: 'nothing_to_convert' })));
