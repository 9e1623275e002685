import { expect, test } from 'bun:test';
import { options } from '../options.ts';
import { groupOptions } from './groups.ts';

test('few options stay as they come', () => {
  const few = [{ id: 'turn' }, { id: 'quality' }];
  expect(groupOptions(few)).toEqual([{ title: undefined, options: few }]);
});

test('many are grouped, and none is lost or doubled', () => {
  const ids = [...new Set(options.map(({ id }) => id))].map((id) => ({ id }));
  const grouped = groupOptions(ids);
  expect(grouped.map(({ title }) => title)).toEqual(['Pages', 'Start and end', 'Size', 'Quality', 'Rotate and crop', 'Text', 'More']);
  expect(
    grouped
      .flatMap((group) => group.options)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.map(({ id }) => id).toSorted());
});
