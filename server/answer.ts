import type { FileHandle } from 'node:fs/promises';
import { makeZip } from 'client-zip';
import { extensionOf, formatById } from '../catalogue/formats.ts';
import type { StageFile } from './engines/engine.ts';
import { contentDisposition } from './intake/file-name.ts';
import { openOutput } from './jobs/collect.ts';
import type { JobResult } from './jobs/job.ts';
import type { Workspace } from './jobs/workspace.ts';

/** Up to this size a result is read whole, so that its folder is gone before the answer starts. */
const wholeUpTo = 1024 * 1024;

/** A download must not be able to run in the site's origin, whatever it is. */
const inert = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

type Naming = { readonly title: string; readonly extension: string; readonly format: string };

/** A file's bytes from a handle that is closed at the end, and `after` done, also when the visitor leaves. */
const streamOf = (handle: FileHandle, after: () => Promise<void>): ReadableStream<Uint8Array> => {
  const chunk = 256 * 1024;
  const end = async () => {
    await handle.close();
    await after();
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunk), 0, chunk);
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        await end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
};

const headersFor = (name: string, mimeType: string, notes: readonly string[]): Record<string, string> => ({
  ...inert,
  'Content-Type': mimeType,
  'Content-Disposition': contentDisposition(name),
  ...(notes.length > 0 && { 'X-Conversion-Notes': encodeURIComponent(JSON.stringify(notes)) }),
});

/** Names of several results of one input: `report-1.png`, `report-2.png`; two that would be equal are told apart. */
const partNames = (files: readonly StageFile[], naming: Naming): readonly string[] => {
  const taken = new Set<string>();
  return files.map((file, index) => {
    const stem = `${naming.title}-${file.part ?? index + 1}`;
    let name = `${stem}.${extensionOf(file.format)}`;
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${stem} (${copy}).${extensionOf(file.format)}`;
    taken.add(name.toLowerCase());
    return name;
  });
};

/**
 * The answer to a conversion: the bare file where there is one, a ZIP of them in order where there are
 * several. The workspace goes as soon as its last byte has been read.
 */
export const answerWith = async (result: JobResult, workspace: Workspace, naming: Naming): Promise<Response> => {
  const [only] = result.files;
  if (result.files.length === 1 && only) {
    const { handle, size } = await openOutput(result.dir, only.name);
    const headers = headersFor(`${naming.title}.${naming.extension}`, formatById(naming.format)?.mimeTypes[0] ?? 'application/octet-stream', result.notes);
    if (size <= wholeUpTo) {
      const whole = await handle.readFile();
      await handle.close();
      await workspace.remove();
      return new Response(whole, { headers });
    }
    return new Response(streamOf(handle, workspace.remove), { headers });
  }
  const names = partNames(result.files, naming);
  const entries = async function* () {
    for (const [index, file] of result.files.entries()) {
      const { handle, size } = await openOutput(result.dir, file.name);
      yield { name: names[index] ?? file.name, size, input: streamOf(handle, async () => undefined) };
    }
  };
  const zip = makeZip(entries());
  const reader = zip.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = await reader.read();
        if (!done) return controller.enqueue(value);
        await workspace.remove();
        controller.close();
      },
      cancel: async (reason) => {
        await reader.cancel(reason);
        await workspace.remove();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: headersFor(`${naming.title}.zip`, 'application/zip', result.notes) });
};
