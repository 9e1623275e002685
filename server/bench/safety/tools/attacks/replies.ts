import type { ToolAttack } from '../attack.ts';

const py = (value: unknown): string => JSON.stringify(JSON.stringify(value));

const attack = (name: string, tries: string, script: string, expected: ToolAttack['expected'] = 'problem'): ToolAttack => ({
  name: `reply-${name}`,
  family: 'replies',
  tries,
  plays: 'worker',
  script,
  expected,
});

const saying = (name: string, tries: string, reply: unknown, expected?: ToolAttack['expected']): ToolAttack =>
  attack(name, tries, `say(${py(reply)})`, expected);

const file = (fields: object): object => ({ ok: { files: [{ name: 'out-1.jpg', ...fields }], notes: [] } });

const names: Readonly<Record<string, unknown>> = {
  parent: '../../../outside/canary.txt',
  absolute: '/etc/passwd',
  folder: 'a/out-1.jpg',
  dots: '..',
  dot: '.',
  empty: '',
  nul: 'out-1.jpg\u0000.png',
  newline: 'out-1.jpg\r\nX-Header: 1',
  backslash: '..\\..\\out',
  long: 'x'.repeat(4000),
  dash: '-rf',
  hidden: '.bashrc',
  letters: 'öut.jpg',
  encoded: '%2e%2e%2fcanary',
  number: 7,
  nothing: null,
  list: ['out-1.jpg'],
  object: { toString: 'out-1.jpg' },
  prototype: '__proto__',
  missing: 'not-there.jpg',
};

const extra: Readonly<Record<string, object>> = {
  format: { format: 'x/../../../outside/made' },
  'format-prototype': { format: 'constructor' },
  'format-known': { format: 'html' },
  path: { path: '/etc/passwd' },
  directory: { dir: '/' },
  type: { mimeType: 'text/html' },
  headers: { headers: { 'Set-Cookie': 'a=b' } },
  'part-number': { part: 5 },
  'part-long': { part: 'p'.repeat(1025) },
  'part-list': { part: ['a'] },
};

const parts: Readonly<Record<string, string>> = {
  path: '../../../outside/made',
  control: 'a\r\nb\u0000c\u202ed',
  dots: '.'.repeat(1000),
  spaces: ' '.repeat(1000),
  surrogate: '\ud800',
  prototype: '__proto__',
  device: 'CON',
};

const whole: Readonly<Record<string, unknown>> = {
  null: null,
  number: 5,
  text: 'ok',
  list: [{ ok: 1 }],
  empty: {},
  'ok-null': { ok: null },
  'ok-text': { ok: 'done' },
  'ok-and-problem': { ok: { files: [], notes: [] }, problem: 'corrupt_input' },
  'files-missing': { ok: { notes: [] } },
  'files-object': { ok: { files: { 0: { name: 'out-1.jpg' }, length: 1 }, notes: [] } },
  'files-text': { ok: { files: 'out-1.jpg', notes: [] } },
  'files-none': { ok: { files: [], notes: [] } },
  'files-null': { ok: { files: [null], notes: [] } },
  'files-many': { ok: { files: Array.from({ length: 2001 }, () => ({ name: 'out-1.jpg' })), notes: [] } },
  'files-too-many': { ok: { files: Array.from({ length: 20_001 }, () => ({ name: 'out-1.jpg' })), notes: [] } },
  'notes-missing': { ok: { files: [{ name: 'out-1.jpg' }] } },
  'notes-text': { ok: { files: [{ name: 'out-1.jpg' }], notes: 'note' } },
  'notes-numbers': { ok: { files: [{ name: 'out-1.jpg' }], notes: [1, 2] } },
  'notes-nested': { ok: { files: [{ name: 'out-1.jpg' }], notes: [['note']] } },
  'notes-many': { ok: { files: [{ name: 'out-1.jpg' }], notes: Array.from({ length: 101 }, () => 'note') } },
  'notes-long': { ok: { files: [{ name: 'out-1.jpg' }], notes: ['n'.repeat(2001)] } },
  'other-engine': { ok: { kind: 'done', files: [{ name: 'out-1.jpg' }], notes: [] } },
  'other-job': { id: 'another', ok: { files: [{ name: 'out-1.jpg' }], notes: [] } },
  'problem-number': { problem: 7 },
  'problem-list': { problem: ['corrupt_input'] },
  'problem-prototype': { problem: 'constructor' },
  'problem-proto': { problem: '__proto__' },
  'problem-ours': { problem: 'internal_error' },
  'problem-queue': { problem: 'queue_full', detail: 'come back later' },
  'problem-extra': { problem: 'corrupt_input', status: 200, headers: { Location: 'http://evil' } },
  'detail-number': { problem: 'corrupt_input', detail: 5 },
  'detail-long': { problem: 'corrupt_input', detail: 'd'.repeat(500_000) },
  'detail-control': { problem: 'corrupt_input', detail: 'one\r\nX-Header: two\u0000\u001b[2J\u202e' },
  'detail-surrogate': { problem: 'corrupt_input', detail: '\udfff\ud800' },
  'place-text': { problem: 'corrupt_input', place: 'line 1' },
  'place-fault': { problem: 'corrupt_input', place: { line: 1, column: 1, fault: 'constructor' } },
  'place-huge': { problem: 'corrupt_input', place: { line: 1e300, column: 0.5, fault: 'ends' } },
  'limit-text': { problem: 'resource_limit', limit: 'all' },
  'limit-negative': { problem: 'resource_limit', limit: { name: 'bytes', max: -1 } },
  'limit-huge': { problem: 'resource_limit', limit: { name: 'bytes', max: 1e300 } },
  'limit-name': { problem: 'resource_limit', limit: { name: '<script>', max: 1 } },
  'limit-extra': { problem: 'resource_limit', limit: { name: 'bytes', max: 1, retryAfter: 1e9 } },
  'progress-text': { progress: '0.5' },
  'progress-null': { progress: null },
  'progress-object': { progress: { valueOf: 1 } },
};

