import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfOf } from './samples.ts';

longTimeout();

let app: TestApp;
let dir: string;
beforeAll(async () => {
  app = await startApp();
  dir = makeTestFolder('merge');
});
afterAll(async () => {
  await app.close();
});

const formOf = (files: readonly File[], fields: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const file of files) form.append('file', file);
  return form;
};

const post = (form: FormData, path = '/api/convert') => app.send(path, { method: 'POST', body: form });

/** Reads a PDF with MuPDF, independent of qpdf, which writes it. */
const look = `
import fitz, json, sys
fitz.TOOLS.mupdf_display_errors(False)
pdf = fitz.open(sys.argv[1])
sys.stderr.write(fitz.TOOLS.mupdf_warnings())
print(json.dumps({
  "pages": [page.get_text().strip().split("\\n")[0] for page in pdf],
  "toc": pdf.get_toc(),
  "links": [[page.number, link["kind"], link.get("page")] for page in pdf for link in page.get_links()],
  "fields": [[page.number, field.field_name, field.field_value] for page in pdf for field in (page.widgets() or [])],
  "layers": sorted([one["text"], bool(one["on"])] for one in pdf.layer_ui_configs()),
  "labels": [page.get_label() for page in pdf],
  "title": pdf.metadata["title"],
  "repaired": pdf.is_repaired,
}))`;

import { makeTestFolder } from '../../testing/test-folder.ts';

type Seen = {
  readonly pages: readonly string[];
  readonly toc: readonly (readonly [number, string, number])[];
  readonly links: readonly (readonly [number, number, number])[];
  readonly fields: readonly (readonly [number, string, string])[];
  readonly layers: readonly unknown[];
  readonly labels: readonly string[];
  readonly title: string;
  readonly repaired: boolean;
};

const seen = async (answer: Response): Promise<Seen> => {
  expect(answer.status === 200 ? '' : await answer.text()).toBe('');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const path = join(dir, `${crypto.randomUUID()}.pdf`);
  await Bun.write(path, await answer.bytes());
  expect(await Bun.$`qpdf --check ${path}`.text()).toContain('No syntax or stream encoding errors');
  const [told = ''] = (await Bun.$`/usr/bin/python3 -I -c ${look} ${path}`.text()).split('\n');
  return JSON.parse(told) as Seen;
};

describe('several files become one PDF', () => {
  test('with pages in order, contents, links, forms, layers and labels of all', async () => {
    const files = [new File([pdfOf('Ada', 2)], 'Ärger.pdf'), new File([pdfOf('Bob', 3)], 'b.pdf'), new File([pdfOf('Ada', 1)], 'c.pdf')];
    const answer = await post(
      formOf(files, [
        ['inputFormat', 'pdf'],
        ['outputFormat', 'pdf'],
      ]),
    );
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('Ärger.pdf'));
    expect(await seen(answer)).toEqual({
      pages: ['Ada 1', 'Ada 2', 'Bob 1', 'Bob 2', 'Bob 3', 'Ada 1'],
      toc: [
        [1, 'Ärger', 1],
        [2, 'Ada chapter', 2],
        [1, 'b', 3],
        [2, 'Bob chapter', 5],
        [1, 'c', 6],
        [2, 'Ada chapter', 6],
      ],
      links: [
        [0, 1, 1],
        [2, 1, 4],
        [5, 1, 5],
      ],
      fields: [
        [0, 'name', 'Ada'],
        [2, 'name (2)', 'Bob'],
        [5, 'name (3)', 'Ada'],
      ],
      layers: [
        ['Ada layer', false],
        ['Ada layer', false],
        ['Bob layer', false],
      ],
      labels: ['i', 'ii', 'i', 'ii', 'iii', 'i'],
      title: 'Ärger',
      repaired: false,
    });
  });

  test('of different formats, each named in its place, with the options that it takes', async () => {
    const png = await Bun.$`convert -size 30x20 xc:red png:-`.arrayBuffer();
    const files = [new File([png], 'red.png'), new File(['Some words.'], 'words.txt'), new File([pdfOf('Ada', 1)], 'a.pdf')];
    const formats = ['png', 'txt', 'pdf'].map((format) => ['inputFormat', format] as const);
    const answer = await post(formOf(files, [...formats, ['outputFormat', 'pdf'], ['options', '{"pageSize":"a5","margin":10}']]));
    const { pages, toc } = await seen(answer);
    expect(pages).toEqual(['', 'Some words.', 'Ada 1']);
    expect(toc.filter(([level]) => level === 1)).toEqual([
      [1, 'red', 1],
      [1, 'words', 2],
      [1, 'a', 3],
    ]);
  });

  test('as a job', async () => {
    const files = [new File([pdfOf('Ada', 1)], 'a.pdf'), new File([pdfOf('Bob', 1)], 'b.pdf')];
    const { id } = (await (
      await post(
        formOf(files, [
          ['inputFormat', 'pdf'],
          ['outputFormat', 'pdf'],
        ]),
        '/api/jobs',
      )
    ).json()) as { id: string };
    await (await app.send(`/api/jobs/${id}/events`)).text();
    expect((await seen(await app.send(`/api/jobs/${id}/result`))).pages).toEqual(['Ada 1', 'Bob 1']);
  });
});

