/** SQLite: schemas that would run code, cyclic pages, arbitrary values. */
import { Database } from 'bun:sqlite';
import { type Attack, harmless, refused } from './attack.ts';
import { be16, be32 } from './bytes.ts';

const slow = { seconds: 30 } as const;
const never = /CANARY/;

/** A database made by these statements; what SQLite rejects is written directly into the schema. */
const database = (...statements: readonly string[]): Buffer => {
  const made = new Database(':memory:');
  if (!statements[0]?.startsWith('pragma')) made.run('pragma page_size = 512');
  for (const statement of statements) made.run(statement);
  const bytes = Buffer.from(made.serialize());
  made.close();
  return bytes;
};
const good = ['create table good (a, b)', "insert into good values (1, 'x')"];
/** A table `t` with another statement in its schema row, and optionally another root page. */
const entry = (sql: string, root?: number): Buffer => {
  const room = '-'.repeat(sql.length + 8);
  const file = database('pragma page_size = 65536', ...good, `create table t (a /*${room}*/)`);
  const at = file.indexOf('CREATE TABLE t (a /*');
  file.write(sql.padEnd('CREATE TABLE t (a /**/)'.length + room.length), at, 'latin1');
  // The page number is the byte right before.
  if (root !== undefined) file[at - 1] = root;
  return file;
};
const endless = 'with recursive c(x) as (select 1 union all select x + 1 from c) select x from c where x < 0';
const generous = 'with recursive c(x) as (select 1 union all select x + 1 from c) select x from c';

/** A valid file with overwritten numbers in its header or in a page. */
const changed = (change: (file: Buffer) => void, ...statements: readonly string[]): Buffer => {
  const file = database(...good, ...statements);
  change(file);
  return file;
};
const many = 'with recursive c(x) as (select 1 union all select x + 1 from c limit 2000) insert into good select x, x from c';