const raw: readonly ToolAttack[] = [
  attack('not-json', 'something that is no JSON', 'say("ok")'),
  attack('nan', 'a number that JSON lacks', `say('{"progress":NaN}')`),
  attack('infinite', 'a limit without end', `say('{"problem":"resource_limit","limit":{"name":"bytes","max":1e999}}')`),
  attack('proto', 'a prototype in place of an answer', `say('{"__proto__":{"ok":{"files":[{"name":"out-1.jpg"}],"notes":[]}}}')`),
  attack('proto-inside', 'a prototype inside', `say('{"ok":{"__proto__":{"polluted":1},"files":[{"name":"out-1.jpg"}],"notes":[]}}')`),
  attack('twice-named', 'a field twice, good and bad', `say('{"ok":{"files":[{"name":"out-1.jpg","name":"../x"}],"notes":[]}}')`),
  attack('deep', 'lists in lists, 300,000 deep', `say("[" * 300000 + "]" * 300000)`),
  attack('deep-inside', 'objects in objects, 100,000 deep', `say('{"ok":' * 100000 + "1" + "}" * 100000)`),
  attack('bytes', 'bytes that are no UTF-8', `say(b'{"ok":\\xff\\xfe}')`),
  attack('mark', 'a byte order mark before the answer', `say('\\ufeff{"ok":{"files":[{"name":"out-1.jpg"}],"notes":[]}}')`, 'either'),
  attack('empty-line', 'an empty line', 'say("")'),
  attack('ready-again', 'the word of the start again', 'say("ready")'),
  attack(
    'progress-bounds',
    'progress far out of its bounds, then an answer',
    `say({"progress": -1e308}); say({"progress": 1e308}); answer()`,
    'result',
  ),
  attack('two', 'two answers at once', 'answer(); answer([{"name": "../x"}])', 'either'),
  attack('two-later', 'a second answer a moment later', 'answer(); time.sleep(0.05); answer([{"name": "../x"}])', 'either'),
  attack(
    'same-file',
    'one file as two results',
    `answer([{"name": "out-1.jpg", "part": "a"}, {"name": "out-1.jpg", "part": "a"}])`,
    'either',
  ),
  attack('input', 'the input as the result', 'answer([{"name": request["input"]}])', 'either'),
  attack(
    'notes-header',
    'a header in a note',
    `answer(notes=[{"key": "modelShapesElsewhere", "values": {"names": ["one\\r\\nSet-Cookie: a=b", "\\u202etwo\\u0000"]}}])`,
    'result',
  ),
  attack(
    'notes-surrogate',
    'half a letter in a note',
    `say('{"ok":{"files":[{"name":"out-1.jpg"}],"notes":["\\\\ud800 \\\\udfff"]}}')`,
    'result',
  ),
  attack('notes-full', 'as many and as long notes as are allowed', `answer(notes=["\\u65e5" * 1000] * 100)`, 'result'),
];

/**
 * Every field of a worker's reply: names, formats, counts, notes, problems and progress, with wrong types, huge, negative, nested and
 * repeated values.
 */
export const replies: readonly ToolAttack[] = [
  ...Object.entries(names).map(([name, value]) =>
    saying(`name-${name}`, `a result named ${JSON.stringify(value)?.slice(0, 40)}`, file({ name: value })),
  ),
  ...Object.entries(extra).map(([name, fields]) =>
    saying(`file-${name}`, `a result with ${JSON.stringify(fields).slice(0, 50)}`, file(fields)),
  ),
  ...Object.entries(parts).map(([name, part]) =>
    attack(
      `part-${name}`,
      `two results told apart by ${JSON.stringify(part).slice(0, 30)}`,
      `leave("out-2.jpg"); say(${py({
        ok: {
          files: [
            { name: 'out-1.jpg', part },
            { name: 'out-2.jpg', part },
          ],
          notes: [],
        },
      })})`,
      'result',
    ),
  ),
  ...Object.entries(whole).map(([name, reply]) => saying(name, `the answer ${JSON.stringify(reply).slice(0, 60)}`, reply)),
  ...raw,
];
