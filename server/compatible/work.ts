import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { englishSpeech } from '../../catalogue/languages/english-speech.ts';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { message } from '../../catalogue/languages/message.ts';
import { sendResult } from '../answers/send-result.ts';
import { Problem } from '../contract/problem.ts';
import type { Form, Result, SentResult } from '../conversions/conversion.ts';
import type { Spooled, SpoolKind } from '../conversions/spool.ts';
import { moveFile } from '../files/stage-files.ts';
import type { Received, ReceivedFile } from '../intake/receive.ts';
import type { Services } from '../node/services.ts';
import { type RequestRecord, recordOf } from '../requests/request-record.ts';
import type { Call } from './surface.ts';

/** A file of a request, or one that a conversion made: it lies in the request's folder under a name of ours. */
export type WorkFile = {
  readonly name: string;
  /** The visitor's name for it, with its extension. */
  readonly fileName: string;
  readonly bytes: number;
  readonly mimeType: string;
  /** How many files it holds where it is a ZIP of several results. */
  readonly several?: number;
};

/** The request to the converter, as fields of its own form. */
export type Asked = {
  readonly inputFormat: readonly string[];
  readonly outputFormat?: string;
  readonly operation?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly password?: string;
};

/** A request of another service's API: its files, and the conversions that they go through. */
export type Work = Pick<Spooled, 'parts' | 'fields' | 'dir'> & {
  readonly client: ReturnType<Services['callers']>;
  /** Aborts when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  /** Sentences about what was made so far. */
  readonly notes: readonly string[];
  readonly pathOf: (file: Pick<WorkFile, 'name'>) => string;
  /** A name that no file of the folder has. */
  readonly freshName: () => string;
  readonly detect: Spooled['detect'];
  /** A copy under a name of its own: a conversion uses its files up. */
  readonly copy: (file: WorkFile) => Promise<WorkFile>;
  /** Runs one conversion, as `/api/convert` does. The files are used up by it. */
  readonly convert: (files: readonly Pick<WorkFile, 'name' | 'fileName' | 'bytes'>[], asked: Asked) => Promise<WorkFile>;
  /** Answers with a file and removes all others. */
  readonly send: (file: WorkFile) => Promise<Response>;
  /** Removes all files; without effect once one was sent. */
  readonly end: () => Promise<void>;
};

const fieldsOf = ({ outputFormat, operation, options }: Asked): ReadonlyMap<string, string> =>
  new Map([
    ...(outputFormat === undefined ? [] : [['outputFormat', outputFormat] as const]),
    ...(operation === undefined ? [] : [['operation', operation] as const]),
    ...(options && Object.keys(options).length > 0 ? [['options', JSON.stringify(options)] as const] : []),
  ]);

/** Takes a request in. Rejects with the Problem of what is wrong with it. */
export const takeWork = async (services: Services, call: Call, kind: SpoolKind, signal = call.request.signal): Promise<Work> => {
  const { request, address, cut } = call;
  const record = recordOf(request);
  const client = services.callers(request, address);
  const spooled = await services.spool({ request, kind, client, signal, record });
  /** In English, as these APIs are. */
  const notes = new Set<string>();
  let made = 0;
  let isOver = false;
  const freshName = (): string => `made-${++made}`;

  const formOf = (files: readonly Pick<WorkFile, 'name' | 'fileName' | 'bytes'>[], asked: Asked): Form => ({
    headers: new Headers(),
    body: null,
    take: async (dir): Promise<Received> => {
      const received: ReceivedFile[] = [];
      for (const { name, fileName, bytes } of files) {
        const own = `upload-${received.length + 1}`;
        await rename(join(spooled.dir, name), join(dir, own));
        received.push({ path: join(dir, own), name: own, bytes, fileName });
      }
      const [first, ...others] = received;
      if (!first) throw new Problem('missing_file');
      return {
        files: [first, ...others],
        bytes: received.reduce((sum, file) => sum + file.bytes, 0),
        ofFiles: { inputFormat: asked.inputFormat, password: asked.password ? [asked.password] : [], lastModified: [] },
        fields: fieldsOf(asked),
      };
    },
  });

  /** Brings a result to the request's folder. */
  const keep = async (result: Result | SentResult): Promise<string> => {
    const name = freshName();
    if ('open' in result) await Bun.write(join(spooled.dir, name), new Response(result.open()));
    else await moveFile(result.dir, result.file, spooled.dir, name);
    return name;
  };

  const convert: Work['convert'] = async (files, asked) => {
    // Each conversion is logged and counted separately; the last one's times are the request's.
    const own: RequestRecord = {
      id: record.id,
      startedAt: performance.now(),
      stages: new Map(),
      ...(record.span && { span: record.span }),
    };
    const conversion = services.convert({ form: formOf(files, asked), client, signal, record: own });
    const end = await conversion.ended;
    for (const [stage, ms] of own.stages) if (stage !== 'upload') record.stages.set(stage, (record.stages.get(stage) ?? 0) + ms);
    if (end.state === 'failed') {
      if (own.reported) record.reported = true;
      throw end.problem;
    }
    if (end.state === 'cancelled') throw new Problem('invalid_request', message('connectionClosed'));
    const { result } = end;
    try {
      const name = await keep(result);
      for (const note of result.notes) notes.add(inEnglish(note));
      const { name: fileName, bytes, mimeType } = result;
      return { name, fileName, bytes, mimeType, ...(result.files.length > 1 && { several: result.files.length }) };
    } finally {
      await conversion.discard();
      conversion.release();
    }
  };

  const end = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    spooled.release();
    await spooled.remove();
  };

  const pathOf: Work['pathOf'] = ({ name }) => join(spooled.dir, name);
  return {
    ...spooled,
    client,
    signal,
    get notes() {
      return [...notes];
    },
    pathOf,
    freshName,
    copy: async (file) => {
      const name = freshName();
      await Bun.write(pathOf({ name }), Bun.file(pathOf(file)));
      return { ...file, name };
    },
    convert,
    end,
    send: ({ name, fileName, bytes, mimeType }) => {
      isOver = true;
      const files = [{ name: fileName, bytes }];
      const result: Result = {
        dir: spooled.dir,
        file: name,
        bytes,
        name: fileName,
        mimeType,
        files,
        notes: [...notes].map((english) => ({ english })),
      };
      return sendResult(result, {
        ...{ record, speech: englishSpeech, downloads: services.downloads, cut },
        discard: spooled.remove,
        release: spooled.release,
      });
    },
  };
};

/** Takes a request in, works on it, and leaves nothing behind however that ends. */
export const withWork = async <Outcome>(
  services: Services,
  call: Call,
  kind: SpoolKind,
  work: (work: Work) => Promise<Outcome>,
): Promise<Outcome> => {
  const taken = await takeWork(services, call, kind);
  try {
    return await work(taken);
  } finally {
    await taken.end();
  }
};
