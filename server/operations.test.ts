import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { operations } from '../catalogue/operations.ts';
import { samplePng } from './engines/markup/samples.ts';
import { pdfOf } from './engines/merge-pdf/samples.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { longTimeout } from './testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const file = () => new File([pdfOf('Alpha', 3)], 'Über uns.pdf');
const send = (fields: Readonly<Record<string, string | File>>) => app.convert({ file: file(), inputFormat: 'pdf', ...fields });
const problemOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as { code: string; detail: string }) });

test('every operation is offered here, and listed with its options', async () => {
  const listed = (
    (await (await app.send('/api/formats')).json()) as {
      operations: Record<string, { formats: readonly string[]; options: { id: string }[] }>;
    }
  ).operations;
  expect(
    Object.fromEntries(Object.entries(listed).map(([id, { formats, options }]) => [id, [formats, options.map((option) => option.id)]])),
  ).toEqual(Object.fromEntries(operations.map(({ id, formats, options }) => [id, [formats, options.map((option) => option.id)]])));
});

describe('a request for an operation', () => {
  test('gets the file under a name of its own, with or without an output format', async () => {
    const forms: readonly Readonly<Record<string, string>>[] = [
      {},
      { outputFormat: 'pdf' },
      { options: '{"turn":"180"}' },
      { 'option.turn': '180', 'option.pages': '' },
    ];
    for (const fields of forms) {
      const answer = await send({ operation: 'rotate-pdf', ...fields });
      expect(answer.status === 200 ? '' : await answer.text()).toBe('');
      expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('Über uns-rotated.pdf')}`);
      expect(new TextDecoder().decode((await answer.bytes()).subarray(0, 5))).toBe('%PDF-');
    }
  });

  test('names a mirrored image flipped, in a request and in steps', async () => {
    const image = new File([Buffer.from(samplePng, 'base64')], 'boat.png');
    const operation = 'rotate-image';
    for (const [turn, named] of [
      ['flip-horizontal', 'boat-flipped.png'],
      ['90', 'boat-rotated.png'],
    ] as const) {
      const ways: readonly Readonly<Record<string, string>>[] = [
        { operation, options: JSON.stringify({ turn }) },
        { steps: JSON.stringify([{ operation, options: { turn } }]) },
      ];
      for (const way of ways) {
        const answer = await app.convert({ file: image, inputFormat: 'png', ...way });
        expect(answer.status === 200 ? '' : await answer.text()).toBe('');
        expect(answer.headers.get('content-disposition')).toContain(named);
      }
    }
  });

  test('is refused with a message if it requests a missing part', async () => {
    expect(await problemOf(await send({ operation: 'fold-pdf' }))).toMatchObject({
      status: 400,
      code: 'invalid_option',
      option: 'operation',
    });
    expect(await problemOf(await send({ operation: 'rotate-pdf', outputFormat: 'docx' }))).toMatchObject({
      code: 'unsupported_conversion',
      detail: "Rotate PDF can't make DOCX from PDF.",
    });
    expect(await problemOf(await send({ operation: 'rotate-pdf', options: '{"quality":80}' }))).toMatchObject({
      detail: "Rotate PDF has no option 'quality'. It has turn, pages.",
    });
    for (const [operation, option] of [
      ['reorder-pdf-pages', 'pages'],
      ['extract-pdf-pages', 'pages'],
      ['pdf-metadata', 'title'],
      ['crop-pdf', 'autoCrop'],
    ] as const)
      expect(await problemOf(await send({ operation }))).toMatchObject({ status: 400, code: 'option_missing', option });
    const text = await app.convert({ file: new File(['words'], 'a.txt'), inputFormat: 'txt', operation: 'rotate-pdf' });
    expect(await problemOf(text)).toMatchObject({ status: 415, detail: 'Rotate PDF accepts PDF, not TXT.' });
  });

  test('without the name of the operation, same to same is refused as ever', async () => {
    const png = new File([new Uint8Array(8)], 'a.png');
    expect(await problemOf(await app.convert({ file: png, inputFormat: 'png', outputFormat: 'png' }))).toMatchObject({
      code: 'unsupported_conversion',
    });
  });

  test('of several files is refused', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ inputFormat: 'pdf', operation: 'rotate-pdf' })) form.append(name, value);
    for (let count = 0; count < 2; count++) form.append('file', file());
    expect(await problemOf(await app.send('/api/convert', { method: 'POST', body: form }))).toMatchObject({ code: 'multiple_files' });
  });

  test('as a job has a result with the same name', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ inputFormat: 'pdf', operation: 'rotate-pdf' })) form.append(name, value);
    form.append('file', file());
    const { id } = (await (await app.send('/api/jobs', { method: 'POST', body: form })).json()) as { id: string };
    await (await app.send(`/api/jobs/${id}/events`)).text();
    expect(await (await app.send(`/api/jobs/${id}`)).json()).toMatchObject({ state: 'done', name: 'Über uns-rotated.pdf' });
  });
});
