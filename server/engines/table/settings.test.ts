import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Step } from '../../contract/engine.ts';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { parseJson } from './data-read.ts';
import { tableEngine } from './engine.ts';

longTimeout();

const settings = ['toml', 'ini', 'properties', 'plist'];

/** The same settings in each format, handwritten by its specification; Python writes the binary list. */
const samples: Readonly<Record<string, string>> = {
  json: '{"title": "Größe & Maß", "server": {"port": "8080", "path": "a = b: c"}}',
  yaml: 'title: Größe & Maß\nserver:\n  port: "8080"\n  path: "a = b: c"\n',
  xml: '<root><title>Größe &amp; Maß</title><server><port>8080</port><path>a = b: c</path></server></root>',
  toml: '# note\ntitle = "Größe & Maß"\n[server]\nport = "8080"\npath = \'a = b: c\'\n',
  ini: '; note\r\ntitle=Größe & Maß\r\n\r\n[server]\r\nport: 8080\r\npath = a = b: c\r\n',
  properties: '# note\ntitle = Gr\\u00f6\\\n   \\u00dfe & Ma\\u00df\nserver.port:8080\n! more\nserver.path a = b: c\n',
};
const title = 'Größe & Maß';

const python = (script: string, path: string): Promise<string> => tell('python3', '-c', `import sys, json\n${script}`, path);

/** Flattens settings of any format into a list of paths and values, in Python. */
const flatten = `
def flat(value, path=''):
    if isinstance(value, dict): return [pair for key, one in value.items() for pair in flat(one, f'{path}.{key}' if path else key)]
    return [[path, str(value)]]
`;
const readers: Readonly<Record<string, string>> = {
  json: `${flatten}print(json.dumps(flat(json.load(open(sys.argv[1])))))`,
  toml: `${flatten}import tomllib\nprint(json.dumps(flat(tomllib.load(open(sys.argv[1], 'rb')))))`,
  plist: `${flatten}import plistlib\nprint(json.dumps(flat(plistlib.load(open(sys.argv[1], 'rb')))))`,
  ini: `${flatten}import configparser\nfound = configparser.ConfigParser(interpolation=None)\ntext = open(sys.argv[1]).read()\nfound.read_string('[top]\\n' + text)\nprint(json.dumps(flat({**dict(found['top']), **{name: dict(found[name]) for name in found.sections() if name != 'top'}})))`,
  properties: `print(json.dumps([line.rstrip('\\n').replace('\\\\:', ':').encode().decode('unicode_escape').split('=', 1) for line in open(sys.argv[1])]))`,
};

