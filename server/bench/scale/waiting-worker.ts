/** A worker whose jobs wait instead of computing: everything of a real one but the conversion. Arguments: URL of Redis, prefix, capacity, milliseconds. */
import { makeChanges } from '../../job-service/distributed/changes.ts';
import { startDispatcher } from '../../job-service/distributed/dispatcher.ts';
import { makeTakers } from '../../job-service/distributed/queues.ts';
import { makeRecords } from '../../job-service/distributed/records.ts';
import { connectForWork } from '../../job-service/distributed/redis.ts';
import { timesOf } from '../../job-service/distributed/times.ts';

const [url = '', prefix = '', capacity = '4', ms = '500'] = process.argv.slice(2);
const redis = connectForWork({ url });
const records = makeRecords(redis, prefix, timesOf(60));
startDispatcher({
  records,
  takers: makeTakers(redis, prefix),
  changes: makeChanges(connectForWork({ url }), prefix),
  capacity: Number(capacity),
  isWarm: () => true,
  attempt: async (id) => {
    const begun = await records.begin(id);
    if (!begun) return { is: 'over' };
    await Bun.sleep(Number(ms));
    await records.done(id, begun.attempt, { name: 'a', bytes: 1, files: [], notes: [], isZip: false }, `j/1/${id}/out-1`, 60_000);
    return { is: 'over' };
  },
});
