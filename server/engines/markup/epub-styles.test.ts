import { expect, test } from 'bun:test';
import type { Book } from './epub-package.ts';
import { styleWriter } from './epub-styles.ts';

const bookOf = (files: Readonly<Record<string, string>>): Book =>
  ({
    items: Object.keys(files).map((path) => ({ id: path, path, type: path.endsWith('.png') ? 'image/png' : 'text/css', properties: '' })),
    zip: { bytes: async (name: string) => Buffer.from(files[name] ?? '') },
    text: async (name: string) => files[name] ?? '',
    resolve: (_: string, address: string) => (address in files ? address : undefined),
  }) as unknown as Book;

const write = async (files: Readonly<Record<string, string>>, scope?: string): Promise<string> =>
  styleWriter(bookOf(files), async () => undefined).write([{ path: 'a.css' }], scope);

test('rules of some chapters are held to those', async () => {
  expect(await write({ 'a.css': 'p{color:red} body.x>p, html body{margin:0} #s1{color:blue}' }, 'sheets-1')).toBe(
    '.sheets-1 p{color:red}.sheets-1.x>p,html .sheets-1{margin:0}.sheets-1 [id$="--s1"]{color:blue}',
  );
});

test('steps of animations and nested rules belong to their rule', async () => {
  expect(await write({ 'a.css': '@keyframes in{from{opacity:0}} @media print{p{color:red}} p{b{color:red}}' }, 's')).toBe(
    '@keyframes in{from{opacity:0}}@media print{.s p{color:red}}.s p{b{color:red}}',
  );
});

test('rules of all chapters stay as they are, but for a body by its class', async () => {
  expect(await write({ 'a.css': 'html{writing-mode:vertical-rl} body{margin:0} body.x{color:red}' })).toBe(
    'html{writing-mode:vertical-rl}body{margin:0}section.x{color:red}',
  );
});

test('sheets that import each other are read once, pages keep their own size, old prefixes go', async () => {
  expect(
    await write({ 'a.css': '@import "b.css"; @page{margin:0} p{-epub-hyphens:none}', 'b.css': '@import url(b.css); b{color:red}' }),
  ).toBe('b{color:red}p{hyphens:none}');
});

test('nothing is fetched, and nothing ends the style element', async () => {
  const css = await write({
    'a.css': 'p{background:url(https://example.org/x.png)} b:after{content:"</style><b>"} i{background:url(c.png)}',
    'c.png': 'x',
  });
  expect(css).not.toContain('example.org');
  expect(css).not.toContain('</');
  expect(css).toContain('data:image/png;base64,eA==');
});

test('a broken font is dropped, with a note', async () => {
  const styles = styleWriter(
    bookOf({ 'a.css': '@font-face{font-family:F;src:url(f.ttf)} p{color:red}', 'f.ttf': 'x' }),
    async () => undefined,
  );
  expect(await styles.write([{ path: 'a.css' }])).toBe('p{color:red}');
  expect(styles.notes.fonts).toBe(true);
});

test('hostile sheets: brackets without end, selectors without end, each with little work', async () => {
  const styles = styleWriter(bookOf({ 'a.css': `p{color:${'('.repeat(200_000)}` }), async () => undefined);
  expect(await styles.write([{ path: 'a.css' }])).toBe('');
  expect(styles.notes.sheets).toBe(true);
  expect((await write({ 'a.css': `${'a '.repeat(100_000)}{color:red}` }, 's')).length).toBeGreaterThan(100_000);
});
