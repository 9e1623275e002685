import { expect, test } from 'bun:test';
import { languageById } from '../../../catalogue/languages/languages.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { speechIn } from '../../../catalogue/languages/server-words.ts';
import { Problem } from '../../contract/problem.ts';
import { viewOf } from '../job-view.ts';
import { failedAbout, jobOf, readFormOf, readRecord, resultDetails, writtenNotes } from './record.ts';

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

test('an unknown problem code is an error, even one that objects inherit', () => {
  for (const code of ['constructor', '__proto__', 'toString', 'no_such_code']) {
    const job = jobOf(record({ about: JSON.stringify({ code, detail: 'x', extra: {} }) }));
    expect(viewOf(job)).toMatchObject({ state: 'failed', problem: { code: 'internal_error', status: 500 } });
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

test('this version and the previous one read a record', () => {
  const said = new Problem('too_many_pages', message('documentPagesLimit', { actual: 5, max: 3 }));
  const written = failedAbout(said);
  const inGerman = (about: string) => {
    const view = viewOf(jobOf(record({ about })), speechIn(languageById('de')));
    return view.state === 'failed' && view.problem.detail;
  };
  expect(JSON.parse(written).detail).toBe('The document has 5 pages. The limit is 3.');
  expect(inGerman(written)).toBe('Das Dokument hat 5 Seiten. Erlaubt sind 3.');
  expect(inGerman(failedAbout(new Problem('too_many_pages')))).toBe('Wähle einen Seitenbereich, oder teile das Dokument.');
  // A record of the version before, and one of a later one with a message that this one does not have.
  for (const about of [{ detail: 'A sentence.' }, { detail: 'A sentence.', said: { key: 'ofALaterVersion' } }])
    expect(inGerman(JSON.stringify({ code: 'too_many_pages', extra: {}, ...about }))).toBe('A sentence.');
  const notes = writtenNotes([message('wirelessPlain'), message('firstPage', { count: 2 })]);
  expect(notes.notes).toEqual(['Only simple wireless bitmaps can be read here.', 'Only the first of 2 pages is in the result.']);
  const done = { name: 'a', bytes: 1, files: [], isZip: false };
  expect(resultDetails({ ...done, ...notes }).notes).toEqual(notes.said ?? []);
  expect(resultDetails({ ...done, notes: ['A sentence.'] }).notes).toEqual([{ english: 'A sentence.' }]);
});
