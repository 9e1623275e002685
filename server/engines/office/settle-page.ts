import { readFileSync, writeFileSync } from 'node:fs';
import type { Message } from '../../../catalogue/languages/message.ts';
import { settleAnchors } from './drawing-anchors.ts';
import { settleDrawings } from './drawn-words.ts';
import { withEmbeddedImages } from './embedded-images.ts';
import { type FormulaPlaces, pageWithFormulas } from './formula-places.ts';
import { withRelativeLinks } from './open-folder.ts';
import { plainPage } from './plain-page.ts';
import { type RichCells, withRichCells } from './rich-cells.ts';

type Page = { readonly isText: boolean; readonly title: string; readonly places: FormulaPlaces; readonly rich?: RichCells };

/** Rewrites a page that LibreOffice saved, with its images in `folder`, into one valid file. Returns notes on what it leaves out. */
export const settlePage = (path: string, folder: string, { isText, title, places, rich = new Map() }: Page): readonly Message[] => {
  const page = withRelativeLinks(readFileSync(path, 'utf8'));
  const settled = isText ? settleAnchors(settleDrawings(page, places.charts)) : withRichCells(page, rich);
  const plain = pageWithFormulas(plainPage(settled, title), places);
  const { html, notes } = withEmbeddedImages(plain, folder);
  writeFileSync(path, html);
  return notes;
};
