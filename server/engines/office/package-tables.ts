import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { checkTables } from '../../formats/text/depth.ts';
import { openZip } from '../../formats/zip/read.ts';

/**
 * Throws `resource_limit` for a text document with deeply nested tables, which would keep LibreOffice busy until the timeout. `seen`
 * receives each XML part.
 */
export const checkPackageTables = async (path: string, seen: (name: string, text: string) => void = () => undefined): Promise<void> => {
  try {
    const zip = openZip(path);
    for (const { name } of zip.entries) {
      if (!name.toLowerCase().endsWith('.xml')) continue;
      const text = await readPart(zip, name);
      checkTables(text, 'xml');
      seen(name, text);
    }
  } catch (thrown) {
    // LibreOffice judges files that are no ZIP or no package: they may be encrypted, or repairable.
    if (!(thrown instanceof WorkerProblem && thrown.code === 'corrupt_input')) throw thrown;
  }
};
