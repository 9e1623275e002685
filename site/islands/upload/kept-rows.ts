import { apiUrl } from '../../stores/api.ts';

/** A sent file in this tab's storage, so that a reload can restore its row. Contains none of its content. */
export type KeptRow = {
  /** Idempotency-Key of its job. */
  readonly key: string;
  /** Absent until the server has accepted the upload. */
  readonly job?: string;
  readonly name: string;
  readonly size: number;
  readonly from: string;
  readonly to: string;
};

/** The server's copy of a result. */
export type KeptCopy = {
  readonly key: string;
  readonly job: string;
  /** Expiry: ISO 8601. */
  readonly until: string;
};

const prefix = 'jobs:';

/** Storage key: rows belong to the page that created them. */
const place = (): string => prefix + location.pathname;

const isRow = (value: unknown): value is KeptRow => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, job, name, size, from, to } = value as Readonly<Record<string, unknown>>;
  const isText = [key, name, from, to].every((field) => typeof field === 'string');
  return isText && typeof size === 'number' && (job === undefined || typeof job === 'string');
};

/** The stored rows of a page in this tab, oldest first. Empty if storage is forbidden or invalid. */
export const recallRows = (key?: string): readonly KeptRow[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key ?? place()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRow) : [];
  } catch {
    return [];
  }
};

const write = (rows: readonly KeptRow[]): void => {
  try {
    if (rows.length > 0) sessionStorage.setItem(place(), JSON.stringify(rows));
    else sessionStorage.removeItem(place());
  } catch {
    // Without storage the rows last as long as the page.
  }
};

/** A row of another page, which the server has accepted. */
export type RowElsewhere = KeptRow & { readonly job: string; readonly path: string };

/** The stored rows of the other pages in this tab. */
export const rowsElsewhere = (): readonly RowElsewhere[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix) && key !== place())
    .flatMap((key) =>
      recallRows(key).flatMap(({ job, ...row }) => (job === undefined ? [] : [{ ...row, job, path: key.slice(prefix.length) }])),
    );

/** Stores or updates a row. */
export const keepRow = (row: KeptRow): void => {
  const rows = recallRows();
  write(rows.some(({ key }) => key === row.key) ? rows.map((one) => (one.key === row.key ? row : one)) : [...rows, row]);
};

/** Removes a stored row. */
export const dropRow = (key: string): void => write(recallRows().filter((row) => row.key !== key));

/**
 * Cancels a job or deletes its result now. Resolves to whether the server has confirmed; an unreachable server deletes it when it
 * expires.
 */
export const deleteJob = (id: string): Promise<boolean> =>
  fetch(apiUrl(`/jobs/${id}`), { method: 'DELETE', credentials: 'include', keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Deletes the server's copy of a result and its stored row. Resolves to whether the server has confirmed it. */
export const letGo = ({ key, job }: Pick<KeptCopy, 'key' | 'job'>): Promise<boolean> => {
  dropRow(key);
  return deleteJob(job);
};
