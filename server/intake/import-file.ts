import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { message } from '../../catalogue/languages/message.ts';
import { maxFileBytes } from '../../catalogue/limits.ts';
import type { Config } from '../config/config.ts';
import { asProblem, Problem } from '../contract/problem.ts';
import { addressAt, internet, type Net, withPrivateAddresses } from '../requests/outgoing.ts';
import { fetchAnswer, saveAnswer } from './fetch-answer.ts';
import { tooLarge } from './form-size.ts';
import type { ReceivedPart } from './receive-parts.ts';
import type { Storage } from './storage.ts';
import { watchUpload } from './watch-upload.ts';

/** Fetches the file of a form that names its address, to `dir`. */
export type ImportFile = (address: string, dir: string, signal: AbortSignal) => Promise<ReceivedPart>;

export type ImportServices = {
  readonly config: Pick<Config, 'importOrigins' | 'importPrivate' | 'uploadGraceSeconds'>;
  readonly storage: Pick<Storage, 'admit'>;
  /** By default the internet. */
  readonly net?: Net;
};

const faults = { none: 'importNoAddress', insecure: 'importNotHttps', elsewhere: 'importElsewhere' } as const;

const refused = (key: (typeof faults)[keyof typeof faults] | 'importsOff' | 'importFailed', cause?: unknown): Problem =>
  new Problem('invalid_option', message(key), { option: 'fileUrl' }, { cause });

/** The last part of a path, as people write it, only for Content-Disposition. */
const nameIn = ({ pathname }: URL): string => {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** The length that an answer declares, if it is one that is taken: a whole file, as it is. */
const lengthOf = ({ headers, statusCode = 0 }: IncomingMessage): number | undefined => {
  if (statusCode !== 200) throw new Problem('invalid_option', message('importStatus', { status: statusCode }), { option: 'fileUrl' });
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = headers;
  if (encoding !== 'identity') throw refused('importFailed');
  if (length === undefined) return undefined;
  const bytes = Number(length);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw refused('importFailed');
  if (bytes > maxFileBytes) throw tooLarge(bytes);
  if (bytes === 0) throw new Problem('empty_file');
  return bytes;
};

/** Fetches nothing where the operator lists no origin. The file is under the same limits as an upload: size, speed and time. */
export const makeImportFile = ({ config, storage, net = internet }: ImportServices): ImportFile => {
  const { importOrigins, importPrivate, uploadGraceSeconds } = config;
  const reached = importPrivate ? withPrivateAddresses(net) : net;
  return async (text, dir, signal) => {
    if (importOrigins.length === 0) throw refused('importsOff');
    const address = addressAt(text.trim(), importOrigins);
    if (typeof address === 'string') throw refused(faults[address]);
    const upload = watchUpload(uploadGraceSeconds);
    const stopped = AbortSignal.any([signal, upload.stopped]);
    const part = { path: join(dir, 'upload-1'), name: 'upload-1', fileName: nameIn(address.url).slice(0, 255), field: 'file' };
    let answer: IncomingMessage | undefined;
    try {
      // Redirects are not followed: the operator has not allowed where they lead.
      answer = await fetchAnswer(address, reached, stopped);
      const declared = lengthOf(answer);
      await storage.admit(declared ?? 0);
      const bytes = await saveAnswer(answer, part.path, stopped, (length) => {
        if (upload.count(length) > maxFileBytes) throw tooLarge();
      });
      if (bytes === 0) throw new Problem('empty_file');
      // The line may break at any moment: half a file is none.
      if (!answer.complete || (declared !== undefined && bytes !== declared)) throw refused('importFailed');
      return { ...part, bytes };
    } catch (thrown) {
      const slow = upload.refusal();
      if (slow) throw slow;
      signal.throwIfAborted();
      throw thrown instanceof Problem || asProblem(thrown).code === 'storage_full' ? thrown : refused('importFailed', thrown);
    } finally {
      answer?.destroy();
      upload.end();
    }
  };
};
