import { look } from '../../fidelity/look.ts';

/** Links of a PDF: the linked words, and the address or the page that they lead to (`page 2`). */
export const pdfLinks = async (path: string): Promise<ReadonlyMap<string, string>> => {
  const xml = await look('pdftohtml', '-xml', '-i', '-stdout', path);
  return new Map(
    [...xml.matchAll(/<a href="([^"]*)">((?:(?!<\/a>)[\s\S])*)<\/a>/g)].map(([, to = '', words = '']) => [
      words.replace(/<[^<>]*>/g, '').trim(),
      to.replace(/^.*\.html#(\d+)$/, 'page $1'),
    ]),
  );
};
