import type { Situation } from '../situation.ts';
import { carriedTags } from './audio/carried.ts';
import { sound } from './audio/streams.ts';
import { audioTags } from './audio/tags.ts';

export const audio: readonly Situation[] = [...audioTags, ...sound, ...carriedTags];
