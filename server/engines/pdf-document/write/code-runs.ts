import type { Block, Inline, Paragraph } from '../model.ts';

const isCode = (b: Block | undefined): b is Paragraph & { readonly role: Extract<Paragraph['role'], { kind: 'code' }> } =>
  b?.kind === 'paragraph' && b.role.kind === 'code';

/** The listing that begins here, as one paragraph with a break after each line, including empty ones, and its number of lines. */
export const codeAt = (blocks: readonly Block[], n: number): { readonly paragraph: Paragraph; readonly lines: number } | undefined => {
  const first = blocks[n];
  if (!isCode(first)) return undefined;
  const inlines: Inline[] = [...first.inlines];
  let lines = 1;
  for (let next = blocks[n + 1]; isCode(next) && !next.role.first; next = blocks[n + lines]) {
    for (let k = 0; k <= next.role.empty; k++) inlines.push({ kind: 'break' });
    inlines.push(...next.inlines);
    lines++;
  }
  return { paragraph: { ...first, inlines }, lines };
};
