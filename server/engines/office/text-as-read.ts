import { readFileSync, writeFileSync } from 'node:fs';
import type { Message } from '../../../catalogue/languages/message.ts';
import { writeNumbers } from '../../formats/odf-numbers/write-numbers.ts';
import { cropImages } from './cropped-images.ts';
import { flatDocument } from './flat-document.ts';
import { type FormulaPlaces, takeFormulas } from './formula-places.ts';
import type { OfficeDocument } from './kit.ts';
import { mendFlow } from './mend-flow.ts';
import { inOpenFolder } from './open-folder.ts';
import { openNamed } from './open-named.ts';
import type { OfficeRequest } from './protocol.ts';
import { editableTexts, wordPackages } from './text-formats.ts';
import { changesNote, settleChanges } from './tracked-changes.ts';
import { saveAs } from './worker-office.ts';

export type Facts = {
  hasCrops: boolean;
  readonly notes: Message[];
};

/** Highlights of Word reach web pages only as LibreOffice's own colour behind words, as which its own format reads them. */
const highlighted = /<style:text-properties\s[^<>]*fo:background-color="#/;
const ofWord = /^(?:doc|docx|docm|dotx|dotm|rtf)$/;

const flatOf = (document: OfficeDocument, path: string): string => {
  saveAs(document, path, 'fodt');
  return flatDocument(readFileSync(path, 'utf8'));
};

/**
 * A text document prepared for its target: one view of tracked changes and, for web pages, replacements for what LibreOffice's export
 * drops. Returns the document itself if nothing changes.
 */
export const textAsRead = async (
  opened: OfficeDocument,
  asked: OfficeRequest,
  places: FormulaPlaces,
  { hasCrops, notes }: Facts,
): Promise<OfficeDocument> => {
  const { to, from, changes } = asked;
  const hasChanges = opened.changes() > 0;
  const view = changes ?? (editableTexts.has(to) ? 'shown' : 'accepted');
  if (hasChanges) notes.push(changesNote[view]);
  const isCropped = hasCrops && !editableTexts.has(to);
  if (to !== 'html' && !isCropped && (!hasChanges || view === 'shown')) return opened;
  const path = inOpenFolder('~read.fodt');
  const flat = flatOf(opened, path);
  const settled = view === 'shown' ? flat : settleChanges(flat, view);
  const cropped = to === 'html' || isCropped ? await cropImages(settled) : settled;
  // Word's own numbers are text before LibreOffice opens the file.
  const numbered = to !== 'html' || wordPackages.has(from) ? cropped : writeNumbers(cropped);
  const mended = to === 'html' ? mendFlow(takeFormulas(numbered, places), places) : numbered;
  if (mended === flat && !(to === 'html' && ofWord.test(from) && highlighted.test(flat))) return opened;
  opened.close();
  writeFileSync(path, mended);
  return openNamed(path, asked);
};
