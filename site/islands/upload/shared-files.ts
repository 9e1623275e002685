import type { Result } from './item.ts';

/** Cache in which the service worker stores files shared by another program; sw.js has the same name. */
const place = 'shared-1';

type Launch = { readonly files: readonly FileSystemFileHandle[] };
declare global {
  interface Window {
    launchQueue?: { setConsumer: (consumer: (launch: Launch) => void) => void };
  }
}

const takeAway = async (): Promise<readonly File[]> => {
  const cache = await caches.open(place);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const name = decodeURIComponent(response?.headers.get('X-File-Name') ?? '');
      return response ? [new File([await response.blob()], name || 'shared', { type: response.headers.get('Content-Type') ?? '' })] : [];
    }),
  );
  await caches.delete(place);
  return files.flat();
};

/** Opens a page of the site with results or files. */
export const shareWith = async (path: string, files: readonly Pick<Result, 'blob' | 'name' | 'type'>[]): Promise<void> => {
  await caches.delete(place);
  const cache = await caches.open(place);
  for (const [index, { blob, name, type }] of files.entries()) {
    const headers = { 'Content-Type': type, 'X-File-Name': encodeURIComponent(name) };
    await cache.put(`/shared/${index}`, new Response(blob, { headers }));
  }
  location.assign(`${path}?shared`);
};

/** Receives files from a share sheet, from another page of the site, or from "Open with" if the site is installed. */
export const receiveShared = (onFiles: (files: readonly File[]) => void): void => {
  if (location.search.startsWith('?shared')) {
    history.replaceState(null, '', location.pathname);
    takeAway().then(
      (files) => files.length > 0 && onFiles(files),
      (error: unknown) => console.error(error),
    );
  }
  window.launchQueue?.setConsumer(({ files }) => {
    Promise.all(files.map((file) => file.getFile())).then(
      (opened) => opened.length > 0 && onFiles(opened),
      (error: unknown) => console.error(error),
    );
  });
};

/** Enables offline pages from now on, unless the browser lacks support or the user saves data. */
export const keepPages = (): void => {
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (!('serviceWorker' in navigator) || savesData) return;
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.error(error));
};
