import { unzipSync, zipSync } from 'fflate';
import { madeShapefile, positions } from '../../../../engines/shapefile/shapefile-samples.ts';
import { finding, same } from '../../../fidelity/check.ts';
import { readFeatures } from '../../look/data.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

const utm =
  'PROJCS["WGS_1984_UTM_Zone_32N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

const line = (properties: object) =>
  JSON.stringify({
    ...{ type: 'Feature', properties },
    geometry: {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    },
  });

/** Reports on maps: projections, names and colours. */
export const drawnMaps: readonly Situation[] = [
  finds(
    'shapefile-in-metres-in-degrees',
    'heremaps/here-cli#12',
    ['shp', 'geojson'],
    () =>
      zipSync({
        ...unzipSync(madeShapefile([{ type: 1, parts: [positions('500000 5000000')], row: 'one' }])),
        'a.prj': Buffer.from(utm),
      }),
    'longitude 9 and latitude 45.15348, by PROJ',
    async ({ text }) => {
      const [x = 0, y = 0] = JSON.parse(await text()).features[0].geometry.coordinates;
      return [finding('position', Math.abs(x - 9) < 1e-6 && Math.abs(y - 45.153477183356) < 1e-6, [x, y])];
    },
  ),
  finds(
    'geojson-names-cut-to-the-same-ten-letters',
    'geopandas/geopandas#1417',
    ['geojson', 'shp'],
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"population_2010":7,"population_2020":8,"ignition_id":9}}]}',
    'three columns with the values 7, 8 and 9, and a note that names are shorter',
    async ({ paths, notes }) => {
      const [first] = await readFeatures(paths.find((one) => one.endsWith('.shp')) ?? '');
      return [same('values', Object.values(first?.properties ?? {}), [7, 8, 9]), noted(notes, /name/i)];
    },
  ),
  finds(
    'kml-red-line-is-red',
    'mapbox/togeojson#93',
    ['kml', 'geojson'],
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Style id="r"><LineStyle><color>ff0000ff</color><width>2</width></LineStyle></Style><Placemark><name>a</name><styleUrl>#r</styleUrl><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></Document></kml>\n',
    'stroke #ff0000 of width 2, since KML writes alpha, blue, green and red',
    async ({ text }) => {
      const [feature] = JSON.parse(await text()).features;
      return [same('stroke', feature.properties.stroke, '#ff0000'), same('width', Number(feature.properties['stroke-width']), 2)];
    },
  ),
  finds(
    'geojson-red-line-is-red',
    'mapbox/geojson.io#695',
    ['geojson', 'kml'],
    line({ name: 'a', stroke: '#ff0000', 'stroke-width': 2, 'stroke-opacity': 1 }),
    'a LineStyle with the colour ff0000ff and the width 2',
    async ({ text }) => [holds('style', await text(), '<LineStyle>', '<color>ff0000ff</color>', '<width>2</width>')],
  ),
];
