import { WorkerProblem } from '../../contract/worker-main.ts';
import { odfVocabulary } from '../../formats/odf.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import { openZip } from '../../formats/zip/read.ts';
import { withoutFormData } from './nothing-fetched.ts';
import { withoutFolders } from './print/spreadsheet-xml.ts';

/** Size limit of slides; larger ones are skipped for speed. */
const mostBytes = 20 * 1024 ** 2;
const slide = /^ppt\/(?:slides|slideLayouts|slideMasters|notesSlides|notesMasters|theme)\/[^/]+\.xml$/i;
const sheetFonts = /^xl\/styles\.xml$/;
/** File name fields as LibreOffice writes and reads them: with the folder, except `file3`, which is the name with its extension. */
const nameField = /(<(?:\w+:)?fld(?=\s)[^<>]*\stype=)(["'])file\w*\2/g;

const readParts = async (
  path: string,
  from: string,
  seen: (name: string, text: string) => void,
): Promise<Readonly<Record<string, string>>> => {
  const zip = openZip(path);
  const changed: Record<string, string> = {};
  const isOdf = from === 'odp' || from === 'odg' || from === 'ods';
  for (const { name, size } of zip.entries) {
    if (
      size > mostBytes ||
      !(isOdf ? /^(?:content|styles)\.xml$/.test(name) : from.startsWith('xls') ? sheetFonts.test(name) : slide.test(name))
    )
      continue;
    const bytes = Buffer.from(await zip.bytes(name));
    const text = bytes.toString('utf8');
    seen(name, text);
    const bare = isOdf ? withoutFormData(text) : text;
    const hasNames = isOdf ? /file-name|template-name/.test(text) : /type=["']file/.test(text);
    if (!hasNames && bare === text) continue;
    const mended = isOdf ? withoutFolders(plainXmlText(bare, odfVocabulary)) : text.replace(nameField, '$1$2file3$2');
    if (mended !== text) changed[name] = mended;
  }
  return changed;
};

/**
 * Parts of a presentation, drawing or spreadsheet that contain the file name, changed so that LibreOffice doesn't print the folder.
 * `seen` receives each slide, or the content part.
 */
export const namesInPresentation = async (
  path: string,
  from: string,
  seen: (name: string, text: string) => void = () => undefined,
): Promise<Readonly<Record<string, string>>> => {
  try {
    return await readParts(path, from, seen);
  } catch (thrown) {
    // LibreOffice judges files that are no package.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return {};
    throw thrown;
  }
};
