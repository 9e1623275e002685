import proj4 from 'proj4';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Place } from './shape-read.ts';

/** Far more than any .prj contains. */
const maxCharacters = 16 * 1024;

/** Datums within two metres of WGS 84, by the letters and digits of their names. */
const likeWgs84 =
  /^(?:wgs(?:19)?84|worldgeodeticsystem1984|etrs(?:19)?89|etrf|europeanterrestrialreference|nad(?:19)?83|northamerican(?:datum)?1983|gda(?:1994|94|2020)|geocentricdatumofaustralia|china2000|cgcs2000|chinageodetic|jgd20|japanesegeodeticdatum20|nzgd2000|newzealandgeodeticdatum2000|rgf(?:19)?93|reseaugeodesiquefrancais1993|rgaf09|sirgas|sistemadereferenciageocentrico|korean?2000|korea2000|geocentricdatumofkorea|hartebeesthoek|irenet|sweref99|chtrs|estonia1997|lks|magna|marcogeocentrico|posgar(?:94|2007)|posicionesgeodesicasargentinas(?:1994|2007)|htrs|croatianterrestrial|slovenia|itrf|internationalterrestrial|iers|rdn2008|euref|regven|pz90)/;

/**
 * Seven-parameter transformations of other datums to WGS 84, accurate to five metres (EPSG 1314, 1777, 1618, 1676, 15929, 15934, 1193,
 * 1641, 1680, 1564, 1272, 1660).
 */
const shifts: readonly (readonly [RegExp, string])[] = [
  [/^(?:osgb|ordnancesurveyofgreatbritain)(?:19)?36/, '446.448,-125.157,542.06,0.15,0.247,0.842,-20.489'],
  [/^(?:deutsches?hauptdreiecksnetz|dhdn)/, '598.1,73.7,418.2,0.202,0.045,-2.455,6.7'],
  [/^(?:mgi|militargeographischesinstitut|militargeographischeinstitut)$/, '577.326,90.129,463.919,5.137,1.474,5.297,2.4232'],
  [/^ch1903/, '674.374,15.056,405.346,0,0,0,0'],
  [/^(?:belge|reseaunationalbelge)1972/, '-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747'],
  [/^amersfoort/, '565.4171,50.3319,465.5524,-0.398957,0.343988,-1.8774,4.0725'],
  [/^(?:ntf|nouvelletriangulationfrancaise)/, '-168,-60,320,0,0,0,0'],
  [/^(?:tm65|tm75|ireland1965|geodeticdatumof1965)/, '482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15'],
  [/^(?:rt90|rt1990|riketskoordinatsystem1990)/, '414.1,41.3,603.1,-0.855,2.141,-7.023,0'],
  [/^(?:nzgd(?:19)?49|newzealand(?:geodeticdatum)?1949)/, '59.47,-5.04,187.44,0.47,-0.1,1.024,-4.5993'],
  [/^(?:ggrs(?:19)?87|greekgeodeticreferencesystem1987)/, '-199.87,74.79,246.62,0,0,0,0'],
  [/^montemario/, '-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68'],
];

const refused = (what: string): WorkerProblem => new WorkerProblem('conversion_failed', message('projectionUnknown', { projection: what }));

const isOnEarth = (longitude: number, latitude: number): boolean => Math.abs(longitude) <= 360 && Math.abs(latitude) <= 90;
/** Keeps coordinates that are valid degrees. */
const asDegrees: Place = (x, y) => (isOnEarth(x, y) ? [x, y] : undefined);

/** Rounds to hundredths of a millimetre; smaller digits are calculation noise. */
const rounded = (degrees: number): number => Math.round(degrees * 1e10) / 1e10;

const shiftOf = (wkt: string, name: string): string => {
  const datum = (/DATUM\s*\[\s*"(?:D_)?([^"]*)"/i.exec(wkt)?.[1] ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  if (likeWgs84.test(datum)) return '0,0,0,0,0,0,0';
  const own = /TOWGS84\s*\[([-+\d.,eE\s]*)\]/i.exec(wkt)?.[1]?.split(',').map(Number) ?? [];
  if ((own.length === 3 || own.length === 7) && own.every(Number.isFinite)) return [...own, 0, 0, 0, 0].slice(0, 7).join(',');
  const known = shifts.find(([pattern]) => pattern.test(datum))?.[1];
  if (known === undefined) throw refused(name);
  return known;
};

/**
 * Maps the coordinates of a shapefile with this .prj (Well-Known Text 1) to degrees. Throws `conversion_failed` with the system's name if
 * it is not supported.
 */
export const placing = (prj: string | undefined): Place => {
  if (prj === undefined || prj.trim() === '') return asDegrees;
  // Heights are passed on unchanged.
  const wkt = prj.slice(0, maxCharacters).split(/,\s*VERT_?CS\s*\[/i, 1)[0] as string;
  const [, kind = '', title = ''] = /^\s*(PROJCS|GEOGCS)\s*\[\s*"([^"]{0,200})"/i.exec(wkt) ?? [];
  const name = title.replaceAll('_', ' ').trim() || 'a system of another kind';
  if (kind === '' || prj.length > maxCharacters) throw refused(name);
  const meridian = Number(/PRIMEM\s*\[\s*"[^"]*"\s*,\s*([-+\d.eE]+)/i.exec(wkt)?.[1] ?? 0);
  if (meridian !== 0) throw refused(name);
  const shift = shiftOf(wkt, name);
  const degree = Number(/UNIT\s*\[\s*"deg[^"]*"\s*,\s*([\d.eE+-]+)/i.exec(wkt)?.[1] ?? 0);
  if (kind.toUpperCase() === 'GEOGCS') {
    if (Math.abs(degree - Math.PI / 180) > 1e-9) throw refused(name);
    if (/^[0,]*$/.test(shift)) return asDegrees;
  }
  // Replaces the file's TOWGS84 with ours where proj4 looks first, so that it ignores the datum's name.
  const plain = wkt.replace(/,\s*TOWGS84\s*\[[^[\]]*\]/gi, '');
  const shifted = plain.replace(/SPHEROID\s*\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)?\]/i, (spheroid) => `${spheroid},TOWGS84[${shift}]`);
  try {
    const { forward } = proj4(shifted, 'WGS84');
    return (x, y) => {
      const [longitude = Number.NaN, latitude = Number.NaN] = forward([x, y]);
      return isOnEarth(longitude, latitude) ? [rounded(longitude), rounded(latitude)] : undefined;
    };
  } catch {
    // proj4 throws strings and errors of many kinds for unknown projections.
    throw refused(name);
  }
};
