import type { Situation } from '../situation.ts';
import { auditedFilms } from './video/audited.ts';
import { colours } from './video/colours.ts';
import { cutTracks } from './video/cut-tracks.ts';
import { editedFilms } from './video/edited.ts';
import { pictures } from './video/frames.ts';
import { videoOptions } from './video/options.ts';
import { players } from './video/players.ts';
import { records } from './video/records.ts';
import { sizes } from './video/sizes.ts';
import { tracks } from './video/tracks.ts';

export const video: readonly Situation[] = [
  ...records,
  ...pictures,
  ...tracks,
  ...colours,
  ...players,
  ...sizes,
  ...auditedFilms,
  ...editedFilms,
  ...videoOptions,
  ...cutTracks,
];
