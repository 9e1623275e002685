import { strFromU8 } from 'fflate';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';
import { worksheetsOf } from './print/workbook-package.ts';

const properties = 'application/vnd.openxmlformats-officedocument.extended-properties+xml';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties';
const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
const application = /<Application>[^<]*<\/Application>/;
const byExcel = '<Application>Microsoft Excel</Application>';
/** A path that no program uses for its properties. */
const added = 'docProps/saved-by.xml';

type Changed = Readonly<Record<string, string | Uint8Array>>;

/** Whether a cell holds the saved text of a formula (ECMA-376 18.18.11): other workbooks need no rewriting. */
const hasSavedTexts = async (zip: ZipFile): Promise<boolean> => {
  for await (const [, part] of worksheetsOf(zip)) if (part.includes('t="str"') || part.includes("t='str'")) return true;
  return false;
};

const trusted = async (path: string, changed: Changed): Promise<Readonly<Record<string, string>>> => {
  const zip = openZip(path);
  const textOf = async (name: string): Promise<string> => {
    const part = changed[name];
    if (part !== undefined) return typeof part === 'string' ? part : strFromU8(part);
    return zip.has(name) ? readPart(zip, name) : '';
  };
  const relations = await textOf('_rels/.rels');
  const types = await textOf('[Content_Types].xml');
  if (relations === '' || types === '') return {};
  const tag = /<Relationship\s[^<>]*\/extended-properties"[^<>]*>/.exec(relations)?.[0];
  if (tag === undefined) {
    if (!(await hasSavedTexts(zip))) return {};
    return {
      [added]: `<Properties xmlns="${namespace}">${byExcel}</Properties>`,
      '_rels/.rels': relations.replace(
        '</Relationships>',
        `<Relationship Id="savedBy" Type="${relationship}" Target="${added}"/></Relationships>`,
      ),
      '[Content_Types].xml': types.replace('</Types>', `<Override PartName="/${added}" ContentType="${properties}"/></Types>`),
    };
  }
  const name = /\sTarget="\/?([^"]*)"/.exec(tag)?.[1] ?? '';
  const stated = plainXmlText(await textOf(name), { '': [namespace] });
  if (!stated.includes('<Properties') || /<Application>Microsoft/i.test(stated) || !(await hasSavedTexts(zip))) return {};
  const written = application.test(stated)
    ? stated.replace(application, byExcel)
    : stated.replace(/<Properties\b[^<>]*>/, (open) =>
        open.endsWith('/>') ? `${open.slice(0, -2)}>${byExcel}</Properties>` : open + byExcel,
      );
  return { [name]: written };
};

/**
 * Parts to change in a workbook that Excel did not save, so that LibreOffice shows the saved texts of formulas: it computes texts again
 * unless the properties name Excel, and shows `#NAME?` for functions that it does not know. `changed` are parts that change anyway.
 */
export const withTrustedResults = async (path: string, changed: Changed): Promise<Readonly<Record<string, string>>> => {
  try {
    return await trusted(path, changed);
  } catch (thrown) {
    // LibreOffice judges files that are no ZIP or no package: they may be encrypted, or repairable.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return {};
    throw thrown;
  }
};
