import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = /<(script|style)\b([^<>]*)>((?:(?!<(?:script|style)\b)[\s\S])*?)<\/(?:script|style)>/g;
/** JSON-LD and the like are no scripts to a browser. */
const isData = (attributes: string): boolean => /\btype="(?!module")/.test(attributes);

/**
 * The page with a policy for exactly the scripts and styles that stand in it: without the hashes of others, and with those that Astro
 * does not know, since they are `is:inline`. The policy stands before all of them, so that it holds for all of them.
 */
export const withOwnPolicy = (html: string): string => {
  const own = [...html.matchAll(inline)].flatMap(([, element = '', attributes = '', text = '']) =>
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

/** The page without what only drawings in files of their own need: the icons' name space, and class names that nothing refers to. */
export const withBareIcons = (html: string): string =>
  html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="lucide lucide-[\w-]+(?: ([^"]*))?"/g, (_, others?: string) => (others ? ` class="${others}"` : ''));

/** The page with the marks of Astro's scoped styles, which tell a page's own styles from each other alone, as short as they can be. */
export const withShortScopes = (html: string): string => {
  const short = new Map<string, string>();
  return html.replace(/data-astro-cid-(\w{8})\b(?:="true")?/g, (_, scope: string) => {
    const known = short.get(scope) ?? `data-${short.size.toString(36)}`;
    short.set(scope, known);
    return known;
  });
};

const bareScript = /<script>([\s\S]*?)<\/script>/g;
const bareStyle = /<style>([^<]*)<\/style>/g;

/** Inline scripts that follow each other, as one. */
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

/** The page with inline scripts that follow each other in one, and all styles in the first: each of them costs a hash in the policy. */
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
 * The page with what wakes its islands in a file, which all pages share and browsers keep: on its own it took an eighth of each page. Gives
 * the text of that script too; undefined for a page without islands.
 */
export const withSharedRuntime = (html: string): readonly [page: string, script: string | undefined] => {
  const [, , script] = bodyScript.exec(html) ?? [];
  if (!script?.includes('astro-island')) return [html, undefined];
  const page = html.replace(bodyScript, (_, before: string) => `${before}<script src="${runtimeAddress(script)}" defer></script>`);
  return [page, script];
};

/** Where the file of a script lies; its name changes with what it holds. */
const runtimeAddress = (script: string): string => `/_astro/islands.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;

const asWritten = /<(script|style|pre|textarea)\b[\s\S]*?<\/\1>/g;

/** The page with one space wherever white space stands: a browser shows no more of it. */
export const withSingleSpaces = (html: string): string => {
  const parts: string[] = [];
  let end = 0;
  for (const kept of html.matchAll(asWritten)) {
    parts.push(html.slice(end, kept.index).replace(/\s+/g, ' '), kept[0]);
    end = kept.index + kept[0].length;
  }
  return [...parts, html.slice(end).replace(/\s+/g, ' ')].join('');
};

/** The service worker with the scripts that it fetches ahead: parts that a page loads later outlive a deploy that takes them away. */
const withAhead = (worker: string, scripts: readonly string[]): string =>
  worker.replace("const ahead = ['/offline'];", `const ahead = ${JSON.stringify(['/offline', ...scripts])};`);

/**
 * Takes out of every page what no browser needs, so that it arrives in the first ten packets, without a second round trip. Above all
 * hashes: Astro puts those of all scripts and styles that it bundles into each page's policy, also of files, which 'self' allows anyway.
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
        const [html, runtime] = withSharedRuntime(withFewerParts(withShortScopes(withBareIcons(await readFile(page, 'utf8')))));
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
