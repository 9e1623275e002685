import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markdownBody } from '../../../engines/markup/markdown.ts';
import type { ImageData } from '../../../engines/pdf-document/model.ts';
import type { PageContent } from '../../../engines/pdf-document/read/page-content.ts';
import { overall, scorePages } from '../score.ts';
import { type Parsed, stubImage } from './corpus.ts';
import type { switches as Switches } from './switches.ts';

/** The functions of the instrumented copy that are called here. */
export type Copy = {
  readonly switches: typeof Switches;
  readonly write: (document: Parsed) => Promise<Uint8Array>;
};

/** Loads the copy that `instrument` wrote to `dir`. */
export const loadCopy = async (dir: string): Promise<Copy> => {
  const at = (path: string): string => join(dir, 'server/engines/pdf-document', path);
  const { switches } = (await import(at('switches.ts'))) as { switches: typeof Switches };
  const { makeUnderstanding } = (await import(
    at('understand/understand.ts')
  )) as typeof import('../../../engines/pdf-document/understand/understand.ts');
  const { findFigures, replaceFigures } = (await import(
    at('understand/figures.ts')
  )) as typeof import('../../../engines/pdf-document/understand/figures.ts');
  const { findOutlinedWords } = (await import(
    at('understand/outlined-words.ts')
  )) as typeof import('../../../engines/pdf-document/understand/outlined-words.ts');
  const { writeMarkdown } = (await import(
    at('write/markdown/markdown.ts')
  )) as typeof import('../../../engines/pdf-document/write/markdown/markdown.ts');
  const { writeDocx } = (await import(at('write/docx/docx.ts'))) as typeof import('../../../engines/pdf-document/write/docx/docx.ts');
  const { writePptx } = (await import(at('write/pptx/pptx.ts'))) as typeof import('../../../engines/pdf-document/write/pptx/pptx.ts');
  const { writeXlsx } = (await import(
    at('write/xlsx/write-xlsx.ts')
  )) as typeof import('../../../engines/pdf-document/write/xlsx/write-xlsx.ts');
  const withFigures = (page: PageContent, images: Map<string, ImageData>): PageContent => {
    const charts = findFigures(page);
    const figures = [...charts, ...findOutlinedWords(page, charts)];
    const ids = figures.map((_, n) => `figure-${page.index}-${n}`);
    for (const id of ids) images.set(id, stubImage(1, 1));
    return replaceFigures(page, figures, ids);
  };
  const write = async ({ target, pages, source: { images: own, ...source } }: Parsed): Promise<Uint8Array> => {
    const images = new Map(own);
    const understanding = makeUnderstanding(target === 'xlsx' ? 'sheets' : 'text');
    for (const page of pages) understanding.add(target === 'md' || target === 'docx' ? withFigures(page, images) : page);
    const whole = { ...source, images };
    if (target === 'docx') return writeDocx(understanding.flow(whole));
    if (target === 'pptx') return writePptx(understanding.placed(whole));
    if (target === 'xlsx') return writeXlsx(understanding.sheets(whole));
    return writeMarkdown(understanding.flow(whole), () => undefined);
  };
  return { switches, write };
};

export const makeScorer = async (dir: string, roundSet: string) => {
  await mkdir(dir, { recursive: true });
  const known = new Map<string, number>();
  const child = Bun.spawn(['python3', join(import.meta.dir, 'round-scorer.py'), roundSet], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
  });
  const lines = child.stdout.getReader();
  const decoder = new TextDecoder();
  const askRound = async (line: string): Promise<number> => {
    child.stdin.write(`${line}\n`);
    await child.stdin.flush();
    let text = '';
    while (!text.includes('\n')) {
      const { value, done } = await lines.read();
      if (done) throw new Error('The scorer of round trips has ended.');
      text += decoder.decode(value);
    }
    return Number(text);
  };
  const score = async ({ id, target, truth }: Parsed, result: Uint8Array): Promise<number> => {
    const key = `${id} ${target} ${Bun.hash(result)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const path = join(dir, `out.${target}`);
    if (truth === undefined) await writeFile(path, result);
    const value =
      truth === undefined
        ? await askRound(`${target} ${id} ${path}`)
        : overall(scorePages(truth, markdownBody(new TextDecoder().decode(result))));
    known.set(key, value);
    return value;
  };
  return { score, end: () => child.kill() };
};
