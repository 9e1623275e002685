import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page with its policy's hashes cut down to those of scripts and styles that stand in it. */
export const withOwnHashes = (html: string): string => {
  const own = new Set(
    [...html.matchAll(/<(?:script|style)\b[^<>]*>((?:(?!<(?:script|style)\b)[\s\S])*?)<\/(?:script|style)>/g)].map(([, text = '']) =>
      hashOf(text),
    ),
  );
  return html.replace(/<meta http-equiv="content-security-policy" content="[^"]*">/i, (policy) =>
    policy.replace(/ 'sha256-[^']+'/g, (hash) => (own.has(hash.trim()) ? hash : '')),
  );
};

/** The page without what only drawings in files of their own need: the icons' name space, and class names that nothing refers to. */
export const withBareIcons = (html: string): string =>
  html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="lucide lucide-[\w-]+(?: ([^"]*))?"/g, (_, others?: string) => (others ? ` class="${others}"` : ''));

/**
 * Takes out of every page what no browser needs, so that it arrives in the first ten packets, without a second round trip. Above all
 * hashes: Astro puts those of all scripts and styles that it bundles into each page's policy, also of files, which 'self' allows anyway.
 */
export const leanPages = (): AstroIntegration => ({
  name: 'lean-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const name of await readdir(root, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const page = join(root, name);
        await writeFile(page, withOwnHashes(withBareIcons(await readFile(page, 'utf8'))));
      }
    },
  },
});
