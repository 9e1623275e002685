import { lstat, rm } from 'node:fs/promises';
import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { partAtBackslashes } from './backslashes.ts';
import { dateFolders } from './date-folders.ts';
import { dropDrives } from './drives.ts';
import { checkArchive } from './list.ts';
import { hasImages, pack, recompress } from './pack.ts';
import type { ArchiveReply, ArchiveRequest } from './protocol.ts';
import { settleSingle } from './single.ts';
import { isSingle } from './single-name.ts';
import { notesOf, tidy } from './tidy.ts';
import { declare, stage } from './tool.ts';
import { unpack } from './unpack.ts';

void serve<ArchiveRequest>(async ({ input, from, to, output, level, programs, member, password = '' }): Promise<ArchiveReply> => {
  declare(programs);
  const [source, target] = [`${stage()}/${input}`, `${stage()}/${output}`];
  if (isSingle(from) && isSingle(to)) {
    return { notes: (await recompress(source, to, target, level)) ? [message('tailLeft')] : [] };
  }
  const moved = await checkArchive(source, from, password);
  const tree = `${stage()}/tree`;
  // Not the folder's own birth, which some file systems do not record.
  const { ctimeMs: placed } = await lstat(source);
  const unpacked = await unpack(source, from, tree, password);
  const inner = isSingle(from) ? await settleSingle(tree, input, member) : undefined;
  const found = await tidy(tree, { ...(inner ?? unpacked), tails: unpacked.tails + (inner?.tails ?? 0), moved });
  if (from === 'zip') await partAtBackslashes(tree);
  const drives = await dropDrives(tree);
  await dateFolders(tree, placed);
  if (to === 'cbz' && !(await hasImages(tree))) throw new WorkerProblem('nothing_to_convert', message('archiveNoPictures'));
  await pack(tree, to, target, level);
  await rm(tree, { recursive: true, force: true });
  return { notes: notesOf({ ...found, moved: found.moved + drives }) };
});
