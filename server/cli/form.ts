import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Form } from '../conversions/conversion.ts';
import type { Task } from './converter.ts';

/** Escapes a name in a part header as browsers do (HTML, 4.10.21.8). */
const quoted = (name: string): string => name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/** The multipart form of `/api/convert` and `/api/jobs` for a task; streams its files. */
export const formOf = ({ input, others = [], fields, password }: Task): Form => {
  const inputs = [input, ...others];
  const boundary = `form-${randomBytes(16).toString('hex')}`;
  const part = (disposition: string, rest: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${rest}`;
  const values = [
    ...inputs.map(({ from }) => ['inputFormat', from] as const),
    ...inputs.map(({ lastModified }) => ['lastModified', String(Math.round(lastModified))] as const),
    ...Object.entries({ ...fields, ...(password !== undefined && { password }) }),
  ];
  const head = Buffer.from(values.map(([name, value]) => part(`name="${name}"`, `\r\n${value}\r\n`)).join(''));
  const heads = inputs.map(({ name }, index) =>
    Buffer.from(
      `${index === 0 ? '' : '\r\n'}${part(`name="file"; filename="${quoted(name)}"`, 'Content-Type: application/octet-stream\r\n\r\n')}`,
    ),
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  async function* pieces(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    yield head;
    for (const [index, { path }] of inputs.entries()) {
      yield heads[index] ?? head;
      yield* createReadStream(path);
    }
    yield tail;
  }
  const source = pieces();
  return {
    ofSeveral: inputs.length > 1,
    headers: new Headers({
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(
        [head, ...heads, tail].reduce((sum, piece) => sum + piece.length, 0) + inputs.reduce((sum, { bytes }) => sum + bytes, 0),
      ),
    }),
    body: new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const { value, done } = await source.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: async () => void (await source.return(undefined)),
      },
      { highWaterMark: 1 },
    ),
  };
};
