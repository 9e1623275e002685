import { expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { reportOf } from './python-script.ts';

const Report = Type.Object({ count: Type.Integer() });

test('a report is the last line, whatever libraries print above it', () => {
  expect(reportOf(Report, { stdout: 'a warning\n{"count":3}\n' })).toEqual({ count: 3 });
});

test.each(['', 'Traceback', '{"count":"many"}', '{"count":3}\nmore', '[3]'])('any other output fails the conversion: %j', (stdout) => {
  expect(() => reportOf(Report, { stdout })).toThrow(expect.objectContaining({ code: 'conversion_failed' }));
});
