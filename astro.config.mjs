import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { writtenLanguages } from './catalogue/languages/language-words.ts';
import { mostFileMb, usualFileMb } from './catalogue/limits.ts';
import { alternatesOf } from './site/head/alternates.ts';
import { leanPages } from './site/head/lean-pages.ts';
import { isListedInSitemap } from './site/head/listed.ts';
import { contentPolicy } from './site/head/policy.ts';
import { headingFont, headingLanguages } from './site/styles/heading-font.ts';

const apiOrigin = process.env.PUBLIC_API_ORIGIN ?? '';

// The size limit that pages name and check before an upload: the server's own (server/config/config.ts).
const maxMb = Number(process.env.MAX_MB || usualFileMb);
if (!Number.isInteger(maxMb) || maxMb < 1 || maxMb > mostFileMb)
  throw new Error(`MAX_MB must be a whole number from 1 to ${mostFileMb}, but is "${process.env.MAX_MB}".`);

const reactParts = /node_modules[\\/](react|react-dom|scheduler|@nanostores|@astrojs[\\/]react)[\\/]|site[\\/]islands[\\/]icon/;

// What pages without an upload island need as well, and without React: their scripts must not bring it before its time.
const smallParts =
  /node_modules[\\/]nanostores[\\/]|preload-helper|rolldown[\\/]runtime|catalogue[\\/]limits|site[\\/](islands[\\/](upload[\\/]item|adopt-styles|load-again|search[\\/]load-search|toast[\\/]notify|upload[\\/]format-catalogue)|stores[\\/])|catalogue[\\/]languages[\\/]say/;

/** A page of the sitemap with its addresses in other languages. */
const withAlternates = (item) => {
  const { origin, pathname } = new URL(item.url);
  const links = alternatesOf(new URL(origin), pathname);
  return links.length > 0 ? { ...item, links: [...links] } : item;
};

/** The headings' typeface by language. */
const headingFonts = await Promise.all(headingLanguages.map(async (id) => [id, await headingFont(id)]));

// `client:calm` of site/scripts/calm.ts.
const calmHydration = {
  name: 'calm-hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'calm', entrypoint: './site/scripts/calm.ts' }),
  },
};

/** Every state of the upload tool on one page, only in `bun run dev`. */
const gallery = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/gallery.astro' });
    },
  },
};

/**
 * Parts that are loaded on first use need no help: what they import is in every page that loads them. Vite's helper looks for style sheets
 * and modules to fetch beside each of them, and weighs a kilobyte.
 */
const bareImports = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) => {
    if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
    // Types for files of which the system knows none: here the name decides in any case.
    if (id.includes('/file-selector/dist/mime-default')) return 'export const DEFAULT_MIME_TYPES = new Map();';
    // No view here listens to single keys of a store.
    return id.includes('/nanostores/listen-keys/')
      ? 'export const listenKeys = (s, _, f) => s.listen(f), subscribeKeys = (s, _, f) => s.subscribe(f);'
      : undefined;
  },
  // What the helper was given to fetch.
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          part.code = part.code.replace(/^const __vite__mapDeps=.*;\n/m, '').replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
    },
  },
};

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:3000',
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  // 'directory' with 'never': canonical, sitemap and any static host agree on the address.
  build: { format: 'directory', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  // English keeps the addresses without a language.
  i18n: {
    defaultLocale: 'en',
    locales: writtenLanguages.map(({ id, tag }) => ({ path: id, codes: [tag] })),
    routing: { prefixDefaultLocale: false },
  },
  // The default ('jsx') drops the space between inline elements on separate lines.
  compressHTML: true,
  security: { csp: contentPolicy(apiOrigin) },
  devToolbar: { enabled: false },
  integrations: [react(), calmHydration, gallery, sitemap({ filter: isListedInSitemap, serialize: withAlternates }), leanPages()],
  vite: {
    define: { 'process.env.MAX_MB': JSON.stringify(maxMb) },
    plugins: [tailwindcss(), bareImports],
    resolve: {
      alias: Object.fromEntries(
        headingFonts.flatMap(([id, file]) => [
          [`@heading-font-${id}.woff2`, file],
          [`@heading-font-${id}-address`, `${file}?url`],
        ]),
      ),
    },
    build: {
      // Phones that stopped at iOS 16 know no light-dark(): the colours are written out for them.
      cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      rolldownOptions: {
        output: {
          // React travels in one file, and so do the small parts that everything shares: fewer requests, one cache entry.
          codeSplitting: {
            groups: [
              { name: 'react', test: reactParts },
              { name: 'shared', test: smallParts },
            ],
          },
        },
      },
    },
  },
});
