import { archiveRules } from './changes/archives.ts';
import type { Change, Rule } from './changes/change.ts';
import { colourRules } from './changes/colours.ts';
import { comicRule } from './changes/comics.ts';
import { filmRules } from './changes/film.ts';
import { pageRules } from './changes/pages.ts';
import { imageDataRules, pictureRules } from './changes/pictures.ts';
import { reachRule } from './changes/reach.ts';
import { soundRules } from './changes/sound.ts';
import { tableRules } from './changes/tables.ts';
import { writingRules } from './changes/writings.ts';
import { canonicalFormat, requireFormat } from './formats.ts';
import { sentenceCase } from './words.ts';

export type { Change, Verdict } from './changes/change.ts';

const rules: readonly Rule[] = [
  ...imageDataRules,
  ...colourRules,
  ...pictureRules,
  ...pageRules,
  ...filmRules,
  ...soundRules,
  ...tableRules,
  ...writingRules,
  ...archiveRules,
  comicRule,
  reachRule,
];

/** What changes between two formats, the weightiest first within its family. Throws for an unknown format. */
export const changesFor = (from: string, to: string): readonly Change[] => {
  const source = requireFormat(canonicalFormat(from));
  const target = requireFormat(canonicalFormat(to));
  return rules.flatMap((rule) => {
    const change = rule(source, target);
    return change ? [{ ...change, sentence: sentenceCase(change.sentence) }] : [];
  });
};
