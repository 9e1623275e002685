import { join } from 'node:path';
import { madeShapefile } from '../../engines/shapefile/shapefile-samples.ts';
import { makeSqlite, sampleArrow, sampleParquet } from '../../engines/table/data-samples.ts';
import { ownFixtures as texts } from '../safety/own-fixtures.ts';
import type { Fixture } from './fixtures.ts';

const records = [
  { name: 'Brunnenweg', city: 'Lissabon', born: 1977 },
  { name: 'Kirschbaum', city: 'Tromsø', born: 1984 },
];
const words = ['Brunnenweg', 'Kirschbaum'];

/** Small files of families without real fixtures, with words that must be preserved. */
const files: Readonly<Record<string, { readonly text: string; readonly marks: readonly string[] }>> = {
  jsonl: { text: records.map((one) => JSON.stringify(one)).join('\n'), marks: words },
  toml: { text: '[[people]]\nname = "Brunnenweg"\nborn = 1977\n[[people]]\nname = "Kirschbaum"\nborn = 1984\n', marks: words },
  ini: { text: '[Brunnenweg]\ncity=Lissabon\n[Kirschbaum]\ncity=Tromsø\n', marks: words },
  properties: { text: 'first=Brunnenweg\nsecond=Kirschbaum\n', marks: words },
  plist: {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><array>${records.map(({ name, born }) => `<dict><key>name</key><string>${name}</string><key>born</key><integer>${born}</integer></dict>`).join('')}</array></plist>\n`,
    marks: words,
  },
  vcf: {
    text: records
      .map(({ name, city }) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada ${name}\r\nN:${name};Ada;;;\r\nADR:;;;${city};;;\r\nEND:VCARD\r\n`)
      .join(''),
    marks: words,
  },
  ics: {
    text: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//a//b//EN\r\n${words.map((name, index) => `BEGIN:VEVENT\r\nUID:${index}@a.example\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20260${index + 1}02T100000Z\r\nSUMMARY:${name}\r\nEND:VEVENT\r\n`).join('')}END:VCALENDAR\r\n`,
    marks: words,
  },
  gpx: {
    text: '<?xml version="1.0"?>\n<gpx version="1.1" creator="a" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="38.7" lon="-9.1"><name>Brunnenweg</name></wpt><wpt lat="69.6" lon="18.9"><name>Kirschbaum</name></wpt></gpx>\n',
    marks: words,
  },
  kml: {
    text: `<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${words.map((name) => `<Placemark><name>${name}</name><Point><coordinates>18.9,69.6</coordinates></Point></Placemark>`).join('')}</Document></kml>\n`,
    marks: words,
  },
  geojson: {
    text: JSON.stringify({
      type: 'FeatureCollection',
      features: words.map((name) => ({ type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: [18.9, 69.6] } })),
    }),
    marks: words,
  },
  eml: {
    text: 'From: Ada <ada@a.example>\r\nTo: Bo <bo@b.example>\r\nSubject: Brunnenweg\r\nDate: Mon, 5 Jan 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Am <b>Kirschbaum</b> um zehn.</p>\r\n',
    marks: words,
  },
  mbox: {
    text: `${words.map((name, index) => `From ada@a.example Mon Jan  5 10:00:0${index} 2026\nFrom: Ada <ada@a.example>\nTo: bo@b.example\nSubject: ${name}\nDate: Mon, 5 Jan 2026 10:00:0${index} +0000\n\nGuten Tag.\n`).join('\n')}\n`,
    marks: words,
  },
  abw: {
    text: '<?xml version="1.0"?>\n<abiword xmlns="http://www.abisource.com/awml.dtd" version="1.9.2"><section><p>Brunnenweg und <c props="font-weight:bold">Kirschbaum</c></p></section></abiword>\n',
    marks: words,
  },
  slk: { text: 'ID;PWXL;N;E\r\nC;Y1;X1;K"Brunnenweg"\r\nC;Y1;X2;K1977\r\nC;Y2;X1;K"Kirschbaum"\r\nC;Y2;X2;K1984\r\nE\r\n', marks: words },
};

const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=2'];
const film = ['-f', 'lavfi', '-i', 'testsrc2=size=352x288:rate=25:duration=2'];

