import { describe, expect, test } from 'bun:test';
import '../../stores/words-for-tests.ts';
import { failureOf } from './answer.ts';
import { retryAfter } from './read-answer.ts';

describe('failureOf', () => {
  test('takes the words of a problem document; the message is status, colon, text', () => {
    const text = JSON.stringify({
      code: 'corrupt_input',
      title: 'The file is damaged',
      detail: 'It ends early.',
      remedy: 'Save it again.',
      retryable: false,
    });
    expect(failureOf(422, 'Unprocessable', text)).toEqual({
      code: 'corrupt_input',
      title: 'The file is damaged',
      detail: 'It ends early.',
      remedy: 'Save it again.',
      retryable: false,
      message: `422: ${text}`,
    });
  });

  test('an empty 413, which a server may give before it reads anything, is known by its status', () => {
    expect(failureOf(413, 'Payload Too Large', '')).toMatchObject({ code: 'file_too_large', message: '413: Payload Too Large' });
  });

  test("somebody else's page is not read as words of ours", () => {
    const failure = failureOf(502, 'Bad Gateway', '<html>nginx</html>');
    expect(failure.title).not.toContain('nginx');
    expect(failure.retryable).toBe(true);
    expect(failureOf(418, 'Teapot', '{"code":1}').code).toBe('internal_error');
  });
});

describe('retryAfter', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  test.each([
    ['5', 5],
    ['0', 1],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 1],
    ['soon', undefined],
    [null, undefined],
  ])('%p is %p seconds', (header, seconds) => expect(retryAfter(header, now)).toBe(seconds));
});
