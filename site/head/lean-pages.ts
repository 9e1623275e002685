import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Inline = { readonly element: string; readonly attributes: string; readonly text: string };

/** The page's own scripts and styles. An element without an end reaches to the end of the page. */
const inlineOf = (html: string): readonly Inline[] => {
  const found: Inline[] = [];
  let end = 0;
  for (const { 0: tag, 1: element = '', 2: attributes = '', index } of html.matchAll(/<(script|style)\b([^<>]*)>/g)) {
    if (index < end) continue;
    end = html.indexOf(`</${element}>`, index);
    if (end < 0) break;
    found.push({ element, attributes, text: html.slice(index + tag.length, end) });
  }
  return found;
};
/** JSON-LD and similar blocks are no scripts to a browser. */
const isData = (attributes: string): boolean => /\btype="(?!module")/.test(attributes);

/**
 * Replaces the page's policy by one for exactly its own inline scripts and styles: drops the hashes of others, and adds those that
 * Astro does not know because they are `is:inline`. The policy precedes all of them, so that it applies to all.
 */
export const withOwnPolicy = (html: string): string => {
  const own = inlineOf(html).flatMap(({ element, attributes, text }) =>
    text && !isData(attributes) ? [{ element, hash: hashOf(text) }] : [],
  );
  const [meta = ''] = /<meta http-equiv="content-security-policy" content="[^"]*">/i.exec(html) ?? [];
  const policy = meta.replace(/(script|style)-src ([^;"]*)/g, (_, element: string, sources: string) => {
    const others = sources.split(' ').filter((source) => source && !source.startsWith("'sha256-"));
    const hashes = new Set(own.filter((each) => each.element === element).map(({ hash }) => hash));
    return `${element}-src ${[...others, ...hashes].join(' ')}`;
  });
  const bare = html.replace(meta, '');
  const at = bare.search(/<(?:script|style)\b/);
  return at < 0 ? html.replace(meta, () => policy) : bare.slice(0, at) + policy + bare.slice(at);
};

/** Removes what only standalone drawings need: the icons' namespace, and unused class names. */
export const withBareIcons = (html: string): string =>
  html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="lucide lucide-[\w-]+(?: ([^"]*))?"/g, (_, others?: string) => (others ? ` class="${others}"` : ''));

/** Removes the islands' `uid`, which nothing reads and no page can compress. */
export const withBareIslands = (html: string): string => html.replace(/(<astro-island\b[^>]{0,200}?) uid="\w*"/g, '$1');

/** Shortens Astro's scope attributes, which only separate a page's own styles from each other. */
export const withShortScopes = (html: string): string => {
  const short = new Map<string, string>();
  return html.replace(/data-astro-cid-(\w{8})\b(?:="true")?/g, (_, scope: string) => {
    const known = short.get(scope) ?? `data-${short.size.toString(36)}`;
    short.set(scope, known);
    return known;
  });
};

const bareScript = /<script>([\s\S]*?)<\/script>/g;
const bareStyle = /<style>([\s\S]*?)<\/style>/g;

/** Joins adjacent inline scripts. */
const withOneScript = (html: string): string => {
  let [joined, end] = ['', 0];
  for (const { 0: whole, 1: text = '', index } of html.matchAll(bareScript)) {
    const between = html.slice(end, index);
    const follows = joined.endsWith('</script>') && between.trim() === '';
    joined = follows ? `${joined.slice(0, -'</script>'.length)};${text}</script>` : `${joined}${between}${whole}`;
    end = index + whole.length;
  }
  return joined + html.slice(end);
};

/** Joins adjacent inline scripts, and all styles into the first: each costs a hash in the policy. */
export const withFewerParts = (html: string): string => {
  const styles = [...html.matchAll(bareStyle)].map(([, text]) => text);
  let isFirst = true;
  return withOneScript(html).replace(bareStyle, () => {
    const kept = isFirst ? `<style>${styles.join('')}</style>` : '';
    isFirst = false;
    return kept;
  });
};

const bodyScript = /(<body[\s\S]*?)<script>([\s\S]*?)<\/script>/;

/**
 * Moves the island runtime to a file that all pages share and browsers cache: inline it took an eighth of each page. Also returns the
 * text of that script; undefined for a page without islands.
 */
export const withSharedRuntime = (html: string): readonly [page: string, script: string | undefined] => {
  const [, , script] = bodyScript.exec(html) ?? [];
  if (!script?.includes('astro-island')) return [html, undefined];
  const page = html.replace(bodyScript, (_, before: string) => `${before}<script src="${runtimeAddress(script)}" defer></script>`);
  return [page, script];
};

/** Address of a script's file; its name contains a hash of the content. */
const runtimeAddress = (script: string): string => `/_astro/islands.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;

const asWritten = /<(script|style|pre|textarea)\b[\s\S]*?<\/\1>/g;

const surplusSpace = /\s{2,}|[^\S ]/g;

/** Collapses white space to single spaces, as a browser does. */
export const withSingleSpaces = (html: string): string => {
  const parts: string[] = [];
  let end = 0;
  for (const kept of html.matchAll(asWritten)) {
    parts.push(html.slice(end, kept.index).replace(surplusSpace, ' '), kept[0]);
    end = kept.index + kept[0].length;
  }
  return [...parts, html.slice(end).replace(surplusSpace, ' ')].join('');
};

/** Adds the scripts to precache to the service worker: lazily loaded parts of a page then survive a deploy that removes them. */
const withAhead = (worker: string, scripts: readonly string[]): string =>
  worker.replace("const ahead = ['/offline'];", `const ahead = ${JSON.stringify(['/offline', ...scripts])};`);

/**
 * Removes everything that no browser needs, so that every page fits into the first ten packets, without a second round trip. Most of it
 * is hashes: Astro lists those of all bundled scripts and styles in each page's policy, even of files, which 'self' permits anyway.
 */
export const leanPages = (): AstroIntegration => ({
  name: 'lean-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const runtimes = new Set<string>();
      for (const name of await readdir(root, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const page = join(root, name);
        const [html, runtime] = withSharedRuntime(
          withFewerParts(withShortScopes(withBareIslands(withBareIcons(await readFile(page, 'utf8'))))),
        );
        if (runtime) runtimes.add(runtime);
        await writeFile(page, withOwnPolicy(withSingleSpaces(html)));
      }
      for (const runtime of runtimes) await writeFile(join(root, runtimeAddress(runtime)), runtime);
      const worker = join(root, 'sw.js');
      const scripts = (await readdir(join(root, '_astro'))).filter((name) => name.endsWith('.js')).map((name) => `/_astro/${name}`);
      await writeFile(worker, withAhead(await readFile(worker, 'utf8'), scripts));
    },
  },
});
