import { writeFileSync } from 'node:fs';
import { htmlAsUtf8 } from '../../formats/text/decode-html.ts';
import { checkTables, shallow } from '../../formats/text/depth.ts';
import type { FormulaPlaces } from './formula-places.ts';
import { withoutLoads } from './nothing-fetched.ts';
import { pageForOffice } from './web-page.ts';
import { open, saveAs, scratch } from './worker-office.ts';

/**
 * A web page as a flat ODT, by its path. LibreOfficeKit opens web pages in Writer/Web, which saves few formats; flat ODT makes an ordinary
 * document of them.
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
