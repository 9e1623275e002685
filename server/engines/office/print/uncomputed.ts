import { strFromU8 } from 'fflate';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { mainPart } from '../../../formats/ooxml/relations.ts';
import { openZip } from '../../../formats/zip/read.ts';
import { computesOnLoad } from './saved-by-excel.ts';
import { worksheetsOf } from './workbook-package.ts';

/** A formula whose saved result is 0, which writers without a calculator save for all formulas. */
const zero =
  /(<(?:\w+:)?c(?=[\s>])(?![^<>]*\st=["'](?!n["']))[^<>]*>\s*<((?:\w+:)?)f(?=[\s>/])(?:[^<>]*\/>|[^<>]*>[^<]*<\/\2f>))\s*<\2v>0<\/\2v>/g;

/**
 * Worksheets without results that no program has computed, so that LibreOffice computes them: it trusts all results of files that name
 * Excel in their properties.
 */
export const withoutUncomputed = async (path: string): Promise<Readonly<Record<string, Uint8Array>>> => {
  try {
    const zip = openZip(path);
    if (!computesOnLoad.test(strFromU8(await zip.bytes(await mainPart(zip))))) return {};
    const parts: Record<string, Uint8Array> = {};
    for await (const [name, part] of worksheetsOf(zip)) {
      const text = part.toString('latin1');
      const made = text.replace(zero, '$1');
      if (made !== text) parts[name] = Buffer.from(made, 'latin1');
    }
    return parts;
  } catch (thrown) {
    // LibreOffice judges files that are no ZIP or no package: they may be encrypted, or repairable.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return {};
    throw thrown;
  }
};
