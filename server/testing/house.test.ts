import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { circles, productFiles, readImports } from './imports.ts';

/** Checks every file of the tree against the house rules (CONTRIBUTING.md). */
const root = new URL('../../', import.meta.url).pathname;
const imports = readImports(root);
const arrows = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

/** Known import cycles to be resolved, by one of their files. Add none. */
const knownCircles: readonly string[] = [];

/**
 * The layers of the server ("floors"), lowest first. A file may import from lower floors and from its own folder ("room");
 * rooms of one floor must not import each other.
 */
const floors: readonly (readonly string[])[] = [
  ['config'],
  ['tracing'],
  ['contract', 'requests'],
  ['files', 'observability', 'planning'],
  ['formats'],
  ['receipt'],
  ['sandbox'],
  ['jobs', 'engines'],
  ['intake'],
  ['engines.ts'],
  ['toolchain'],
  ['conversions'],
  ['job-service'],
  ['answers', 'mcp', 'openapi'],
  ['node'],
  ['routes', 'compatible'],
  ['app.ts', 'cli', 'doctor'],
  ['main.ts'],
];
const floorOf = (room: string): number => floors.findIndex((rooms) => rooms.includes(room));
const roomOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * Files outside of all floors: the harness, measurements and lint rules, which use the whole server, and the tests at its root,
 * which cover several rooms. A test in a room belongs to its room's floor, whatever of these it uses.
 */
const looksAtAll = (path: string): boolean =>
  ['testing', 'bench', 'lint'].includes(roomOf(path)) || /^server\/[\w.-]+\.test\.ts$/.test(path);

/** Tests, test helpers, lint rules and measurements, which the product must not import. */
const isForTests = (path: string): boolean =>
  /\.test\.ts$|\.e2e\.ts$|(^|\/)(testing|bench|lint|e2e|\w*-?samples|testing-\w+)(\/|\.ts$)/.test(path);

/** Files exempt from the length limit, each with its reason. */
const longFiles: Readonly<Record<string, string>> = {
  'server/safety.long.test.ts': 'one server under test for all promises: to start one for each would take minutes',
  'server/compatible/reading.test.ts': 'the APIs that read documents, on one server that is started once',
  'server/compatible/gotenberg/gotenberg.test.ts': 'the routes of one API, on one server that is started once',
  'server/engines/table/engine.test.ts': 'the kinds of table in and out, side by side',
  'server/engines/ffmpeg/engine.long.test.ts': 'one set of made media for all of its steps',
  'server/engines/archive/engine.test.ts': 'one set of made archives for all of its steps',
  'server/sandbox/fork/fork.test.ts': 'one program that speaks in a fork, and all that it must not reach from there',
  'server/sandbox/calls/numbers.ts': 'a table of the kernel: one line for each system call',
  'server/engines/merge-pdf/merge.py': 'one script that runs in the sandbox: each kind of thing that a PDF has at its root, made one',
  'server/engines/pandoc/plain_tex.py': 'one script that runs in the sandbox: each kind of LaTeX that Pandoc does not read',
  'server/engines/pdf-edits/edit.py': 'one script that runs in the sandbox: each kind of change to a PDF, in one go',
  'server/engines/pdf-tools/pick.py':
    'one script that runs in the sandbox: each kind of thing that a PDF has at its root, without left-out pages',
  'server/engines/merge-epub/merge.py': 'one script that runs in the sandbox: what a package of EPUB lists, read and made one',
  'site/styles/parts.css': 'small parts that every page shares',
  'site/islands/upload/file-list.css': 'the row of a file in each of its states, at two widths',
  'site/styles/upload.css': 'the states of one widget',
  'server/cli/cli.long.test.ts': 'one folder of inputs for all promises of the command line',
};
const mostLines = 250;
/** Everyday words for which the field has a term: image, video, audio, document. */
const otherWords = /(?:^|[-.])(?:pictures?|films?|sounds?|writings?)(?=[-.])/;

test('no file imports itself by way of others, types included', () => {
  const found = circles(imports).filter((circle) => !circle.some((path) => knownCircles.includes(path)));
  expect(found).toEqual([]);
});

test('arrows go from the site and the server to the catalogue, and no other way, tests included', () => {
  const top = (path: string): string => path.split('/')[0] ?? '';
  const wrong = arrows.filter(({ from, to }) => top(from) !== top(to) && top(to) !== 'catalogue');
  expect(wrong).toEqual([]);
});

test('inside the server nothing imports upward', () => {
  const inServer = arrows.filter(
    ({ from, to }) => from.startsWith('server/') && to.startsWith('server/') && !looksAtAll(from) && !looksAtAll(to),
  );
  const unplaced = [...new Set(inServer.flatMap(({ from, to }) => [from, to]))].filter((path) => floorOf(roomOf(path)) < 0);
  expect(unplaced).toEqual([]);
  const upward = inServer.filter(({ from, to }) => roomOf(from) !== roomOf(to) && floorOf(roomOf(to)) >= floorOf(roomOf(from)));
  expect(upward).toEqual([]);
  // Lower, but forbidden all the same: intake inspects uploads without any tool.
  expect(inServer.filter(({ from, to }) => roomOf(from) === 'intake' && roomOf(to) === 'engines')).toEqual([]);
});

test('nothing of the product imports what is for tests', () => {
  expect(arrows.filter(({ from, to }) => !isForTests(from) && isForTests(to))).toEqual([]);
});

test('files are named in kebab-case, with the words of the field', () => {
  const names = productFiles(root).filter((path) => /\.(?:ts|tsx|mjs|py)$/.test(path) && !path.startsWith('site/pages/'));
  expect(names.filter((path) => otherWords.test(basename(path)))).toEqual([]);
  expect(names.filter((path) => !/^[a-z0-9_.-]+$/.test(basename(path)))).toEqual([]);
});

test('no test waits by `.rejects` or `.resolves`, which block the event loop for up to a second a turn', () => {
  const waits = [...imports.keys()].filter(
    (path) => /\.test\.ts$/.test(path) && /\)\s*\.(?:rejects|resolves)\./.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(waits).toEqual([]);
});

test('a long file has a reason', () => {
  const length = (path: string): number => readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  const long = productFiles(root).filter((path) => /\.(?:ts|tsx|astro|mjs|py|css)$/.test(path) && length(path) > mostLines);
  expect(long.filter((path) => !longFiles[path])).toEqual([]);
  // Exemptions of files that are short by now, or gone, must be removed.
  expect(Object.keys(longFiles).filter((path) => !long.includes(path))).toEqual([]);
  console.log(
    `  ${imports.size} files, ${arrows.length} imports, ${circles(imports).length} circles, ${long.length} files above ${mostLines} lines`,
  );
});
