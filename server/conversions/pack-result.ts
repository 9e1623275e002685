import { join } from 'node:path';
import { extensionOf, formatById } from '../../catalogue/formats.ts';
import type { StageFile } from '../contract/engine.ts';
import { Problem } from '../contract/problem.ts';
import { nameWithPart, partName } from '../files/file-name.ts';
import { checkOutput, maxOutputBytes, type OpenOutput, openOutput } from '../files/stage-files.ts';
import { createZip } from '../formats/zip/write.ts';
import type { JobResult } from '../jobs/job.ts';
import { type Accepted, detailsOf, type Result, type ResultDetails } from './conversion.ts';

/** Maximum total bytes of the results of one input. */
const maxResultBytes = 1.5 * maxOutputBytes;

/** The bytes of a file up to its size at opening, in pieces; closes it at the end. */
async function* piecesOf(output: OpenOutput, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    const piece = Buffer.allocUnsafe(256 * 1024);
    for (let left = output.size; left > 0; ) {
      signal.throwIfAborted();
      const bytes = await output.read(piece.subarray(0, left));
      if (bytes === 0) return;
      left -= bytes;
      yield piece.subarray(0, bytes);
    }
  } finally {
    output.close();
  }
}

/** Formats whose results are named by sheet, as `report.Sheet1.csv`. */
const bySheet: ReadonlySet<string> = new Set(['csv', 'tsv']);

/**
 * Names several results of one input: `report-1.png`, `report-2.png`; duplicates get a suffix. A result that references others is
 * `report.md`, and those have the names it uses; a companion file shares a name and differs in its extension.
 */
const namesOf = (files: readonly StageFile[], title: string): readonly string[] => {
  const taken = new Set<string>();
  const main = files.filter((file) => file.beside === undefined && file.extension === undefined);
  /** Next suffix for a name: thousands of sheets may have the same. */
  const copies = new Map<string, number>();
  let before = title;
  return files.map((file, index) => {
    if (file.beside !== undefined) return file.beside;
    if (file.extension !== undefined) return `${before}.${file.extension}`;
    if (main.length === 1) return `${title}.${extensionOf(file.format)}`;
    const stem = nameWithPart(title, bySheet.has(file.format) ? '.' : '-', partName(file.part ?? '') || String(index + 1));
    let name = `${stem}.${extensionOf(file.format)}`;
    for (let copy = copies.get(name) ?? 2, first = name; taken.has(name.toLowerCase()); copies.set(first, ++copy))
      name = `${stem} (${copy}).${extensionOf(file.format)}`;
    taken.add(name.toLowerCase());
    before = name.slice(0, -extensionOf(file.format).length - 1);
    return name;
  });
};

/** Throws `output_too_large` before writing if the total exceeds the limit of one input. */
const checkTotal = async ({ dir, files }: JobResult): Promise<void> => {
  let total = 0;
  for (const { name } of files) {
    total += await checkOutput(dir, name);
    if (total > maxResultBytes)
      throw new Problem('output_too_large', undefined, { limit: { name: 'outputBytes', max: maxResultBytes, actual: total } });
  }
};

/**
 * Packs the outputs of a job in `dir`: the file itself if there is one, else an uncompressed ZIP of them in order, named after the
 * user's file. Rejects with the signal's reason.
 */
export const packResult = async (
  job: JobResult & Pick<ResultDetails, 'receipt'>,
  zipDir: string,
  { title, to, lastModified }: Pick<Accepted, 'title' | 'to' | 'lastModified'>,
  signal: AbortSignal,
): Promise<Result> => {
  const { dir, files } = job;
  const details = detailsOf({ ...job, ...(lastModified !== undefined && { lastModified }) });
  const [only] = files;
  if (files.length === 1 && only) {
    const bytes = await checkOutput(dir, only.name);
    const name = `${title}.${extensionOf(to)}`;
    const mimeType = formatById(to)?.mimeTypes[0] ?? 'application/octet-stream';
    return { dir, file: only.name, bytes, name, mimeType, files: [{ name, bytes }], ...details };
  }
  await checkTotal(job);
  const names = namesOf(files, title);
  const packed: { name: string; bytes: number }[] = [];
  const file = 'all.zip';
  const zip = createZip(join(zipDir, file), new Date(lastModified ?? Date.now()));
  try {
    for (const [index, { name: inner }] of files.entries()) {
      const output = await openOutput(dir, inner);
      const name = names[index] ?? inner;
      await zip.add(name, piecesOf(output, signal), { store: true });
      packed.push({ name, bytes: output.size });
    }
  } finally {
    zip.close();
  }
  const bytes = await checkOutput(zipDir, file);
  return { dir: zipDir, file, bytes, name: `${title}.zip`, mimeType: 'application/zip', files: packed, ...details };
};
