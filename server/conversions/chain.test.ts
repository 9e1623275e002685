import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolders } from '../config/data-folders.ts';
import { makeLookers } from '../intake/look/lookers.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();

const lookers = makeLookers({ threads: 2, waiting: 100, seconds: 60 });
/** Formats of the inspected files. */
const looked: string[] = [];
let app: TestApp;
let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('chains');
  const presets = {
    'letter-pages': {
      description: 'A picture of each page',
      steps: [{ outputFormat: 'pdf' }, { outputFormat: 'png', options: { dpi: 36 } }],
    },
    thumbnail: { outputFormat: 'webp', options: { width: 2 } },
    turned: { operation: 'rotate-pdf', options: { turn: '90' } },
  };
  await Bun.write(join(dir, 'presets.json'), JSON.stringify(presets));
  const look: typeof lookers.look = (client, request, signal) => {
    looked.push(request.format);
    return lookers.look(client, request, signal);
  };
  app = await startApp({ PRESETS_FILE: join(dir, 'presets.json') }, { lookers: { ...lookers, look } });
});
afterAll(async () => {
  await app.close();
  lookers.close();
});

const send = async (fields: Readonly<Record<string, string>>, files: readonly File[], path = '/api/convert') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file);
  return app.send(path, { method: 'POST', body: form });
};
const chain = (inputFormat: string, steps: unknown, ...files: File[]) => send({ inputFormat, steps: JSON.stringify(steps) }, files);
const problemOf = async (answer: Response) => (await answer.json()) as { code: string; detail: string; step?: number; option?: string };
const saved = async (answer: Response, name: string): Promise<string> => {
  if (answer.status !== 200) throw new Error(await answer.text());
  const path = join(dir, name);
  await Bun.write(path, await answer.arrayBuffer());
  return path;
};
const page = (words: string, name: string): File => new File([`<!doctype html><title>${words}</title><p>${words}</p>`], name);
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

