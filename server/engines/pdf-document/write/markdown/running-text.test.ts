import { expect, test } from 'bun:test';
import { flowOf, lines } from '../../testing/read-back.ts';
import { writeMarkdown } from './markdown.ts';

const prose = lines(
  Array.from({ length: 12 }, () => 'The keeper of the western light rings its bell when boats are out, as he did before him.'),
  { y: 200, size: 11 },
);
const read = async (foot: string): Promise<string> =>
  new TextDecoder().decode(writeMarkdown(await flowOf([...prose, { text: foot, x: 220, y: 815, size: 8 }]), () => undefined));

test('the foot of a single page has the number of the page in its text', async () => {
  expect(await read('Bank of the North, page 1 of 1')).toEndWith('\n\nBank of the North, page 1 of 1\n');
});

test.each(['Page 1 of 1', '- 1 -'])('only %s is not text', async (number) => {
  expect(await read(number)).toEndWith('before him.\n');
});
