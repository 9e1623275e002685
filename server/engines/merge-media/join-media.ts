import { extensionOf } from '../../../catalogue/formats.ts';
import type { OutputFile } from '../../contract/engine.ts';
import type { MergeJob } from '../../contract/merger.ts';
import { writeInput } from '../../files/stage-files.ts';
import { chapterTags } from '../ffmpeg/chapter-tags.ts';
import { copyVideo } from '../ffmpeg/choose-streams.ts';
import type { Run } from '../ffmpeg/command-line.ts';
import { demuxersOf, type Target, targetOf } from '../ffmpeg/containers.ts';
import { coverArgs, mainCover } from '../ffmpeg/covers.ts';
import { guard, nameOf } from '../ffmpeg/open-input.ts';
import { prepareCover } from '../ffmpeg/prepare-cover.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { alikeStreams } from './alike.ts';
import { chapterFile, chaptersOf } from './chapters.ts';
import { joinEncoded } from './join-encoded.ts';
import { singleNotes, trackNotes } from './merge-notes.ts';
import { jobOf, type Part, readParts } from './parts.ts';
import { sharedTags } from './shared-tags.ts';

/** The list of parts for FFmpeg's concat demuxer. Names are ours, never the visitor's. */
const listOf = (parts: readonly Part[]): string =>
  [
    'ffconcat version 1.0',
    ...parts.flatMap(({ part, seconds }) => [`file ${part.name}`, ...(seconds ? [`duration ${seconds}`] : [])]),
    '',
  ].join('\n');

/** The list as an input. A part may be in the declared formats only, which no list is. */
const listInput = (parts: readonly Part[]): Run['inputs'][number] => {
  const demuxers = ['concat', ...new Set(parts.flatMap(({ part }) => demuxersOf(part.format).split(',')))];
  return {
    path: 'file:/job/list.txt',
    options: ['-f', 'concat', '-safe', '1', '-protocol_whitelist', 'file,pipe', '-format_whitelist', demuxers.join(',')],
  };
};

/** Arguments for the cover of the first part that has one. */
const coverOf = async (job: MergeJob, parts: readonly Part[], target: Target, before: number) => {
  const owner = job.options.stripMetadata === true ? undefined : parts.find(({ media }) => mainCover(media));
  if (!owner) return { inputs: [], options: [], notes: [] };
  const [mapped, notes] = coverArgs(owner.media, target, nameOf(job.step.to), target.video ? 1 : 0, before);
  const made = await prepareCover(jobOf(job, owner.part), owner.media, target.cover, before);
  const own = mapped.length > 0 ? [{ path: `file:/job/${owner.part.name}`, options: guard(owner.part.format) }] : [];
  return { inputs: [...own, ...made.inputs], options: [...mapped, ...made.options], notes };
};

/** Joins recordings in their order: copies what agrees and plays in the target, and encodes the rest once, to a common form. */
export const joinMedia = async (job: MergeJob): Promise<OutputFile> => {
  const { step, stageDir, options } = job;
  const [target, name] = [targetOf(step.to), nameOf(step.to)];
  const parts = await readParts(job, target);
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const alike = alikeStreams(parts, target, name, options);
  const [first] = parts;
  const hasList = target.video ? alike.video : alike.audio;
  if (hasList) await writeInput(stageDir, 'list.txt', listOf(parts));
  const encoded = joinEncoded(parts, target, name, options, { ...alike, before: hasList ? 1 : 0 });
  const copied = [
    ...(target.video && alike.video && first?.video ? ['-map', `0:${first.video.index}`, ...copyVideo(first.video, target)] : []),
    ...(encoded.copiesAudio && first?.audio ? ['-map', `0:${first.audio.index}`, '-c:a:0', 'copy'] : []),
  ];
  const inputs = [...(hasList ? [listInput(parts)] : []), ...encoded.inputs];

  const chapters = chaptersOf(parts);
  await writeInput(stageDir, 'chapters.txt', chapterFile(chapters));
  const chaptersAt = inputs.length;
  inputs.push({ path: 'file:/job/chapters.txt', options: ['-f', 'ffmetadata'] });
  const cover = await coverOf(job, parts, target, inputs.length);
  const tagged = sharedTags(parts, options);
  const comments = chapterTags({ chapters }, target, name, { start: 0, end: seconds });

  const output = `out.${extensionOf(step.to)}`;
  await runFfmpeg(
    job,
    {
      inputs: [...inputs, ...cover.inputs],
      options: [
        ...encoded.graph,
        ...copied,
        ...encoded.args,
        ...[
          '-map_metadata:g',
          '-1',
          '-map_metadata:s',
          '-1',
          ...tagged,
          ...cover.options,
          '-map_chapters',
          String(chaptersAt),
          ...comments.args,
        ],
        ...(target.flags ?? []),
        ...['-max_muxing_queue_size', '4096', '-f', target.muxer],
      ],
      output: `file:/job/${output}`,
    },
    seconds,
  );
  const notes = [...encoded.notes, ...cover.notes, ...trackNotes(parts, target, options), ...singleNotes(options)];
  for (const note of notes) job.note(note);
  return { name: output };
};
