import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';

longTimeout();

describe.skipIf(lacks('pandoc', 'asciidoctor'))('AsciiDoc', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  /** The AsciiDoc of a Markdown text, and the page that Asciidoctor makes of it. */
  const made = async (markdown: string): Promise<{ readonly text: string; readonly page: string }> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.md`);
    await Bun.write(path, markdown);
    const [output = ''] = (await harness.convert(path, 'md', 'adoc')).paths;
    return { text: await Bun.file(output).text(), page: await Bun.$`asciidoctor -s -S secure -o - ${output}`.text() };
  };

  test('a list behind the second paragraph of an item stays a list', async () => {
    const { page } = await made('- One\n\n    More\n\n    - Inner\n    - Last\n');
    expect(page.replace(/\s+|<\/?div[^>]*>/g, '')).toBe(
      '<ul><li><p>One</p><p>More</p><ul><li><p>Inner</p></li><li><p>Last</p></li></ul></li></ul>',
    );
  });

  test('headings have a name where a link leads to them, which Asciidoctor finds', async () => {
    const { text, page } = await made('[a](#ia-writer) [b](#2-parts)\n\n## iA Writer\n\n## 2 parts\n\n## Rest\n');
    expect(text).not.toContain('[[rest]]');
    for (const id of ['ia-writer', '_2-parts']) {
      expect(page).toContain(`href="#${id}"`);
      expect(page).toContain(`id="${id}"`);
    }
  });
});
