import { archiveRules } from './changes/archives.ts';
import { audioRules } from './changes/audio.ts';
import type { Change, Rule } from './changes/change.ts';
import { colourRules } from './changes/colours.ts';
import { comicRule } from './changes/comics.ts';
import { documentRules } from './changes/documents.ts';
import { familyRules } from './changes/families.ts';
import { imageDataRules, imageRules } from './changes/images.ts';
import { pageRules } from './changes/pages.ts';
import { reachRule } from './changes/reach.ts';
import { recordRules } from './changes/records.ts';
import { tableRules } from './changes/tables.ts';
import { videoRules } from './changes/video.ts';
import type { Format } from './formats/format.ts';
import { canonicalFormat, requireFormat } from './formats.ts';
import { sentenceCase } from './text/words.ts';

export type { Change, Verdict } from './changes/change.ts';

const rules: readonly Rule[] = [
  ...imageDataRules,
  ...colourRules,
  ...imageRules,
  ...pageRules,
  ...videoRules,
  ...audioRules,
  ...tableRules,
  ...documentRules,
  ...recordRules,
  ...familyRules,
  ...archiveRules,
  comicRule,
  reachRule,
];

/** What changes between two formats, the most important first within its family. Throws for an unknown format. */
export const changesFor = (from: string, to: string): readonly Change[] =>
  changesBetween(requireFormat(canonicalFormat(from)), requireFormat(canonicalFormat(to)));

/** The same for formats that may bear other names, such as those of parameters. */
export const changesBetween = (source: Format, target: Format): readonly Change[] => {
  return rules.flatMap((rule) => {
    const change = rule(source, target);
    return change ? [{ ...change, sentence: sentenceCase(change.sentence) }] : [];
  });
};
