import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';

longTimeout();

const names = ['office', 'text', 'table', 'meta', 'style', 'presentation', 'chart', 'form', 'script']
  .map((name) => ` xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join('');
const property = (value: string): string =>
  `<office:meta><meta:user-defined meta:name="AppVersion">${value}</meta:user-defined></office:meta>`;
const sheet = `<draw:frame text:anchor-type="as-char" svg:width="6cm" svg:height="3cm"><draw:object><office:document office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">${property('16.03')}<office:body><office:spreadsheet><table:table table:name="S"><table:table-row><table:table-cell><text:p>Inside</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document></draw:object></draw:frame>`;
// The kind of a flat document is detected in its first bytes: the sheet must lie behind them.
const text = `<?xml version="1.0" encoding="UTF-8"?>
<office:document${names} xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">${property('16.03'.repeat(2000))}<office:body><office:text><text:p>Before ${sheet} after</text:p></office:text></office:body></office:document>`;

test('a document with a sheet that has properties of its own opens', async () => {
  const harness = await startHarness();
  try {
    const path = join(harness.dir, 'sheet.fodt');
    await Bun.write(path, text);
    const page = await harness.convert(path, 'fodt', 'html');
    expect(readFileSync(page.paths[0] ?? '', 'utf8')).toMatch(/Before[\s\S]*<img[\s\S]*after/);
    const paper = await harness.convert(path, 'fodt', 'pdf');
    expect(await tell('pdftotext', paper.paths[0] ?? '', '-')).toMatch(/Before[\s\S]*after/);
  } finally {
    await harness.close();
  }
});
