import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { byteSamples } from '../../engines/ffmpeg/byte-samples.ts';
import { trackerSamples } from '../../engines/ffmpeg/tracker-samples.ts';
import { sampleMsg } from '../../engines/mail/outlook-samples.ts';
import { sampleMid } from '../../engines/midi/samples.ts';
import { sampleCdr } from '../../engines/office/drawing-samples.ts';
import * as office from '../../engines/office/foreign-samples.ts';
import { sampleKey, sampleNumbers, samplePages } from '../../engines/office/iwork-samples.ts';
import { sampleWk3, sampleWq1, sampleWri } from '../../engines/office/older-samples.ts';
import { samples } from '../../engines/pandoc/samples.ts';
import { sampleRis } from '../../engines/ris/samples.ts';
import { madeShapefile } from '../../engines/shapefile/shapefile-samples.ts';
import { makeSqlite, sampleArrow, sampleParquet } from '../../engines/table/data-samples.ts';
import type { Fixture } from './fixtures.ts';

const corners = '0 0 0\n1 0 0\n0 1 0\n0 0 1\n';
/** A tetrahedron: Assimp produces nothing from a flat shape. */
const sides = [
  [0, 2, 1],
  [0, 1, 3],
  [0, 3, 2],
  [1, 2, 3],
];
const faces = sides.map((side) => `3 ${side.join(' ')}\n`).join('');
const facets = sides
  .map((side) => `facet normal 0 0 0\nouter loop\n${side.map((at) => `vertex ${corners.split('\n')[at]}\n`).join('')}endloop\nendfacet\n`)
  .join('');

/** Small valid files of kinds without real fixtures: markup, subtitles, shapes, data, mails. */
const texts: Readonly<Record<string, string>> = {
  ris: sampleRis,
  ...samples,
  srt: '1\n00:00:01,000 --> 00:00:02,500\n<i>Ein</i> Satz\n\n2\n00:00:03,000 --> 00:00:04,000\nund noch einer\n',
  vtt: 'WEBVTT\n\n00:01.000 --> 00:02.500 align:start\n<v Ada>Ein &amp; Satz\n',
  ass: '[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,{\\i1}Ein{\\i0}\\NSatz\n',
  sub: '{1}{1}25.000\n{25}{60}Ein|Satz\n',
  sbv: '0:00:01.000,0:00:02.500\nEin Satz\n',
  lrc: '[ti:Lied]\n[00:01.00]Ein\n[00:02.50]Satz\n',
  smi: '<SAMI><BODY><SYNC Start=1000><P>Ein<br>Satz<SYNC Start=2500><P>&nbsp;</BODY></SAMI>\n',
  ttml: '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2.5s">Ein<br/><span>Satz</span></p></div></body></tt>\n',
  obj: `o a\n${corners.trimEnd().replace(/^/gm, 'v ')}\n${sides.map((side) => `f ${side.map((at) => at + 1).join(' ')}\n`).join('')}`,
  ply: `ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nelement face 4\nproperty list uchar int vertex_index\nend_header\n${corners}${faces}`,
  off: `OFF\n4 4 0\n${corners}${faces}`,
  stl: `solid a\n${facets}endsolid a\n`,
  x3d: '<?xml version="1.0"?><X3D version="3.3"><Scene><Shape><IndexedFaceSet coordIndex="0 2 1 -1 0 1 3 -1 0 3 2 -1 1 2 3 -1"><Coordinate point="0 0 0 1 0 0 0 1 0 0 0 1"/></IndexedFaceSet></Shape></Scene></X3D>\n',
  jsonl: '{"name":"Ada","count":1}\n{"name":"Bo","count":2,"more":{"a":[1,2]}}\n',
  toml: 'title = "a"\nday = 2024-05-06\n[owner]\nname = "Ada"\n[[list]]\na = 1\n[[list]]\na = 2.5\n',
  ini: '; words\n[first]\na = 1\nb: "two"\n  more\n[second]\nc = \n',
  properties: '# words\na=1\nb : two\\\n  more\nc\\u00fc d\n',
  plist:
    '<?xml version="1.0"?><plist version="1.0"><dict><key>a</key><array><integer>1</integer><real>.5</real><true/></array><key>b</key><data>AAEC</data><key>c</key><date>2024-05-06T07:08:09Z</date></dict></plist>\n',
  vcf: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nTEL;TYPE=CELL:+44 1\r\nADR;TYPE=HOME:;;Street 1;Town;;1;UK\r\nNOTE;ENCODING=QUOTED-PRINTABLE:a=C3=BC=\r\n b\r\nEND:VCARD\r\n',
  ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART;TZID=Europe/Berlin:20240506T070809\r\nDURATION:PT1H\r\nSUMMARY:a\\, b\r\nATTENDEE;CN=Ada:mailto:ada@example.org\r\nRRULE:FREQ=DAILY;COUNT=3\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  gpx: '<?xml version="1.0"?><gpx version="1.1"><wpt lat="1.5" lon="2.5"><ele>3</ele><name>a</name></wpt><trk><trkseg><trkpt lat="1" lon="2"><time>2024-05-06T07:08:09Z</time></trkpt><trkpt lat="1.1" lon="2"/></trkseg></trk></gpx>\n',
  kml: '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><name>a</name><ExtendedData><Data name="b"><value>1</value></Data></ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>1,2 2,2 2,3 1,2</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Folder></Document></kml>\n',
  geojson:
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]},"properties":{"a":1}}]}\n',
  eml: 'From: Ada <ada@example.org>\r\nSubject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p style="color:red">words</p>\r\n--b\r\nContent-Disposition: attachment; filename="a.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\nd29yZHM=\r\n--b--\r\n',
  mbox: 'From a\nFrom: a@example.org\nSubject: a\n\nwords\n\nFrom b\nFrom: b@example.org\n\n>From here\n',
};

