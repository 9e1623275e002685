import { look } from '../../fidelity/look.ts';

/** A part of a ZIP package (DOCX, ODT, XLSX, EPUB …) as text; `*` in its name stands for anything. */
export const part = (path: string, name: string): Promise<string> => look('unzip', '-p', path, name.replace(/[[\]]/g, '?'));

/** Names of all parts. */
export const partNames = async (path: string): Promise<readonly string[]> =>
  (await look('unzip', '-Z1', path)).split('\n').filter((name) => name !== '');
