import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Said } from '../../../catalogue/languages/message.ts';
import { removeTree } from '../../files/remove-tree.ts';
import { isJobId, type Job } from '../job.ts';

/** What is written to disk about a job, so that a restart loses no result. */
export type JobRecord = {
  readonly job: Job;
  /** Number of its last event. */
  readonly number: number;
  /** Callback address. */
  readonly callbackUrl?: string;
};

const recordName = 'record.json';
const resultName = 'result';

/** Jobs on disk: a folder each below `dir`, with a record and, while there is one, the result. Tools never see them. */
export const makeRecords = (dir: string) => {
  let drafts = 0;
  const folderOf = (id: string): string => join(dir, id);
  return {
    folderOf,
    resultName,
    resultOf: (id: string): string => join(folderOf(id), resultName),
    /** Makes the folder of a new job. */
    begin: (id: string): Promise<unknown> => mkdir(folderOf(id), { mode: 0o700 }),
    /** Writes the record atomically; of two concurrent writes the last to end wins. */
    write: async (record: JobRecord): Promise<void> => {
      const path = join(folderOf(record.job.id), recordName);
      const draft = `${path}.${drafts++}`;
      await writeFile(draft, JSON.stringify(record), { mode: 0o600 });
      await rename(draft, path);
    },
    /** Deletes the result and leaves the record. */
    dropResult: (id: string): Promise<void> => rm(join(folderOf(id), resultName), { force: true }),
    drop: (id: string): Promise<void> => removeTree(folderOf(id)),
    /** Reads all records at start. What can't be read was never finished, and is deleted. */
    load: async (): Promise<readonly JobRecord[]> => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const found: JobRecord[] = [];
      for (const id of await readdir(dir)) {
        const record = isJobId(id) ? await readRecord(join(dir, id, recordName), id) : undefined;
        if (record) found.push(record);
        else await removeTree(join(dir, id));
      }
      return found;
    },
  };
};

/** A job of the version before, whose notes and details were English sentences. */
const ofThisVersion = (job: Job): Job => {
  if (job.state === 'done')
    return { ...job, notes: job.notes.map((note: Said | string) => (typeof note === 'string' ? { english: note } : note)) };
  if (job.state !== 'failed') return job;
  const { detail, ...problem } = job.problem as typeof job.problem & { readonly detail?: string };
  return detail === undefined ? job : { ...job, problem: { ...problem, said: { english: detail } } };
};

const readRecord = async (path: string, id: string): Promise<JobRecord | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const record = JSON.parse(text) as JobRecord;
    return record.job.id === id && Number.isInteger(record.number) ? { ...record, job: ofThisVersion(record.job) } : undefined;
  } catch {
    return undefined;
  }
};

export type Records = ReturnType<typeof makeRecords>;
