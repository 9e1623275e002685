import { join } from 'node:path';
import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { toolProblem } from '../tool-problem.ts';
import program from './carry_tags.py' with { type: 'text' };
import type { Media } from './media.ts';
import { oldLetters } from './old-letters.ts';
import reading from './read_tags.py' with { type: 'text' };
import { hidesValues } from './several-values.ts';
import fields from './tag_fields.py' with { type: 'text' };

const id3: ReadonlySet<string> = new Set(['mp3', 'aiff', 'wav', 'aac']);
const mp4: ReadonlySet<string> = new Set(['m4a', 'm4b', 'm4r']);
const keyed: ReadonlySet<string> = new Set(['flac', 'ogg', 'opus', 'spx', 'wv', 'wma']);
/** Audio formats with readable tags. */
const sources: ReadonlySet<string> = new Set([...id3, ...mp4, ...keyed, 'mp4', 'm4v', 'tta', 'ape', 'dsf', 'mp2', 'ac3']);
/** Formats whose values FFmpeg reports separately, or joined by semicolons. */
const joins: ReadonlySet<string> = new Set(['flac', 'ogg', 'opus', 'spx', 'wv', 'ape', 'wma', 'dsf', 'aiff', 'wav']);

/** Keys that FFmpeg copies unchanged, although each tag family has its own name for them. */
const misspelt =
  /^(?:lyrics|unsynced|synced|uslt|t[a-z0-9]{3}$|bpm$|tempo$|isrc$|label$|publisher$|organization$|conductor$|remixer$|lyricist$|mood$|initialkey$|grouping$|subtitle$|.{0,12}sort|sort_|wm\/|album artist$|(?:musicbrainz|acoustid)[ _]|release(?:type|country)$)/;
/** Keys that FFmpeg writes into MP4, and those that describe the source file. */
const known =
  /^(?:title|artist|album|album_artist|date|year|genre|track|tracktotal|disc|disctotal|composer|comment|description|copyright|encoder|encoded_by|compilation|creation_time|major_brand|minor_version|compatible_brands|itun.{0,20}|handler_name|vendor_id|language|duration|gapless_playback|media_type|purchase_date|account_.{0,10}|metadata_block_picture|wm.{0,40}|isvbr|deviceconformancetemplate)$/;

/** The versions of ID3 have different names for comments; the script skips them where FFmpeg handles them. */
const losesSome = ({ step }: StepJob, { tags }: Media): boolean =>
  Object.entries(tags).some(
    ([key, value]) =>
      misspelt.test(key) ||
      (joins.has(step.from) && /^(?:artist|genre|composer|album_artist|performer)$/.test(key) && value.includes(';')) ||
      (id3.has(step.to) && /^(?:comment|description)$/.test(key)) ||
      (id3.has(step.to) && key === 'compilation' && value !== '0') ||
      (mp4.has(step.to) && !known.test(key)),
  );

const hides = (job: StepJob): boolean => {
  const bytes = openBytes(join(job.stageDir, job.input.name));
  try {
    return hidesValues(bytes);
  } finally {
    bytes.close();
  }
};

const script = `${fields}\n${reading}\n${program}`;
/** Exit status of the script if it can't read or write the tags. */
const unreadable = 3;

/** Copies lyrics, multiple artists, tempo and similar tags to audio where FFmpeg would lose or misspell them. */
export const carryTags = async (job: StepJob, media: Media, output: string): Promise<void> => {
  const { step, options } = job;
  const isTarget = id3.has(step.to) || mp4.has(step.to) || keyed.has(step.to);
  if (options.stripMetadata === true || !isTarget || !sources.has(step.from) || !job.has('python3')) return;
  if (!losesSome(job, media) && !hides(job)) return;
  const { encoding = '' } = oldLetters(step.from, media);
  const outcome = await job.run(['python3', '-I', '-c', script, job.input.name, output, step.to, encoding], { limits: { cpuSeconds: 20 } });
  if (outcome.exitCode === unreadable) job.note(message('tagsLeft'));
  else if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, []);
};
