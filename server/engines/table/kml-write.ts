import { escapeXml } from '../../formats/ooxml/xml.ts';
import { kmlStyle } from './kml-styles.ts';
import { descriptionOf, element, type Feature, featuresOf, nameOf, shown, timeOf } from './place-fields.ts';
import type { Measures, Place, Position } from './places-read.ts';

/** KML 2.2: a placemark per place, with other properties as extended data. */
export const kmlText = (places: readonly Place[]): string => {
  const list = (positions: readonly Position[]): string =>
    `<coordinates>${positions.map((position) => position.slice(0, 3).join(',')).join(' ')}</coordinates>`;
  const ring = (side: string, positions: readonly Position[]): string =>
    `<${side}BoundaryIs><LinearRing>${list(positions)}</LinearRing></${side}BoundaryIs>`;
  /** Google's extension, which Google Earth and others read: time, position and measures of each point. */
  const track = (coordinates: readonly Position[], times: readonly string[] | undefined, measures: Measures | undefined): string => {
    const whens = coordinates.map((_, at) => `<when>${timeOf(times?.[at])}</when>\n`).join('');
    const coords = coordinates.map((position) => `<gx:coord>${position.slice(0, 3).join(' ')}</gx:coord>\n`).join('');
    const arrays = Object.entries(measures ?? {}).map(
      ([name, values]) =>
        `<gx:SimpleArrayData name="${escapeXml(name)}">${values.map((value) => `<gx:value>${escapeXml(shown(value))}</gx:value>`).join('')}</gx:SimpleArrayData>`,
    );
    const data = arrays.length > 0 ? `<ExtendedData><SchemaData schemaUrl="#measures">${arrays.join('')}</SchemaData></ExtendedData>` : '';
    return `<gx:Track>\n${whens}${coords}${data}</gx:Track>`;
  };
  const shape = ({ geometry, times, measures }: Place): string => {
    if (geometry.type === 'LineString' && (times || measures)) return track(geometry.coordinates, times, measures);
    if (geometry.type === 'Point') return `<Point>${list([geometry.coordinates])}</Point>`;
    if (geometry.type === 'LineString') return `<LineString>${list(geometry.coordinates)}</LineString>`;
    return `<Polygon>${geometry.coordinates.map((positions, at) => ring(at === 0 ? 'outer' : 'inner', positions)).join('')}</Polygon>`;
  };
  const shapes = (parts: Feature): string => {
    if (parts.length === 1) return shape(parts[0]);
    const inside = parts.map(shape).join('');
    return parts.every(({ geometry, times, measures }) => geometry.type === 'LineString' && (times || measures))
      ? `<gx:MultiTrack>${inside}</gx:MultiTrack>`
      : `<MultiGeometry>${inside}</MultiGeometry>`;
  };
  const marks = featuresOf(places).map((parts) => {
    const [place] = parts;
    const style = kmlStyle(place);
    const others = Object.entries(place.properties).filter(
      ([name]) => !style.names.has(name) && !['name', 'title', 'desc', 'description', 'time'].includes(name.toLowerCase()),
    );
    const data = others
      .map(([name, value]) => `        <Data name="${escapeXml(name)}"><value>${escapeXml(shown(value))}</value></Data>\n`)
      .join('');
    const when = timeOf(place.properties.time);
    return `    <Placemark>\n${element('name', nameOf(place), '      ')}${element('description', descriptionOf(place), '      ')}${style.xml && `      ${style.xml}\n`}${when && `      <TimeStamp><when>${when}</when></TimeStamp>\n`}${data && `      <ExtendedData>\n${data}      </ExtendedData>\n`}      ${shapes(parts)}\n    </Placemark>\n`;
  });
  const measured = [...new Set(places.flatMap(({ measures }) => Object.keys(measures ?? {})))];
  const schema = measured.length
    ? `    <Schema id="measures">${measured.map((name) => `<gx:SimpleArrayField name="${escapeXml(name)}" type="string"/>`).join('')}</Schema>\n`
    : '';
  const isTimed = places.some(({ geometry, times, measures }) => geometry.type === 'LineString' && (times || measures));
  const gx = isTimed ? ' xmlns:gx="http://www.google.com/kml/ext/2.2"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"${gx}>\n  <Document>\n${schema}${marks.join('')}  </Document>\n</kml>\n`;
};
