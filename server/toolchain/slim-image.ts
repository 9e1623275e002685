/**
 * Image build: removes files that no server reads, `bun server/toolchain/slim-image.ts` in the checkout that becomes the image. Of packages
 * these are types, source maps and what their authors measured; of the site, pages that are there compressed.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

const unread = new Bun.Glob('**/*.{map,d.ts,d.mts,d.cts}');
const measured = new Bun.Glob('**/{coverage,.nyc_output}/**');
const compressed = new Bun.Glob('**/*.gz');

const filesOf = (glob: Bun.Glob, cwd: string): readonly string[] =>
  (existsSync(cwd) ? [...glob.scanSync({ cwd, dot: true })] : []).map((path) => `${cwd}/${path}`);

/** Files of a checkout that can go: the server serves a page from `NAME.br` and `NAME.gz` (routes/site-files.ts). */
export const unreadFiles = (root: string): readonly string[] => [
  ...new Set([unread, measured].flatMap((glob) => filesOf(glob, `${root}/node_modules`))),
  ...filesOf(compressed, `${root}/dist`).flatMap((path) => {
    const plain = path.slice(0, -'.gz'.length);
    return existsSync(plain) && existsSync(`${plain}.br`) ? [plain] : [];
  }),
];

if (import.meta.main) for (const path of unreadFiles('.')) await rm(path);
