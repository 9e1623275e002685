import type { Situation } from '../situation.ts';
import { auditedCaptions } from './subtitles/audited.ts';
import { broadcast } from './subtitles/broadcast.ts';
import { captionsOfTheWeb } from './subtitles/captions-of-the-web.ts';
import { colours } from './subtitles/colours.ts';
import { foundFiles } from './subtitles/found-files.ts';
import { furtherScripts } from './subtitles/further-scripts.ts';
import { handMade } from './subtitles/hand-made.ts';
import { oldPlayers } from './subtitles/old-players.ts';
import { plainCaptions } from './subtitles/plain-captions.ts';
import { rarer } from './subtitles/rarer.ts';
import { scripts } from './subtitles/scripts.ts';
import { services } from './subtitles/services.ts';
import { styled } from './subtitles/styled.ts';
import { timedText } from './subtitles/timed-text.ts';
import { fromVideos } from './subtitles/video-tracks.ts';
import { webCaptions } from './subtitles/web-captions.ts';

export const subtitles: readonly Situation[] = [
  ...timedText,
  ...scripts,
  ...fromVideos,
  ...rarer,
  ...webCaptions,
  ...styled,
  ...broadcast,
  ...oldPlayers,
  ...furtherScripts,
  ...plainCaptions,
  ...colours,
  ...foundFiles,
  ...services,
  ...handMade,
  ...captionsOfTheWeb,
  ...auditedCaptions,
];
