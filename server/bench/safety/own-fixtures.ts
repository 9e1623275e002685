import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { samples } from '../../engines/pandoc/samples.ts';
import type { Fixture } from './fixtures.ts';

const corners = '0 0 0\n1 0 0\n0 1 0\n';
const cube = corners.replace(/^/gm, 'v ').replace(/v $/, '');

/** Good small files of the kinds that the collection of real ones has none of: texts with marks, subtitles, shapes. */
const texts: Readonly<Record<string, string>> = {
  ...samples,
  srt: '1\n00:00:01,000 --> 00:00:02,500\n<i>Ein</i> Satz\n\n2\n00:00:03,000 --> 00:00:04,000\nund noch einer\n',
  vtt: 'WEBVTT\n\n00:01.000 --> 00:02.500 align:start\n<v Ada>Ein &amp; Satz\n',
  ass: '[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,{\\i1}Ein{\\i0}\\NSatz\n',
  sub: '{1}{1}25.000\n{25}{60}Ein|Satz\n',
  sbv: '0:00:01.000,0:00:02.500\nEin Satz\n',
  lrc: '[ti:Lied]\n[00:01.00]Ein\n[00:02.50]Satz\n',
  smi: '<SAMI><BODY><SYNC Start=1000><P>Ein<br>Satz<SYNC Start=2500><P>&nbsp;</BODY></SAMI>\n',
  ttml: '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2.5s">Ein<br/><span>Satz</span></p></div></body></tt>\n',
  obj: `o a\n${cube}f 1 2 3\n`,
  ply: `ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_index\nend_header\n${corners}3 0 1 2\n`,
  off: `OFF\n3 1 0\n${corners}3 0 1 2\n`,
  stl: 'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid a\n',
  x3d: '<?xml version="1.0"?><X3D version="3.3"><Scene><Shape><IndexedFaceSet coordIndex="0 1 2 -1"><Coordinate point="0 0 0 1 0 0 0 1 0"/></IndexedFaceSet></Shape></Scene></X3D>\n',
};

/** A folder of fonts of the system, the smallest of which is taken. */
const fonts = '/usr/share/fonts/truetype/dejavu';

/** Writes them into a folder. */
export const ownFixtures = async (dir: string): Promise<readonly Fixture[]> => {
  const made = Object.entries(texts).map(async ([format, text]): Promise<Fixture> => {
    const path = join(dir, `own.${format}`);
    await Bun.write(path, text);
    return { path, name: `own.${format}`, format, audio: false };
  });
  const names = await readdir(fonts).catch(() => []);
  const [font] = names
    .filter((name) => name.endsWith('.ttf'))
    .toSorted((a, b) => Bun.file(join(fonts, a)).size - Bun.file(join(fonts, b)).size);
  return [...(await Promise.all(made)), ...(font ? [{ path: join(fonts, font), name: font, format: 'ttf', audio: false }] : [])];
};