/** Audio and video made by FFmpeg: its arguments without the output path. */
const media: Readonly<Record<string, readonly string[]>> = {
  eac3: [...tone, '-c:a', 'eac3'],
  thd: [...tone, '-c:a', 'truehd', '-strict', '-2', '-f', 'truehd'],
  adx: [...tone, '-ac', '2', '-ar', '44100'],
  m2v: [...film, '-c:v', 'mpeg2video', '-f', 'mpeg2video'],
  y4m: [...film, '-pix_fmt', 'yuv420p', '-f', 'yuv4mpegpipe'],
  ivf: [...film, '-c:v', 'libvpx', '-f', 'ivf'],
  wtv: [...film, ...tone, '-c:v', 'mpeg2video', '-c:a', 'mp2', '-f', 'wtv'],
  m4v: [...film, ...tone, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'mp4'],
  wmv: [...film, ...tone, '-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf'],
  '3gp': [...film, ...tone, '-c:v', 'mpeg4', '-c:a', 'aac', '-f', '3gp'],
  ogv: [...film, ...tone, '-c:v', 'libtheora', '-c:a', 'libvorbis'],
  mpg: [...film, ...tone, '-c:v', 'mpeg2video', '-c:a', 'mp2'],
  vob: [...film, ...tone, '-c:v', 'mpeg2video', '-c:a', 'ac3', '-f', 'vob'],
  ts: [...film, ...tone, '-c:v', 'mpeg2video', '-c:a', 'mp2', '-f', 'mpegts'],
  mxf: [...film, ...tone, '-c:v', 'mpeg2video', '-c:a', 'pcm_s16le', '-f', 'mxf'],
  opus: [...tone, '-c:a', 'libopus'],
  wma: [...tone, '-c:a', 'wmav2', '-f', 'asf'],
  mp2: [...tone, '-c:a', 'mp2'],
  ac3: [...tone, '-c:a', 'ac3'],
  dts: [...tone, '-c:a', 'dca', '-strict', '-2'],
  spx: [...tone, '-ar', '16000', '-c:a', 'libspeex'],
  mka: [...tone, '-c:a', 'flac', '-f', 'matroska'],
  weba: [...tone, '-c:a', 'libopus', '-f', 'webm'],
  aiff: [...tone],
  caf: [...tone, '-c:a', 'pcm_s16le'],
  au: [...tone],
  wv: [...tone],
  tta: [...tone],
  w64: [...tone],
  voc: [...tone, '-c:a', 'pcm_s16le'],
  rm: [...film, ...tone, '-c:v', 'rv20', '-c:a', 'ac3', '-f', 'rm'],
};

/** Size of pictures that ImageMagick makes with a colour gradient. */
const [pictureWidth, pictureHeight] = [120, 80];
const pictures = 'ppm pgm pbm pnm pam pcx tga sgi ras xpm xbm wbmp hdr dpx fits j2k jp2 dds'.split(' ');

/** Writes the files into a folder, including those of the hostile suite: markup, subtitles, shapes, a font. */
export const makeOwnFixtures = async (dir: string): Promise<readonly Fixture[]> => {
  const fixture = (name: string, format: string, marks: readonly string[]): Fixture => {
    const file = join(dir, name);
    return { path: `own/${name}`, file, format, bytes: Bun.file(file).size, expect: 'ok', facts: { marks } };
  };
  const made: Fixture[] = [];
  for (const [format, { text, marks }] of Object.entries(files)) {
    await Bun.write(join(dir, `words.${format}`), text);
    made.push(fixture(`words.${format}`, format, marks));
  }
  await Bun.write(join(dir, 'words.parquet'), sampleParquet(records));
  await Bun.write(join(dir, 'words.arrow'), sampleArrow(records));
  makeSqlite(join(dir, 'words.sqlite'), records);
  await Bun.write(join(dir, 'words.shp'), madeShapefile(words.map((row) => ({ type: 1, parts: [[[18.9, 69.6]]], row }))));
  for (const format of ['parquet', 'arrow', 'sqlite', 'shp']) made.push(fixture(`words.${format}`, format, words));
  for (const [format, args] of Object.entries(media)) {
    await Bun.$`ffmpeg -v error -nostdin ${args} -y ${join(dir, `tone.${format}`)}`.quiet();
    made.push(fixture(`tone.${format}`, format, []));
  }
  for (const format of pictures) {
    const file = join(dir, `slope.${format}`);
    // Colour FITS has one layer per colour, which is refused with a clear message.
    const grey = format === 'fits' ? ['-colorspace', 'Gray'] : [];
    await Bun.$`convert -size ${pictureWidth}x${pictureHeight} gradient:red-blue ${grey} ${format}:${file}`.quiet();
    const facts = { width: pictureWidth, height: pictureHeight };
    made.push({ path: `own/slope.${format}`, file, format, bytes: Bun.file(file).size, expect: 'ok', facts });
  }
  for (const { path, name, format } of await texts(dir))
    made.push({ path: `own/${name}`, file: path, format, bytes: Bun.file(path).size, expect: 'ok', facts: { marks: [] } });
  return made;
};
