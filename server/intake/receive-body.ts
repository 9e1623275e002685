import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { maxFileBytes } from '../../catalogue/limits.ts';
import { Problem } from '../contract/problem.ts';
import { writeAll } from '../files/write-all.ts';
import { tooLarge } from './form-size.ts';
import type { ReceivedPart } from './receive-parts.ts';
import { holdingChunk, roomForChunk } from './upload-memory.ts';
import { watchUpload } from './watch-upload.ts';

/** Streams a body that is one file to `dir`, under the same limits. */
export const receiveBody = async (
  request: Pick<Request, 'headers' | 'body'>,
  dir: string,
  graceSeconds: number,
  signal: AbortSignal,
): Promise<ReceivedPart> => {
  if (!request.body) throw new Problem('empty_file');
  const upload = watchUpload(graceSeconds);
  const stopped = AbortSignal.any([signal, upload.stopped]);
  const reader = request.body.getReader();
  const cancel = (): void => void reader.cancel(stopped.reason).catch(() => undefined);
  stopped.addEventListener('abort', cancel, { once: true });
  const part = { path: join(dir, 'upload-1'), name: 'upload-1', fileName: '', field: '' };
  const handle = await open(part.path, 'wx', 0o600);
  try {
    let bytes = 0;
    for (;;) {
      await roomForChunk();
      const { value, done } = await reader.read();
      stopped.throwIfAborted();
      if (done) break;
      bytes = upload.count(value.length);
      if (bytes > maxFileBytes) throw tooLarge();
      await holdingChunk(value.length, () => writeAll(handle, value));
    }
    if (bytes === 0) throw new Problem('empty_file');
    return { ...part, bytes };
  } catch (thrown) {
    cancel();
    throw upload.refusal() ?? thrown;
  } finally {
    stopped.removeEventListener('abort', cancel);
    upload.end();
    await handle.close();
  }
};