export const databases: readonly Attack[] = [
  harmless('sqlite-view-that-never-ends', 'sqlite csv', () => database(...good, `create view v as ${endless}`)),
  harmless('sqlite-view-that-says-it-is-a-table', 'sqlite csv', () => entry(`create view t as ${endless}`)),
  harmless('sqlite-view-of-rows-without-end', 'sqlite json', () => entry(`create view t as ${generous}`), { never: /40000000/ }),
  harmless('sqlite-view-of-large-words', 'sqlite csv', () => entry('create view t as select hex(zeroblob(400000000)) as a')),
  harmless('sqlite-virtual-table-behind-a-comment', 'sqlite csv', () => entry('create/**/virtual table t using fts5(hostile)')),
  harmless('sqlite-pages-of-the-file', 'sqlite csv', () => entry('create --\nvirtual table t using sqlite_dbpage')),
  harmless('sqlite-series', 'sqlite json', () => entry('create /* a */ virtual table t using generate_series'), slow),
  harmless('sqlite-triggers', 'sqlite csv', () =>
    database(...good, `create trigger t after insert on good begin insert into good ${generous}; end`),
  ),
  harmless('sqlite-columns-that-are-worked-out', 'sqlite csv', () =>
    database('create table good (a, b as (hex(zeroblob(400000000))) virtual)', 'insert into good (a) values (1)'),
  ),
  harmless('sqlite-column-that-loads', 'sqlite csv', () => entry("create table t (a, b as (load_extension('/tmp/a')) stored)", 2)),
  harmless('sqlite-defaults-that-run', 'sqlite csv', () =>
    entry("create table t (a default (readfile('/etc/passwd')), b default (hex(zeroblob(900000000))))", 2),
  ),
  harmless('sqlite-collation-of-nobody', 'sqlite csv', () => entry('create table t (a collate hostile primary key) without rowid', 2)),
  refused('sqlite-schema-that-is-no-sql', 'sqlite csv', () => entry('create table t ((((((')),
  harmless('sqlite-schema-10000-deep', 'sqlite csv', () =>
    entry(`create table t (a default (${'('.repeat(10_000)}1${')'.repeat(10_000)}))`, 2),
  ),
  harmless('sqlite-two-tables-of-one-page', 'sqlite json', () => entry('create table t (a, b)', 2)),
  harmless('sqlite-table-in-the-schema', 'sqlite json', () => entry('create table t (a, b, c, d, e)', 1)),
  harmless('sqlite-root-outside', 'sqlite csv', () => entry('create table t (a)', 127)),
  harmless('sqlite-names', 'sqlite csv', () =>
    database(
      ...good,
      'create table "../../../tmp/hostile-ran" (a)',
      'insert into "../../../tmp/hostile-ran" values (1)',
      'create table "a/b\\c:d" ("""; drop", "__proto__")',
      'insert into "a/b\\c:d" values (1, 2)',
    ),
  ),
  harmless('sqlite-columns-alike-but-for-case', 'sqlite json', () =>
    database('create table good ("constructor", "toString", "__proto__")', 'insert into good values (1, 2, 3)'),
  ),
  refused('sqlite-2000-tables', 'sqlite csv', () => database(...Array.from({ length: 2000 }, (_, n) => `create table t${n} (a)`)), slow),
  harmless(
    'sqlite-2000-columns',
    'sqlite xlsx',
    () =>
      database(
        `create table t (${Array.from({ length: 1999 }, (_, n) => `c${n}`).join(',')})`,
        `insert into t values (${Array.from({ length: 1999 }, () => 1).join(',')})`,
      ),
    slow,
  ),
  harmless(
    'sqlite-text-of-40-megabytes',
    'sqlite csv',
    () => database(...good, "insert into good values (1, replace(hex(zeroblob(20000000)), '00', 'ab'))"),
    slow,
  ),
  harmless(
    'sqlite-text-of-40-megabytes-in-a-cell',
    'sqlite xlsx',
    () => database(...good, "insert into good values (1, replace(hex(zeroblob(20000000)), '00', 'ab'))"),
    slow,
  ),
  harmless('sqlite-200000-rows', 'sqlite json', () => database(...good, many.replace('2000', '200000')), { seconds: 60 }),
  harmless(
    'sqlite-large-value-in-every-row',
    'sqlite csv',
    () => {
      // All rows claim the same overflow chain.
      const file = database(
        ...good,
        "insert into good values (1, replace(hex(zeroblob(10000000)), '00', 'ab'))",
        ...Array.from({ length: 300 }, () => "insert into good values (1, replace(hex(zeroblob(1500)), '00', 'ab'))"),
      );
      const pages = file.length / 512;
      const chain = 4;
      for (let page = chain; page < pages; page++) {
        const at = page * 512;
        // In a table leaf, the last four bytes of each cell are the overflow page.
        if (file[at] !== 13) continue;
        for (let cell = 0; cell < file.readUInt16BE(at + 3); cell++) {
          const start = at + file.readUInt16BE(at + 8 + cell * 2);
          const next = Math.min(at + 512, start + 200);
          if (next + 4 <= file.length) file.writeUInt32BE(chain, next - 4);
        }
      }
      return file;
    },
    { seconds: 60 },
  ),
  harmless(
    'sqlite-page-of-itself',
    'sqlite csv',
    () =>
      changed((file) => {
        // An interior page that lists itself as its child.
        const at = file.findIndex((byte, index) => index >= 512 && index % 512 === 0 && byte === 5);
        if (at > 0) be32(at / 512 + 1).copy(file, at + 8);
      }, many),
    slow,
  ),
  harmless('sqlite-free-pages-in-a-ring', 'sqlite csv', () => changed((file) => be32(2).copy(file, 32), many), slow),
  harmless('sqlite-cells-outside', 'sqlite csv', () => changed((file) => be16(0xffff).copy(file, 512 + 3), many), slow),
  harmless('sqlite-page-size-of-1', 'sqlite csv', () => changed((file) => be16(3).copy(file, 16))),
  harmless('sqlite-page-size-of-64k', 'sqlite csv', () => changed((file) => be16(1).copy(file, 16))),
  harmless('sqlite-size-of-billions', 'sqlite csv', () => changed((file) => be32(0xffff_ffff).copy(file, 28))),
  harmless('sqlite-with-a-journal', 'sqlite csv', () => changed((file) => file.set([2, 2], 18))),
  harmless('sqlite-encoding', 'sqlite csv', () => changed((file) => be32(77).copy(file, 56))),
  harmless('sqlite-reserved-bytes', 'sqlite csv', () => changed((file) => file.set([255], 20))),
  refused('sqlite-head-alone', 'sqlite csv', () => changed(() => undefined).subarray(0, 100)),
].map((attack) => ({ never, ...attack }));
