import { expect, test } from 'bun:test';
import { jobOf, readFormOf, readRecord } from './record.ts';

const record = (fields: Readonly<Record<string, string>>) => {
  const read = readRecord({
    id: 'a'.repeat(32),
    created: '1',
    number: '1',
    attempt: '1',
    state: 'failed',
    about: '{}',
    from: 'png',
    to: 'webp',
    weight: 'light',
    request: '0'.repeat(36),
    callback: '',
    trace: '',
    ...fields,
  });
  if (!read) throw new Error('There is no record.');
  return read;
};

test('a problem that is none of ours is a fault, whatever objects have by that name', () => {
  for (const code of ['constructor', '__proto__', 'toString', 'no_such_code']) {
    const job = jobOf(record({ about: JSON.stringify({ code, detail: 'x', extra: {} }) }));
    expect(job).toMatchObject({ state: 'failed', problem: { code: 'internal_error' } });
  }
});

test('a file of a form has a name that leads nowhere', () => {
  const form = (name: string) =>
    record({
      form: JSON.stringify({
        files: [{ name, bytes: 1, fileName: 'a' }],
        ofFiles: { inputFormat: ['png'], password: [], lastModified: [] },
        fields: [],
      }),
    });
  expect(readFormOf(form('upload-1')).files).toHaveLength(1);
  for (const name of ['..', '.', '../a', '/a', 'a/b', '']) expect(() => readFormOf(form(name))).toThrow('not one of ours');
});
