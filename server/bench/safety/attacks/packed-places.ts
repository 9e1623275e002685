/** Zipped places (KMZ): bombs, escaping names, nested documents. */
import { zipSync } from 'fflate';
import { type Attack, harmless, refused } from './attack.ts';

const kml = (inner: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`);
const mark = (inner: string): string => `<Placemark><name>a</name>${inner}<Point><coordinates>1,2</coordinates></Point></Placemark>`;
const packed = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => zipSync({ ...files });

export const packedPlaces: readonly Attack[] = [
  refused('kmz-bomb', 'kmz kml', () => packed({ 'doc.kml': Buffer.alloc(300 * 1024 ** 2, 32) }), { seconds: 60 }),
  refused('kmz-without-places', 'kmz gpx', () => packed({ 'a.txt': Buffer.from('a') })),
  refused('kmz-folder-alone', 'kmz kml', () => packed({ 'a.kml/b.txt': Buffer.from('a') })),
  harmless('kmz-name-that-leads-out', 'kmz kml', () => packed({ '../../tmp/hostile-ran.kml': kml(mark('')) })),
  harmless('kmz-link-to-a-file', 'kmz geojson', ({ file, call }) =>
    packed({
      'doc.kml': kml(
        `<NetworkLink><Link><href>file://${file}</href></Link></NetworkLink><NetworkLink><Link><href>${call}</href></Link></NetworkLink>${mark('')}`,
      ),
    }),
  ),
  harmless('kmz-entity', 'kmz gpx', ({ file }) =>
    packed({
      'doc.kml': Buffer.from(
        `<!DOCTYPE kml [<!ENTITY a SYSTEM "file://${file}">]>${kml(mark('<description>&a;</description>')).subarray(21)}`,
      ),
    }),
  ),
  harmless(
    'kmz-of-many-kml',
    'kmz kml',
    () => packed(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`${at}.kml`, kml(mark(''))]))),
    { seconds: 60 },
  ),
];
