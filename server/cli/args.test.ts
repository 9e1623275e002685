import { describe, expect, test } from 'bun:test';
import { readArgs, UsageError } from './args.ts';
import { conversionOptions, flags, spellings } from './flags.ts';

const settingsOf = (...argv: readonly string[]) => {
  const command = readArgs(argv);
  if (!('settings' in command)) throw new Error(command.do);
  return { do: command.do, ...command.settings };
};

test('inputs, formats in any spelling, and options by their names', () =>
  expect(
    settingsOf('a.heic', 'b.heic', '--to', 'JPEG', '--quality', '85', '--strip-metadata', '--from=.HEIC', '-j', '3', '-fo', 'done/'),
  ).toEqual({
    do: 'convert',
    inputs: ['a.heic', 'b.heic'],
    from: 'heic',
    to: 'jpeg',
    out: 'done/',
    jobs: 3,
    merge: false,
    tree: false,
    zip: false,
    force: true,
    preserveDates: false,
    json: false,
    quiet: false,
    options: { quality: 85, stripMetadata: true },
  }));

test('names as in the API, switches that are turned off, and text that looks like a number', () =>
  expect(settingsOf('a.mp4', '--to', 'webm', '--stripMetadata', '--no-mute', '--trimStart', '75', '--frame-rate', '24').options).toEqual({
    stripMetadata: true,
    mute: false,
    trimStart: '75',
    frameRate: 24,
  }));

test('the format follows from the name of the one output', () => {
  expect(settingsOf('a.pdf', '--out', 'x/report.DOCX').to).toBe('docx');
  expect(settingsOf('a.zip', '--out', 'b.tar.gz').to).toBe('tar.gz');
});

describe('a command line that is wrong gets a sentence', () => {
  const cases: readonly (readonly [string, RegExp, ...string[]])[] = [
    ['no file', /^No file is named/],
    ['no target', /^--to is missing/, 'a.png'],
    ['an unknown format', /^--to nonsense: .* not known/, 'a.png', '--to', 'nonsense'],
    ['an unknown option', /--colourful/, 'a.png', '--to', 'jpg', '--colourful'],
    ['a value that is missing', /--to/, 'a.png', '--to'],
    ['a number of jobs', /--jobs must be/, 'a.png', '--to', 'jpg', '--jobs', '0'],
    ['an address', /--server must be/, 'a.png', '--to', 'jpg', '--server', 'ftp://x'],
    ['standard input twice', /once/, '-', '-', '--to', 'jpg'],
    ['several to standard output', /Only one/, 'a.png', 'b.png', '--to', 'jpg', '--out', '-'],
    ['JSON and a result on one stream', /--json/, '-', '--to', 'jpg', '--json'],
    ['a shell', /bash, zsh, fish/, '--completion', 'tcsh'],
  ];
  for (const [name, sentence, ...argv] of cases)
    test(name, () => {
      expect(() => readArgs(argv)).toThrow(UsageError);
      expect(() => readArgs(argv)).toThrow(sentence);
    });
});

test('no option of a conversion has the name of one of ours, or of another', () => {
  const names = [...flags.map(({ name }) => name), ...conversionOptions.flatMap(spellings)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
