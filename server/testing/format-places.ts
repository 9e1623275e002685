import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Kind } from '../../catalogue/formats/format.ts';
import { formatById } from '../../catalogue/formats.ts';
import { mediaTargets } from '../../catalogue/media-targets.ts';
import { offeredPairs, outputsFor } from '../../catalogue/pairs.ts';
import { engines } from '../engines.ts';

/** A place in the code that lists formats: its purpose, whether it includes the format, and what to add if not. */
export type Place = {
  readonly file: string;
  readonly what: string;
  readonly state: 'there' | 'missing' | 'optional';
  /** Template for a place that lacks the format. */
  readonly stub: string;
};

/** Files that list the pairs of each kind. */
const pairsFiles: Readonly<Record<Kind, string>> = {
  ...{ image: 'images', video: 'video', audio: 'video', archive: 'archives' },
  ...{ document: 'documents', ebook: 'documents', subtitle: 'families', font: 'families', model: 'families' },
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const holds = (file: string, pattern: RegExp): boolean => existsSync(root + file) && pattern.test(readFileSync(root + file, 'utf8'));

/** Content detection: by bytes, by the content of a container or a text, or as a kind with several names. */
const sniffers = [
  'catalogue/signatures.ts',
  'catalogue/content-kinds.ts',
  ...['weak-signatures', 'media-kind', 'zip-kind', 'compound-kind', 'text', 'sniff'].map((name) => `server/intake/sniff/${name}.ts`),
];
const isRecognised = (id: string): boolean => {
  const word = new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?![\\w])`);
  return sniffers.some((file) => holds(file, word));
};

/**
 * Every place that a format needs, or may have, in the recommended order. Checks exported tables directly, and the source code where
 * a table is private to its module.
 */
export const formatPlaces = (id: string, kind: Kind = formatById(id)?.kind ?? 'image'): readonly Place[] => {
  const format = formatById(id);
  const name = format?.name ?? id.toUpperCase();
  const state = (isThere: boolean, needed = true): Place['state'] => (isThere ? 'there' : needed ? 'missing' : 'optional');
  const steps = engines.flatMap((engine) => engine.steps);
  const isRead = outputsFor(id).length > 0;
  const isWritten = offeredPairs().some(({ to }) => to === id);
  const isImage = kind === 'image';
  const keyed = new RegExp(`^\\s+'?${id.replace(/[^\w]/g, '\\$&')}'?: `, 'm');
  const pairsFile = pairsFiles[kind];
  const shared: readonly Place[] = [
    {
      file: 'catalogue/formats/<family>.ts',
      what: 'what it is: names, extensions, MIME types, what it can hold, what opens it, one true paragraph',
      state: state(format !== undefined),
      stub: `{ id: '${id}', name: '${name}', longName: '…', extensions: ['${id}'], mimeTypes: ['…'], kind: '${kind}', capabilities: { … }, reach: special('…'), text: '…' },`,
    },
    {
      file: `catalogue/pairs/${pairsFile}.ts`,
      what: 'which outputs its pages offer, and which inputs lead to it',
      state: state(isRead || isWritten),
      stub: `${id}: 'png jpg',`,
    },
    {
      file: 'catalogue/signatures.ts',
      what: 'the bytes that it begins with, as letters() where a text may begin so; where it has none, server/intake/sniff/weak-signatures.ts or text.ts and catalogue/content-kinds.ts',
      state: state(isRecognised(id), isRead || !isWritten),
      stub: `signature('${id}', '…'),`,
    },
  ];
  const ofImages: readonly Place[] = isImage
    ? [
        {
          file: 'server/intake/limits/image-size.ts',
          what: 'its size, from the header alone, before any tool sees it',
          state: state(holds('server/intake/limits/image-size.ts', keyed), isRead || !isWritten),
          stub: `${id}: (bytes) => still(bytes.u32(…), bytes.u32(…)),`,
        },
      ]
    : [];
  const isMedia = kind === 'video' || kind === 'audio';
  const readSteps = state(
    steps.some(({ from }) => from === id),
    isRead || !isWritten,
  );
  const writtenSteps = state(
    steps.some(({ to }) => to === id),
    isWritten,
  );
  const ofMedia: readonly Place[] = [
    {
      file: 'server/engines/ffmpeg/containers.ts',
      what: "FFmpeg's readers and writer of it; the steps follow from what is offered. An encoder that is not there goes to audio-encoders.ts or video-encoders.ts",
      state: readSteps === 'missing' || writtenSteps === 'missing' ? 'missing' : 'there',
      stub: `${id}: { demuxers: '${id}', muxer: '${id}' },`,
    },
    {
      file: 'catalogue/media-targets.ts',
      what: 'what may be inside one that is written, and what its players take',
      state: state(id in mediaTargets, isWritten),
      stub: `${id}: { audio: audio('…', '…') },`,
    },
  ];
  const ofOthers: readonly Place[] = [
    {
      file: 'server/engines/<tool>/',
      what: `steps from it${isImage ? ' (image: the table of steps, and open.ts or open-tool.ts)' : ''}`,
      state: readSteps,
      stub: `${id}: 'png jpg'`,
    },
    {
      file: 'server/engines/<tool>/',
      what: `steps to it${isImage ? ' (image: the table of steps, and writers.ts or save-tool.ts)' : ''}`,
      state: writtenSteps,
      stub: `png: '… ${id}'`,
    },
  ];
  const ofEngines: readonly Place[] = [
    ...(isMedia ? ofMedia : ofOthers),
    {
      file: 'server/engines/<tool>/*.test.ts',
      what: `a file of it made by other means, and a look at what comes out${isImage ? ' (image: makers and readers of testing.ts, unless ImageMagick does both by that name)' : ''}; npm test fails when a step is taken by no test`,
      state: 'optional',
      stub: '',
    },
  ];
  return [...shared, ...ofImages, ...ofEngines];
};
