import { replaceInnermost } from '../../../formats/xml/innermost.ts';

/**
 * A flat spreadsheet without what its window last showed: LibreOffice would begin the only page of a sheet at its first visible cell,
 * and leave out the rows and columns before it.
 */
export const withoutViews = (fods: string): string =>
  replaceInnermost(fods, 'config:config-item-set', ({ tag }) => (/\sconfig:name="ooo:view-settings"/.test(tag) ? '' : undefined));
