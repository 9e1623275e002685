import { optionsFor } from '../../../catalogue/options.ts';
import { outputsFor } from '../../../catalogue/pairs.ts';
import type { Step } from '../../contract/engine.ts';

/** Output format ids by input format id, separated by spaces; each is converted in engine.test.ts or the fidelity suite. */
export type StepTable = Readonly<Record<string, string>>;

/** Videos into videos, animated images and audio. */
export const videoSteps: StepTable = {
  mp4: 'avi mkv mov webm gif mp3 m4a wav aac flac ogg opus wma wmv flv m4v mpg ts 3gp ogv vob mts mxf webp apng f4v asf 3g2 ac3 aiff mka m4r',
  m4v: 'mp4 mov mkv avi webm wmv gif mp3 m4a wav aac',
  mov: 'avi mp4 mkv webm wmv flv mpg m4v gif mp3 m4a wav aac flac 3gp webp mxf',
  mkv: 'mp4 webm avi mov wmv flv mpg ts m4v gif mp3 m4a wav aac flac ogg ac3 mka',
  webm: 'mp4 mkv avi mov wmv mpg gif mp3 wav ogg opus weba webp m4a',
  avi: 'mkv mp4 mov webm wmv flv mpg gif mp3 wav aac m4v',
  flv: 'mp4 avi mov mkv webm wmv mpg gif mp3 wav aac',
  f4v: 'mp4 avi mkv mov mp3',
  wmv: 'mp4 avi mov mkv webm mpg gif mp3 wav',
  asf: 'mp4 avi mkv wmv mp3',
  '3gp': 'mp4 avi mov mkv webm gif mp3 wav',
  '3g2': 'mp4 avi mov mkv mp3',
  ogv: 'mp4 webm avi mkv mov gif mp3 ogg',
  mpg: 'mp4 avi mov mkv webm wmv ts gif mp3 wav',
  vob: 'mp4 avi mkv mov mpg mp3 ac3 wav',
  ts: 'mp4 mkv avi mov webm mpg mp3 aac',
  mts: 'mp4 mov mkv avi webm wmv mpg gif mp3',
  mxf: 'mp4 mov mkv avi wav',
  dv: 'mp4 mov mkv avi mpg',
  gif: 'mp4 webm mov mkv avi',
  apng: 'mp4 webm',
};

/** Audio into audio. */
export const audioSteps: StepTable = {
  mp3: 'wav aac ogg flac m4a opus wma aiff ac3 mp2 m4b m4r mka caf au wv',
  wav: 'flac aac mp3 ogg m4a opus aiff wma ac3 mp2 au caf wv tta voc mka spx m4r',
  flac: 'mp3 wav aac m4a ogg opus aiff wma wv caf tta ac3 mka',
  m4a: 'mp3 wav aac flac ogg opus aiff wma m4b m4r ac3 caf mka',
  m4b: 'mp3 m4a wav aac ogg opus flac',
  m4r: 'mp3 m4a wav',
  aac: 'mp3 wav m4a ogg flac opus aiff wma m4b ac3',
  ogg: 'wav mp3 aac m4a flac opus aiff wma m4r mka',
  opus: 'mp3 wav ogg m4a aac flac aiff weba',
  wma: 'mp3 wav aac m4a ogg flac opus aiff',
  aiff: 'mp3 wav flac m4a aac ogg opus caf au',
  amr: 'mp3 wav m4a aac ogg flac',
  ac3: 'mp3 wav aac m4a flac ogg',
  dts: 'mp3 wav aac flac ac3',
  mp2: 'mp3 wav aac m4a flac',
  spx: 'mp3 wav ogg opus',
  mka: 'mp3 wav m4a flac ogg aac',
  weba: 'mp3 wav ogg opus m4a',
  caf: 'mp3 wav m4a flac aiff',
  au: 'mp3 wav flac ogg aiff',
  wv: 'flac wav mp3 m4a aiff',
  tta: 'flac wav mp3',
  ape: 'flac wav mp3 m4a aiff',
  w64: 'wav flac mp3',
  voc: 'wav mp3 flac ogg',
  dsf: 'flac wav mp3 aiff',
};

/** Containers between which a video is mostly just moved. */
const movers = new Set(['mp4', 'm4v', 'mov', 'mkv', 'ts', 'f4v', '3gp', 'avi', 'flv']);
const videos = new Set(
  Object.keys(videoSteps)
    .filter((id) => id !== 'gif' && id !== 'apng')
    .concat(['gif', 'webp', 'apng']),
);

const weigh = (from: string, to: string): Pick<Step, 'cost' | 'weight'> => {
  if (!videos.has(to)) return { cost: 1, weight: 'light' };
  if (movers.has(from) && movers.has(to)) return { cost: 1, weight: 'medium' };
  // Animated images are short and small beside videos, and many come: they need not wait for videos to be done.
  return { cost: 20, weight: from === 'gif' || from === 'apng' ? 'medium' : 'heavy' };
};

const offeredOptions = (from: string, to: string): readonly string[] =>
  outputsFor(from).includes(to) ? optionsFor(from, to).map(({ id }) => id) : [];

const needs = { programs: ['ffmpeg', 'ffprobe'] };

/** The steps of a table. */
export const stepsOf = (table: StepTable): readonly Step[] =>
  Object.entries(table).flatMap(([from, outputs]) =>
    outputs.split(' ').map((to): Step => ({ from, to, ...weigh(from, to), options: offeredOptions(from, to), needs })),
  );
