/** One text in the forms in which systems and programs write it. */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { extensionOf } from '../../catalogue/formats.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CLIENT_PER_MINUTE: '100000' });
});
afterAll(() => app.close());

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const crlf = (text: string): string => text.replaceAll('\n', '\r\n');

const forms: readonly (readonly [name: string, form: (text: string) => string | Buffer])[] = [
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['lines of Windows', crlf],
  ['lines of the first Macintosh', (text) => text.replaceAll('\n', '\r')],
  ['UTF-16', (text) => utf16(crlf(text))],
  ['UTF-16, most significant bytes first', (text) => utf16(text).swap16()],
  ['zeros behind it', (text) => `${text}${'\0'.repeat(5000)}`],
  ['Ctrl-Z behind it', (text) => `${crlf(text)}\x1a`],
  ['no line end at last', (text) => text.trimEnd()],
];

const samples: readonly (readonly [from: string, to: string, text: string])[] = [
  ['csv', 'json', 'Name;Größe;Datum\nMüller;1,5;2024-01-02\n"Zoë; ""die"" Große";2,25;2024-02-03\n'],
  ['tsv', 'json', 'Name	Größe	x\nMüller	1.5	a\nZoë	2.25	b\n'],
  ['json', 'csv', '[\n  {"Name": "Müller", "n": 1},\n  {"Name": "Zoë – „x“", "n": 2}\n]\n'],
  ['jsonl', 'json', '{"Name": "Müller", "n": 1}\n{"Name": "Zoë", "n": 2}\n'],
  ['yaml', 'json', 'name: Müller\nlist:\n  - Zoë\n  - "ß"\ntext: |\n  one\n  two\n'],
  ['toml', 'json', 'name = "Müller"\n[a]\nb = ["Zoë", "ß"]\ntext = """\none\ntwo"""\n'],
  ['xml', 'json', '<?xml version="1.0"?>\n<root>\n  <name>Müller</name>\n  <name>Zoë ß</name>\n</root>\n'],
  ['ini', 'json', '; c\n[abc]\nname=Müller\nwho = Zoë ß\n'],
  ['properties', 'json', '# c\nname=Müller\nwho = Zoë ß\n'],
  ['plist', 'json', '<?xml version="1.0"?>\n<plist version="1.0"><dict><key>name</key><string>Müller ß</string></dict></plist>\n'],
  [
    'html',
    'md',
    '<!DOCTYPE html>\n<html><head><title>T</title></head><body>\n<h1>Größe</h1>\n<p>Müller und\nZoë – „gut“</p>\n<pre>a\nb</pre>\n<ul><li>ß</li></ul></body></html>\n',
  ],
  ['md', 'html', '# Größe\n\nMüller und Zoë – „gut“\n\n- ß\n- b\n\n```\nx\ny\n```\n\n| a | b |\n|---|---|\n| ü | 2 |\n'],
  ['md', 'rst', '# Größe\n\nMüller und Zoë – „gut“\n\n- ß\n- b\n\n```\nx\ny\n```\n\n| a | b |\n|---|---|\n| ü | 2 |\n'],
  ['txt', 'html', 'Größe\n\nMüller und Zoë – „gut“\nzweite Zeile\n\n  eingerückt ß\n'],
  ['tex', 'md', '\\documentclass{article}\n\\begin{document}\n\\section{Größe}\nMüller und Zoë.\n% c\n\nZweiter ß.\n\\end{document}\n'],
  ['rst', 'md', 'Größe\n=====\n\nMüller und Zoë.\n\n- ß\n- b\n\n::\n\n  code\n'],
  ['org', 'md', '* Größe\n\nMüller und Zoë.\n\n- ß\n- b\n'],
  ['man', 'md', '.TH GRÖSSE 1\n.SH NAME\nmüller \\- Zoë ß\n.SH TEXT\nHello\n.PP\nx\n'],
  ['textile', 'md', 'h1. Größe\n\nMüller und Zoë.\n\n* ß\n* b\n'],
  ['mediawiki', 'md', "== Größe ==\n\nMüller und '''Zoë'''.\n\n* ß\n* b\n"],
  ['dokuwiki', 'md', '====== Größe ======\n\nMüller und **Zoë**.\n\n  * ß\n  * b\n'],
  ['jira', 'md', 'h1. Größe\n\nMüller und *Zoë*.\n\n* ß\n* b\n'],
  ['creole', 'md', '= Größe\n\nMüller und **Zoë**.\n\n* ß\n* b\n'],
  ['twiki', 'md', '---+ Größe\n\nMüller und *Zoë*.\n\n   * ß\n   * b\n'],
  ['vimwiki', 'md', '= Größe =\n\nMüller und *Zoë*.\n\n* ß\n* b\n'],
  ['t2t', 'md', '\n\n\n= Größe =\n\nMüller und **Zoë**.\n\n- ß\n- b\n'],
  ['muse', 'md', '* Größe\n\nMüller und **Zoë**.\n\n - ß\n - b\n'],
  [
    'ipynb',
    'md',
    '{"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[{"cell_type":"markdown","metadata":{},"id":"a","source":["# Größe\\n","Müller"]},{"cell_type":"code","id":"b","execution_count":1,"metadata":{},"source":["print(1)"],"outputs":[]}]}\n',
  ],
  [
    'dbk',
    'md',
    '<?xml version="1.0"?>\n<article xmlns="http://docbook.org/ns/docbook" version="5.0"><title>Größe</title><para>Müller ß</para></article>\n',
  ],
  [
    'jats',
    'md',
    '<?xml version="1.0"?>\n<article><front><article-meta><title-group><article-title>Größe</article-title></title-group></article-meta></front><body><sec><title>A</title><p>Müller ß</p></sec></body></article>\n',
  ],
  [
    'opml',
    'md',
    '<?xml version="1.0"?>\n<opml version="2.0"><head><title>Größe</title></head><body><outline text="Müller"><outline text="Zoë ß"/></outline></body></opml>\n',
  ],
  ['bib', 'ris', '@article{mueller2020,\n  title = {Größe},\n  author = {Müller, Zoë},\n  year = {2020}\n}\n'],
  ['ris', 'bib', 'TY  - JOUR\nTI  - Größe\nAU  - Müller, Zoë\nPY  - 2020\nER  - \n'],
  ['csl.json', 'ris', '[{"id":"a","type":"article-journal","title":"Größe","author":[{"family":"Müller","given":"Zoë"}]}]\n'],
  ['srt', 'vtt', '1\n00:00:01,000 --> 00:00:02,000\nGröße\nMüller\n\n2\n00:00:03,000 --> 00:00:04,000\nZoë ß\n\n'],
  ['vtt', 'srt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nGröße\nMüller\n\n00:03.000 --> 00:04.000\nZoë ß\n'],
  [
    'ass',
    'srt',
    '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize\nStyle: Default,Arial,20\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Größe\\NMüller ß\n',
  ],
  ['sbv', 'srt', '0:00:01.000,0:00:02.000\nGröße\nMüller\n\n0:00:03.000,0:00:04.000\nZoë ß\n'],
  [
    'ttml',
    'srt',
    '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="00:00:01.000" end="00:00:02.000">Größe<br/>Müller ß</p></div></body></tt>\n',
  ],
  [
    'smi',
    'srt',
    '<SAMI><HEAD><TITLE>x</TITLE></HEAD><BODY>\n<SYNC Start=1000><P Class=DECC>Größe<br>Müller ß\n<SYNC Start=2000><P Class=DECC>&nbsp;\n</BODY></SAMI>\n',
  ],
  ['sub', 'srt', '{25}{50}Größe|Müller\n{75}{100}Zoë ß\n'],
  ['lrc', 'srt', '[ti:Größe]\n[00:01.00]Müller\n[00:02.00]Zoë ß\n'],
  [
    'ics',
    'json',
    'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VEVENT\nUID:1\nDTSTART:20240101T100000Z\nSUMMARY:Größe\nDESCRIPTION:Müller und\n  Zoë ß\nEND:VEVENT\nEND:VCALENDAR\n',
  ],
  ['vcf', 'json', 'BEGIN:VCARD\nVERSION:3.0\nFN:Zoë Müller\nN:Müller;Zoë;;;\nNOTE:Grö\n ße\nEND:VCARD\n'],
  [
    'eml',
    'txt',
    'From: a@b.c\nTo: d@e.f\nSubject: =?utf-8?q?Gr=C3=B6=C3=9Fe?=\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nMüller\nZoë ß\n',
  ],
  [
    'mbox',
    'txt',
    'From a@b.c Mon Jan  1 00:00:00 2024\nFrom: a@b.c\nTo: d@e.f\nSubject: =?utf-8?q?Gr=C3=B6=C3=9Fe?=\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nMüller\nZoë ß\n\nFrom a@b.c Mon Jan  1 00:00:00 2024\nFrom: a@b.c\nTo: d@e.f\nSubject: =?utf-8?q?Gr=C3=B6=C3=9Fe?=\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nMüller\nZoë ß\n',
  ],
  [
    'gpx',
    'json',
    '<?xml version="1.0"?>\n<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="2"><name>Größe Müller ß</name></wpt></gpx>\n',
  ],
  [
    'kml',
    'json',
    '<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Größe Müller ß</name><Point><coordinates>2,1</coordinates></Point></Placemark></kml>\n',
  ],
  [
    'geojson',
    'csv',
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Größe ß"},"geometry":{"type":"Point","coordinates":[2,1]}}]}\n',
  ],
  ['rtf', 'txt', "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}\n\\pard Gr\\u246 o\\u223 se\\par\nM\\'fcller\\par}\n"],
  [
    'fb2',
    'txt',
    '<?xml version="1.0"?>\n<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>Größe</book-title><lang>de</lang></title-info></description><body><section><title><p>Eins</p></title><p>Müller und Zoë ß</p></section></body></FictionBook>\n',
  ],
  ['slk', 'csv', 'ID;PWXL;N;E\nC;Y1;X1;K"Name"\nC;Y1;X2;K"n"\nC;Y2;X1;K"Mueller"\nC;Y2;X2;K5\nE\n'],
  ['obj', 'stl', 'o größe\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\n'],
  ['dxf', 'svg', '  0\nSECTION\n  2\nENTITIES\n  0\nLINE\n  8\n0\n 10\n0.0\n 20\n0.0\n 11\n10.0\n 21\n10.0\n  0\nENDSEC\n  0\nEOF\n'],
  [
    'fodt',
    'txt',
    '<?xml version="1.0"?>\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>Größe Müller ß</text:p></office:text></office:body></office:document>\n',
  ],
  [
    'stl',
    'obj',
    'solid größe\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 0 1\nendloop\nendfacet\nendsolid größe\n',
  ],
];

test.each(samples)('%s to %s', async (from, to, text) => {
  const convert = async (content: string | Buffer): Promise<string> => {
    const file = new File([new Uint8Array(Buffer.from(content))], `words.${extensionOf(from)}`);
    const answer = await app.convert({ file, inputFormat: from, outputFormat: to });
    const result = await answer.text();
    return `${answer.status} ${result.replaceAll('\r\n', '\n').trim()}`;
  };
  const plain = await convert(text);
  expect(plain).toStartWith('200');
  for (const [name, form] of forms) expect([name, await convert(form(text))]).toEqual([name, plain]);
});
