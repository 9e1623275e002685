import type { JobView } from '../../job-service/job-view.ts';
import { makeRandom, pick } from '../safety/fixtures.ts';

/** A client's request, and how to verify its result. */
export type Sample = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A fingerprint that is equal for all correct results, for results whose bytes vary. */
  readonly mark?: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  right?: string;
};

export type Tally = {
  readonly ids: string[];
  accepted: number;
  readonly ends: Map<string, number>;
  /** Jobs whose final state changed later. */
  twice: number;
  /** Accepted jobs that no node knows any more, or that never end. */
  lost: number;
  wrong: number;
  readonly odd: string[];
  /** Milliseconds since the start at which jobs succeeded. */
  readonly doneAt: number[];
};

const hashOf = async (bytes: Uint8Array): Promise<string> => new Bun.CryptoHasher('sha256').update(bytes).digest('hex');
const isOver = ({ state }: JobView): boolean => state !== 'queued' && state !== 'working';

/** Clients that use any node and retry on another if one does not answer. */
export const makeChaosClients = (urls: readonly string[], seed: number, patienceMs: number) => {
  const random = makeRandom(seed);
  const tally: Tally = { ids: [], accepted: 0, ends: new Map(), twice: 0, lost: 0, wrong: 0, odd: [], doneAt: [] };
  const began = performance.now();

  /** Retries until a node gives an answer other than a server error. */
  const ask = async (path: string, init: () => RequestInit = () => ({})): Promise<Response> => {
    for (const until = performance.now() + patienceMs; ; ) {
      try {
        const answer = await fetch(pick(urls, random) + path, { ...init(), signal: AbortSignal.timeout(20_000) });
        if (answer.status < 500 && answer.status !== 429) return answer;
        await answer.body?.cancel();
        if (performance.now() > until) return answer;
      } catch (thrown) {
        if (performance.now() > until) throw thrown;
      }
      await Bun.sleep(200 + random() * 300);
    }
  };

  const submit = async ({ name, from, to, bytes }: Sample): Promise<JobView> => {
    const key = crypto.randomUUID();
    const answer = await ask('/api/jobs', () => {
      const body = new FormData();
      body.append('file', new File([bytes], name));
      body.append('inputFormat', from);
      body.append('outputFormat', to);
      return { method: 'POST', body, headers: { 'idempotency-key': key } };
    });
    if (answer.status !== 202) throw new Error(`${name} to ${to} was not accepted: ${answer.status} ${await answer.text()}`);
    tally.accepted++;
    const job = (await answer.json()) as JobView;
    tally.ids.push(job.id);
    return job;
  };

  /** The final state of a job; undefined if the job is unknown or unfinished. A job with a deleted result answers 410. */
  const endOf = async (id: string): Promise<JobView['state'] | undefined> => {
    for (const until = performance.now() + patienceMs; performance.now() < until; await Bun.sleep(300 + random() * 300)) {
      const answer = await ask(`/api/jobs/${id}`);
      if (answer.status === 410) return 'expired';
      if (!answer.ok) return undefined;
      const job = (await answer.json()) as JobView;
      if (isOver(job)) {
        if (job.state === 'failed') tally.odd.push(`failed: ${job.problem.code} (${job.inputFormat} to ${job.outputFormat})`);
        return job.state;
      }
    }
    return undefined;
  };

  const check = async (sample: Sample, id: string): Promise<void> => {
    const answer = await ask(`/api/jobs/${id}/result`);
    if (!answer.ok) return void tally.odd.push(`no result: ${answer.status}`);
    const mark = await (sample.mark ?? hashOf)(await answer.bytes());
    sample.right ??= mark;
    if (sample.right === mark) return;
    tally.wrong++;
    tally.odd.push(`wrong: ${sample.from} to ${sample.to}, ${mark} instead of ${sample.right}`);
  };

  return {
    tally,
    ask,
    submit,
    /** Runs one job from upload to end and checks that its final state does not change. `cancels`: delete it at a random moment. */
    run: async (sample: Sample, cancels: boolean): Promise<JobView['state'] | undefined> => {
      try {
        const { id } = await submit(sample);
        if (cancels) {
          await Bun.sleep(random() * 1500);
          await ask(`/api/jobs/${id}`, () => ({ method: 'DELETE' }));
        }
        const end = await endOf(id);
        if (!end) tally.lost++;
        else tally.ends.set(end, (tally.ends.get(end) ?? 0) + 1);
        if (end === 'done') {
          tally.doneAt.push(performance.now() - began);
          await check(sample, id);
        }
        const again = end && (await endOf(id));
        if (end && again !== end && !(end === 'done' && again === 'expired')) tally.twice++;
        return end;
      } catch (thrown) {
        tally.odd.push(thrown instanceof Error ? thrown.message : String(thrown));
        return undefined;
      }
    },
  };
};

export type ChaosClients = ReturnType<typeof makeChaosClients>;
