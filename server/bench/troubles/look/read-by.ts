import { look } from '../../fidelity/look.ts';

/** A document as Pandoc's readers take it, as HTML, plain text or Pandoc's tree (`native`). Of a DOCX or an ODT no worker of ours has a part in it. */
export const readByPandoc = (path: string, from: 'docx' | 'odt' | 'epub' | 'rst', to: 'html' | 'plain' | 'native'): Promise<string> =>
  look('pandoc', '--sandbox', '--wrap=none', `--from=${from}`, `--to=${to}`, ...(to === 'html' ? ['--mathml'] : []), path);
