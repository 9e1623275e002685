import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const home = join(import.meta.dir, '../..');

/** The checkout's node_modules; if npm installed the product as a package, also the folder of its siblings. */
const modulesDirs = [join(home, 'node_modules'), ...(basename(dirname(home)) === 'node_modules' ? [dirname(home)] : [])];

/** Folder of an npm package; undefined if it is not installed. */
export const packageDir = (name: string): string | undefined =>
  modulesDirs.map((dir) => join(dir, name)).find((dir) => existsSync(join(dir, 'package.json')));
