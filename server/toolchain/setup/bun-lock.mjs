/**
 * Writes a manifest and a lock file of Bun and nothing else into a folder: `node bun-lock.mjs FOLDER`, in a folder with a package-lock.json,
 * whose version and hashes they have.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const isOfBun = (path) => path === 'node_modules/bun' || path.startsWith('node_modules/@oven/');
const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => isOfBun(path)));
const manifest = { dependencies: { bun: packages['node_modules/bun'].version } };
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, name: 'bun', packages: { '': manifest, ...packages } }));
