import { readFileSync, writeFileSync } from 'node:fs';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { parseData, type Value } from '../table/data-read.ts';
import { type DbfLosses, type DbfRow, dbfFile } from './dbf-write.ts';
import type { Position } from './geometry.ts';
import type { ShapefileReply } from './protocol.ts';
import { turned } from './rings.ts';
import { type Parts, type ShapeKind, shapeFiles } from './shape-write.ts';

/** WGS 84 in degrees, in ESRI's notation. */
const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const mostLevels = 200;

/** Part names if the map has several kinds of shapes. */
const partNames = { point: 'points', points: 'groups of points', line: 'lines', area: 'areas' } as const satisfies Record<
  ShapeKind,
  string
>;

type Node = Readonly<Record<string, Value>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isPosition = (value: unknown): value is Position => {
  const [x, y, ...rest] = listOf(value);
  return (
    typeof x === 'number' &&
    typeof y === 'number' &&
    Math.abs(x) <= 360 &&
    Math.abs(y) <= 90 &&
    rest.every((one) => typeof one === 'number')
  );
};
const positions = (value: unknown, atLeast: number): readonly Position[] => {
  const found = listOf(value).filter(isPosition);
  return found.length >= atLeast ? found : [];
};
const lines = (value: unknown): Parts =>
  listOf(value)
    .map((line) => positions(line, 2))
    .filter((line) => line.length > 0);
/** Makes outlines clockwise and holes counterclockwise. */
const rings = (value: unknown): Parts => {
  const [outline = [], ...holes] = listOf(value).map((ring) => positions(ring, 3));
  return outline.length === 0
    ? []
    : [turned(outline, false), ...holes.filter(({ length }) => length > 0).map((hole) => turned(hole, true))];
};

type Found = readonly (readonly [ShapeKind, Parts])[];

/** The shape of a geometry other than a collection; without parts if it has no positions. */
const shapeOf = (type: unknown, coordinates: unknown): readonly [ShapeKind, Parts] | undefined => {
  if (type === 'Point') return ['point', isPosition(coordinates) ? [[coordinates]] : []];
  if (type === 'MultiPoint') return ['points', [positions(coordinates, 1)].filter((part) => part.length > 0)];
  if (type === 'LineString') return ['line', lines([coordinates])];
  if (type === 'MultiLineString') return ['line', lines(coordinates)];
  if (type === 'Polygon') return ['area', rings(coordinates)];
  return type === 'MultiPolygon' ? ['area', listOf(coordinates).flatMap(rings)] : undefined;
};

/** The shapes of a geometry; a collection is split into its members. */
const shapesOf = (geometry: unknown, level = 0): Found => {
  if (!isNode(geometry) || level > mostLevels) return [];
  if (geometry.type === 'GeometryCollection') return listOf(geometry.geometries).flatMap((one) => shapesOf(one, level + 1));
  const shape = shapeOf(geometry.type, geometry.coordinates);
  return shape && shape[1].length > 0 ? [shape] : [];
};

const featuresOf = (value: Value): readonly unknown[] => {
  if (!isNode(value)) throw new WorkerProblem('corrupt_input', message('geojsonNone'));
  return value.type === 'FeatureCollection' ? listOf(value.features) : [value];
};

/** The table row of a feature. Timestamps of a track are dropped: the table has one row per shape. */
const rowOf = (feature: unknown): DbfRow => {
  if (!isNode(feature) || feature.type !== 'Feature' || !isNode(feature.properties)) return {};
  const { coordinateProperties: _, ...properties } = feature.properties;
  return properties;
};

/** Limits of a note: number of names, and characters of each. */
const [mostNames, mostCharacters] = [5, 40];

const renamedNotes = (renamed: ReadonlyMap<string, string>): readonly Message[] => {
  if (renamed.size === 0) return [];
  const names = [...renamed]
    .slice(0, mostNames)
    .map(([key, name]) => message('fieldRenamed', { field: key.slice(0, mostCharacters), name }));
  const more = renamed.size - mostNames;
  return [more > 0 ? message('fieldsRenamedMore', { names, more }) : message('fieldsRenamed', { names })];
};

const notesOf = ({ cutTexts, leftFields, renamed }: DbfLosses, placeless: number, hasTimes: boolean): readonly Message[] => [
  ...(placeless > 0 ? [message('placesWithoutPosition', { count: placeless })] : []),
  ...(cutTexts > 0 ? [message('shapefileTextsCut', { count: cutTexts })] : []),
  ...(leftFields > 0 ? [message('shapefileFieldsLeft')] : []),
  ...renamedNotes(renamed),
  ...(hasTimes ? [message('momentsLeft')] : []),
];

/** Writes GeoJSON as one shapefile per kind of shape, as a shapefile can store only one kind. */
export const writeShapefile = async (input: string): Promise<ShapefileReply> => {
  const features = featuresOf(parseData(decodeText(readFileSync(input)).text, 'json'));
  const layers = new Map<ShapeKind, { readonly shapes: Parts[]; readonly rows: DbfRow[] }>();
  let placeless = 0;
  let hasTimes = false;
  for (const feature of features) {
    const row = rowOf(feature);
    const found = shapesOf(isNode(feature) && feature.type === 'Feature' ? feature.geometry : feature);
    if (found.length === 0) placeless++;
    hasTimes ||= isNode(feature) && isNode(feature.properties) && 'coordinateProperties' in feature.properties;
    for (const [kind, parts] of found) {
      const layer = layers.get(kind) ?? { shapes: [], rows: [] };
      layers.set(kind, layer);
      layer.shapes.push(parts);
      layer.rows.push(row);
    }
  }
  if (layers.size === 0) throw new WorkerProblem('nothing_to_convert', message('positionNone'));
  const losses: DbfLosses = { cutTexts: 0, leftFields: 0, renamed: new Map() };
  const files = [...layers].flatMap(([kind, { shapes, rows }]) => {
    const part = layers.size > 1 ? { part: partNames[kind] } : {};
    const { shp, shx } = shapeFiles(kind, shapes);
    const beside = { shx, dbf: dbfFile(rows, losses), prj: wgs84, cpg: 'UTF-8' } as const;
    writeFileSync(`${kind}.shp`, shp);
    const others = (['shx', 'dbf', 'prj', 'cpg'] as const).map((extension) => {
      writeFileSync(`${kind}.${extension}`, beside[extension]);
      return { name: `${kind}.${extension}`, extension, ...part };
    });
    return [{ name: `${kind}.shp`, ...part }, ...others];
  });
  return { files, notes: [...notesOf(losses, placeless, hasTimes)] };
};
