import { expect, test } from 'bun:test';
import { formats } from '../../catalogue/formats.ts';
import { offeredPairs } from '../../catalogue/pairs.ts';
import { formatPlaces } from './format-places.ts';

/** Images whose size is read by another format's reader, or that have no size. */
const sizedElsewhere = new Set([
  'svg',
  'svgz',
  'eps',
  'ps',
  'ai',
  'apng',
  'jxl',
  'ico',
  'cur',
  'icns',
  'ppm',
  'pgm',
  'pbm',
  'xbm',
  'xpm',
  'wbmp',
  'ani',
  'cdr',
  'dxf',
  'emf',
  'wmf',
]);

test('every format of the catalogue is in every place that the list names', () => {
  const used = new Set(offeredPairs().flatMap(({ from, to }) => [from, to]));
  const missing = formats
    .filter(({ id, aliasOf }) => used.has(id) && !aliasOf)
    .flatMap(({ id }) =>
      formatPlaces(id)
        .filter(({ state }) => state === 'missing')
        .map(({ file }) => `${id}: ${file}`),
    )
    .filter((line) => !(line.endsWith('image-size.ts') && sizedElsewhere.has(line.split(':')[0] ?? '')));
  expect(missing).toEqual([]);
});

test('a format that is not there is missing from every place that it needs', () => {
  const places = formatPlaces('nosuch', 'image');
  expect(places.filter(({ state }) => state === 'there')).toEqual([]);
  expect(places.filter(({ state }) => state === 'missing').length).toBe(5);
});
