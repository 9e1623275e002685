import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { makeTestFolder } from '../test-folder.ts';
import { freePort } from './redis-server.ts';

const script = new URL('./s3_server.py', import.meta.url).pathname;
const [accessKey, secretKey, region] = ['testkey', 'testing', 'us-east-1'];

/** Debian's own Python, which has its packages. */
const python = '/usr/bin/python3';

/** Whether a program for the store is missing. */
export const lacksStore = (): boolean => !existsSync('/usr/lib/python3/dist-packages/swift/__init__.py') || !Bun.which('memcached');

/** A real S3 server: one node of OpenStack Swift, on the loopback interface. Its folder needs a file system with user xattrs. */
export const startS3 = async (more: readonly string[] = []) => {
  const dir = makeTestFolder('s3');
  const port = await freePort();
  const started = Bun.spawn([python, script, 'start', dir, String(port), '--memcached', ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  if ((await started.exited) !== 0) throw new Error(`The S3 server did not start: ${await new Response(started.stderr).text()}`);
  const endpoint = `http://127.0.0.1:${port}`;
  const signer = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries: 0 });
  const pids = Object.values(JSON.parse(await readFile(join(dir, 'pids.json'), 'utf8')) as Record<string, number>);
  return {
    endpoint,
    dir,
    env: (bucket: string) => ({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    }),
    makeBucket: async (bucket: string): Promise<void> => {
      const request = await signer.sign(`${endpoint}/${bucket}`, { method: 'PUT' });
      const answer = await fetch(request);
      if (!answer.ok) throw new Error(`The bucket was not made: ${answer.status}.`);
    },
    signal: (name: NodeJS.Signals): void => {
      for (const pid of pids) process.kill(pid, name);
    },
    close: async (): Promise<void> => {
      for (const pid of pids) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch (thrown) {
          if ((thrown as { code?: string }).code !== 'ESRCH') throw thrown;
        }
      }
      await rm(dir, { recursive: true, force: true });
    },
  };
};

export type TestS3 = Awaited<ReturnType<typeof startS3>>;
