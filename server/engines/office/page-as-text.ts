import { writeFileSync } from 'node:fs';
import { htmlAsUtf8 } from '../../formats/text/decode-html.ts';
import { checkTables, shallow } from '../../formats/text/depth.ts';
import type { FormulaPlaces } from './formula-places.ts';
import { withoutLoads } from './nothing-fetched.ts';
import { pageForOffice } from './web-page.ts';
import { open, saveAs, scratch } from './worker-office.ts';

/**
 * Saves a web page as a flat ODT and returns its path. LibreOfficeKit opens web pages in Writer/Web, which saves few formats; going
 * through flat ODT makes it an ordinary document.
 */
export const pageAsText = async (html: string, name: string, places: FormulaPlaces): Promise<string> => {
  checkTables(html, 'html');
  const page = `${scratch}/${name}.html`;
  writeFileSync(page, htmlAsUtf8(withoutLoads(pageForOffice(shallow(html, 'html'), places))));
  const opened = await open(page);
  const path = `${scratch}/${name}.fodt`;
  saveAs(opened, path, 'fodt');
  opened.close();
  return path;
};
