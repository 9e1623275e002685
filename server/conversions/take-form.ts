import { canonicalFormat, formats } from '../../catalogue/formats.ts';
import type { Config } from '../config/config.ts';
import { Problem } from '../contract/problem.ts';
import { checkQuota } from '../intake/callers.ts';
import { type ImportServices, makeImportFile } from '../intake/import-file.ts';
import type { Inspected, LookRequest } from '../intake/look/answer.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import { type Received, type ReceivedFile, receive } from '../intake/receive.ts';
import type { Semaphore } from '../intake/semaphore.ts';
import { mayBeNamed } from '../intake/sniff/true-formats.ts';
import { ofFile } from '../jobs/merge.ts';
import { withTimeout } from '../jobs/with-timeout.ts';
import { isMergeable } from '../planning/merge-sources.ts';
import type { Offers } from '../planning/offers.ts';
import { isCountable } from '../receipt/count-content.ts';
import type { Client } from '../requests/clients.ts';
import { type RequestRecord, timed } from '../requests/request-record.ts';
import type { Form } from './conversion.ts';
import { type Asked, readForm } from './read-form.ts';
import { withPreset } from './with-preset.ts';

/** Dependencies for receiving forms. */
export type IntakeServices = Omit<ImportServices, 'config'> & {
  readonly config: Pick<Config, 'uploadSeconds' | 'presets'> & ImportServices['config'];
  readonly offers: Offers;
  /** Limits concurrent uploads. */
  readonly uploads: Semaphore;
  /** Threads that inspect received files. */
  readonly lookers: Lookers;
};

export type FormToTake = { readonly form: Form; readonly client: Client; readonly record: RequestRecord };

/** A received form, and its interpretation. */
export type Taken = { readonly received: Received; readonly asked: Asked };

/** Replaces the files of a request with the inspected ones. */
const withFiles = (asked: Asked, inspected: readonly ReceivedFile[]): Asked => {
  const [first, ...others] = asked.files.map((one, index) => ({ ...one, file: inspected[index] ?? one.file }));
  return { ...asked, files: [first ?? asked.files[0], ...others] };
};

/** Input and output formats: canonical ids. */
const formatsOf = ({ files, to }: Asked): readonly string[] => [...files.map(({ from }) => from), to].map(canonicalFormat);

/** What to count for the receipt; nothing if the result is not comparable. */
const lookOf = ({ to, options, operation, chain }: Asked, from: string): Pick<LookRequest, 'format' | 'count'> => {
  const format = canonicalFormat(from);
  const isCounted =
    chain?.isCountable ?? (isCountable(format) && isCountable(canonicalFormat(to)) && options.pages === undefined && !operation);
  return { format, ...(isCounted && { count: 'too' }) };
};

/** Formats that can become the target, except the target itself, which needs no conversion. */
const offeredFor = (offers: Offers, { to, merger, operation, chain }: Asked, declared: string): readonly string[] => {
  const target = canonicalFormat(to);
  const leads = (id: string): boolean =>
    chain
      ? chain.takes(id)
      : operation
        ? operation.formats.includes(id)
        : merger
          ? isMergeable(offers, merger, id, to)
          : id !== target && offers.has(id, to);
  return formats.flatMap(({ id, aliasOf }) => (aliasOf === undefined && mayBeNamed(id, declared) && leads(id) ? [id] : []));
};

/** Receives a form's files into a folder, reads the request, and inspects each file before any tool does. Rejects with a Problem. */
export const takeForm = async (
  services: IntakeServices,
  { form, client, record }: FormToTake,
  dir: string,
  signal: AbortSignal,
): Promise<Taken> => {
  const { config, offers, uploads, lookers } = services;
  const importFile = makeImportFile(services);
  const sent = await timed(record, 'upload', () =>
    uploads.pass(signal, () =>
      withTimeout(config.uploadSeconds, new Problem('upload_timeout'), signal, (limited) =>
        form.take ? form.take(dir) : receive(form, dir, config.uploadGraceSeconds, limited, importFile),
      ),
    ),
  );
  const came = withPreset(config.presets, sent);
  record.bytes = came.bytes;
  const asked = readForm(offers, came);
  checkQuota(client, came.files, formatsOf(asked));
  Object.assign(record, { from: asked.from, to: asked.to });
  const seen = await timed(record, 'look', async () => {
    const found: Inspected[] = [];
    // A chain plans its first step for each of a hundred formats: once is enough for files of one format.
    const offered = new Map<string, readonly string[]>();
    for (const [index, { file, from, password }] of asked.files.entries()) {
      const { format, count } = lookOf(asked, from);
      const others = offered.get(format) ?? offeredFor(offers, asked, format);
      offered.set(format, others);
      const request = {
        ...{ path: file.path, format, mayBeLocked: password !== undefined, offered: others },
        ...(count && { count }),
      };
      found.push(
        await lookers.look(client, request, signal).catch((thrown) => {
          signal.throwIfAborted();
          throw asked.files.length > 1 ? ofFile(thrown, index) : thrown;
        }),
      );
    }
    return found;
  });
  const inspected = asked.files.map(({ file, from }, index): ReceivedFile => {
    const { cutOff, counts, taken, bytes = file.bytes } = seen[index] ?? {};
    return {
      ...file,
      bytes,
      ...(cutOff !== undefined && { cutOff }),
      ...(counts && { counts }),
      ...(taken !== undefined && { sentAs: from }),
    };
  });
  const [first = came.files[0], ...others] = inspected;
  const bytes = inspected.reduce((sum, file) => sum + file.bytes, 0);
  const received: Received = { ...came, bytes, files: [first, ...others] };
  if (!seen.some(({ taken }) => taken !== undefined)) return { asked: withFiles(asked, inspected), received };
  const inputFormat = asked.files.map(({ from }, index) => seen[index]?.taken ?? from);
  const disguised: Received = { ...received, ofFiles: { ...came.ofFiles, inputFormat } };
  const now = readForm(offers, disguised);
  checkQuota(client, came.files, formatsOf(now));
  Object.assign(record, { from: now.from });
  return { asked: now, received: disguised };
};
