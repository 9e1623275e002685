import type { Format } from '../formats/format.ts';
import { withArticle } from '../text/words.ts';
import type { Change, Rule, Verdict } from './change.ts';

const row = (topic: string, from: string, to: string, verdict: Verdict, sentence: string): Change => ({
  topic,
  from,
  to,
  verdict,
  sentence,
});
const both = (kind: Format['kind'], from: Format, to: Format): boolean => from.kind === kind && to.kind === kind;

const times: Rule = (from, to) => {
  if (from.kind !== 'subtitle') return undefined;
  if (to.id === 'txt')
    return row(
      'Times',
      'Of each line',
      'No',
      'lost',
      `The words keep their order; the times at which the ${from.name} shows them are left out.`,
    );
  if (to.id === 'lrc')
    return row(
      'Times',
      'From and to',
      'From',
      'changed',
      `LRC says when a line begins; an empty line marks where one of the ${from.name} ends before the next.`,
    );
  const told =
    to.id === 'sub'
      ? `Times of the ${from.name} become frames at 25 a second, as the first line of the file tells players.`
      : from.id === 'sub'
        ? "Frames become times by the rate in the file's first line, or at 25 a second where it states none."
        : `Each line of the ${to.name} comes and goes when it does in the ${from.name}.`;
  const had = { lrc: 'From', sub: 'Frames' }[from.id] ?? 'From and to';
  return row('Times', had, to.id === 'sub' ? 'Frames' : 'From and to', 'kept', told);
};

const looks: Rule = (from, to) => {
  if (from.kind !== 'subtitle') return undefined;
  if (!from.capabilities.styles)
    return row(
      'Looks',
      'No',
      to.capabilities.styles ? 'Possible' : 'No',
      'kept',
      `${withArticle(from)} is only words, and so is the ${to.name} made from it.`,
    );
  return to.capabilities.styles
    ? row(
        'Looks',
        'Yes',
        'Italics, bold',
        'changed',
        `Italics, bold and underlined words of the ${from.name} stay in the ${to.name}; colors, typefaces and places on the picture do not.`,
      )
    : row('Looks', 'Yes', 'No', 'lost', `${to.name} holds only the words: italics and colors of the ${from.name} are dropped.`);
};

const tracks: Rule = (from, to) =>
  from.kind === 'video' && to.kind === 'subtitle'
    ? row(
        'Subtitle tracks',
        'In the video',
        `One ${to.name} each`,
        'kept',
        `Every track of the ${from.name} that is text becomes a file; several come in a ZIP. Subtitles that are pictures, or burned into the video, are left out.`,
      )
    : undefined;
const film: Rule = (from, to) =>
  from.kind === 'video' && to.kind === 'subtitle'
    ? row('Video', 'Yes', 'No', 'lost', `The ${to.name} holds only the words and their times; the ${from.name} still has the video.`)
    : undefined;

const outlines: Rule = (from, to) =>
  both('font', from, to)
    ? row(
        'Letters',
        'Outlines, features',
        'The same',
        'kept',
        `All glyphs, kerning, features and names of the ${from.name} are in the ${to.name}: only the wrapping differs.`,
      )
    : undefined;

const packed: Readonly<Record<string, number>> = { woff: 1, woff2: 2 };
const packing: Rule = (from, to) => {
  if (!both('font', from, to)) return undefined;
  const [had, has] = [packed[from.id] ?? 0, packed[to.id] ?? 0];
  const words = ['Unpacked', 'Packed with zlib', 'Packed with Brotli'];
  const [verdict, told] =
    has > had
      ? (['gained', `The ${to.name} takes up about ${has === 2 ? 'half' : 'two thirds'} of the room of the bare font.`] as const)
      : has < had
        ? (['changed', `The ${to.name} is larger than the ${from.name}, because the same content is compressed less.`] as const)
        : (['kept', `Both hold the same font; only the header differs.`] as const);
  return row('Packing', words[had] ?? '', words[has] ?? '', verdict, told);
};

const shape: Rule = (from, to) =>
  both('model', from, to)
    ? row(
        'Shape',
        'Points and faces',
        'Triangles',
        'kept',
        `The surface of the ${from.name} keeps its shape; faces with more corners become triangles in the ${to.name}.`,
      )
    : undefined;

const coloured: ReadonlySet<string> = new Set(['glb', 'gltf', 'dae', '3ds', 'x']);
const materials: Rule = (from, to) => {
  if (!both('model', from, to)) return undefined;
  if (!coloured.has(from.id))
    return row(
      'Materials',
      'Mostly none',
      'Plain',
      'changed',
      `Of ${withArticle(from)} only the shape is converted; the ${to.name} shows it in one plain material.`,
    );
  return coloured.has(to.id)
    ? row(
        'Materials',
        'Yes',
        'Colors',
        'changed',
        `Material colors are kept in the ${to.name}; texture files next to the ${from.name} are not.`,
      )
    : row('Materials', 'Yes', 'No', 'lost', `The ${to.name} holds only the shape: colors and textures of the ${from.name} are dropped.`);
};

/** Rules for subtitles, fonts and models. */
export const familyRules: readonly Rule[] = [times, looks, tracks, film, outlines, packing, shape, materials];
