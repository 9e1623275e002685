import { readFileSync, writeFileSync } from 'node:fs';
import { cropImages } from './cropped-images.ts';
import { flatDocument } from './flat-document.ts';
import type { OfficeDocument } from './kit.ts';
import { inOpenFolder, withRelativeLinks } from './open-folder.ts';
import { openNamed } from './open-named.ts';
import { hiddenInOdp } from './print/slides.ts';
import type { OfficeRequest } from './protocol.ts';
import { withUnicodeSigns } from './sign-fonts.ts';
import { saveAs } from './worker-office.ts';

/** The same slides without the hidden parts of their images; `flat` receives them as a flat OpenDocument. */
export const withoutHiddenParts = async (document: OfficeDocument, asked: OfficeRequest): Promise<OfficeDocument> => {
  const path = inOpenFolder('~cropped.fodp');
  saveAs(document, path, 'fodp');
  const flat = flatDocument(readFileSync(path, 'utf8'));
  const cropped = await cropImages(flat);
  if (asked.flat) writeFileSync(asked.flat, withUnicodeSigns(withRelativeLinks(cropped)));
  if (cropped === flat) return document;
  document.close();
  writeFileSync(path, cropped);
  return openNamed(path, asked);
};

/** LibreOffice prints no deck without a slide to show. */
export const areAllHidden = (document: OfficeDocument): boolean => {
  const path = inOpenFolder('~hidden.fodp');
  saveAs(document, path, 'fodp');
  const flat = readFileSync(path, 'utf8');
  return hiddenInOdp(flat) === flat.split('<draw:page ').length - 1;
};
