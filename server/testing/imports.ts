import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The imports of each file in the tree, types included; paths from the repository's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isCode = /\.(?:ts|tsx|astro|mjs)$/;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `import … from`, `export … from`, `import '…'` and `import('…')` of a relative path. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]*)/g;

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });

/** All files of the product and its tests below `root`. */
export const productFiles = (root: string): readonly string[] => ['catalogue', 'server', 'site'].flatMap((folder) => filesIn(root, folder));

export const readImports = (root: string): Imports =>
  new Map(
    productFiles(root)
      .filter((path) => isCode.test(path))
      .map((path) => {
        const text = readFileSync(join(root, path), 'utf8').replace(comments, '');
        const found = [...text.matchAll(imported)].map(([, target = '']) => normalize(join(dirname(path), target)));
        return [path, [...new Set(found)].filter((target) => existsSync(join(root, target)) && statSync(join(root, target)).isFile())];
      }),
  );

/** Import cycles, each sorted (strongly connected components, by Tarjan). */
export const circles = (imports: Imports): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): number => {
    const mine = order.size;
    order.set(path, mine);
    lowest.set(path, mine);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? mine) : mine) : visit(next);
      lowest.set(path, Math.min(lowest.get(path) ?? mine, reached));
    }
    const low = lowest.get(path) ?? mine;
    if (low === mine) {
      const circle = stack.splice(stack.indexOf(path));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return found;
};
