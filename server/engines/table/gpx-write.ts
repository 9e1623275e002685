import { bareRecord } from '../../../catalogue/bare-record.ts';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { element, type Feature, featuresOf, nameOf, shown, timeOf, told } from './place-fields.ts';
import type { Measures, Place, Position } from './places-read.ts';

/** Elements of Garmin's TrackPointExtension in schema order; the last three since version 2. */
const garmin = ['atemp', 'wtemp', 'depth', 'hr', 'cad', 'speed', 'course', 'bearing'];
const sinceSecond = garmin.slice(5);
const spoken = bareRecord<string>({
  heart: 'hr',
  heartrate: 'hr',
  heartrates: 'hr',
  heart_rate: 'hr',
  cadence: 'cad',
  temp: 'atemp',
  temperature: 'atemp',
  heading: 'course',
  powerinwatts: 'power',
  watts: 'power',
});
const measureName = (name: string): string => spoken[name.toLowerCase()] ?? name.toLowerCase();
const hasPlace = (name: string): boolean => [...garmin, 'power'].includes(measureName(name));

const pointExtension = (measures: Measures | undefined, at: number): string => {
  const own = new Map(Object.entries(measures ?? {}).map(([name, values]) => [measureName(name), values[at]] as const));
  const inner = garmin.map((name) => element(`gpxtpx:${name}`, shown(own.get(name)), '            ')).join('');
  // Bike computers write power outside of the extension.
  const power = element('power', shown(own.get('power')), '          ');
  if (!inner && !power) return '';
  const garmins = inner && `          <gpxtpx:TrackPointExtension>\n${inner}          </gpxtpx:TrackPointExtension>\n`;
  return `        <extensions>\n${power}${garmins}        </extensions>\n`;
};

const described = (place: Place, indent: string): string =>
  element('name', nameOf(place), indent) +
  element('cmt', told(place, ['cmt', 'comment']), indent) +
  element('desc', told(place, ['desc', 'description']), indent);

const point = (name: string, [longitude = 0, latitude = 0, height]: Position, inside: string, indent: string): string =>
  `${indent}<${name} lat="${latitude}" lon="${longitude}">\n${height === undefined ? '' : `${indent}  <ele>${height}</ele>\n`}${inside}${indent}</${name}>\n`;

const waypoint = (place: Place): string =>
  place.geometry.type === 'Point'
    ? point(
        'wpt',
        place.geometry.coordinates,
        element('time', timeOf(place.properties.time), '    ') +
          described(place, '    ') +
          element('sym', told(place, ['sym', 'symbol']), '    ') +
          element('type', told(place, ['type']), '    '),
        '  ',
      )
    : '';

const isRoute = ([{ properties, geometry, times }, ...others]: Feature): boolean =>
  properties.kind === 'route' && geometry.type === 'LineString' && !times && others.length === 0;

const route = (feature: Feature): string => {
  const [place] = feature;
  if (!isRoute(feature) || place.geometry.type !== 'LineString') return '';
  const points = place.geometry.coordinates.map((position) => point('rtept', position, '', '    ')).join('');
  return `  <rte>\n${described(place, '    ')}${element('type', told(place, ['type']), '    ')}${points}  </rte>\n`;
};

const track = (feature: Feature): string => {
  if (isRoute(feature)) return '';
  const [place] = feature;
  const segments = feature.flatMap(({ geometry, times, measures }) => {
    if (geometry.type === 'Point') return [];
    const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((part) => {
      const points = part.map((position, at) =>
        point('trkpt', position, element('time', timeOf(times?.[at]), '        ') + pointExtension(measures, at), '      '),
      );
      return `    <trkseg>\n${points.join('')}    </trkseg>\n`;
    });
  });
  if (segments.length === 0) return '';
  return `  <trk>\n${described(place, '    ')}${element('type', told(place, ['type']), '    ')}${segments.join('')}  </trk>\n`;
};

/** GPX 1.1: points become waypoints, routes stay routes, other lines and outlines of areas become tracks. */
export const gpxText = (places: readonly Place[]): string => {
  const features = featuresOf(places);
  const measures = new Set(places.flatMap((place) => Object.keys(place.measures ?? {})).map(measureName));
  const version = sinceSecond.some((name) => measures.has(name)) ? 2 : 1;
  const names = measures.size > 0 ? ` xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v${version}"` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="File Converter" xmlns="http://www.topografix.com/GPX/1/1"${names}>\n${places.map(waypoint).join('')}${features.map(route).join('')}${features.map(track).join('')}</gpx>\n`;
};

/** Properties that GPX can store, and the kind of line. */
const written = ['name', 'title', 'desc', 'description', 'cmt', 'comment', 'time', 'sym', 'symbol', 'type', 'kind'];
/** Limits of a note: number of names, and characters of each. */
const [mostNames, mostCharacters] = [5, 40];

const listed = (kind: 'measures' | 'properties', all: readonly string[]): Message => {
  const names = all.slice(0, mostNames).map((name) => name.slice(0, mostCharacters));
  return all.length > mostNames ? message(`${kind}LeftMore`, { names, more: all.length - mostNames }) : message(`${kind}Left`, { names });
};

export const gpxNotes = (places: readonly Place[]): readonly Message[] => {
  const measures = [...new Set(places.flatMap((place) => Object.keys(place.measures ?? {})))].filter((name) => !hasPlace(name));
  const properties = new Set<string>();
  for (const place of places)
    for (const [name, value] of Object.entries(place.properties))
      if (!written.includes(name.toLowerCase()) && shown(value) !== '') properties.add(name);
  return [
    ...(measures.length > 0 ? [listed('measures', measures)] : []),
    ...(properties.size > 0 ? [listed('properties', [...properties])] : []),
    ...(places.some(({ geometry }) => geometry.type === 'Polygon') ? [message('areasAsTracks')] : []),
  ];
};
