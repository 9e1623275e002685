import { message } from '../../catalogue/languages/message.ts';
import { maxFilesTogether } from '../../catalogue/limits.ts';
import type { Config } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import { Problem } from '../contract/problem.ts';
import type { Admission } from '../intake/admission.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import { checkHeaders } from '../intake/receive.ts';
import { receiveBody } from '../intake/receive-body.ts';
import { type ReceivedPart, receiveParts } from '../intake/receive-parts.ts';
import type { Semaphore } from '../intake/semaphore.ts';
import type { Storage } from '../intake/storage.ts';
import { withTimeout } from '../jobs/with-timeout.ts';
import { makeWorkspace } from '../jobs/workspace.ts';
import type { Client } from '../requests/clients.ts';
import { type RequestRecord, timed } from '../requests/request-record.ts';

/** Files and fields of a request that one or several conversions work on, in a folder of their own. */
export type Spooled = {
  readonly dir: string;
  readonly parts: readonly ReceivedPart[];
  /** Fields in the order of the form; a name may come again. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The format id of a file in the folder by its content; undefined if the content is not recognised. */
  readonly detect: (path: string) => Promise<string | undefined>;
  /** Counts the request out. */
  readonly release: () => void;
  /** Removes the folder with all that is in it. */
  readonly remove: () => Promise<void>;
};

/** What is taken in: a multipart form, a body that is one file, or nothing but room for files. */
export type SpoolKind = 'form' | 'body' | 'room';

export type SpoolRequest = {
  readonly request: Pick<Request, 'headers' | 'body'>;
  readonly kind: SpoolKind;
  readonly client: Client;
  readonly signal: AbortSignal;
  readonly record: RequestRecord;
};

export type SpoolServices = {
  readonly config: Pick<Config, 'dataDir' | 'uploadSeconds' | 'uploadGraceSeconds'>;
  /** Counts requests; each conversion that they need is counted as ever. */
  readonly admission: Admission;
  readonly storage: Storage;
  readonly uploads: Semaphore;
  readonly lookers: Lookers;
  readonly isReady: () => boolean;
  readonly shutdown: AbortSignal;
};

/** Forms of other services have some fifty fields, each of which may come several times. */
const limits = {
  fields: 300,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  files: maxFilesTogether + 1,
  parts: 300 + maxFilesTogether,
  headerPairs: 20,
  headerSize: 4 * 1024,
};

const takeForm = async ({ request }: SpoolRequest, dir: string, graceSeconds: number, signal: AbortSignal) => {
  const fields: [string, string][] = [];
  const parts = await receiveParts(request, dir, graceSeconds, signal, {
    limits,
    ofSeveral: true,
    takeField: (name, value) => {
      fields.push([name, value]);
      return undefined;
    },
    checkFile: (_, count) =>
      count < maxFilesTogether
        ? undefined
        : new Problem('multiple_files', message('filesLimit', { max: maxFilesTogether }), {
            limit: { name: 'files', max: maxFilesTogether },
          }),
  });
  return { parts, fields };
};

/** Takes requests in that are not the converter's own form, under the limits of every upload. */
export const makeSpool =
  ({ config, admission, storage, uploads, lookers, isReady, shutdown }: SpoolServices) =>
  async (spool: SpoolRequest): Promise<Spooled> => {
    const { request, kind, client, record } = spool;
    if (!isReady()) throw new Problem('shutting_down', undefined, { retryAfter: 10 });
    const stop = AbortSignal.any([spool.signal, shutdown]);
    if (kind === 'form') checkHeaders(request.headers, true);
    const release = admission.enter(client);
    try {
      await storage.admit(Number(request.headers.get('content-length') ?? 0));
      const workspace = await makeWorkspace(dataFolders(config.dataDir).jobs);
      const take = async (signal: AbortSignal): Promise<Pick<Spooled, 'parts' | 'fields'>> => {
        if (kind === 'form') return takeForm(spool, workspace.dir, config.uploadGraceSeconds, signal);
        if (kind === 'room') return { parts: [], fields: [] };
        return { parts: [await receiveBody(request, workspace.dir, config.uploadGraceSeconds, signal)], fields: [] };
      };
      try {
        const taken = await timed(record, 'upload', () =>
          uploads.pass(stop, () => withTimeout(config.uploadSeconds, new Problem('upload_timeout'), stop, take)),
        );
        const detect = async (path: string) => (await lookers.look(client, { path, format: 'txt', detect: true }, stop)).taken;
        return { ...taken, dir: workspace.dir, detect, release, remove: workspace.remove };
      } catch (thrown) {
        await workspace.remove();
        throw await storage.blame(thrown);
      }
    } catch (thrown) {
      release();
      throw thrown;
    }
  };

export type Spool = ReturnType<typeof makeSpool>;
