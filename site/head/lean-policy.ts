import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page with its policy's hashes cut down to those of scripts and styles that stand in it. */
export const withOwnHashes = (html: string): string => {
  const own = new Set([...html.matchAll(/<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g)].map(([, text = '']) => hashOf(text)));
  return html.replace(/<meta http-equiv="content-security-policy" content="[^"]*">/i, (policy) =>
    policy.replace(/ 'sha256-[^']+'/g, (hash) => (own.has(hash.trim()) ? hash : '')),
  );
};

/**
 * Astro puts the hash of every script and style that it bundles into each page's policy, also of files, which 'self' allows anyway.
 * They don't compress: without them a page is half a kilobyte smaller.
 */
export const leanPolicy = (): AstroIntegration => ({
  name: 'lean-policy',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const name of await readdir(root, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const page = join(root, name);
        await writeFile(page, withOwnHashes(await readFile(page, 'utf8')));
      }
    },
  },
});
