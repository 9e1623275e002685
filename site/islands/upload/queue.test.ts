import { describe, expect, test } from 'bun:test';
import '../../stores/words-for-tests.ts';
import { type Failure, type Item, type ItemState, isPending, nextBatch } from './item.ts';
import { batchLabel, outcome } from './list-state.ts';
import { droppedResults, queue, resultsIn } from './queue.ts';

const item = (id: number, state: ItemState = { kind: 'ready' }, to: string | undefined = 'png'): Item => ({
  id,
  file: new File(['x'], `${id}.jpg`),
  from: 'jpg',
  to,
  options: {},
  state,
  earlier: [],
});
const done = (url: string, to = 'png'): ItemState => ({
  kind: 'done',
  result: {
    blob: new Blob(),
    url,
    name: `a.${to}`,
    size: 1,
    type: 'image/png',
    notes: [],
    source: { name: 'a.jpg', size: 1 },
    to,
    options: {},
  },
});
const failure: Failure = { code: 'corrupt_input', title: '', detail: '', remedy: '', retryable: false, message: '' };
const ids = (items: readonly Item[]) => items.map(({ id }) => id);
const urls = (items: readonly Item[]) => resultsIn(items).map(({ url }) => url);

describe('queue', () => {
  const before = [item(1, done('blob:1')), item(2), item(3, { kind: 'failed', failure })];

  test('a new selection clears results, keeps what is not converted yet, and comes last', () =>
    expect(ids(queue(before, { type: 'add', items: [item(4)], intake: 'select' }))).toEqual([2, 3, 4]));

  test('files that are added leave everything in its place', () =>
    expect(ids(queue(before, { type: 'add', items: [item(4)], intake: 'add' }))).toEqual([1, 2, 3, 4]));

  test('a single-file tool holds the newest file only', () =>
    expect(ids(queue([item(1), item(2)], { type: 'add', items: [item(3)], intake: 'replace' }))).toEqual([3]));

  test('another target makes a finished file ready and forgets options, and its result stays; the same one changes nothing', () => {
    const finished = { ...item(1, done('blob:1')), options: { quality: 80 } };
    const after = queue([finished], { type: 'target', ids: [1], to: 'webp' });
    expect(after[0]).toMatchObject({ to: 'webp', options: {}, state: { kind: 'ready' } });
    expect(urls(after)).toEqual(['blob:1']);
    expect(queue([finished], { type: 'target', ids: [1], to: 'png' })[0]).toBe(finished);
  });

  test('other options make a finished file ready, and its result stays; the same ones change nothing', () => {
    const finished = [item(1, done('blob:1'))];
    const after = queue(finished, { type: 'options', ids: [1], options: { quality: 50 } });
    expect(after[0]).toMatchObject({ options: { quality: 50 }, state: { kind: 'ready' } });
    expect(urls(after)).toEqual(['blob:1']);
    expect(queue(finished, { type: 'options', ids: [1], options: {} })[0]).toBe(finished[0] as Item);
  });

  test('a result gives way to one that was made in the same way, and to no other', () => {
    const busy: ItemState = { kind: 'converting', fraction: null, position: null, shown: 1 };
    const state = (items: readonly Item[], next: ItemState) => queue(items, { type: 'state', id: 1, state: next });
    const again = state(state([item(1, done('blob:1'))], busy), done('blob:2'));
    expect(urls(again)).toEqual(['blob:2']);
    const other = state(state(again, busy), done('blob:3', 'webp'));
    expect(urls(other)).toEqual(['blob:3', 'blob:2']);
  });

  test('a deleted copy changes only the row of its job, after the server has confirmed it', () => {
    const kept = (id: number, job: string): Item => {
      const state = done(`blob:${id}`);
      if (state.kind !== 'done') throw new Error('It is done.');
      return item(id, { ...state, result: { ...state.result, kept: { key: job, job, until: '2030-01-01T00:00:00Z' } } });
    };
    const rows = [kept(1, 'a'), kept(2, 'b')];
    const [gone, other] = queue(rows, { type: 'let-go', job: 'a', isDeleted: true });
    expect(other).toBe(rows[1]);
    expect(resultsIn(gone ? [gone] : [])).toMatchObject([{ url: 'blob:1', isDeleted: true }]);
    expect(resultsIn(gone ? [gone] : [])[0]?.kept).toBeUndefined();
    const [unsure] = queue(rows, { type: 'let-go', job: 'a', isDeleted: false });
    expect(resultsIn(unsure ? [unsure] : [])[0]).not.toHaveProperty('isDeleted');
  });

  test('what is under way goes on as it was begun', () => {
    const busy = item(1, { kind: 'uploading', fraction: 0.5, shown: 10 });
    expect(queue([busy], { type: 'target', ids: [1], to: 'webp' })[0]).toBe(busy);
    expect(queue([busy], { type: 'options', ids: [1], options: { quality: 1 } })[0]).toBe(busy);
  });

  test('results that fell out of the list are named, the others are not', () => {
    const list = [item(1, done('blob:1')), item(2, done('blob:2')), item(3)];
    expect(droppedResults(list, queue(list, { type: 'remove', id: 1 })).map(({ url }) => url)).toEqual(['blob:1']);
    expect(droppedResults(list, list)).toEqual([]);
  });
});

describe('the Convert button', () => {
  const hopeless: ItemState = { kind: 'failed', failure };
  const failed: ItemState = { kind: 'failed', failure: { ...failure, retryable: true } };

  test('takes new files before failed ones that may go better, and all once more when there is nothing else', () => {
    expect(ids(nextBatch([item(1, failed), item(2), item(3, done('blob:3'))]))).toEqual([2]);
    expect(ids(nextBatch([item(1, failed), item(2, hopeless), item(3, done('blob:3'))]))).toEqual([1]);
    expect(ids(nextBatch([item(3, done('blob:3'))]))).toEqual([3]);
    expect(nextBatch([])).toEqual([]);
  });

  test('a file that is in the target format already needs no press, and stops no others', () => {
    const already = { ...item(1), seemsToBe: { id: 'png', name: 'PNG' } };
    expect(isPending(already)).toBe(false);
    expect(ids(nextBatch([already, item(2)]))).toEqual([2]);
    expect(isPending({ ...item(1), seemsToBe: { id: 'gif', name: 'GIF' } })).toBe(true);
  });

  test('says how many it takes', () => {
    expect(batchLabel([], 'Convert')).toBe('Convert');
    expect(batchLabel([item(1)], 'Convert')).toBe('Convert');
    expect(batchLabel([item(1), item(2)], 'Convert')).toBe('Convert 2 files');
    expect(batchLabel([item(1, failed), item(2)], 'Convert')).toBe('Convert the other file');
    expect(batchLabel([item(1, failed), item(2), item(3)], 'Convert')).toBe('Convert the other 2 files');
    expect(batchLabel([item(1, failed), item(2, done('blob:2'))], 'Convert')).toBe('Try again');
    expect(batchLabel([item(1, hopeless), item(2, done('blob:2'))], 'Convert')).toBe('Convert');
  });
});

test('the list in figures', () => {
  const failed: ItemState = { kind: 'failed', failure };
  expect(outcome([item(1), item(2)])).toBe('');
  expect(outcome([item(1, done('blob:1')), item(2, failed)])).toBe('1 ready, 1 failed');
  expect(outcome([item(1, done('blob:1')), item(2, failed), item(3)])).toBe('1 ready, 1 failed, 1 to go');
});
