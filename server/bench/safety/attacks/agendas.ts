/** Contacts, calendars and places, and tables converted to them. */
import { type Attack, harmless, refused } from './attack.ts';
import { times } from './extreme-files.ts';

const slow = { seconds: 30 } as const;
const card = (lines: string): string => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\n${lines}END:VCARD\r\n`;
const calendar = (lines: string): string =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20240101\r\nSUMMARY:a\r\n${lines}END:VEVENT\r\nEND:VCALENDAR\r\n`;
const gpx = (body: string, head = ''): string => `<?xml version="1.0"?>${head}<gpx version="1.1">${body}</gpx>`;
const kml = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`;
const mark = '<Placemark><name>a</name><Point><coordinates>1,2</coordinates></Point></Placemark>';
const laughs = `<!DOCTYPE a [${times(12, (n) => `<!ENTITY a${n} "${n ? `&a${n - 1};`.repeat(12) : 'ha'}">`)}]>`;
const nested = (depth: number, inner: string): string =>
  `${'{"type":"GeometryCollection","geometries":['.repeat(depth)}${inner}${']}'.repeat(depth)}`;
const point = '{"type":"Point","coordinates":[1,2]}';

const contacts: readonly Attack[] = [
  harmless('vcf-100000-phones', 'vcf csv', () => card('TEL:1\r\n'.repeat(100_000)), slow),
  harmless('vcf-300000-categories', 'vcf json', () => card('CATEGORIES:a\r\n'.repeat(300_000)), slow),
  harmless('vcf-300000-cards', 'vcf xlsx', () => card('').repeat(200_000), { seconds: 60 }),
  harmless('vcf-cards-in-cards', 'vcf csv', () => 'BEGIN:VCARD\r\n'.repeat(100_000)),
  harmless('vcf-ends-alone', 'vcf csv', () => `${'END:VCARD\r\n'.repeat(300_000)}${card('')}`, slow),
  harmless('vcf-folded-a-million-times', 'vcf json', () => card(`NOTE:a\r\n${' b\r\n'.repeat(2_000_000)}`), slow),
  harmless(
    'vcf-printable-lines-that-go-on',
    'vcf csv',
    () => card(`NOTE;ENCODING=QUOTED-PRINTABLE:${'x'.repeat(2_000_000)}=\r\n${'=\r\n'.repeat(2_000_000)}`),
    slow,
  ),
  harmless('vcf-lines-that-only-end-so', 'vcf csv', () => card(`NOTE:${'x'.repeat(2_000_000)}=\r\n${' =\r\n'.repeat(1_000_000)}`), slow),
  harmless(
    'vcf-printable-megabytes',
    'vcf json',
    () => card(`NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=utf-7777:${'=41'.repeat(5_000_000)}\r\n`),
    slow,
  ),
  harmless('vcf-charset', 'vcf json', () =>
    card('NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=__proto__:=41\r\nNOTE;QUOTED-PRINTABLE;CHARSET=utf-16:=00\r\n'),
  ),
  harmless('vcf-300000-parameters', 'vcf csv', () => card(`TEL${';TYPE=a'.repeat(300_000)}:1\r\n`), slow),
  harmless('vcf-300000-address-parts', 'vcf csv', () => card(`ADR:${';'.repeat(3_000_000)}\r\n`), slow),
  harmless('vcf-quotes', 'vcf csv', () => card(`TEL;X="${'a:'.repeat(2_000_000)}\r\n`), slow),
  harmless('vcf-names-of-prototypes', 'vcf json', () => card('__PROTO__:1\r\nCONSTRUCTOR:1\r\n__proto__.TEL;__proto__=1:2\r\n')),
  harmless('vcf-photo-from-outside', 'vcf json', ({ file, call }) =>
    card(`PHOTO;VALUE=uri:file://${file}\r\nLOGO;VALUE=uri:${call}\r\nURL:${call}\r\nKEY:file://${file}\r\n`),
  ),
  harmless(
    'csv-heads-for-contacts',
    'csv vcf',
    () => `name,__proto__,constructor,END:VCARD\r\n"a\r\nEND:VCARD\r\nBEGIN:VCARD",b,c,"d\nTEL:1"\r\n`,
    { never: /\nEND:VCARD\r?\nBEGIN:VCARD\r?\nVERSION[\s\S]*\nTEL:1/ },
  ),
  harmless('csv-20000-heads-for-contacts', 'csv vcf', () => `${times(20_000, (n) => `c${n},`)}name\r\n${'1,'.repeat(20_000)}a\r\n`, slow),
  harmless('csv-200000-contacts', 'csv vcf', () => `name,email\r\n${'a,b@example.org\r\n'.repeat(200_000)}`, { seconds: 60 }),
];

