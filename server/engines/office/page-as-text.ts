import { readFileSync, writeFileSync } from 'node:fs';
import { htmlAsUtf8 } from '../../formats/text/decode-html.ts';
import { checkTables, shallow } from '../../formats/text/depth.ts';
import { withinGrid } from '../../formats/text/table-spans.ts';
import { withFittedImages } from './fitted-images.ts';
import type { FormulaPlaces } from './formula-places.ts';
import { withFirstHeadings } from './heading-levels.ts';
import { listMarks } from './list-marks.ts';
import { withoutLoads } from './nothing-fetched.ts';
import { withReadImages } from './page-images.ts';
import { pageForOffice } from './web-page.ts';
import { open, saveAs, scratch } from './worker-office.ts';

/**
 * Saves a web page as a flat ODT and returns its path. LibreOfficeKit opens web pages in Writer/Web, which saves few formats; going
 * through flat ODT makes it an ordinary document.
 */
export const pageAsText = async (html: string, name: string, places: FormulaPlaces): Promise<string> => {
  checkTables(html, 'html');
  const marks = listMarks();
  const page = `${scratch}/${name}.html`;
  // LibreOffice takes a page that begins with words for a text.
  const whole = /^\s*</.test(html) ? html : `<!DOCTYPE html>\n${html}`;
  writeFileSync(
    page,
    htmlAsUtf8(withoutLoads(await withReadImages(pageForOffice(withinGrid(shallow(whole, 'html')), places, marks.mark)))),
  );
  const opened = await open(page);
  const path = `${scratch}/${name}.fodt`;
  saveAs(opened, path, 'fodt');
  opened.close();
  const flat = readFileSync(path, 'utf8');
  const levelled = withFirstHeadings(marks.withSigns(flat));
  const fitted = /<img\b/i.test(html) ? withFittedImages(levelled) : levelled;
  if (fitted !== flat) writeFileSync(path, fitted);
  return path;
};
