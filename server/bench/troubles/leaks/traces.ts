import { hostname, userInfo } from 'node:os';
import { gunzipSync, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { look, withFolder } from '../../fidelity/look.ts';

/** A position in a result, and the server's data found there. */
export type Trace = { readonly where: string; readonly found: string };

const officeEndings = 'docx?|docm|dot[xm]|od[tspg]|ott|fod[tspg]|rtf|xls[xmb]?|pp[ts]x?|pptm|pdf|html?|mht|txt|md|epub|csv|tsv|tex|rst|dbk';
/** Names of work files with a document extension: each stage's `in`, `out` and intermediate files of engines. */
const workName = new RegExp(
  `(?<![\\w./-])(?:in|out|upload|read|told|numbers|print|plain|chunk|again|scratch|slides|all)\\.(?:${officeEndings})(?!\\w)`,
  'i',
);
const folders =
  /(?<![\w/])\/job(?![\w-])|file:\/\/\/?(?!C:|\/|\.\.|tmp\/fidelity-)[^\s"'<>)]*|\/tmp\/(?!fidelity-)[\w-]+|\/scratch\/|\/stage-[\w-]+/;

const literal = (text: string): RegExp => new RegExp(`(?<![\\w-])${text.replace(/[^\w]/g, '\\$&')}(?![\\w-])`);
const userName = userInfo().username;
/** `root` is excluded, as it is also a word of mathematics and XML. */
const names = [hostname(), ...(userName === 'root' ? [] : [userName])].filter((name) => name.length > 3).map(literal);

const inText = (where: string, text: string, secrets: readonly string[]): readonly Trace[] =>
  [folders, workName, ...names, ...secrets.map(literal)].flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ where, found: text.slice(Math.max(0, at - 40), at + 80).replace(/[^\x20-\x7e]+/g, ' ') }];
  });

/** Decodes character references of XML and HTML, and percent-encoding. */
const unescaped = (text: string): string =>
  text
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10_ffff)))
    .replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const maybe = (work: () => Uint8Array): Uint8Array | undefined => {
  try {
    return work();
  } catch {
    // Not compressed after all: the bytes are searched directly.
    return undefined;
  }
};

const pdfTraces = (where: string, bytes: Uint8Array, secrets: readonly string[]): Promise<readonly Trace[]> =>
  withFolder(async (dir) => {
    const path = `${dir}/a.pdf`;
    await Bun.write(path, bytes);
    await look('qpdf', '--qdf', '--object-streams=disable', '--decode-level=generalized', path, `${dir}/b.pdf`);
    const streams = Buffer.from(await Bun.file(`${dir}/b.pdf`).arrayBuffer()).toString('latin1');
    const info = [await look('pdfinfo', path), await look('pdfinfo', '-meta', path), await look('pdfinfo', '-url', path)].join('\n');
    return [
      ...inText(`${where} (objects)`, streams, secrets),
      ...inText(`${where} (information)`, info, secrets),
      ...inText(`${where} (text)`, await look('pdftotext', '-layout', path, '-'), secrets),
    ];
  });

/** Traces in a file: its name, its bytes in each encoding, and its compressed content. */
export const tracesIn = async (where: string, bytes: Uint8Array, secrets: readonly string[]): Promise<readonly Trace[]> => {
  const buffer = Buffer.from(bytes);
  const head = buffer.toString('latin1', 0, 4);
  if (head.startsWith('PK')) {
    const inner = await Promise.all(Object.entries(unzipSync(buffer)).map(([name, part]) => tracesIn(`${where} > ${name}`, part, secrets)));
    return [...inText(`${where} (directory)`, buffer.toString('latin1', Math.max(0, buffer.length - 2000)), secrets), ...inner.flat()];
  }
  if (head === '%PDF') return pdfTraces(where, bytes, secrets);
  const unpacked = head.startsWith('\x1f\x8b')
    ? maybe(() => gunzipSync(buffer))
    : head.startsWith('\x78')
      ? maybe(() => inflateSync(buffer))
      : undefined;
  if (unpacked) return tracesIn(`${where} >`, unpacked, secrets);
  // Base64 contains readable names only by chance.
  const text = buffer.toString('latin1').replace(/[A-Za-z\d+/\r\n]{400,}={0,2}/g, '');
  return [
    ...inText(where, unescaped(text), secrets),
    ...inText(`${where} (UTF-16)`, buffer.toString('utf16le'), secrets),
    ...inText(`${where} (UTF-16, odd)`, buffer.subarray(1).toString('utf16le'), secrets),
  ];
};
