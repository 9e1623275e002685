import { expect, test } from 'bun:test';
import { flowOf, lines } from '../testing/read-back.ts';

test('a page number that sticks out of the column stands at a right tab, so that it stays on its line', async () => {
  const body = (page: number) =>
    lines(
      Array.from({ length: 30 }, (_, n) => `line ${n % 10} of the log of the harbour, which goes on to the end of it`),
      { y: 90, size: 11, step: 14, page },
    );
  const foot = (page: number) => [
    { text: 'The log of the guild', x: 72, y: 780, size: 10, page },
    { text: String(page + 1), x: 440, y: 780, size: 10, page },
  ];
  const { sections } = await flowOf([0, 1, 2, 3].flatMap((page) => [...body(page), ...foot(page)]));
  const [running] = (sections[0] as (typeof sections)[0]).footer;
  const tab = running?.kind === 'paragraph' ? running.inlines.find((i) => i.kind === 'tab') : undefined;
  expect(tab).toMatchObject({ align: 'right' });
  expect(tab?.kind === 'tab' && tab.at).toBeGreaterThan(368);
});