describe('a chain of steps', () => {
  test('converts, merges, and operates on what came of it, with one result', async () => {
    const steps = [
      { outputFormat: 'docx' },
      { merge: 'pdf' },
      { operation: 'rotate-pdf', options: { turn: '90' } },
      { operation: 'compress-pdf' },
    ];
    const answer = await chain('html', steps, page('First of two', 'one.html'), page('Second of two', 'two.html'));
    expect(answer.headers.get('content-disposition')).toContain('filename="one.pdf"');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const path = await saved(answer, 'one.pdf');
    const text = await Bun.$`pdftotext ${path} -`.text();
    expect([text.includes('First of two'), text.includes('Second of two')]).toEqual([true, true]);
    const info = await Bun.$`pdfinfo ${path}`.text();
    expect([/Pages:\s+2/.test(info), /Page rot:\s+90/.test(info)]).toEqual([true, true]);
    await Bun.$`qpdf --check ${path}`.quiet();
    expect(await readdir(dataFolders(app.services.config.dataDir).jobs)).toEqual([]);
  });

  test('goes on with each of several files that a step has made, in their order', async () => {
    const words = Array.from({ length: 3 }, (_, index) => `<p style="break-after: page">Page ${index + 1}</p>`).join('');
    const steps = [{ outputFormat: 'pdf' }, { outputFormat: 'png', options: { pages: '2-3', dpi: 36 } }, { outputFormat: 'webp' }];
    const zip = await saved(await chain('html', steps, new File([words], 'pages.html')), 'pages.zip');
    const listed = (await Bun.$`unzip -Z1 ${zip}`.text()).trim().split('\n');
    expect(listed).toEqual(['pages-2.webp', 'pages-3.webp']);
    const head = await Bun.$`unzip -p ${zip} pages-2.webp`.arrayBuffer();
    expect(Buffer.from(head).toString('latin1', 8, 12)).toBe('WEBP');
  });

  test('leaves a file as it is at a step that makes what it is already', async () => {
    const pdf = await saved(await chain('html', [{ outputFormat: 'pdf' }], page('Kept', 'kept.html')), 'kept.pdf');
    const file = new File([await Bun.file(pdf).bytes()], 'kept.pdf');
    const form = {
      inputFormat: 'pdf',
      steps: JSON.stringify([{ outputFormat: 'pdf' }, { operation: 'rotate-pdf', options: { turn: '180' } }]),
    };
    const answer = await send(form, [file]);
    expect(answer.headers.get('content-disposition')).toContain('filename="kept-rotated.pdf"');
    expect(await Bun.$`pdfinfo ${await saved(answer, 'turned.pdf')}`.text()).toMatch(/Page rot:\s+180/);
    const nothing = await problemOf(await chain('pdf', [{ outputFormat: 'pdf' }], file));
    expect([nothing.code, nothing.detail]).toEqual(['unsupported_conversion', 'The file is already PDF.']);
  });

  test('takes files of several formats at its first step', async () => {
    const form = new FormData();
    for (const format of ['png', 'html']) form.append('inputFormat', format);
    form.append('steps', JSON.stringify([{ merge: 'pdf' }, { operation: 'compress-pdf' }]));
    form.append('file', new File([png], 'dot.png'));
    form.append('file', page('Words', 'words.html'));
    const path = await saved(await app.send('/api/convert', { method: 'POST', body: form }), 'mixed.pdf');
    expect(await Bun.$`pdfinfo ${path}`.text()).toMatch(/Pages:\s+2/);
  });

  test('is a job as well, and its problem says at which step it arose', async () => {
    const steps = JSON.stringify([{ operation: 'unlock-pdf' }, { outputFormat: 'txt' }]);
    const pdf = join(dir, 'kept.pdf');
    await Bun.$`qpdf --encrypt secret secret 256 -- ${pdf} ${join(dir, 'locked.pdf')}`.quiet();
    const locked = new File([await Bun.file(join(dir, 'locked.pdf')).bytes()], 'locked.pdf');
    const made = await send({ inputFormat: 'pdf', steps, password: 'secret' }, [locked], '/api/jobs');
    const job = (await made.json()) as { id: string; outputFormat: string };
    expect([made.status, job.outputFormat]).toEqual([202, 'txt']);
    await (await app.send(`/api/jobs/${job.id}/events`)).text();
    expect(await (await app.send(`/api/jobs/${job.id}/result`)).text()).toContain('Kept');
    const picture = [{ outputFormat: 'pdf' }, { outputFormat: 'csv' }];
    const empty = await problemOf(await chain('png', picture, new File([png], 'dot.png')));
    expect([empty.step, empty.detail.startsWith('Step 2: ')]).toEqual([2, true]);
  });
});

