/** Aspect ratios of projectors and screens. Paper is 1.29 (letter), 1.41 (A4), 1.55 (tabloid) or 1.65 (legal). */
const screens = [4 / 3, 16 / 9, 16 / 10] as const;
/** Points are rounded: 960 by 540, 720 by 405. */
const ratioSlack = 0.005;

type PageSize = { readonly width: number; readonly height: number };

const isScreen = ({ width, height }: PageSize): boolean => screens.some((ratio) => Math.abs(width / height - ratio) < ratioSlack);

/** Whether pages have a screen's shape: slides start a new page however full the previous one is. */
export const areSlides = (pages: readonly PageSize[]): boolean => pages.every(isScreen);
