import type { Situation } from '../situation.ts';
import { auditedSound } from './audio/audited.ts';
import { carriedTags } from './audio/carried.ts';
import { collected } from './audio/collected.ts';
import { credits } from './audio/credits.ts';
import { depths } from './audio/depths.ts';
import { editedSound } from './audio/edited.ts';
import { olderTags } from './audio/older-tags.ts';
import { audioOptions } from './audio/options.ts';
import { passedOn } from './audio/passed-on.ts';
import { recordings } from './audio/recordings.ts';
import { records } from './audio/records.ts';
import { renamedFiles } from './audio/renamed-files.ts';
import { samples } from './audio/samples.ts';
import { sound } from './audio/streams.ts';
import { audioTags } from './audio/tags.ts';

export const audio: readonly Situation[] = [
  ...audioTags,
  ...sound,
  ...carriedTags,
  ...samples,
  ...records,
  ...depths,
  ...collected,
  ...olderTags,
  ...credits,
  ...renamedFiles,
  ...passedOn,
  ...recordings,
  ...auditedSound,
  ...editedSound,
  ...audioOptions,
];
