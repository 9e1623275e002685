/**
 * Gone is gone: `bun run gone [kills] [cluster]`. Files with a marker in their name and their content are converted in every way that a conversion
 * can end: answered, left, cut off, refused, failed, cancelled, deleted, expired, and with the server and all its processes killed at a
 * random moment. After the promised time the marker must be nowhere: not in the data folder, the temp folder, the log or another file of the
 * machine that changed meanwhile, not in a file that a process holds open, and not in the memory of a tool, a spare worker or a parent.
 * With `cluster` the server keeps its jobs in a real Redis and a real S3 store, and the files of both are searched as well.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince, inFolder, inOpenFiles, memoryHolds, spellingsOf } from './find-marker.ts';
import { makeRandom } from './fixtures.ts';
import { forgetMs, startStores } from './gone-stores.ts';
import { conversionForm, holdsWithin, postConversion, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

export type GoneReport = {
  /** Conversions by the way that they ended. */
  readonly ends: ReadonlyMap<string, number>;
  /** Where the marker was still found. */
  readonly found: readonly string[];
  /** Processes whose memory was searched, without the server's own. */
  readonly searched: number;
  /** Whether the marker was on the disk while it was to be there: otherwise the search would prove nothing. */
  readonly wasThere: boolean;
};

export type GonePlan = {
  readonly kills: number;
  /** Waits a minute until a result has expired. */
  readonly waits: boolean;
  /** Keeps jobs and files in Redis and an S3 store. */
  readonly isCluster?: boolean;
  readonly seed: number;
};

type Input = { readonly bytes: Uint8Array; readonly from: string; readonly to: string };

/** Files that hold the marker in plain bytes, for workers, LibreOffice, FFmpeg and 7-Zip; the last one can't be converted. */
const inputsWith = (marker: string): readonly Input[] => {
  const text = new TextEncoder();
  const rows = Array.from({ length: 3000 }, (_, row) => `${row},${marker}`).join('\n');
  const paragraphs = Array.from({ length: 400 }, (_, index) => `Paragraph ${index} names ${marker}.`).join('\n\n');
  const wave = Buffer.alloc(44 + 80_000, 0x80);
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(36 + 80_000, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(8000, 24);
  wave.writeUInt32LE(8000, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(80_000, 40);
  wave.write(marker, 1000, 'latin1');
  const broken = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n'),
    Buffer.from(marker),
    Buffer.from('\n%%EOF\n'),
  ]);
  return [
    { bytes: text.encode(`id,name\n${rows}\n`), from: 'csv', to: 'xlsx' },
    { bytes: text.encode(`id,name\n${rows}\n`), from: 'csv', to: 'json' },
    { bytes: text.encode(`# ${marker}\n\n${paragraphs}\n`), from: 'md', to: 'docx' },
    { bytes: text.encode(paragraphs), from: 'txt', to: 'pdf' },
    { bytes: wave, from: 'wav', to: 'flac' },
    { bytes: broken, from: 'pdf', to: 'docx' },
  ];
};

/** Folders of the machine where programs leave files. */
const elsewhere = ['/tmp', '/var/tmp', '/dev/shm', '/run', process.env.HOME ?? '/root'];

