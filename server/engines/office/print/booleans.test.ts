import { expect, test } from 'bun:test';
import { readBiff } from './binary-workbook.ts';
import { withBooleans } from './booleans.ts';

const cell = (formula: string) =>
  `<table:table-cell table:style-name="c" table:formula="of:=${formula}" office:value-type="float" office:value="1" calcext:value-type="float">`;

test('cells that are nothing but TRUE or FALSE hold that', () => {
  expect(withBooleans(cell('TRUE()'))).toBe(
    '<table:table-cell table:style-name="c" office:value-type="boolean" office:boolean-value="true">',
  );
  expect(withBooleans(cell('FALSE()'))).toContain('office:boolean-value="false"');
  const first = cell('TRUE()').replace(' table:style-name="c"', '');
  expect(withBooleans(first)).toBe('<table:table-cell office:value-type="boolean" office:boolean-value="true">');
  expect(withBooleans(cell('NOT(TRUE())'))).toBe(cell('NOT(TRUE())'));
});

test('an XLS has them if a cell is not an error', () => {
  const record = (isError: number) => Buffer.from([0x05, 0x02, 8, 0, 0, 0, 0, 0, 0, 0, 1, isError]);
  expect(readBiff(record(0)).hasBooleans).toBe(true);
  expect(readBiff(record(1)).hasBooleans).toBe(false);
});
