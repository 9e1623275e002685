import type { SectionBlock } from '../panel-model.ts';
import type { PageRegion } from './page-region.ts';
import { regionBlocks } from './region-blocks.ts';

/**
 * Minimum share of titled pages, of those with text, if they have the shape of paper: slides without a title, such as pictures, are fewer.
 */
const titled = 0.6;
/** Fewer pages may begin with a heading by chance. */
const leastPages = 3;

const isPicture = (block: SectionBlock): boolean =>
  block.kind === 'floating' || (block.kind === 'paragraph' && block.inlines.every(({ kind }) => kind === 'picture'));

const isTitled = (regions: readonly PageRegion[]): boolean => {
  const first = regions.flatMap(regionBlocks).find((block) => !isPicture(block));
  return first?.kind === 'paragraph' && (first.role.kind === 'heading' || first.role.kind === 'title');
};

/** Aspect ratios of projectors and screens. Paper is 1.29 (letter), 1.41 (A4), 1.55 (tabloid) or 1.65 (legal). */
const screens = [4 / 3, 16 / 9, 16 / 10] as const;
/** Points are rounded: 960 by 540, 720 by 405. */
const ratioSlack = 0.005;

type PageSize = { readonly width: number; readonly height: number };

const isScreen = ({ width, height }: PageSize): boolean => screens.some((ratio) => Math.abs(width / height - ratio) < ratioSlack);

/**
 * Whether pages are slides, which start a new page however full the previous one is. They have a screen's shape, or are landscape and begin
 * with a title.
 */
export const areSlides = (regions: readonly PageRegion[], pages: readonly PageSize[]): boolean => {
  if (pages.every(isScreen)) return true;
  if (!pages.every(({ width, height }) => width > height)) return false;
  const byPage = [...Map.groupBy(regions, ({ page }) => page).values()];
  return byPage.length >= leastPages && byPage.filter(isTitled).length >= titled * byPage.length;
};