export const gone = async ({ kills, waits, seed, isCluster = false }: GonePlan): Promise<GoneReport> => {
  const random = makeRandom(seed);
  const marker = `gone${randomBytes(12).toString('hex')}`;
  const spellings = spellingsOf(marker);
  const inputs = inputsWith(marker);
  const ends = new Map<string, number>();
  const count = (end: string): void => void ends.set(end, (ends.get(end) ?? 0) + 1);
  const since = Date.now();
  const temp = await mkdtemp(join(tmpdir(), 'converter-gone-'));
  const stores = isCluster ? await startStores(spellings) : undefined;
  let server: ServerUnderTest = await startServerUnderTest({ TMPDIR: temp, RESULT_MINUTES: '1', ...stores?.env });

  const formOf = ({ bytes, from, to }: Input): FormData => conversionForm(bytes, from, to, `${marker}.${from}`);
  const submit = async (input: Input): Promise<string | undefined> => {
    const answer = await fetch(`${server.url}/api/jobs`, { method: 'POST', body: formOf(input) });
    return ((await answer.json()) as { id?: string }).id;
  };
  const stateOf = async (id: string): Promise<string> =>
    ((await (await fetch(`${server.url}/api/jobs/${id}`)).json()) as { state?: string }).state ?? 'unknown';
  const ended = async (id: string): Promise<string> => {
    for (;;) {
      const state = await stateOf(id);
      if (state !== 'queued' && state !== 'working') return state;
      await Bun.sleep(30);
    }
  };
  const remove = async (id: string): Promise<void> => {
    await (await fetch(`${server.url}/api/jobs/${id}`, { method: 'DELETE' })).body?.cancel();
  };

  const answered = async (input: Input): Promise<void> => {
    const answer = await postConversion(server, formOf(input));
    await answer.bytes();
    count(answer.ok ? 'answered' : 'failed');
  };
  const left = async (input: Input): Promise<void> => {
    await postConversion(server, formOf(input), { signal: AbortSignal.timeout(5 + Math.ceil(random() * 150)) }).then(
      async (answer) => {
        await answer.bytes();
        count('answered');
      },
      () => count('left'),
    );
  };
  const cutOff = ({ bytes, from, to }: Input): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const head = [
      ...['inputFormat', 'outputFormat'].map(
        (name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${name === 'inputFormat' ? from : to}\r\n`,
      ),
      `--b\r\nContent-Disposition: form-data; name="file"; filename="${marker}.${from}"\r\n\r\n`,
    ].join('');
    const length = head.length + bytes.length + 9;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(
        `POST /api/convert HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${head}`,
      );
      socket.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
      setTimeout(() => socket.destroy(), 200);
    });
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
    count('cut off');
    return promise;
  };
  const refused = async ({ bytes }: Input): Promise<void> => {
    const answer = await postConversion(server, conversionForm(bytes, 'png', 'jpg', `${marker}.png`));
    await answer.bytes();
    count(answer.ok ? 'answered' : 'refused');
  };
  const deleted = async (input: Input): Promise<void> => {
    const id = await submit(input);
    if (!id) return count('not taken');
    const state = await ended(id);
    await remove(id);
    count(`${state}, deleted`);
  };
  const cancelled = async (input: Input): Promise<void> => {
    const id = await submit(input);
    if (!id) return count('not taken');
    await Bun.sleep(random() * 100);
    const state = await stateOf(id);
    await remove(id);
    count(state === 'done' || state === 'failed' ? `${state}, deleted` : 'cancelled');
  };
  /** Kills the server and all its processes at a moment at which jobs are under way, and deletes what it knows after its restart. */
  const killed = async (): Promise<void> => {
    const sent = inputs.map((input) => submit(input).catch(() => undefined));
    const [plain] = inputs;
    if (plain)
      sent.push(
        answered(plain).then(
          () => undefined,
          () => undefined,
        ),
      );
    await Bun.sleep(random() * 2500);
    const pids = server.processes();
    server.signal('SIGKILL');
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL');
      } catch (thrown) {
        if ((thrown as { code?: string }).code !== 'ESRCH') throw thrown;
      }
    await server.exited;
    const ids = (await Promise.all(sent)).filter((id) => id !== undefined);
    server = await server.restart();
    for (const id of ids) {
      await ended(id);
      await remove(id);
    }
    count('killed');
  };

  try {
    // The search finds what is there: a result that has not been fetched.
    const first = await submit(inputs[1] ?? (inputs[0] as Input));
    if (first) await ended(first);
    const wasThere = stores ? stores.found().length > 0 : inFolder(server.dataDir, spellings).length > 0;
    if (first) await remove(first);

    for (const way of [answered, left, cutOff, refused, deleted, cancelled]) for (const input of inputs) await way(input);
    for (let kill = 0; kill < kills; kill++) await killed();
    if (waits) {
      const ids = (await Promise.all(inputs.map(submit))).filter((id) => id !== undefined);
      for (const id of ids) count(`${await ended(id)}, expired`);
      await Bun.sleep(65_000);
    }
    await holdsWithin(30_000, async () => (await server.leftFolders()).length === 0 && (await server.metric('running_conversions')) === 0);
    // Records are written anew behind the answers.
    const files = (): readonly string[] => [...inFolder(server.dataDir, spellings), ...inFolder(temp, spellings)];
    await holdsWithin(10_000, async () => files().length === 0);
    // The append-only file of Redis is rewritten every twelfth of the time after which everything is forgotten.
    if (stores) await holdsWithin(forgetMs, async () => stores.found().length === 0);

    const pids = server.processes();
    const memories = pids.map((pid) => [pid, memoryHolds(pid, spellings)] as const);
    const found = [
      ...files(),
      ...(stores?.found() ?? []),
      ...changedSince(since, elsewhere).filter((path) => inFolder(path, spellings).length > 0),
      ...[server.pid, ...pids].flatMap((pid) => inOpenFiles(pid, spellings)),
      ...memories.flatMap(([pid, holds]) => (holds ? [`memory of process ${pid}`] : [])),
      ...(server.log().includes(marker) ? ['the log'] : []),
    ];
    return { ends, found, searched: memories.filter(([, holds]) => holds !== undefined).length, wasThere };
  } finally {
    await server.stop();
    await stores?.close();
    await rm(temp, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const kills = Number(process.argv[2] ?? 20);
  const isCluster = process.argv[3] === 'cluster';
  const { ends, found, searched, wasThere } = await gone({ kills, waits: true, isCluster, seed: Date.now() % 1_000_000 });
  for (const [end, number] of ends) console.log(`${String(number).padStart(6)}  ${end}`);
  if (!wasThere) console.log('WRONG The marker was never on the disk.');
  for (const place of found) console.log(`LEFT ${place}`);
  console.log(`The marker was found in ${found.length} places; the memory of ${searched} processes was searched.`);
  process.exit(found.length === 0 && wasThere && searched > 0 ? 0 : 1);
};

if (import.meta.main) await main();
