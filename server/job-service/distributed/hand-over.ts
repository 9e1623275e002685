import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Redis } from 'ioredis';
import type { ResultFacts } from '../../conversions/conversion.ts';
import { logFailure } from '../../observability/log.ts';
import type { Changes } from './changes.ts';
import { type Done, doneSchema, type writtenNotes } from './record.ts';
import type { Records } from './records.ts';
import { open, type Sealed, seal, sealedBytes, sealedRange } from './sealed-file.ts';

/**
 * Small results whose sender waits need no storage: the worker sends them, sealed, to the waiting node by a Redis message that is not
 * kept. The node that receives it ends the job. If none does so in time, the result goes to the store like any other.
 */
export const handOverBytes = 128 * 1024;
/** A live node receives a message within milliseconds. */
const patienceMs = 300;

const message = Type.Object({
  attempt: Type.Integer({ minimum: 1 }),
  about: doneSchema,
  sealed: Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$', maxLength: handOverBytes * 2 }),
});
const isMessage = TypeCompiler.Compile(message);

const channelOf = (id: string): string => `handed:${id}`;
const nameOf = (id: string, attempt: number): string => `handed/${id}/${attempt}`;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const gather = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

export type HandOver = { readonly id: string; readonly attempt: number; readonly fileKey: string };

/** Description of a result. */
type Told = Omit<Done, 'files' | 'notes' | 'said'> & Pick<ResultFacts, 'files'> & ReturnType<typeof writtenNotes>;

/** Offers a result to the node that waits for it. Resolves with whether that node took it and so ended the job. */
export const handOver = async (
  { redis, records, changes }: { readonly redis: Redis; readonly records: Records; readonly changes: Changes },
  { id, attempt, fileKey }: HandOver,
  about: Told,
  bytes: Uint8Array,
): Promise<boolean> => {
  const sealing: Sealed = { fileKey, name: nameOf(id, attempt), bytes: bytes.length };
  const sealed = (await gather(seal(sealing, once(bytes)))).toString('base64');
  const changed = Promise.withResolvers<void>();
  const stop = changes.listen(`changed:${id}`, () => changed.resolve());
  try {
    const text = JSON.stringify({ attempt, about, sealed });
    const listeners = await redis.publish(`${records.prefix}${channelOf(id)}`, text);
    if (listeners === 0) return false;
    await Promise.race([changed.promise, Bun.sleep(patienceMs)]);
    const state = (await records.read(id))?.state;
    return state !== 'working';
  } finally {
    stop();
  }
};

export type Handed = { readonly about: Done; readonly bytes: Uint8Array };

/** Receives the result that a worker hands over: `taken` is called once, when that has ended the job. Returns a function that stops listening. */
export const takeOver = (
  { records, changes }: { readonly records: Records; readonly changes: Changes },
  { id, fileKey }: Pick<HandOver, 'id' | 'fileKey'>,
  taken: (handed: Handed) => void,
): (() => void) => {
  const take = async (text: string): Promise<void> => {
    const said: unknown = JSON.parse(text);
    if (!isMessage.Check(said)) throw new Error('What was handed over is no result.');
    const { attempt, about } = said;
    const sealed = Buffer.from(said.sealed, 'base64');
    const sealing = { fileKey, name: nameOf(id, attempt), bytes: about.bytes };
    if (sealed.length !== sealedBytes(about.bytes)) throw new Error('What was handed over has another length.');
    const bytes = await gather(open(sealing, sealedRange(about.bytes, 0, about.bytes), once(sealed)));
    if (await records.take(id, attempt)) taken({ about, bytes });
  };
  return changes.listen(channelOf(id), (text) => void take(text).catch((thrown) => logFailure('hand_over_failed', thrown)));
};
