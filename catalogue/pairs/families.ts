import type { PairTable } from './pair-table.ts';

export const subtitlePairs: PairTable = {
  srt: 'vtt ass ssa sub sbv ttml smi lrc txt',
  vtt: 'srt ass sbv ttml txt',
  ass: 'srt vtt ssa ttml txt',
  ssa: 'srt vtt ass txt',
  sub: 'srt vtt ass txt',
  sbv: 'srt vtt txt',
  ttml: 'srt vtt ass txt',
  smi: 'srt vtt ass txt',
  lrc: 'srt vtt txt',
};

export const fontPairs: PairTable = {
  ttf: 'woff2 woff eot',
  otf: 'woff2 woff',
  woff: 'ttf otf woff2 eot',
  woff2: 'ttf otf woff',
  eot: 'ttf woff2 woff',
};

export const modelPairs: PairTable = {
  stl: 'obj ply glb 3mf dae x3d',
  obj: 'stl glb ply 3mf dae 3ds x x3d',
  ply: 'stl obj glb 3mf',
  glb: 'stl obj ply 3mf dae',
  gltf: 'glb stl obj ply',
  dae: 'glb obj stl 3ds',
  '3ds': 'obj stl glb dae',
  '3mf': 'stl obj glb ply',
  x: 'obj glb stl dae',
  x3d: 'obj glb stl ply',
  off: 'stl obj ply',
  amf: 'stl obj 3mf',
};
