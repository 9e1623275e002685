import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { checkTables } from '../../formats/text/depth.ts';
import { openZip } from '../../formats/zip/read.ts';

/** Throws `resource_limit` for a text document of tables in tables, which would keep LibreOffice busy until its time is up. */
export const checkPackageTables = async (path: string): Promise<void> => {
  try {
    const zip = openZip(path);
    for (const { name } of zip.entries) if (name.toLowerCase().endsWith('.xml')) checkTables(await readPart(zip, name), 'xml');
  } catch (thrown) {
    // What is no ZIP, or no package, is for LibreOffice to judge: it may be locked, or repaired.
    if (!(thrown instanceof WorkerProblem && thrown.code === 'corrupt_input')) throw thrown;
  }
};
