import { look } from '../../fidelity/look.ts';

/** A part of a ZIP package (DOCX, ODT, XLSX, EPUB …) as text; `*` in its name matches anything. */
export const part = (path: string, name: string): Promise<string> => look('unzip', '-p', path, name.replace(/[[\]]/g, '?'));

export const partNames = async (path: string): Promise<readonly string[]> =>
  (await look('unzip', '-Z1', path)).split('\n').filter((name) => name !== '');
