import { expect, test } from 'bun:test';
import { failureText, readJunit, readPlaywright } from './reports.ts';

test('a JUnit file reports the result and assertions of each test', () => {
  const xml = `<testsuites><testsuite name="a.test.ts">
    <testcase name="a &amp; b &lt;c&gt;" classname="outer" time="0" file="a.test.ts" assertions="2" />
    <testcase name="left out" classname="" time="0" file="a.test.ts" assertions="0">
      <skipped />
    </testcase>
    <testcase name="wrong" classname="" time="0" file="a.test.ts" assertions="1">
      <failure type="AssertionError" />
    </testcase>
  </testsuite></testsuites>`;
  expect(readJunit(xml)).toEqual([
    { name: 'a.test.ts: outer a & b <c>', state: 'passed', assertions: 2 },
    { name: 'a.test.ts: left out', state: 'skipped', assertions: 0 },
    { name: 'a.test.ts: wrong', state: 'failed', assertions: 1 },
  ]);
});

test('a report of Playwright states the result of each test', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const json = {
    suites: [
      {
        title: 'a.e2e.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'inner', specs: [spec('two', 'unexpected'), spec('three', 'skipped')] }],
      },
    ],
  };
  expect(readPlaywright(JSON.stringify(json))).toEqual([
    { name: 'a.e2e.ts: one', state: 'passed' },
    { name: 'inner: two', state: 'failed' },
    { name: 'inner: three', state: 'skipped' },
  ]);
});

test('of a long output what led to a failure is shown', () => {
  const quiet = Array.from({ length: 500 }, (_, index) => `line ${index}`);
  const output = [...quiet, 'error: expected 1', '\x1b[31m(fail)\x1b[0m a test', ...quiet].join('\n');
  expect(failureText(output).split('\n').slice(-2)).toEqual(['error: expected 1', '(fail) a test']);
  expect(failureText(output).split('\n').length).toBeLessThan(40);
  expect(failureText(quiet.join('\n')).split('\n').at(-1)).toBe('line 499');
});
