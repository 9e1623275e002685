import { createZip } from '../zip/write.ts';

/**
 * Several files of which one result is made, as a ZIP: files are `1`, `2` … so that no name of a visitor's is a path, and nothing in it
 * is taken for another format. `bundle.json` says what they are called and what is to be done.
 */
export type BundleFile = { readonly name: string; readonly content: AsyncIterable<Uint8Array> | Uint8Array | string };

export const bundleEntry = 'bundle.json';

/** What `bundle.json` holds: names of the files by their entries, and the settings of its reader. */
type BundleManifest = { readonly names: Readonly<Record<string, string>>; readonly settings: unknown };

/** Writes a bundle; entries are stored, since they are read again in a moment. */
export const writeBundle = async (path: string, files: readonly BundleFile[], settings: unknown): Promise<void> => {
  const zip = createZip(path);
  try {
    const names = Object.fromEntries(files.map(({ name }, index) => [String(index + 1), name]));
    await zip.add(bundleEntry, JSON.stringify({ names, settings } satisfies BundleManifest), { store: true });
    for (const [index, { content }] of files.entries()) await zip.add(String(index + 1), content, { store: true });
  } finally {
    zip.close();
  }
};
