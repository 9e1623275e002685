import { expect, test } from 'bun:test';
import { options } from '../options.ts';
import { groupOptions } from './groups.ts';

test('few options stay as they come', () => {
  const few = [{ id: 'turn' }, { id: 'quality' }];
  expect(groupOptions(few)).toEqual([{ id: undefined, options: few }]);
});

test('many are grouped, and none is lost or doubled', () => {
  const ids = [...new Set(options.map(({ id }) => id))].map((id) => ({ id }));
  const grouped = groupOptions(ids);
  expect(grouped.map(({ id }) => id)).toEqual(['pages', 'times', 'size', 'quality', 'turn', 'text', 'more']);
  expect(
    grouped
      .flatMap((group) => group.options)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.map(({ id }) => id).toSorted());
});
