import { readCalendar } from '../../../engines/table/calendar-read.ts';
import { calendarText } from '../../../engines/table/calendar-write.ts';
import { readContacts } from '../../../engines/table/contacts.ts';
import { parseData } from '../../../engines/table/data-read.ts';
import { readDbf } from '../../../engines/table/dbf-read.ts';
import { readGpx, readKml } from '../../../engines/table/places-read.ts';
import { readPlist } from '../../../engines/table/plist-read.ts';
import { readPoints } from '../../../engines/table/points-read.ts';
import { readIni, readProperties } from '../../../engines/table/settings-read.ts';
import type { Parser } from './parser.ts';
import { byBytes, byText, xmlRows } from './samples.ts';

export const dataParsers: readonly Parser[] = [
  byText(
    'calendar',
    'engines/table/calendar-read.ts',
    readCalendar,
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY;X="a":b\\, c\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'],
    ['BEGIN:VEVENT\r\n', ' a\r\n', 'A;B="', 'A;B=C', '\\,', 'RRULE:', { start: 'BEGIN:VCALENDAR\r\n', row: 'X-A:b\r\n' }],
  ),
  byText(
    'contacts',
    'engines/table/contacts.ts',
    (text) => readContacts(text, true),
    ['BEGIN:VCARD\r\nFN:a\r\nTEL;TYPE=CELL:1\r\nNOTE;ENCODING=QUOTED-PRINTABLE:a=C3=\r\n b\r\nEND:VCARD\r\n'],
    ['BEGIN:VCARD\r\n', 'TEL;TYPE=', '=\r\n', ';', ':', { start: 'BEGIN:VCARD\r\nNOTE;ENCODING=QUOTED-PRINTABLE:', row: '=C3' }],
  ),
  ...['json', 'yaml', 'xml', 'jsonl'].map((format) =>
    byText(
      `data ${format}`,
      'engines/table/data-read.ts',
      (text) => parseData(text, format),
      ['{"a":[1,"b"]}', 'a:\n  - b: 1\n', '<a><b c="d">e</b></a>', '{"a":1}\n{"a":2}\n'],
      [
        '[',
        '{"a":',
        '- ',
        'a: ',
        '&a ',
        '*a ',
        '"',
        '\\',
        '<a>',
        { start: '[', row: '1,' },
        { start: '[', row: '"a",' },
        { start: 'a: &a [b]\nc: ', row: '*a ' },
        { start: "{a: '", row: "\\'" },
        { start: '{', row: 'a:1,/* */' },
        '{a:1}',
      ],
    ),
  ),
  byText(
    'TOML',
    'engines/table/settings-read.ts',
    (text) => parseData(text, 'toml'),
    ['a = 1\n[b]\nc = "d"\n[[e]]\nf = 2024-05-06\n'],
    ['[', 'a.', '"', '#', { start: 'a = ', row: '[' }, '[[a]]\n', 'a = """'],
  ),
  byText('INI', 'engines/table/settings-read.ts', readIni, ['[a]\nb = c\n; d\n'], ['[', '=', ';', '[a]\n', 'a = b\n', ' ', 'a = b\n c\n']),
  byText(
    'properties',
    'engines/table/settings-read.ts',
    readProperties,
    ['a=b\\\n c\n# d\n\\u00fc e\n'],
    ['\\', '\\u', '=', '#', 'a=b\n', ' ', '\\\n'],
  ),
  byText(
    'points of a table',
    'engines/table/points-read.ts',
    (text) => readPoints(text.split('\n').map((lat) => ({ lat, lon: lat, wkt: lat }))),
    ['48°30\'00"N\nPOINT (11.25 48.5)'],
    ['1 ', "1°1'", 'POINT (', '\n1', '-', 'N', '1,'],
  ),
  byText(
    'rows of a calendar',
    'engines/table/calendar-write.ts',
    (text) => calendarText([{ start: text, end: text, duration: text, attendees: text, reminders: text, time_zone: text }], new Date(0)),
    ['2024-01-05T10:00:00+01:00'],
    ['1', '1:', ' ', 'a@b,', 'a;', 'Mon, ', '10am ', '-PT1M,'],
  ),
  byText(
    'GPX',
    'engines/table/places-read.ts',
    readGpx,
    ['<gpx><wpt lat="1" lon="2"><name>a</name></wpt></gpx>'],
    [...xmlRows, { start: '<gpx>', row: '<wpt lat="1" lon="2"/>', end: '</gpx>' }],
  ),
  byText(
    'KML',
    'engines/table/places-read.ts',
    readKml,
    ['<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>'],
    [...xmlRows, { start: '<kml><Placemark><Point><coordinates>', row: '1,2 ', end: '</coordinates></Point></Placemark></kml>' }],
  ),
  byBytes(
    'property list',
    'engines/table/plist-read.ts',
    readPlist,
    [
      '<plist><dict><key>a</key><integer>1</integer></dict></plist>',
      Buffer.concat([
        Buffer.from('bplist00'),
        Buffer.from('510a5161080a000000000000010100000000000000020000000000000000000000000000000c', 'hex'),
      ]),
    ],
    [
      ...xmlRows,
      { start: '<plist>', row: '<array>' },
      { start: 'bplist00', row: '\xa1\0' },
      { start: '{', row: 'a = (' },
      { start: '"a', row: '\\U00e9' },
      { start: '// a\n', row: 'a = b;\n/* */' },
    ],
  ),
  byBytes(
    'dBASE',
    'engines/table/dbf-read.ts',
    (bytes) => readDbf(bytes),
    [
      Buffer.concat([
        Buffer.from(
          '0364010101000000410009000000000000000000000000000000000000000000004e414d45000000000000004300000000080000000000000000000000000000000d',
          'hex',
        ),
        Buffer.from(' words   '),
      ]),
    ],
    [
      '\x03',
      { start: '\x03d\x01\x01\xff\xff\xff\x7f', row: 'A' },
      {
        start: `\x03d\x01\x01\x01\0\0\0\xff\xff\x09\0${'\0'.repeat(20)}`,
        row: `A${'\0'.repeat(10)}C${'\0'.repeat(4)}\x01${'\0'.repeat(15)}`,
      },
    ],
  ),
];