describe('a chain is refused', () => {
  const dot = new File([png], 'dot.png');
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ outputFormat: index % 2 === 0 ? 'jpg' : 'png' }));
  const cases: readonly (readonly [what: string, steps: string, code: string, step?: number])[] = [
    ['that is no JSON', '[{', 'invalid_option'],
    ['that is no list', '{"outputFormat":"jpg"}', 'invalid_option'],
    ['without a step', '[]', 'invalid_option'],
    ['with nine steps', JSON.stringify(many(9)), 'invalid_option'],
    ['with ten thousand steps', JSON.stringify(many(10_000)).slice(0, 16_000), 'invalid_option'],
    ['with a step that is a list', '[[]]', 'invalid_option', 1],
    ['with a step that does two things', '[{"outputFormat":"jpg","merge":"pdf"}]', 'invalid_option', 1],
    ['with a step of another name', '[{"outputFormat":"jpg"},{"url":"http://127.0.0.1/"}]', 'invalid_option', 2],
    ['with a step that inherits what it does', '[{"__proto__":{"outputFormat":"jpg"}}]', 'invalid_option', 1],
    ['with options that are no object', '[{"outputFormat":"jpg","options":[1]}]', 'invalid_option', 1],
    [
      'with an option that the step does not have',
      '[{"outputFormat":"jpg"},{"outputFormat":"png","options":{"fps":5}}]',
      'invalid_option',
      2,
    ],
    ['with an option out of its range', '[{"outputFormat":"jpg","options":{"quality":500}}]', 'invalid_option', 1],
    ['whose second step is not offered', '[{"outputFormat":"jpg"},{"outputFormat":"mp3"}]', 'unsupported_conversion', 2],
    ['whose operation takes no such file', '[{"operation":"rotate-pdf","options":{"turn":"90"}}]', 'unsupported_conversion', 1],
    ['whose operation is not known', '[{"operation":"constructor"}]', 'invalid_option', 1],
    ['that merges to what nothing merges to', '[{"merge":"docx"}]', 'multiple_files', 1],
    [
      'with deeply nested options',
      `[{"outputFormat":"jpg","options":{"quality":${'['.repeat(5000)}${']'.repeat(5000)}}}]`,
      'invalid_option',
      1,
    ],
  ];
  for (const [what, steps, code, step] of cases)
    test(what, async () => {
      const answer = await send({ inputFormat: 'png', steps }, [dot]);
      const problem = await problemOf(answer);
      expect([answer.status < 500, problem.code, problem.step]).toEqual([true, code, step]);
    });

  test('where several files stay several, or formats are named twice', async () => {
    expect((await problemOf(await chain('png', [{ outputFormat: 'jpg' }], dot, dot))).code).toBe('multiple_files');
    const steps = JSON.stringify([{ outputFormat: 'jpg' }]);
    for (const other of [{ options: '{"quality":5}' }, { operation: 'compress-image' }, { 'option.quality': '5' }] as Record<
      string,
      string
    >[])
      expect((await problemOf(await send({ inputFormat: 'png', steps, ...other }, [dot]))).code).toBe('invalid_request');
    expect((await problemOf(await send({ inputFormat: 'png', steps, outputFormat: 'webp' }, [dot]))).code).toBe('unsupported_conversion');
    expect((await send({ inputFormat: 'png', steps, outputFormat: 'JPEG' }, [dot])).status).toBe(200);
  });

  test('files between two steps are inspected like uploads', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="9"/></svg>';
    const steps = [{ outputFormat: 'pdf' }, { outputFormat: 'png', options: { dpi: 36 } }, { outputFormat: 'jpg' }];
    looked.length = 0;
    expect((await chain('svg', steps, new File([drawing], 'a.svg'))).status).toBe(200);
    expect(looked).toEqual(['svg', 'pdf', 'png']);
  });
});

describe('a preset', () => {
  test('stands for a target with options, an operation, or steps', async () => {
    const small = await saved(await send({ inputFormat: 'png', preset: 'thumbnail' }, [new File([png], 'dot.png')]), 'dot.webp');
    expect(await Bun.$`webpinfo ${small}`.nothrow().quiet().text()).toContain('Width: 2');
    const pdf = new File([await Bun.file(join(dir, 'kept.pdf')).bytes()], 'kept.pdf');
    const turned = await saved(await send({ inputFormat: 'pdf', preset: 'turned' }, [pdf]), 'preset.pdf');
    expect(await Bun.$`pdfinfo ${turned}`.text()).toMatch(/Page rot:\s+90/);
    const pages = await send({ inputFormat: 'html', preset: 'letter-pages' }, [page('One', 'one.html')]);
    expect([pages.status, pages.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('is listed with what it stands for, and refused beside what it stands for', async () => {
    const { presets, chains } = (await (await app.send('/api/formats')).json()) as { presets: object; chains: { maxSteps: number } };
    expect(Object.keys(presets)).toEqual(['letter-pages', 'thumbnail', 'turned']);
    expect(chains).toEqual({ maxSteps: 8 });
    const dot = new File([png], 'dot.png');
    const both = await problemOf(await send({ inputFormat: 'png', preset: 'thumbnail', options: '{"width":3}' }, [dot]));
    expect(both.code).toBe('invalid_request');
    for (const name of ['nothing', '__proto__', '../presets'])
      expect((await problemOf(await send({ inputFormat: 'png', preset: name }, [dot]))).option).toBe('preset');
    const other = await problemOf(await send({ inputFormat: 'png', preset: 'thumbnail', outputFormat: 'jpg' }, [dot]));
    expect(other.code).toBe('unsupported_conversion');
  });
});
