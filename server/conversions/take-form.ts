import { canonicalFormat } from '../../catalogue/formats.ts';
import type { Client } from '../clients.ts';
import type { Config } from '../config.ts';
import type { LookRequest } from '../intake/look/answer.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import { type Received, type ReceivedFile, receive } from '../intake/receive.ts';
import type { Semaphore } from '../intake/semaphore.ts';
import { ofFile } from '../jobs/merge.ts';
import { withTimeout } from '../jobs/with-timeout.ts';
import type { Offers } from '../offers.ts';
import { Problem } from '../problem.ts';
import { isCountable } from '../receipt/count-content.ts';
import { type RequestRecord, timed } from '../request-record.ts';
import type { Form } from './conversion.ts';
import { type Asked, readForm } from './read-form.ts';

/** What forms are taken in with. */
export type IntakeServices = {
  readonly config: Pick<Config, 'uploadSeconds' | 'uploadGraceSeconds'>;
  readonly offers: Offers;
  /** Uploads that are received at once. */
  readonly uploads: Semaphore;
  /** Threads that look at what has been received. */
  readonly lookers: Lookers;
};

export type FormToTake = { readonly form: Form; readonly client: Client; readonly record: RequestRecord };

/** A form that has been taken in: as it came, and what it asks for. */
export type Taken = { readonly received: Received; readonly asked: Asked };

/** What is asked for, of files that have been looked at. */
const withFiles = (asked: Asked, looked: readonly ReceivedFile[]): Asked => {
  const [first, ...others] = asked.files.map((one, index) => ({ ...one, file: looked[index] ?? one.file }));
  return { ...asked, files: [first ?? asked.files[0], ...others] };
};

/** Counts what the receipt of the conversion will compare, and nothing where it can't. */
export const lookOf = ({ to, options }: Asked, from: string): Pick<LookRequest, 'format' | 'count'> => {
  const format = canonicalFormat(from);
  const isCounted = isCountable(format) && isCountable(canonicalFormat(to)) && options.pages === undefined;
  return { format, ...(isCounted && { count: 'too' }) };
};

/** Receives a form's files into a folder, reads what is asked for, and looks at each file before any tool does. Rejects with the Problem of what is wrong. */
export const takeForm = async (
  { config, offers, uploads, lookers }: IntakeServices,
  { form, client, record }: FormToTake,
  dir: string,
  signal: AbortSignal,
): Promise<Taken> => {
  const came = await timed(record, 'upload', () =>
    uploads.pass(signal, () =>
      withTimeout(config.uploadSeconds, new Problem('upload_timeout'), signal, (limited) =>
        receive(form, dir, config.uploadGraceSeconds, limited),
      ),
    ),
  );
  record.bytes = came.bytes;
  const asked = readForm(offers, came);
  Object.assign(record, { from: asked.from, to: asked.to });
  const files = await timed(record, 'look', async () => {
    const looked: ReceivedFile[] = [];
    for (const [index, { file, from, password }] of asked.files.entries()) {
      const seen = await lookers
        .look(client, { path: file.path, ...lookOf(asked, from), mayBeLocked: password !== undefined }, signal)
        .catch((thrown) => {
          signal.throwIfAborted();
          throw asked.merger ? ofFile(thrown, index) : thrown;
        });
      looked.push({ ...file, ...seen });
    }
    return looked;
  });
  const [first = came.files[0], ...others] = files;
  return { asked: withFiles(asked, files), received: { ...came, files: [first, ...others] } };
};
