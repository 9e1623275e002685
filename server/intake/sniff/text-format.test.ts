import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { inspect } from '../inspect.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('text-format');
});

test.each([
  ['eml', 'Received: from a by b;\r\n\tMon, 1 Jan 2024\r\nFrom: a@b.c\r\nSubject: x\r\n\r\n<html><p>Hello</p></html>', 'msg'],
  ['mbox', 'From a@b.c Mon Jan  1 00:00:00 2024\nFrom: a@b.c\n\nx\n', 'msg'],
  ['geojson', '{ "type": "FeatureCollection", "features": [] }', 'gpx'],
  ['ipynb', '{"cells": [], "nbformat": 4}', 'docx'],
  ['jsonl', '{"a": 1}\n{"a": 2}\n', 'kml'],
  ['json', '[{"a": "<b>x</b>"}]', 'xlsx'],
  ['gpx', '<?xml version="1.0"?><gpx version="1.1"></gpx>', 'docx'],
  ['kml', '<kml><Document/></kml>', 'kmz'],
  ['xml', '<?xml version="1.0"?><other/>', 'odt'],
  ['xml', '<constructor/>', 'odt'],
  ['xml', '<__proto__/>', 'odt'],
  ['vcf', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'pdf'],
  ['ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'pdf'],
  ['srt', '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Hello</i>\r\n', 'mp4'],
  ['vtt', '\ufeffWEBVTT\n\n00:01.000 --> 00:02.000\nHello\n', 'ttml'],
  ['bib', '@article{knuth84,\n title = {x}}\n', 'docx'],
  ['txt', 'From: here to there is not a mail\nat all\n', 'docx'],
  ['txt', 'Words with <b>tags</b> in them', 'docx'],
])('a text is called by what it is: %s', async (detected, content, format) => {
  const path = join(dir, 'named');
  await Bun.write(path, content);
  expect(() => inspect(path, format)).toThrow(expect.objectContaining({ code: 'content_mismatch', extra: { detected } }));
});