describe('several files are refused', () => {
  const ada = () => new File([pdfOf('Ada', 1)], 'a.pdf');
  const cases: readonly (readonly [
    what: string,
    files: () => readonly File[],
    fields: readonly (readonly [string, string])[],
    status: number,
    code: string,
    file?: number,
  ])[] = [
    [
      'where the format can hold one alone',
      () => [ada(), ada()],
      [
        ['inputFormat', 'pdf'],
        ['outputFormat', 'docx'],
      ],
      400,
      'multiple_files',
    ],
    [
      'where one of them is damaged',
      () => [ada(), new File(['%PDF-1.7\nnothing'], 'b.pdf')],
      [
        ['inputFormat', 'pdf'],
        ['outputFormat', 'pdf'],
      ],
      422,
      'corrupt_input',
      2,
    ],
    [
      'where one of them is of another kind',
      () => [ada(), new File(['RIFF\x10\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0'], 'b.pdf')],
      [
        ['inputFormat', 'pdf'],
        ['outputFormat', 'pdf'],
      ],
      415,
      'content_mismatch',
      2,
    ],
    [
      'where a format is missing',
      () => [ada(), ada(), ada()],
      [
        ['inputFormat', 'pdf'],
        ['inputFormat', 'pdf'],
        ['outputFormat', 'pdf'],
      ],
      400,
      'invalid_request',
    ],
    [
      'where an option is none',
      () => [ada(), ada()],
      [
        ['inputFormat', 'pdf'],
        ['outputFormat', 'pdf'],
        ['options', '{"crf":3}'],
      ],
      400,
      'invalid_option',
    ],
    [
      'where they are too many',
      () => Array.from({ length: 101 }, ada),
      [
        ['inputFormat', 'pdf'],
        ['outputFormat', 'pdf'],
      ],
      400,
      'multiple_files',
    ],
  ];
  for (const [what, files, fields, status, code, file] of cases)
    test(what, async () => {
      const answer = await post(formOf(files(), fields));
      const problem = (await answer.json()) as { code: string; file?: number };
      expect([answer.status, problem.code, problem.file]).toEqual([status, code, file]);
    });

  test('where they are more than one may be, and do not say that they are several', async () => {
    const large = () => new File([Buffer.alloc(30 * 1024 ** 2)], 'a.pdf');
    const fields = [
      ['inputFormat', 'pdf'],
      ['outputFormat', 'pdf'],
    ] as const;
    const send = async (form: FormData, query = ''): Promise<number> => {
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      const body = await encoded.bytes();
      const headers = { 'content-type': type, 'content-length': String(body.length) };
      return (await app.send(`/api/convert${query}`, { method: 'POST', body, headers })).status;
    };
    expect(await send(formOf([large(), large()], fields))).toBe(413);
    // Not PDFs, but the server has read them.
    expect(await send(formOf([large(), large()], fields), '?merge')).toBe(422);
  });
});
