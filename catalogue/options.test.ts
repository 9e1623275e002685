import { describe, expect, test } from 'bun:test';
import { englishSpeech } from './languages/english-speech.ts';
import { textOf } from './languages/text-of.ts';
import { options, optionsFor, parseOptions, rangeOf, secondsOf } from './options.ts';
import { betteredPairs, offeredPairs } from './pairs.ts';

const ids = (from: string, to: string) => optionsFor(from, to).map((option) => option.id);
const parse = (from: string, to: string, value: unknown) =>
  parseOptions(from, to, typeof value === 'string' ? value : JSON.stringify(value));
const detail = (from: string, to: string, value: unknown) => {
  const parsed = parse(from, to, value);
  return parsed.ok ? 'accepted' : textOf(parsed.detail, englishSpeech);
};

describe('which options a pair has', () => {
  test.each([
    ['png', 'jpg', ['quality', 'targetSize', 'background', 'turn', 'crop', 'scale', 'width', 'height', 'fit', 'stripMetadata']],
    ['jpg', 'png', ['turn', 'crop', 'scale', 'width', 'height', 'fit', 'stripMetadata']],
    ['svg', 'png', ['turn', 'crop', 'scale', 'width', 'height', 'fit', 'dpi']],
    ['png', 'ico', ['iconSizes']],
    ['jpg', 'svg', ['colours']],
    ['jpg', 'pdf', ['dpi', 'pageSize', 'orientation', 'margin', 'stripMetadata']],
    ['pdf', 'jpg', ['quality', 'dpi', 'pages', 'pageBox']],
    ['pdf', 'docx', ['pages', 'ocrLanguage']],
    ['docx', 'pdf', ['pages', 'changes']],
    ['txt', 'pdf', ['pageSize', 'orientation', 'margin']],
    ['docx', 'odt', ['changes']],
    ['xlsx', 'csv', ['csvDelimiter', 'csvEncoding']],
    ['mp3', 'wav', ['sampleRate', 'channels', 'trimStart', 'trimEnd', 'stripMetadata']],
    ['wav', 'mp3', ['targetSize', 'audioBitrate', 'sampleRate', 'channels', 'trimStart', 'trimEnd', 'stripMetadata']],
    ['wav', 'm4a', ['targetSize', 'audioCodec', 'audioBitrate', 'sampleRate', 'channels', 'trimStart', 'trimEnd', 'stripMetadata']],
    ['mp4', 'gif', ['resolution', 'turn', 'frameRate', 'trimStart', 'trimEnd']],
    ['zip', 'tar', []],
    ['zip', '7z', ['archiveLevel']],
  ])('%s to %s', (from, to, expected) => expect<readonly string[]>(ids(from, to)).toEqual(expected));

  test('a second spelling has the options of the first', () => {
    expect(ids('png', 'jpeg')).toEqual(ids('png', 'jpg'));
    expect(parse('png', 'jpeg', { quality: 80 })).toEqual({ ok: true, values: { quality: 80 } });
  });

  test('every option belongs to a pair that is offered', () => {
    const used = new Set([...offeredPairs(), ...betteredPairs].flatMap(({ from, to }) => ids(from, to)));
    expect(options.filter((option) => !used.has(option.id))).toEqual([]);
  });
});

describe('reading options', () => {
  test('no text, or an empty object, means none', () => {
    for (const json of ['', '  ', '{}']) expect(parse('png', 'jpg', json)).toEqual({ ok: true, values: {} });
  });

  test('keeps what was set and drops what equals the default', () => {
    expect(parse('png', 'jpg', { quality: 80, background: '#00FF00', fit: 'inside', stripMetadata: false })).toEqual({
      ok: true,
      values: { quality: 80, background: '#00FF00' },
    });
  });

  test.each([
    ['png', 'jpg', { quality: 0 }, 'quality must be a whole number from 1 to 100.'],
    ['png', 'jpg', { quality: 80.5 }, 'quality must be a whole number from 1 to 100.'],
    ['png', 'jpg', { quality: '80' }, 'quality must be a whole number from 1 to 100.'],
    ['png', 'jpg', { quality: null }, 'quality must be a whole number from 1 to 100.'],
    ['png', 'jpg', { fit: 'toString' }, 'fit must be one of inside, cover, fill.'],
    ['png', 'jpg', { background: 'red' }, 'background must be a color such as #ffffff.'],
    ['png', 'jpg', { stripMetadata: 1 }, 'stripMetadata must be true or false.'],
    ['png', 'ico', { iconSizes: '16,512' }, 'iconSizes must be up to 12 whole numbers from 16 to 256, separated by commas.'],
    ['mp3', 'wav', { trimStart: '0:30', trimEnd: '10' }, 'End at must be later than Start at.'],
    ['docx', 'odt', { quality: 80 }, "DOCX to ODT has no option 'quality'. It has changes."],
    ['zip', '7z', { quality: 80 }, "ZIP to 7Z has no option 'quality'. It has archiveLevel."],
    ['zip', '7z', '{"__proto__": 1}', 'ZIP to 7Z has no option with that name. It has archiveLevel.'],
    ['zip', '7z', '{"constructor": 1}', "ZIP to 7Z has no option 'constructor'. It has archiveLevel."],
    ['zip', '7z', '[]', 'The options must be a JSON object, such as {"quality": 80}.'],
    ['zip', '7z', 'null', 'The options must be a JSON object, such as {"quality": 80}.'],
    ['zip', '7z', '{', 'The options must be a JSON object, such as {"quality": 80}.'],
  ])('%s to %s refuses %j', (from, to, value, expected) => expect(detail(from, to, value)).toBe(expected));

  test('refuses a text that is too long before reading it', () =>
    expect(detail('zip', '7z', { archiveLevel: 'x'.repeat(5000) })).toBe('The options may have at most 4,096 characters.'));

  test('never repeats a hostile name', () => {
    const parsed = parse('zip', '7z', { '<script>alert(1)</script>': 1 });
    expect(JSON.stringify(parsed)).not.toContain('script');
    expect(parsed).toMatchObject({ ok: false, option: 'options' });
  });

  test.each(['1', '1-3', '1-3,5,8-', '-4', '2-2'])('pages %s', (pages) =>
    expect(parse('pdf', 'jpg', { pages })).toEqual({ ok: true, values: { pages } }),
  );

  test.each(['0', '3-1', '1,', 'a', '-', '1--3', '1;2', ' 1', '0-4'])('pages refuses %j', (pages) =>
    expect(parse('pdf', 'jpg', { pages })).toMatchObject({ ok: false, option: 'pages' }),
  );

  test.each([
    ['75.5', 75.5],
    ['1:15.5', 75.5],
    ['0:01:15.5', 75.5],
    ['90:00', undefined],
    ['1:00:00', 3600],
    ['12:34', 754],
    ['1:60', undefined],
    ['-1', undefined],
  ])('time %s', (trimStart, seconds) => {
    expect(parse('mp3', 'wav', { trimStart }).ok).toBe(seconds !== undefined);
    if (seconds !== undefined) expect(secondsOf(trimStart)).toBe(seconds);
  });

  test('says the range of every option', () => {
    for (const option of options) expect(textOf(rangeOf(option), englishSpeech).length).toBeGreaterThan(10);
  });
});
