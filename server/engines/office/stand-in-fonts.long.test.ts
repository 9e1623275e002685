import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { SandboxError } from '../../sandbox/level.ts';
import { sandboxLevels } from '../../sandbox/sandbox-host.ts';
import { startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';

longTimeout();

const families = ['Calibri Light', 'Segoe UI', 'Verdana', 'Georgia', 'Nobody Knows'];

const text = `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls>${families.map((name) => `<style:font-face style:name="${name}" svg:font-family="'${name}'" style:font-family-generic="swiss"/>`).join('')}</office:font-face-decls>
<office:automatic-styles>${families.map((name, at) => `<style:style style:name="p${at}" style:family="paragraph"><style:text-properties style:font-name="${name}"/></style:style>`).join('')}</office:automatic-styles>
<office:body><office:text>${families.map((_, at) => `<text:p text:style-name="p${at}">Words of one family.</text:p>`).join('')}</office:text></office:body></office:document>`;

for (const level of sandboxLevels)
  test(`documents are set in families as wide as those that they name: ${level}`, async () => {
    const harness = await startHarness(level).catch((thrown) => {
      // This machine may lack a sandbox level; levels.nightly.test.ts checks that it has any.
      if (thrown instanceof SandboxError) return undefined;
      throw thrown;
    });
    if (!harness) return;
    try {
      const path = join(harness.dir, 'families.fodt');
      await Bun.write(path, text);
      const { paths } = await harness.convert(path, 'fodt', 'pdf');
      const fonts = [...(await tell('pdffonts', paths[0] ?? '')).matchAll(/^[A-Z]{6}\+(\S+)/gm)].map(([, name]) => name);
      expect(fonts.toSorted()).toEqual(['Carlito', 'DejaVuSans', 'LiberationSans', 'P052-Roman']);
    } finally {
      await harness.close();
    }
  });
