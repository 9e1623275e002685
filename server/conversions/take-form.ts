import { canonicalFormat } from '../../catalogue/formats.ts';
import type { Client } from '../clients.ts';
import type { Config } from '../config.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import { type Received, receive } from '../intake/receive.ts';
import type { Semaphore } from '../intake/semaphore.ts';
import { ofFile } from '../jobs/merge.ts';
import { withTimeout } from '../jobs/with-timeout.ts';
import type { Offers } from '../offers.ts';
import { Problem } from '../problem.ts';
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

/** Receives a form's files into a folder, reads what is asked for, and looks at each file before any tool does. Rejects with the Problem of what is wrong. */
export const takeForm = async (
  { config, offers, uploads, lookers }: IntakeServices,
  { form, client, record }: FormToTake,
  dir: string,
  signal: AbortSignal,
): Promise<Taken> => {
  const received = await timed(record, 'upload', () =>
    uploads.pass(signal, () =>
      withTimeout(config.uploadSeconds, new Problem('upload_timeout'), signal, (limited) =>
        receive(form, dir, config.uploadGraceSeconds, limited),
      ),
    ),
  );
  record.bytes = received.bytes;
  const asked = readForm(offers, received);
  Object.assign(record, { from: asked.from, to: asked.to });
  await timed(record, 'look', async () => {
    for (const [index, { file, from, password }] of asked.files.entries())
      await lookers
        .look(client, { path: file.path, format: canonicalFormat(from), mayBeLocked: password !== undefined }, signal)
        .catch((thrown) => {
          signal.throwIfAborted();
          throw asked.merger ? ofFile(thrown, index) : thrown;
        });
  });
  return { asked, received };
};
