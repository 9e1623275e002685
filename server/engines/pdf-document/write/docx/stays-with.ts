import type { Block, Paragraph } from '../../model.ts';

const isCaption = (block: Block | undefined): boolean => block?.kind === 'paragraph' && block.role.kind === 'caption';

/** Does the page have to end before or after both? A picture stands with the caption under it, a caption with the table under it. */
export const staysWith = (block: Paragraph, next: Block | undefined): boolean =>
  isCaption(block) ? next?.kind === 'table' : isCaption(next) && block.inlines.every((i) => i.kind === 'picture');