describe('settings', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const write = async (name: string, content: string): Promise<string> => {
    const path = join(harness.dir, name);
    await Bun.write(path, content);
    return path;
  };
  const input = async (format: string): Promise<string> => {
    if (format !== 'plist') return write(`settings.${format}`, samples[format] ?? '');
    const path = join(harness.dir, 'settings.plist');
    await tell(
      'python3',
      '-c',
      'import sys, json, plistlib\nplistlib.dump(json.loads(sys.argv[2]), open(sys.argv[1], "wb"), fmt=plistlib.FMT_BINARY)',
      path,
      samples.json ?? '',
    );
    return path;
  };
  const convert = async (path: string, step: Step): Promise<string> => {
    const { paths } = await harness.follow(path, [{ engine: tableEngine, step }]);
    expect(paths).toHaveLength(1);
    return paths[0] ?? '';
  };
  const stepOf = (from: string, to: string): Step => {
    const step = tableEngine.steps.find((one) => one.from === from && one.to === to);
    if (!step) throw new Error(`No step from ${from} to ${to}.`);
    return step;
  };
  const told = async (from: string, to: string, content: string): Promise<string> =>
    Bun.file(await convert(await write(`own.${from}`, content), stepOf(from, to))).text();

  for (const step of chosenSteps(tableEngine.steps.filter(({ from, to }) => settings.includes(from) || settings.includes(to))))
    test(`step ${step.from} to ${step.to}`, async () => {
      const path = await convert(await input(step.from), step);
      const reader = readers[step.to];
      if (!reader) {
        const text = step.to === 'xlsx' ? await tell('unzip', '-p', path) : await Bun.file(path).text();
        for (const word of [title, '8080', 'a = b: c']) expect(text.replaceAll('&amp;', '&')).toContain(word);
        return;
      }
      const wanted = [
        ['title', title],
        ['server.port', '8080'],
        ['server.path', 'a = b: c'],
      ];
      // Formats with a root element keep it.
      const found = JSON.parse(await python(reader, path)).map(([key, value]: [string, string]) => [key.replace(/^root\./, ''), value]);
      // Python sorts its output.
      expect(found.toSorted()).toEqual(wanted.toSorted());
    });

  test('values keep their types and their digits', async () => {
    const toml =
      'big = 9007199254740993\nhalf = 0.5\nyes = true\nday = 2024-05-06\nat = 2024-05-06T07:08:09Z\n"__proto__" = "text"\nlist = [{a = 1}, {a = 2}]\n';
    expect(parseJson(await told('toml', 'json', toml))).toEqual(
      parseJson(
        '{"big":9007199254740993,"half":0.5,"yes":true,"day":"2024-05-06","at":"2024-05-06T07:08:09Z","__proto__":"text","list":[{"a":1},{"a":2}]}',
      ),
    );
  });

  test('a property list in either form gives the same', async () => {
    const script = (form: string) =>
      `import sys, plistlib, datetime\nvalue = {'text': 'Gr\\u00f6\\u00dfe', 'emoji': '\\U0001f600', 'whole': 2**62, 'minus': -5, 'part': 0.25, 'yes': True, 'bytes': b'\\xff\\x00', 'at': datetime.datetime(2024, 5, 6, 7, 8, 9), 'list': [1, ['a', {}]]}\nplistlib.dump(value, open(sys.argv[1], 'wb'), fmt=plistlib.FMT_${form})`;
    for (const form of ['XML', 'BINARY']) {
      const path = join(harness.dir, `form-${form}.plist`);
      await tell('python3', '-c', script(form), path);
      expect(parseJson(await Bun.file(await convert(path, stepOf('plist', 'json'))).text())).toEqual({
        text: 'Größe',
        emoji: '😀',
        whole: 2n ** 62n,
        minus: -5,
        part: 0.25,
        yes: true,
        bytes: '/wA=',
        at: '2024-05-06T07:08:09Z',
        list: [1, ['a', {}]],
      });
    }
  });

  test('lists of lists of one list, and lists that hold themselves, end soon', async () => {
    const offsets: number[] = [];
    const parts: Buffer[] = [Buffer.from('bplist00')];
    const add = (bytes: Buffer): void => {
      offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
      parts.push(bytes);
    };
    // Forty lists, each with fourteen references to the next one.
    for (let index = 0; index < 40; index++) add(Buffer.from([0xae, ...Array(14).fill(Math.min(index + 1, 39))]));
    const table = parts.reduce((sum, part) => sum + part.length, 0);
    const trailer = Buffer.alloc(32);
    trailer.set([2, 1], 6);
    trailer.writeBigUInt64BE(BigInt(offsets.length), 8);
    trailer.writeBigUInt64BE(BigInt(table), 24);
    const path = join(harness.dir, 'bomb.plist');
    await Bun.write(path, Buffer.concat([...parts, Buffer.from(offsets.flatMap((offset) => [offset >> 8, offset & 255])), trailer]));
    expect(await rejection(convert(path, stepOf('plist', 'json')))).toMatchObject({
      code: expect.stringMatching(/corrupt_input|resource_limit/),
    });
  });

  test('endless nesting, and numbers of thousands of digits, are reported as such', async () => {
    const deep = `{"a":1}\n${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}\n`;
    expect(await rejection(told('jsonl', 'csv', deep))).toMatchObject({ code: 'resource_limit' });
    const list = (number: string) => `<plist version="1.0"><array><integer>${number}</integer></array></plist>`;
    expect(await told('plist', 'json', list('-0xff'))).toBe('[\n  -255\n]\n');
    expect(await rejection(told('plist', 'json', list('9'.repeat(5000))))).toMatchObject({ code: 'corrupt_input' });
  });

  test('text in none of these formats is refused', async () => {
    for (const from of ['toml', 'ini', 'plist'])
      expect(await rejection(told(from, 'json', 'just some words\n'))).toMatchObject({ code: 'corrupt_input' });
  });
});
