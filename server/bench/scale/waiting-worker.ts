/**
 * A worker whose jobs wait instead of computing; everything else is as in a real one. Arguments: URL of Redis, prefix, capacity,
 * milliseconds of a light job, of any other; optionally, kinds of workers that are warm here.
 */
import { makeChanges } from '../../job-service/distributed/changes.ts';
import { startDispatcher } from '../../job-service/distributed/dispatcher.ts';
import { makeTakers } from '../../job-service/distributed/queues.ts';
import { makeRecords } from '../../job-service/distributed/records.ts';
import { connectForWork } from '../../job-service/distributed/redis.ts';
import { timesOf } from '../../job-service/distributed/times.ts';

const [url = '', prefix = '', capacity = '4', lightMs = '500', otherMs = lightMs, warm = 'all'] = process.argv.slice(2);
const redis = connectForWork({ url });
const records = makeRecords(redis, prefix, timesOf(60));
startDispatcher({
  records,
  // Its jobs have no files.
  files: { drop: async () => undefined },
  takers: makeTakers(redis, prefix),
  changes: makeChanges(connectForWork({ url }), prefix),
  capacity: Number(capacity),
  isWarm: (kinds) => warm === 'all' || kinds.every((kind) => warm.split(',').includes(kind)),
  attempt: async (id) => {
    const begun = await records.begin(id);
    if (!begun) return { is: 'over' };
    const record = await records.read(id);
    await redis.rpush(`${prefix}begun-by:${warm}`, id);
    await redis.hset(`${prefix}waits`, id, `${record?.weight} ${begun.waitedMs}`);
    await Bun.sleep(Number(record?.weight === 'light' ? lightMs : otherMs));
    await records.done(id, begun.attempt, { name: 'a', bytes: 1, files: [], notes: [], isZip: false }, `j/1/${id}/out-1`, 60_000);
    return { is: 'over' };
  },
});
