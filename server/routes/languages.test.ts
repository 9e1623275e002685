import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { english, type Language, languageById, languages } from '../../catalogue/languages/languages.ts';
import { type Message, message } from '../../catalogue/languages/message.ts';
import { speechIn } from '../../catalogue/languages/server-words.ts';
import { textOf } from '../../catalogue/languages/text-of.ts';
import type { ProblemBody } from '../../catalogue/problems.ts';
import type { JobView } from '../job-service/job-view.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CLIENT_PER_MINUTE: '200' });
});
afterAll(() => app.close());

const png = Uint8Array.fromBase64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==');

const form = (content: string | Uint8Array<ArrayBuffer>, name: string, inputFormat: string, outputFormat: string): FormData => {
  const made = new FormData();
  made.append('file', new File([content], name));
  made.append('inputFormat', inputFormat);
  made.append('outputFormat', outputFormat);
  return made;
};
/** A PNG that is sent as a JPG is converted, with a note. */
const disguised = (): FormData => form(png, 'a.jpg', 'jpg', 'webp');
const disguise = message('disguisedName', { format: 'PNG', ending: 'jpg' });
/** Data with a fault in its third line. */
const faulty = (): FormData => form('{\n  "a": 1\n  "b": 2\n}', 'a.json', 'json', 'yaml');
const fault = message('atColumn', { line: 3, column: 3, fault: message('faultCommaOrBrace') });

const said = (one: Message, language: Language): string => textOf(one, speechIn(language));
const post = (path: string, body: FormData, language?: string): Promise<Response> =>
  app.send(path, { method: 'POST', body, headers: language ? { 'Accept-Language': language } : {} });
const notesOf = (answer: Response): unknown => JSON.parse(decodeURIComponent(answer.headers.get('x-conversion-notes') ?? 'null'));

describe.each(languages.map((language) => [language.tag, language] as const))('an answer in %s', (tag, language) => {
  test('has its notes', async () => {
    const answer = await post('/api/convert', disguised(), tag);
    expect([answer.status, notesOf(answer), answer.headers.get('vary')]).toEqual([200, [said(disguise, language)], 'Accept-Language']);
    // The body is a file, whatever language its notes have.
    expect(answer.headers.get('content-language')).toBeNull();
  });

  test('says what is wrong, where, and what to do', async () => {
    const answer = await post('/api/convert', faulty(), tag);
    const { code, title, detail, remedy } = (await answer.json()) as ProblemBody;
    const { corrupt_input: words } = speechIn(language).problems;
    expect([answer.status, code, title, detail, remedy]).toEqual([422, 'corrupt_input', words.title, said(fault, language), words.remedy]);
    expect([answer.headers.get('content-language'), answer.headers.get('content-type')]).toEqual([tag, 'application/problem+json']);
    if (language !== english) expect(`${title} ${detail} ${remedy}`).not.toMatch(/\b(?:the|is|are|of)\b/i);
  });
});

describe('a job that one reader starts and others read', () => {
  const endOf = async (id: string, language: string): Promise<JobView> => {
    for (;;) {
      const job = (await (await app.send(`/api/jobs/${id}`, { headers: { 'Accept-Language': language } })).json()) as JobView;
      if (job.state !== 'queued' && job.state !== 'working') return job;
      await Bun.sleep(20);
    }
  };
  const start = async (body: FormData, language: string): Promise<string> =>
    ((await (await post('/api/jobs', body, language)).json()) as JobView).id;
  const seenBy = (job: JobView): unknown =>
    job.state === 'failed' ? [job.problem.title, job.problem.detail] : job.state === 'done' ? job.notes : job.state;

  test.each(['en', 'de', 'ja', 'ar'])('reports its failure and its notes to each reader in their language: %s', async (id) => {
    const language = languageById(id);
    const [failing, noted] = [await start(faulty(), 'es'), await start(disguised(), 'fr')];
    expect(seenBy(await endOf(failing, language.tag))).toEqual([speechIn(language).problems.corrupt_input.title, said(fault, language)]);
    expect(seenBy(await endOf(noted, language.tag))).toEqual([said(disguise, language)]);
    const events = await app.send(`/api/jobs/${noted}/events?language=${language.tag}`, { headers: { 'Accept-Language': 'pt-BR' } });
    expect([events.headers.get('content-language'), events.headers.get('vary')]).toEqual([language.tag, 'Accept-Language']);
    const [, last = ''] = /data: (.*)\n\n$/.exec(await events.text()) ?? [];
    expect(seenBy(JSON.parse(last) as JobView)).toEqual([said(disguise, language)]);
    const result = await app.send(`/api/jobs/${noted}/result`, { headers: { 'Accept-Language': language.tag } });
    expect([result.status, notesOf(result)]).toEqual([200, [said(disguise, language)]]);
    const failed = await app.send(`/api/jobs/${failing}/result`, { headers: { 'Accept-Language': language.tag } });
    expect([failed.status, ((await failed.json()) as ProblemBody).detail]).toEqual([422, said(fault, language)]);
  });
});
