import { WorkerProblem } from '../../contract/worker-main.ts';
import { odfVocabulary } from '../../formats/odf.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import { openZip } from '../../formats/zip/read.ts';
import { withoutFormData } from './nothing-fetched.ts';
import { withoutFolders } from './print/spreadsheet-xml.ts';

/** Slides larger than this have no fields worth the time. */
const mostBytes = 20 * 1024 ** 2;
const slide = /^ppt\/(?:slides|slideLayouts|slideMasters|notesSlides|notesMasters|theme)\/[^/]+\.xml$/i;
const sheetFonts = /^xl\/styles\.xml$/;
/** Fields of the file's name as LibreOffice writes and reads them: with its folder, but for `file3`, its name with its ending. */
const nameField = /(<(?:\w+:)?fld\s[^<>]*\stype=|<(?:\w+:)?fld\s+type=)(["'])file\w*\2/g;

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
 * Parts of a package of slides, drawings or sheets that print the file's name, without the folder that LibreOffice would print. `seen`
 * gets each of its slides, or its content.
 */
export const namesInPresentation = async (
  path: string,
  from: string,
  seen: (name: string, text: string) => void = () => undefined,
): Promise<Readonly<Record<string, string>>> => {
  try {
    return await readParts(path, from, seen);
  } catch (thrown) {
    // What is no package is for LibreOffice to judge.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return {};
    throw thrown;
  }
};
