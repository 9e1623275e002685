import { look } from '../../fidelity/look.ts';

/** A document read by Pandoc, as HTML, plain text or Pandoc's tree (`native`). For DOCX and ODT none of our workers is involved. */
export const readByPandoc = (path: string, from: 'docx' | 'odt' | 'epub' | 'rst', to: 'html' | 'plain' | 'native'): Promise<string> =>
  look('pandoc', '--sandbox', '--wrap=none', `--from=${from}`, `--to=${to}`, ...(to === 'html' ? ['--mathml'] : []), path);
