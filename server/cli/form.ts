import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Form } from '../conversions/conversion.ts';
import type { Task } from './converter.ts';

/** In the header of a part, as browsers write it (HTML, 4.10.21.8). */
const quoted = (name: string): string => name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/** The multipart form of `/api/convert` and `/api/jobs` for a file, which is read as the form is. */
export const formOf = ({ input, to, operation, options, password }: Task): Form => {
  const boundary = `form-${randomBytes(16).toString('hex')}`;
  const part = (disposition: string, rest: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${rest}`;
  const fields = {
    inputFormat: input.from,
    outputFormat: to,
    ...(operation && { operation: operation.id }),
    options,
    lastModified: Math.round(input.lastModified),
    ...(password !== undefined && { password }),
  };
  const head = Buffer.from(
    [
      ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, `\r\n${value}\r\n`)),
      part(`name="file"; filename="${quoted(input.name)}"`, 'Content-Type: application/octet-stream\r\n\r\n'),
    ].join(''),
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  async function* pieces(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    yield head;
    yield* createReadStream(input.path);
    yield tail;
  }
  const source = pieces();
  return {
    headers: new Headers({
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(head.length + input.bytes + tail.length),
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
