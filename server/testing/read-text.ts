import { decodeHTML } from 'entities/decode';

/** Standard output of a test program; throws when it fails. */
export const tell = async (...argv: readonly string[]): Promise<string> => {
  const child = Bun.spawn([...argv], { stdin: 'ignore', stdout: 'pipe', stderr: 'ignore', env: { ...process.env, LANG: 'C.UTF-8' } });
  const [code, out] = await Promise.all([child.exited, new Response(child.stdout).text()]);
  if (code !== 0) throw new Error(`${argv[0]} ended with ${code}.`);
  return out;
};

const withoutTags = (markup: string): string =>
  decodeHTML(markup.replace(/<(?:text:s|text:tab|w:tab|br)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''));

/** Decodes RTF's escapes for non-ASCII characters. */
const withoutRtf = (rtf: string): string => {
  /** Number of fallback characters for readers without Unicode, as set by `\uc`. */
  let substitutes = 1;
  return rtf
    .replace(/\\uc(\d+) ?|\\u(-?\d+) ?((?:\\'[0-9a-f]{2}|\?){0,2})/g, (_, count, code, signs: string) => {
      if (count !== undefined) {
        substitutes = Number(count);
        return '';
      }
      const left = (signs.match(/\\'..|\?/g) ?? []).slice(substitutes);
      return String.fromCharCode((Number(code) + 65_536) % 65_536) + left.join('');
    })
    .replace(/\\'([0-9a-f]{2})/g, (_, hex) => new TextDecoder('windows-1252').decode(Uint8Array.of(Number.parseInt(hex, 16))))
    .replace(/\{|\}|\\[a-z]+-?\d* ?/g, '');
};

const packages = new Set('docx docm dotx odt ott xlsx xlsm ods pptx pptm ppsx odp odg epub htmlz txtz'.split(' '));

/** All words of a document, read by programs that create no documents: poppler, unzip, strings. */
export const readText = async (path: string, format: string): Promise<string> => {
  if (format === 'pdf') return tell('pdftotext', '-enc', 'UTF-8', path, '-');
  if (packages.has(format)) {
    // Skips settings, which only contain the window's state: LibreOffice writes another height each time with its own event loop.
    const names = (await tell('unzip', '-Z1', path))
      .split('\n')
      .filter((name) => /\.(xml|x?html?|txt)$/.test(name) && !/(?:^|\/)settings\.xml$/.test(name));
    return withoutTags((await Promise.all(names.map((name) => tell('unzip', '-p', path, name.replace(/[[\]*?]/g, '\\$&'))))).join('\n'));
  }
  // Word, Excel and PowerPoint 97 store text with 8 or 16 bits per character, whichever suffices.
  if (['doc', 'xls', 'ppt'].includes(format)) {
    const bytes = Buffer.from(await Bun.file(path).bytes());
    return `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}\n${bytes.subarray(1).toString('utf16le')}`;
  }
  const text = await Bun.file(path).text();
  if (format === 'rtf') return withoutRtf(text);
  return ['txt', 'md', 'csv', 'tsv', 'json', 'yaml'].includes(format) ? text : withoutTags(text);
};