const records = [
  { name: 'Ada', born: 1815 },
  { name: 'Bo', born: 1990 },
];

const bytes: Readonly<Record<string, () => Uint8Array>> = {
  parquet: () => sampleParquet(records),
  arrow: () => sampleArrow(records),
  ...trackerSamples,
  ...byteSamples,
  vsdx: office.sampleVsdx,
  xlsb: office.sampleXlsb,
  wpd: office.sampleWpd,
  dxf: office.sampleDxf,
  wk1: office.sampleWk1,
  slk: office.sampleSlk,
  abw: office.sampleAbw,
  mml: office.sampleMml,
  wmf: office.sampleWmf,
  emf: office.sampleEmf,
  pages: samplePages,
  numbers: sampleNumbers,
  key: sampleKey,
  cdr: sampleCdr,
  wk3: sampleWk3,
  wq1: sampleWq1,
  wri: sampleWri,
  msg: sampleMsg,
  mid: sampleMid,
  shp: () =>
    madeShapefile([
      {
        type: 5,
        parts: [
          [
            [0, 0],
            [0, 9],
            [9, 9],
            [0, 0],
          ],
          [
            [1, 3],
            [2, 5],
            [1, 5],
            [1, 3],
          ],
        ],
        row: 'area',
      },
      {
        type: 13,
        parts: [
          [
            [1, 2, 3],
            [3, 4, 5],
          ],
        ],
        row: 'line',
      },
    ]),
  kmz: () => zipSync({ 'doc.kml': Buffer.from(texts.kml ?? '') }),
};

/** A folder of system fonts, the smallest of which is used. */
const fonts = '/usr/share/fonts/truetype/dejavu';

export const ownFixtures = async (dir: string): Promise<readonly Fixture[]> => {
  const all = [...Object.entries(texts), ...Object.entries(bytes).map(([format, make]) => [format, make()] as const)];
  const made = all.map(async ([format, content]): Promise<Fixture> => {
    const path = join(dir, `own.${format}`);
    await Bun.write(path, content);
    return { path, name: `own.${format}`, format, audio: false };
  });
  const database = join(dir, 'own.sqlite');
  makeSqlite(database, records);
  made.push(Promise.resolve({ path: database, name: 'own.sqlite', format: 'sqlite', audio: false }));
  const names = await readdir(fonts).catch(() => []);
  const [font] = names
    .filter((name) => name.endsWith('.ttf'))
    .toSorted((a, b) => Bun.file(join(fonts, a)).size - Bun.file(join(fonts, b)).size);
  return [...(await Promise.all(made)), ...(font ? [{ path: join(fonts, font), name: font, format: 'ttf', audio: false }] : [])];
};
