import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Redis } from 'ioredis';
import type { ProgressBoard } from '../../jobs/progress.ts';
import type { Changes } from './changes.ts';

const eventSchema = Type.Union([
  Type.Object({ state: Type.Literal('queued'), position: Type.Integer({ minimum: 1 }) }),
  Type.Object({ state: Type.Literal('working'), fraction: Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 1 })]) }),
  Type.Object({ state: Type.Literal('ended') }),
]);
const isEvent = TypeCompiler.Compile(eventSchema);

const read = (text: string): Static<typeof eventSchema> | undefined => {
  try {
    const event: unknown = JSON.parse(text);
    return isEvent.Check(event) ? event : undefined;
  } catch {
    return undefined;
  }
};

/** Progress across nodes: a watcher may be connected to another node than the sender. */
export const spreadProgress = (board: ProgressBoard, redis: Redis, changes: Changes, prefix: string): ProgressBoard => ({
  tell: (id, event) => {
    if (id) redis.publish(`${prefix}progress:${id}`, JSON.stringify(event)).catch(() => undefined);
  },
  follow: (id, signal) => {
    const followed = board.follow(id, signal);
    const stop = changes.listen(`progress:${id}`, (text) => {
      const event = read(text);
      if (event) board.tell(id, event);
    });
    return (async function* () {
      try {
        yield* followed;
      } finally {
        stop();
      }
    })();
  },
  watched: board.watched,
});
