import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { flowOf, lines, outlineOf } from '../testing/read-back.ts';

longTimeout();

const entries = [
  'abutment, 7, 21',
  'aggregate, 10',
  'anchor, 13, 31',
  'arch, 16, 36',
  'ashlar, 19, 41',
  'beam, 25, 51, 60,',
  '71, 84',
  'bedrock, 31, 61',
  'bolt, 34, 66n',
  'bond, 37, 71',
];

test('entries of an index are paragraphs, though no line fills its column', async () => {
  const found = outlineOf(await flowOf([...lines(entries, { y: 90 }), ...lines(entries, { x: 200, y: 96 })]));
  expect(found.slice(0, 8)).toEqual([
    ...entries.slice(0, 5).map((e) => `body: ${e}`),
    'body: beam, 25, 51, 60, 71, 84',
    'body: bedrock, 31, 61',
    'body: bolt, 34, 66n',
  ]);
});

test('prose with a number at the end of a line goes on', async () => {
  const prose = [
    'The pier was built in the year 1834',
    'and burnt down in the winter of 1861',
    'with all that was kept in the shed by',
    'the people of the town.',
  ];
  expect(outlineOf(await flowOf(lines([...prose, ...prose, ...prose], { y: 90 }))).length).toBeLessThan(4);
});
