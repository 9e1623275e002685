import { describe, expect, test } from 'bun:test';
import { batchLabel, type Failure, type Item, type ItemState, nextBatch } from './item.ts';
import { droppedUrls, queue } from './queue.ts';

const item = (id: number, state: ItemState = { kind: 'ready' }, to: string | undefined = 'png'): Item => ({
  id,
  file: new File(['x'], `${id}.jpg`),
  from: 'jpg',
  to,
  options: {},
  state,
});
const done = (url: string): ItemState => ({
  kind: 'done',
  result: { blob: new Blob(), url, name: 'a.png', size: 1, type: 'image/png', notes: [] },
});
const failure: Failure = { code: 'corrupt_input', title: '', detail: '', remedy: '', retryable: false, message: '' };
const ids = (items: readonly Item[]) => items.map(({ id }) => id);

describe('queue', () => {
  test('new files clear results, keep what is not converted yet, and come last', () => {
    const before = [item(1, done('blob:1')), item(2), item(3, { kind: 'failed', failure })];
    expect(ids(queue(before, { type: 'add', items: [item(4)], replace: false }))).toEqual([2, 3, 4]);
  });

  test('a single-file tool holds the newest file only', () => {
    expect(ids(queue([item(1), item(2)], { type: 'add', items: [item(3)], replace: true }))).toEqual([3]);
  });

  test('another target makes a finished file ready and forgets options; the same one changes nothing', () => {
    const finished = { ...item(1, done('blob:1')), options: { quality: 80 } };
    expect(queue([finished], { type: 'target', ids: [1], to: 'webp' })[0]).toMatchObject({
      to: 'webp',
      options: {},
      state: { kind: 'ready' },
    });
    expect(queue([finished], { type: 'target', ids: [1], to: 'png' })[0]).toBe(finished);
  });

  test('other options make a finished file ready', () => {
    const [changed] = queue([item(1, done('blob:1'))], { type: 'options', ids: [1], options: { quality: 50 } });
    expect(changed).toMatchObject({ options: { quality: 50 }, state: { kind: 'ready' } });
  });

  test('addresses that fell out of the list are named, the others are not', () => {
    const before = [item(1, done('blob:1')), item(2, done('blob:2')), item(3)];
    expect(droppedUrls(before, queue(before, { type: 'remove', id: 1 }))).toEqual(['blob:1']);
    expect(droppedUrls(before, before)).toEqual([]);
  });
});

describe('the Convert button', () => {
  const failed: ItemState = { kind: 'failed', failure };

  test('takes new files before failed ones, and all once more when everything is done', () => {
    expect(ids(nextBatch([item(1, failed), item(2), item(3, done('blob:3'))]))).toEqual([2]);
    expect(ids(nextBatch([item(1, failed), item(3, done('blob:3'))]))).toEqual([1]);
    expect(ids(nextBatch([item(3, done('blob:3'))]))).toEqual([3]);
    expect(nextBatch([])).toEqual([]);
  });

  test('says how many it takes', () => {
    expect(batchLabel([])).toBe('Convert');
    expect(batchLabel([item(1)])).toBe('Convert');
    expect(batchLabel([item(1), item(2)])).toBe('Convert 2 files');
    expect(batchLabel([item(1, failed), item(2)])).toBe('Convert the other file');
    expect(batchLabel([item(1, failed), item(2), item(3)])).toBe('Convert the other 2 files');
    expect(batchLabel([item(1, failed), item(2, done('blob:2'))])).toBe('Convert');
  });
});
