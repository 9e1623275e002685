import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetItem } from '../testing/make-pdf.ts';
import { writtenText } from '../testing/written.ts';

longTimeout();

const sentence = { text: 'The boats drift by the law that the guild has written down', x: 72, y: 90, size: 10 };

test('exponents and indices over and under each other stay in both parts of a fraction', async () => {
  const given: readonly SetItem[] = [
    sentence,
    { text: 'm =', x: 72, y: 130, size: 10 },
    { line: [95, 127.5, 108, 127.5] },
    { text: 'a', x: 97, y: 123.2, size: 10 },
    { text: '2', x: 102.6, y: 119.1, size: 7 },
    { text: 'i', x: 102.6, y: 125.7, size: 7 },
    { text: 'b', x: 97, y: 136.8, size: 10 },
    { text: '2', x: 102.6, y: 133.4, size: 7 },
    { text: 'i', x: 102.6, y: 139.6, size: 7 },
    { text: '+ c', x: 111, y: 130, size: 10 },
  ];
  expect(await writtenText('md', given)).toContain('m = $\\frac{a_{i}^{2}}{b_{i}^{2}}$ + c');
});

test('an exponent of an exponent is one', async () => {
  const given: readonly SetItem[] = [
    sentence,
    { text: 'e', x: 72, y: 130, size: 10, italic: true },
    { text: 't', x: 77.6, y: 126, size: 7, italic: true },
    { text: '2', x: 79.7, y: 123.2, size: 5 },
    { text: '= y', x: 86, y: 130, size: 10, italic: true },
  ];
  expect(await writtenText('md', given)).toContain('$e^{t^{2}} = y$');
  expect(await writtenText('txt', given)).toContain('et\u00b2 = y');
});

test('a limit has its name', async () => {
  const given: readonly SetItem[] = [
    sentence,
    { text: 'so that lim', x: 72, y: 130, size: 10 },
    { text: 'n', x: 117.8, y: 131.5, size: 7, italic: true },
    { text: 'f', x: 123.4, y: 130, size: 10, italic: true },
    { text: 'holds.', x: 129, y: 130, size: 10 },
  ];
  expect(await writtenText('md', given)).toContain('so that $\\lim_{n} f$ holds.');
});
