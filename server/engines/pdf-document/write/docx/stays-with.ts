import type { Block, Paragraph } from '../../model.ts';

const isCaption = (block: Block | undefined): boolean => block?.kind === 'paragraph' && block.role.kind === 'caption';

/** Whether two blocks must stay on one page: a picture with the caption below it, a caption with the table below it. */
export const staysWith = (block: Paragraph, next: Block | undefined): boolean =>
  isCaption(block) ? next?.kind === 'table' : isCaption(next) && block.inlines.every((i) => i.kind === 'picture');
