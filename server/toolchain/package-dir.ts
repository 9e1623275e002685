import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const home = join(import.meta.dir, '../..');

/** The checkout's own modules; where npm has installed the product as a package, those beside it as well. */
const modulesDirs = [join(home, 'node_modules'), ...(basename(dirname(home)) === 'node_modules' ? [dirname(home)] : [])];

/** Where an npm package is; undefined where it is not. */
export const packageDir = (name: string): string | undefined =>
  modulesDirs.map((dir) => join(dir, name)).find((dir) => existsSync(join(dir, 'package.json')));
