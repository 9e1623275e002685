import { isDeepStrictEqual } from 'node:util';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Cell, Row } from '../table/cell.ts';
import { readDbf } from '../table/dbf-read.ts';
import { fieldNames } from '../table/records.ts';
import { writeText } from '../table/text-file.ts';
import { type Layer, layersOf } from './layers.ts';
import { placing } from './projection.ts';
import type { ShapefileReply } from './protocol.ts';
import { type Place, readShapes, type Shape } from './shape-read.ts';

type Value = string | number | boolean | null;
type Counted = { lost: number; written: number };

const plainValue = (cell: Cell | undefined): Value => {
  if (!cell || cell.kind === 'empty') return null;
  if (cell.kind === 'number' || cell.kind === 'boolean') return cell.value;
  return cell.kind === 'date' ? cell.iso : cell.text;
};

/** Table rows by number. Shapes mostly request them in order. */
const rowsOf = ({ dbf, encoding }: Layer): ((row: number) => Readonly<Record<string, Value>> | undefined) => {
  if (!dbf) return () => ({});
  const { names, records } = readDbf(dbf, encoding);
  const keys = fieldNames(names.map((text) => ({ kind: 'text', text })));
  let next = 0;
  return (row) => {
    let found: Row | undefined;
    for (; next <= row; next++) {
      const { value, done } = records.next();
      if (done) return {};
      found = value;
    }
    return found && Object.fromEntries(keys.map((key, at) => [key, plainValue(found[at])]));
  };
};

/** Coordinates of a .shp without .prj: its bounds show whether they can be degrees. */
const placingOf = ({ prj, shp }: Layer): Place => {
  const bounds = shp.length < 100 ? [] : [36, 44, 52, 60].map((at) => shp.readDoubleLE(at));
  if (prj === undefined && bounds.some((bound, at) => Math.abs(bound) > (at % 2 === 0 ? 360 : 90)))
    throw new WorkerProblem('conversion_failed', message('shapefileWithoutPrj'));
  return placing(prj);
};

function* featuresOf(shapes: Iterable<Shape>, layer: Layer, counted: Counted): Generator<string> {
  const rowOf = rowsOf(layer);
  for (const { row, geometry, isEmpty } of shapes) {
    const properties = rowOf(row);
    // A shape whose row is deleted is deleted, too.
    if (!properties) continue;
    if (!geometry && !isEmpty) counted.lost++;
    yield `${counted.written++ === 0 ? '' : ',\n'}${JSON.stringify({ type: 'Feature', properties, geometry: geometry ?? null })}`;
  }
}

function* collection(features: Iterable<string>): Generator<string> {
  yield '{"type":"FeatureCollection","features":[\n';
  yield* features;
  yield '\n]}\n';
}

/** Maximum number of shapefiles in one ZIP. */
const mostLayers = 500;

/** Writes each shapefile of the input as GeoJSON to `out-N.geojson`. */
export const readShapefile = async (input: string): Promise<ShapefileReply> => {
  const files: { name: string; part: string }[] = [];
  const notes: Message[] = [];
  const add = (note: Message): void => {
    if (!notes.some((one) => isDeepStrictEqual(one, note))) notes.push(note);
  };
  for await (const layer of layersOf(input)) {
    if (files.length === mostLayers) throw new WorkerProblem('too_many_entries', message('shapefilesLimit', { max: mostLayers }));
    const counted: Counted = { lost: 0, written: 0 };
    const name = `out-${files.length + 1}.geojson`;
    await writeText(name, collection(featuresOf(readShapes(layer.shp, layer.shx, placingOf(layer)), layer, counted)));
    if (counted.written === 0) continue;
    files.push({ name, part: layer.name.slice(0, 200) });
    if (!layer.dbf) add(message('shapefileNames'));
    if (layer.prj === undefined) add(message('shapefileDegrees'));
    if (counted.lost > 0) add(message('shapesNowhere', { count: counted.lost }));
  }
  if (files.length === 0) throw new WorkerProblem('nothing_to_convert', message('shapeNone'));
  return { files: files.length === 1 ? files.map(({ name }) => ({ name })) : files, notes };
};
