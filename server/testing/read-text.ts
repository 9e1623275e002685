import { decodeHTML } from 'entities/decode';

/** What a program of the tests says on its standard output; throws when it fails. */
export const tell = async (...argv: readonly string[]): Promise<string> => {
  const child = Bun.spawn([...argv], { stdin: 'ignore', stdout: 'pipe', stderr: 'ignore', env: { ...process.env, LANG: 'C.UTF-8' } });
  const [code, out] = await Promise.all([child.exited, new Response(child.stdout).text()]);
  if (code !== 0) throw new Error(`${argv[0]} ended with ${code}.`);
  return out;
};

const withoutTags = (markup: string): string =>
  decodeHTML(markup.replace(/<(?:text:s|text:tab|w:tab|br)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''));

/** RTF's escapes for what is not ASCII. */
const withoutRtf = (rtf: string): string => {
  /** Signs that stand in for a character in readers that know no Unicode; `\uc` says how many. */
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

/** All words of a document, read by programs that make no documents: poppler, unzip, strings. */
export const readText = async (path: string, format: string): Promise<string> => {
  if (format === 'pdf') return tell('pdftotext', '-enc', 'UTF-8', path, '-');
  if (packages.has(format)) {
    // Settings hold no words, but what the window was like: LibreOffice writes another height each time where it has a loop of its own.
    const names = (await tell('unzip', '-Z1', path))
      .split('\n')
      .filter((name) => /\.(xml|x?html?|txt)$/.test(name) && !/(?:^|\/)settings\.xml$/.test(name));
    return withoutTags((await Promise.all(names.map((name) => tell('unzip', '-p', path, name.replace(/[[\]*?]/g, '\\$&'))))).join('\n'));
  }
  // Word, Excel and PowerPoint 97 keep text in 8 or in 16 bits a character, whichever is enough.
  if (['doc', 'xls', 'ppt'].includes(format)) {
    const bytes = Buffer.from(await Bun.file(path).bytes());
    return `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}\n${bytes.subarray(1).toString('utf16le')}`;
  }
  const text = await Bun.file(path).text();
  if (format === 'rtf') return withoutRtf(text);
  return ['txt', 'md', 'csv', 'tsv', 'json', 'yaml'].includes(format) ? text : withoutTags(text);
};
