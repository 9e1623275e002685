import { afterAll, beforeAll, expect, test } from 'bun:test';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app.close();
});

type Table = readonly [name: string, content: string | Uint8Array<ArrayBuffer>];

const merge = async (tables: readonly Table[], to: string, options = '{}'): Promise<Response> => {
  const form = new FormData();
  for (const [name] of tables) form.append('inputFormat', name.split('.').at(-1) ?? '');
  form.append('outputFormat', to);
  form.append('options', options);
  for (const [name, content] of tables) form.append('file', new File([content], name));
  return app.send('/api/convert', { method: 'POST', body: form });
};

const good = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> => {
  expect(answer.status === 200 ? '' : await answer.text()).toBe('');
  return new Uint8Array(await answer.arrayBuffer());
};

const text = async (answer: Response): Promise<string> => new TextDecoder().decode(await good(answer));

const problem = async (answer: Response): Promise<readonly [number, string, string]> => {
  const { code, detail } = (await answer.json()) as { code: string; detail: string };
  return [answer.status, code, detail];
};

test('tables of several formats become sheets of one workbook, with what their cells hold', async () => {
  const made = await good(
    await merge(
      [
        ['Ärger.csv', 'name,born,sum\nAda,1915-12-10,1.5\n'],
        ['Ärger.csv', 'name;sum\nBob;2\n'],
        ['list.json', '[{"town":"Kyoto","area":827.83}]'],
        ['a name that is too long for a sheet of any workbook.tsv', 'x\ty\n007\t=1+1\n'],
      ],
      'xlsx',
    ),
  );
  const form = { inputFormat: 'xlsx', outputFormat: 'json', file: new File([made], 'a.xlsx') };
  const sheets = JSON.parse(await text(await app.convert(form))) as Record<string, unknown>;
  expect(Object.values(sheets)).toEqual([
    [{ name: 'Ada', born: '1915-12-10', sum: 1.5 }],
    [{ name: 'Bob', sum: 2 }],
    [{ town: 'Kyoto', area: 827.83 }],
    [{ x: '007', y: '=1+1' }],
  ]);
  expect(Object.keys(sheets)).toEqual(['Ärger', 'Ärger 2', 'list', 'a name that is too long for a s']);
});

test('tables become one CSV, each column under its name wherever a file has it', async () => {
  const tables: readonly Table[] = [
    ['a.csv', 'name,town\nAda,London\n\n'],
    ['b.csv', '\ufefftown;name\r\n"Kyoto; Japan";"Bob ""B"""\r\n'],
    ['c.tsv', 'name\ttown\nCid\tA, B\n'],
  ];
  expect(await text(await merge(tables, 'csv'))).toBe('name,town\nAda,London\n"Bob ""B""",Kyoto; Japan\nCid,"A, B"\n');
  expect(await text(await merge(tables, 'csv', '{"csvDelimiter":"semicolon"}'))).toBe(
    'name;town\nAda;London\n"Bob ""B""";"Kyoto; Japan"\nCid;A, B\n',
  );
});

test('sheets of a workbook count as files, and rows without names stay as they are', async () => {
  const book = await good(
    await merge(
      [
        ['one.csv', 'id,sum\n1,2\n'],
        ['two.csv', 'sum,id\n4,3\n'],
      ],
      'xlsx',
    ),
  );
  expect(
    await text(
      await merge(
        [
          ['book.xlsx', book],
          ['three.csv', 'id,sum\n5,6\n'],
        ],
        'csv',
      ),
    ),
  ).toBe('id,sum\n1,2\n3,4\n5,6\n');
  expect(
    await text(
      await merge(
        [
          ['a.csv', '1,2\n3,4\n'],
          ['b.csv', '5,6\n'],
        ],
        'csv',
      ),
    ),
  ).toBe('1,2\n3,4\n5,6\n');
});

test('columns that only some tables have are empty in the rows of the others, and a note names them', async () => {
  const answer = await merge(
    [
      ['a.csv', 'name,town\nAda,London\n'],
      ['b.csv', 'country,name\nJapan,Bob\n'],
    ],
    'csv',
  );
  const notes = decodeURIComponent(answer.headers.get('X-Conversion-Notes') ?? '');
  expect(await text(answer)).toBe('name,town,country\nAda,London,\nBob,,Japan\n');
  expect(notes).toContain('Columns that some files lack are empty in their rows: “town”, “country”.');
});

test('tables that share no column are refused, with which and what they are', async () => {
  const [status, code, detail] = await problem(
    await merge(
      [
        ['a.csv', 'name,town\nAda,London\n'],
        ['b.csv', 'person,country\nBob,Japan\n'],
      ],
      'csv',
    ),
  );
  expect([status, code]).toEqual([422, 'columns_differ']);
  expect(detail).toBe('File 2 has the columns “person”, “country”; the first has “name”, “town”.');
});

test('a workbook with looks of its own does not go into another', async () => {
  const book = await good(
    await merge(
      [
        ['a.csv', 'a\n1\n'],
        ['b.csv', 'b\n2\n'],
      ],
      'xlsx',
    ),
  );
  expect(
    (
      await problem(
        await merge(
          [
            ['a.xlsx', book],
            ['b.csv', 'b\n2\n'],
          ],
          'xlsx',
        ),
      )
    ).slice(0, 2),
  ).toEqual([415, 'unsupported_conversion']);
});
