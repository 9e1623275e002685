/**
 * Keeps the pages that were visited and the parts that pages are made of, so that they open without a connection and outlive a deploy.
 * Never files: what is converted does not pass through here. Only what another program shares lies here until the page takes it.
 */
const parts = 'parts-1';
const pages = 'pages-1';
const shared = 'shared-1';
/** Most pages that are kept; the oldest goes first. */
const pageLimit = 60;
/** What `astro build` makes; filled in at its end. */
const ahead = ['/offline'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(parts).then((cache) => cache.addAll(ahead)));
});

addEventListener('activate', (event) => {
  const known = new Set([parts, pages, shared]);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)))));
});

/** Names of parts change with their content, so one that is here is right for good. */
const fromCache = async (request) => {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(parts)).put(request, response.clone());
  return response;
};

/** The page in place of one that is not here, in the language of its address. */
const offlineOf = (url) => `${/^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/.exec(new URL(url).pathname)?.[0] ?? ''}/offline`;

/** Keeps that page for the language of a page that was opened. */
const keepOffline = async (url) => {
  const cache = await caches.open(parts);
  const address = offlineOf(url);
  // Not every address that begins with two letters is a language.
  if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
};

const keep = async (request, response) => {
  const cache = await caches.open(pages);
  await cache.put(request, response);
  const kept = await cache.keys();
  if (kept.length > pageLimit) await cache.delete(kept[0]);
};

const fromNetwork = async (event) => {
  try {
    const response = await fetch(event.request);
    if (response.ok && !response.redirected) {
      event.waitUntil(keep(event.request, response.clone()));
      if (event.request.mode === 'navigate') event.waitUntil(keepOffline(event.request.url));
    }
    return response;
  } catch (error) {
    const kept = await caches.match(event.request, { ignoreSearch: true });
    const instead =
      event.request.mode === 'navigate'
        ? ((await caches.match(offlineOf(event.request.url))) ?? (await caches.match('/offline')))
        : undefined;
    if (kept ?? instead) return kept ?? instead;
    throw error;
  }
};

/** Files that another program shares wait here for the page, which takes them away at once. */
const takeShared = async (request) => {
  const form = await request.formData();
  const cache = await caches.open(shared);
  const files = form.getAll('files').filter((entry) => entry instanceof File);
  await Promise.all(
    files.map((file, index) =>
      cache.put(
        `/shared/${index}`,
        new Response(file, { headers: { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(file.name) } }),
      ),
    ),
  );
  return Response.redirect('/?shared', 303);
};

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.method === 'POST' && url.pathname === '/share') event.respondWith(takeShared(request));
  else if (request.method !== 'GET') return;
  else if (/^\/(?:_astro|words)\//.test(url.pathname)) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate' || /\.(?:json|webmanifest|svg|ico)$/.test(url.pathname)) event.respondWith(fromNetwork(event));
});
