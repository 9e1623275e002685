/**
 * Measures how long an honest visitor with one small file waits while six greedy clients each send as many heavy jobs as they may,
 * through a proxy. `bun run fairness [seconds]`; exits with 1 if the wait in the queue exceeds five seconds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversionForm, postConversion, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';
import { smallPng } from './wire-form.ts';

const greedyClients = 6;
const jobsOfEach = 12;
/** Maximum wait of an honest light job, in milliseconds. */
export const longestWaitMs = 5000;

export type FairnessReport = {
  /** Milliseconds in the queue for each honest job, by the server's clock. */
  readonly waits: readonly number[];
  /** Number of answers to the greedy clients by status. */
  readonly greedy: ReadonlyMap<number, number>;
  /** Statuses other than 200 of honest jobs. */
  readonly refused: readonly number[];
};

const from = (client: number): RequestInit => ({ headers: { 'x-forwarded-for': `203.0.${client}.7` } });

/** Runs the greedy clients for `seconds`, and an honest client that sends small pictures one at a time. */
export const fairness = async (server: ServerUnderTest, film: Uint8Array, seconds: number): Promise<FairnessReport> => {
  const end = performance.now() + seconds * 1000;
  const stop = new AbortController();
  const greedy = new Map<number, number>();
  const send = async (client: number): Promise<void> => {
    while (performance.now() < end) {
      const status = await postConversion(server, conversionForm(film, 'mp4', 'webm'), { ...from(client), signal: stop.signal }).then(
        async (answer) => {
          await answer.bytes();
          if (answer.status === 503 || answer.status === 429) await Bun.sleep(500);
          return answer.status;
        },
        () => 0,
      );
      greedy.set(status, (greedy.get(status) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: greedyClients * jobsOfEach }, (_, index) => send(index % greedyClients));
  // Let the queue fill first.
  await Bun.sleep(2000);
  const waits: number[] = [];
  const refused: number[] = [];
  while (performance.now() < end) {
    const answer = await postConversion(server, conversionForm(smallPng, 'png', 'webp'), from(99));
    await answer.bytes();
    const [, wait] = /queue;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '') ?? [];
    if (answer.ok && wait) waits.push(Number(wait));
    else refused.push(answer.status);
    await Bun.sleep(300);
  }
  stop.abort();
  await Promise.all(all);
  return { waits, greedy, refused };
};

/** A film that keeps a processor busy for a while. */
export const makeFilm = async (dir: string): Promise<Uint8Array> => {
  const film = join(dir, 'film.mp4');
  await Bun.$`ffmpeg -v error -f lavfi -i testsrc2=size=640x360:rate=25 -t 20 -pix_fmt yuv420p ${film}`;
  return Bun.file(film).bytes();
};

const main = async (): Promise<void> => {
  const [seconds = 60] = process.argv.slice(2).map(Number);
  const dir = await mkdtemp(join(tmpdir(), 'fairness-'));
  const film = await makeFilm(dir);
  const server = await startServerUnderTest({ TRUSTED_PROXIES: '1' });
  const { waits, greedy, refused } = await fairness(server, film, seconds);
  await server.stop();
  await rm(dir, { recursive: true });
  const sorted = waits.toSorted((a, b) => a - b);
  const longest = sorted.at(-1) ?? Number.POSITIVE_INFINITY;
  console.log(
    `${greedyClients} greedy clients, ${jobsOfEach} films each at once, ${seconds} s; answers to them by status (0: left at the end):`,
  );
  for (const [status, count] of greedy) console.log(`${String(count).padStart(6)}  ${status}`);
  console.log(
    `${waits.length} honest light jobs: median wait ${sorted[sorted.length >> 1]} ms, longest ${longest} ms; refused: ${refused.join(' ') || 'none'}.`,
  );
  process.exit(longest <= longestWaitMs && refused.length === 0 ? 0 : 1);
};

if (import.meta.main) await main();
