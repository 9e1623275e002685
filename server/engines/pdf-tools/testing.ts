import { join } from 'node:path';
import type { Harness } from '../../testing/harness.ts';
import { pdfOf } from '../merge-pdf/samples.ts';

/** Helpers to inspect results of PDF operations, where possible with programs that no operation writes with. */
export const pdfBench = (harness: () => Harness) => {
  const at = (name: string): string => join(harness().dir, name);
  const write = async (name: string, bytes: string | Uint8Array): Promise<string> => {
    await Bun.write(at(name), bytes);
    return at(name);
  };
  const infoOf = async (path: string, ...flags: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    const lines = (await Bun.$`pdfinfo ${flags} ${path}`.text()).split('\n');
    return Object.fromEntries(
      lines.flatMap((line) => (line.includes(':') ? [[line.split(':')[0]?.trim(), line.slice(line.indexOf(':') + 1).trim()]] : [])),
    );
  };
  return {
    at,
    write,
    infoOf,
    /** A PDF with that many pages, an outline, a link, a form field, a hidden layer and roman page labels. */
    sample: (name: string, pages: number) => write(`${name}.pdf`, pdfOf(name, pages)),
    textOf: async (path: string): Promise<string> => (await Bun.$`pdftotext -layout ${path} -`.text()).replace(/\s+/g, ' ').trim(),
    check: async (path: string): Promise<void> => {
      const { exitCode, stdout, stderr } = await Bun.$`qpdf --check ${path}`.nothrow().quiet();
      if (exitCode !== 0) throw new Error(`${stdout}${stderr}`);
    },
    jsonOf: (path: string, ...keys: readonly string[]) => Bun.$`qpdf --json=1 ${keys.map((key) => `--json-key=${key}`)} ${path}`.json(),
    operate: async (
      operation: string,
      path: string,
      options = {},
    ): Promise<{
      readonly path: string;
      readonly paths: readonly string[];
      readonly parts: readonly (string | undefined)[];
      readonly notes: readonly string[];
    }> => {
      const made = await harness().operate(operation, path, 'pdf', options);
      return { path: made.paths[0] ?? '', ...made };
    },
  };
};
