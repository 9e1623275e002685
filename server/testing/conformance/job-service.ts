import { afterAll, beforeAll, expect, test } from 'bun:test';
import { isOver, type Job } from '../../job-service/job.ts';
import type { JobEvent } from '../../job-service/job-service.ts';
import { recordOf } from '../../requests/request-record.ts';
import { formOf, longFilm, slides } from './api-client.ts';
import type { JobHome, StartHome } from './home.ts';

const never = new AbortController().signal;

/** The contract of every job service: called once for each environment. */
export const jobServiceConforms = (start: StartHome): void => {
  let home: JobHome;
  beforeAll(async () => {
    home = await start({ CAPACITY: '4' });
  });
  afterAll(() => home.close());

  const send = (body: FormData, key: string): Promise<Job> => {
    const form = new Request('http://localhost/', { method: 'POST', body });
    return home.jobs().submit({ form, client: { key, local: true }, record: recordOf(form), sender: never });
  };
  const submit = (pages: number, key = 'a'): Promise<Job> => send(formOf(slides(pages), 'png'), key);
  const eventsOf = async (id: string, after = 0): Promise<readonly JobEvent[]> => {
    const events: JobEvent[] = [];
    for await (const event of home.jobs().events(id, after, never)) events.push(event);
    return events;
  };
  const nobody = 'N'.repeat(32);

  test('an id that nobody has is unknown to every request', async () => {
    expect(await home.jobs().find(nobody)).toBeUndefined();
    expect(await home.jobs().result(nobody)).toBeUndefined();
    expect(await home.jobs().remove(nobody)).toBe(false);
    expect(await eventsOf(nobody)).toEqual([]);
  });

  test('events have rising numbers and one end, which is the last of them', async () => {
    const { id } = await submit(3);
    const events = await eventsOf(id);
    const numbers = events.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(events.filter(({ job }) => isOver(job)).map(({ job }) => job.state)).toEqual(['done']);
    expect(events.at(-1)?.job).toEqual(await home.jobs().find(id));
    expect(await eventsOf(id, numbers.at(-1))).toEqual([]);
    await home.jobs().remove(id);
  });

  test('a result is the same for all who read it, whole and in parts', async () => {
    const { id } = await submit(2);
    await eventsOf(id);
    const read = async (from = 0, to?: number): Promise<Uint8Array> => {
      const file = await home.jobs().result(id);
      if (!file) throw new Error('There is no result.');
      return new Response(file.body(from, to ?? file.bytes)).bytes();
    };
    const [whole, again, part] = await Promise.all([read(), read(), read(100, 300)]);
    expect(again).toEqual(whole);
    expect(part).toEqual(whole.slice(100, 300));
    expect(await read(whole.length - 1)).toEqual(whole.slice(-1));
    expect(new TextDecoder().decode(whole.slice(0, 2))).toBe('PK');
    await home.jobs().remove(id);
    expect(await home.jobs().result(id)).toBeUndefined();
    expect((await home.jobs().find(id))?.state).toBe('expired');
    expect(await home.jobs().remove(id)).toBe(true);
  });

  test('cancels that race with starts and ends leave each job with one end', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { id } = await submit(1, `c${index % 3}`);
        const watched = eventsOf(id);
        await Bun.sleep(index * 40);
        expect(await home.jobs().remove(id)).toBe(true);
        const ends = (await watched).filter(({ job }) => isOver(job)).map(({ job }) => job.state);
        const now = (await home.jobs().find(id))?.state ?? 'gone';
        return { ends, now };
      }),
    );
    for (const { ends, now } of outcomes) {
      expect(ends).toHaveLength(1);
      // A job done before its deletion was reported as done, or had expired when it was read.
      expect(now).toBe(ends[0] === 'cancelled' ? 'cancelled' : 'expired');
    }
    while ((await home.files()).length > 0) await Bun.sleep(20);
  });

  test('a crowd is served to the last of it', async () => {
    const jobs = await Promise.all(Array.from({ length: 16 }, (_, index) => submit(1 + (index % 2), `d${index % 4}`)));
    const ends = await Promise.all(jobs.map(async ({ id }) => (await eventsOf(id)).at(-1)?.job.state));
    expect(ends).toEqual(jobs.map(() => 'done'));
    await Promise.all(jobs.map(({ id }) => home.jobs().remove(id)));
    while ((await home.files()).length > 0) await Bun.sleep(20);
  });

  test('light jobs do not wait behind heavy ones that were sent first', async () => {
    const film = new File([await longFilm()], 'film.mp4');
    const table = new File(['a,b\n1,2\n'], 'table.csv');
    const heavy = await Promise.all([1, 2, 3].map((one) => send(formOf(film, 'webm', { inputFormat: 'mp4' }), `film ${one}`)));
    const states = () => Promise.all(heavy.map(async ({ id }) => (await home.jobs().find(id))?.state));
    while (!(await states()).includes('working')) await Bun.sleep(20);
    for (let one = 0; one < 4; one++) {
      const { id } = await send(formOf(table, 'json', { inputFormat: 'csv' }), `film ${one}`);
      expect((await eventsOf(id)).at(-1)?.job.state).toBe('done');
      await home.jobs().remove(id);
    }
    // All of that while one video was being converted, and the others waited.
    expect((await states()).toSorted()).toEqual(['queued', 'queued', 'working']);
    await Promise.all(heavy.map(({ id }) => home.jobs().remove(id)));
    while ((await home.files()).length > 0) await Bun.sleep(20);
  });

  test('a hundred watches that come and go cost nothing that stays', async () => {
    const { id } = await submit(1);
    for (let count = 0; count < 100; count++) {
      const stop = new AbortController();
      const events = home.jobs().events(id, 0, stop.signal)[Symbol.asyncIterator]();
      expect((await events.next()).done).toBe(false);
      stop.abort();
      await events.return?.();
      expect(await events.next()).toEqual({ value: undefined, done: true });
    }
    await eventsOf(id);
    await home.jobs().remove(id);
  });
};