const calendars: readonly Attack[] = [
  harmless('ics-repeats-for-ever', 'ics csv', () =>
    calendar('RRULE:FREQ=SECONDLY;COUNT=2000000000\r\nRDATE:99999999T999999Z\r\nEXDATE:00000000\r\n'),
  ),
  harmless('ics-300000-attendees', 'ics json', () => calendar('ATTENDEE;CN=a:mailto:a@example.org\r\n'.repeat(300_000)), slow),
  harmless('ics-alarms-in-alarms', 'ics csv', () => calendar('BEGIN:VALARM\r\n'.repeat(100_000))),
  harmless(
    'ics-300000-events',
    'ics xlsx',
    () => `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(200_000)}END:VCALENDAR\r\n`,
    { seconds: 60 },
  ),
  harmless('ics-many-properties', 'ics csv', () => calendar('X-A:1\r\n'.repeat(1_000_000)), slow),
  harmless(
    'ics-time-zones',
    'ics json',
    () => calendar(`DTEND;TZID=../../../etc/passwd:20240101T000000\r\nDTSTART;TZID="${'a'.repeat(1_000_000)}":x\r\n`),
    slow,
  ),
  harmless('ics-attachments-from-outside', 'ics json', ({ file, call }) =>
    calendar(`ATTACH:file://${file}\r\nATTACH:${call}\r\nURL:${call}\r\nIMAGE;VALUE=URI:${call}\r\n`),
  ),
  refused('ics-nothing-in-it', 'ics csv', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
  harmless(
    'csv-events-that-end-early',
    'csv ics',
    () =>
      'summary,start,repeats,time zone,url\r\n"a\nEND:VEVENT\nEND:VCALENDAR",2024-01-01,"FREQ=DAILY\nX:1","a"":\nX-EVIL:1","b\nX-EVIL:2"\r\n',
    { never: /\nX-EVIL/ },
  ),
  harmless(
    'csv-dates-without-end',
    'csv ics',
    () => `summary,start\r\n${times(50_000, () => `a,${'1'.repeat(400)}\r\n`)}b,2024-01-01\r\n`,
    slow,
  ),
];

const places: readonly Attack[] = [
  refused('gpx-laughs', 'gpx csv', gpx('<wpt lat="1" lon="2"><name>&a11;</name></wpt>', laughs)),
  harmless('gpx-entities-from-outside', 'gpx geojson', ({ file, call }) =>
    gpx(
      '<wpt lat="1" lon="2"><name>&a;</name><desc>&b;</desc></wpt>',
      `<!DOCTYPE gpx SYSTEM "${call}" [<!ENTITY a SYSTEM "file://${file}"><!ENTITY b SYSTEM "${call}">]>`,
    ),
  ),
  refused('gpx-100000-deep', 'gpx kml', () => gpx(`${'<trk>'.repeat(100_000)}${'</trk>'.repeat(100_000)}`), slow),
  harmless('gpx-300000-points', 'gpx csv', () => gpx(`<trk><trkseg>${'<trkpt lat="1" lon="2"/>'.repeat(300_000)}</trkseg></trk>`), {
    seconds: 90,
  }),
  harmless('gpx-50000-tracks', 'gpx kml', () => gpx('<trk><name>a</name><trkseg><trkpt lat="1" lon="2"/></trkseg></trk>'.repeat(50_000)), {
    seconds: 60,
  }),
  harmless(
    'gpx-numbers',
    'gpx kml',
    gpx('<wpt lat="1e999" lon="NaN"/><wpt lat="0x10" lon="Infinity"/><wpt lat="1" lon="2"><ele>1e400</ele></wpt>'),
  ),
  harmless(
    'gpx-names-of-prototypes',
    'gpx json',
    gpx('<wpt lat="1" lon="2"><__proto__><name>x</name></__proto__><constructor>1</constructor><toString/></wpt>'),
  ),
  harmless(
    'gpx-links',
    'gpx kml',
    ({ file, call }) =>
      gpx(`<wpt lat="1" lon="2"><link href="${call}"/><name>&lt;/name&gt;&lt;NetworkLink&gt;</name><desc>file://${file}</desc></wpt>`),
    { never: /<NetworkLink/ },
  ),

  harmless('kml-network-links', 'kml geojson', ({ file, call }) =>
    kml(
      `${mark}<NetworkLink><Link><href>${call}</href></Link></NetworkLink><NetworkLink><Url><href>file://${file}</href></Url></NetworkLink><GroundOverlay><Icon><href>${call}</href></Icon></GroundOverlay><Style><IconStyle><Icon><href>${call}</href></Icon></IconStyle></Style><Model><Link><href>${call}</href></Link></Model>`,
    ),
  ),
  harmless('kml-entities-from-outside', 'kml csv', ({ file, call }) =>
    kml(
      `<Placemark><name>&a;</name><Point><coordinates>1,2</coordinates></Point></Placemark>`,
      `<!DOCTYPE kml [<!ENTITY a SYSTEM "file://${file}"><!ENTITY % b SYSTEM "${call}">%b;]>`,
    ),
  ),
  refused('kml-laughs', 'kml gpx', kml('<Placemark><name>&a11;</name><Point><coordinates>1,2</coordinates></Point></Placemark>', laughs)),
  refused('kml-folders-100000-deep', 'kml gpx', () => kml(`${'<Folder>'.repeat(100_000)}${mark}${'</Folder>'.repeat(100_000)}`), slow),
  refused('kml-folders-1000-deep', 'kml gpx', () => kml(`${'<Folder>'.repeat(1000)}${mark}${'</Folder>'.repeat(1000)}`)),
  refused('kml-geometries-1000-deep', 'kml geojson', () =>
    kml(`<Placemark>${'<MultiGeometry>'.repeat(1000)}${'</MultiGeometry>'.repeat(1000)}</Placemark>`),
  ),
  harmless(
    'kml-million-coordinates',
    'kml gpx',
    () => kml(`<Placemark><LineString><coordinates>${'1,2 '.repeat(3_000_000)}</coordinates></LineString></Placemark>`),
    { seconds: 60 },
  ),
  harmless(
    'kml-one-coordinate-of-commas',
    'kml gpx',
    () => kml(`${mark}<Placemark><Point><coordinates>1${',2'.repeat(5_000_000)}</coordinates></Point></Placemark>`),
    slow,
  ),
  harmless('kml-50000-places', 'kml csv', () => kml(mark.repeat(50_000)), { seconds: 60 }),
  harmless(
    'kml-every-place-its-own-data',
    'kml csv',
    () =>
      kml(
        times(
          10_000,
          (n) =>
            `<Placemark><ExtendedData><Data name="k${n}"><value>1</value></Data></ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark>`,
        ),
      ),
    { seconds: 60 },
  ),
  harmless(
    'kml-names-of-prototypes',
    'kml geojson',
    kml(
      '<Placemark><ExtendedData><Data name="__proto__"><value>1</value></Data><Data name="constructor"><value>1</value></Data></ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark>',
    ),
  ),
  harmless(
    'kml-markup',
    'kml gpx',
    kml(
      '<Placemark><name><![CDATA[]]]]><![CDATA[></name><script>]]></name><description><![CDATA[<script>alert(1)</script>]]></description><Point><coordinates>1,2</coordinates></Point></Placemark>',
    ),
    { never: /<script>/ },
  ),

  harmless('geojson-collections-100000-deep', 'geojson csv', () => nested(100_000, point), slow),
  harmless(
    'geojson-properties-100000-deep',
    'geojson csv',
    () => `{"type":"Feature","geometry":${point},"properties":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    slow,
  ),
  harmless(
    'geojson-properties-of-fields-deep',
    'geojson xlsx',
    () => `{"type":"Feature","geometry":${point},"properties":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
    slow,
  ),
  harmless(
    'geojson-names-of-prototypes',
    'geojson kml',
    `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":${point},"properties":{"__proto__":{"a":1},"constructor":1,"name":["x",{"toString":1}]}}]}`,
  ),
  harmless(
    'geojson-wrong-types',
    'geojson gpx',
    '{"type":"FeatureCollection","features":[1,null,"a",{"type":"Feature","geometry":7,"properties":9},{"type":"Point","coordinates":{"0":1,"1":2,"length":2}},{"type":"Polygon","coordinates":[[[1]],[["a","b"]],1]},{"type":"toString"},{"type":"Point","coordinates":[1e999,-1e999]}]}',
  ),
  harmless('geojson-300000-points', 'geojson csv', () => `{"type":"MultiPoint","coordinates":[[1,2]${',[1,2]'.repeat(300_000)}]}`, {
    seconds: 60,
  }),
  harmless(
    'geojson-shared-properties',
    'geojson csv',
    () =>
      `{"type":"Feature","properties":{"a":"${'x'.repeat(1_000_000)}"},"geometry":{"type":"MultiPoint","coordinates":[[1,2]${',[1,2]'.repeat(20_000)}]}}`,
    { seconds: 60 },
  ),
  harmless(
    'csv-places',
    'csv kml',
    ({ call }) =>
      `name,lat,lon,__proto__,constructor\r\n<NetworkLink><Link><href>${call}</href></Link></NetworkLink>,1,2,3,4\r\n]]>,"1,5",2,,\r\n`,
    { never: /<NetworkLink/ },
  ),
  harmless('csv-heads-of-places', 'csv geojson', () => `lat,lon,${times(20_000, (n) => `c${n},`)}\r\n1,2,${'1,'.repeat(20_000)}\r\n`, slow),
];

export const agendas: readonly Attack[] = [...contacts, ...calendars, ...places];
