import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf, formatById } from '../catalogue/formats.ts';
import type { StageFile } from './contract/engine.ts';
import { openOutput } from './files/collect.ts';
import { contentDisposition, nameWithPart, partName } from './files/file-name.ts';
import { createZip } from './formats/zip/write.ts';
import type { Download } from './jobs/downloads.ts';
import type { JobResult } from './jobs/job.ts';
import type { Workspace } from './jobs/workspace.ts';

/** Up to this size a result is read whole: cheaper than to keep a file open. */
const wholeUpTo = 1024 * 1024;
/** How long our own hold on a larger result lasts. Bun opens the file for itself as it begins to answer, at once. */
const handOverMs = 10_000;

/** A download must not be able to run in the site's origin, whatever it is. */
const inert = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

type Naming = { readonly title: string; readonly extension: string; readonly format: string };

/** A file's bytes, a piece at a time; it is closed at its end. */
async function* piecesOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    const piece = Buffer.allocUnsafe(256 * 1024);
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, piece.length);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

const headersFor = (name: string, mimeType: string, notes: readonly string[]): Record<string, string> => ({
  ...inert,
  'Content-Type': mimeType,
  'Content-Disposition': contentDisposition(name),
  ...(notes.length > 0 && { 'X-Conversion-Notes': encodeURIComponent(JSON.stringify(notes)) }),
});

/** Results that are named by their sheets, as `report.Sheet1.csv`. */
const bySheet: ReadonlySet<string> = new Set(['csv', 'tsv']);

/** Names of several results of one input: `report-1.png`, `report-2.png`; two that would be equal are told apart. */
const partNames = (files: readonly StageFile[], naming: Naming): readonly string[] => {
  const taken = new Set<string>();
  return files.map((file, index) => {
    const stem = nameWithPart(naming.title, bySheet.has(file.format) ? '.' : '-', partName(file.part ?? '') || String(index + 1));
    let name = `${stem}.${extensionOf(file.format)}`;
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${stem} (${copy}).${extensionOf(file.format)}`;
    taken.add(name.toLowerCase());
    return name;
  });
};

/** Packs the results in order, uncompressed, as a file of the workspace. Returns its name. */
const zipResults = async (result: JobResult, workspace: Workspace, naming: Naming): Promise<string> => {
  const names = partNames(result.files, naming);
  const zip = createZip(join(workspace.dir, 'all.zip'), new Date());
  try {
    for (const [index, file] of result.files.entries()) {
      const { handle } = await openOutput(result.dir, file.name);
      await zip.add(names[index] ?? file.name, piecesOf(handle), { store: true });
    }
  } finally {
    zip.close();
  }
  return 'all.zip';
};

/**
 * A checked file as a body with its length. The file may be removed as soon as this returns: what is open stays
 * readable until it is closed. It is handed to Bun by the open descriptor's own path, so that nobody can have put
 * another file in its place, and Bun sends it without reading it into memory.
 */
const bodyOf = async (dir: string, name: string): Promise<{ readonly body: Blob | Uint8Array<ArrayBuffer>; readonly held?: Held }> => {
  const { handle, size } = await openOutput(dir, name);
  if (size <= wholeUpTo) {
    const whole = await handle.readFile();
    await handle.close();
    return { body: new Uint8Array(whole) };
  }
  setTimeout(() => void handle.close(), handOverMs);
  return { body: Bun.file(`/proc/self/fd/${handle.fd}`), held: { bytes: size, descriptor: handle.fd } };
};

/** A result that is not in memory: it stays on the disk until it has been read. */
type Held = Pick<Download, 'bytes' | 'descriptor'>;
export type Answer = { readonly response: Response; readonly held?: Held };

/** The answer to a conversion: the bare file where there is one, a ZIP of them in order where there are several. */
export const answerWith = async (result: JobResult, workspace: Workspace, naming: Naming): Promise<Answer> => {
  const [only] = result.files;
  if (result.files.length === 1 && only) {
    const mimeType = formatById(naming.format)?.mimeTypes[0] ?? 'application/octet-stream';
    const { body, held } = await bodyOf(result.dir, only.name);
    return { response: new Response(body, { headers: headersFor(`${naming.title}.${naming.extension}`, mimeType, result.notes) }), held };
  }
  const { body, held } = await bodyOf(workspace.dir, await zipResults(result, workspace, naming));
  return { response: new Response(body, { headers: headersFor(`${naming.title}.zip`, 'application/zip', result.notes) }), held };
};
