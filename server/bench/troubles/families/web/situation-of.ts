import type { Check, Situation } from '../../situation.ts';

export const situation = (
  name: string,
  source: string,
  [from, to]: readonly [string, string],
  input: string,
  expect: string,
  check: Check,
): Situation => ({
  name,
  source,
  file: `page.${from}`,
  input: () => input,
  from,
  to,
  expect,
  check,
});

export const web = (style: string, body: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Page</title><style>${style}</style></head><body>${body}</body></html>`;
