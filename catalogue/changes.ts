import { archiveRules } from './changes/archives.ts';
import type { Change, Rule } from './changes/change.ts';
import { comicRule } from './changes/comics.ts';
import { mediaRules } from './changes/media.ts';
import { pageRules } from './changes/pages.ts';
import { pictureRules } from './changes/pictures.ts';
import { reachRule } from './changes/reach.ts';
import { writingRules } from './changes/writings.ts';
import { canonicalFormat, requireFormat } from './formats.ts';
import { sentenceCase } from './words.ts';

export type { Change, Verdict } from './changes/change.ts';

const rules: readonly Rule[] = [...pictureRules, ...pageRules, ...mediaRules, ...writingRules, ...archiveRules, comicRule, reachRule];

/** What changes between two formats, the weightiest first within its family. Throws for an unknown format. */
export const changesFor = (from: string, to: string): readonly Change[] => {
  const source = requireFormat(canonicalFormat(from));
  const target = requireFormat(canonicalFormat(to));
  return rules.flatMap((rule) => {
    const change = rule(source, target);
    return change ? [{ ...change, sentence: sentenceCase(change.sentence) }] : [];
  });
};
