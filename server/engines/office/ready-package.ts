import { readFileSync, writeFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { chartsInOdf } from '../../formats/odf.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { decodePage } from '../../formats/text/decode-html.ts';
import { checkTables, shallow } from '../../formats/text/depth.ts';
import { pageOfArchive } from '../../formats/text/web-archive.ts';
import { openZip } from '../../formats/zip/read.ts';
import { pageSetup } from '../page-setup.ts';
import { documentWithFormulas, formulaPlaces } from './formula-places.ts';
import { chartsIn } from './losses/charts.ts';
import { linkedInOdf, linkedInRelations } from './losses/linked-images.ts';
import type { Seen } from './losses/seen.ts';
import { withoutFormData } from './nothing-fetched.ts';
import { chartsWithCounts } from './package-charts.ts';
import { cropsCarriedOut } from './package-crops.ts';
import { plainLists } from './package-lists.ts';
import { checkPackageTables } from './package-tables.ts';
import { pageAsText } from './page-as-text.ts';
import { flatText } from './plain-text.ts';
import { namesInPresentation } from './presentation-names.ts';
import { withoutUncomputed } from './print/uncomputed.ts';
import type { OfficeRequest } from './protocol.ts';
import { hasRichCells } from './rich-strings.ts';
import { concernsFields, settlePackageFields } from './saved-fields/settle-fields.ts';
import { slideMends } from './slide-mends.ts';
import { maySetLettersInSigns, withSymbolLetters } from './symbol-letters.ts';
import { textPackages } from './text-formats.ts';
import { withTrustedResults } from './trusted-results.ts';
import { type ChangedParts, type ChunkKind, chunksAsDocuments } from './word-chunks.ts';
import { hasDiagrams, withDescribedDiagrams } from './word-diagrams.ts';
import { withPlainPictures } from './word-images.ts';
import { open, saveAs, scratch } from './worker-office.ts';

const openableChunk = async (kind: ChunkKind, bytes: Buffer): Promise<string> => {
  if (kind === 'html' || kind === 'mht') {
    const places = formulaPlaces();
    const page = await pageAsText(kind === 'html' ? decodePage(bytes) : pageOfArchive(bytes), 'chunk', places);
    if (!places.isEmpty()) writeFileSync(page, documentWithFormulas(readFileSync(page, 'utf8'), places));
    return page;
  }
  const path = `${scratch}/chunk.${kind === 'txt' ? 'fodt' : kind}`;
  if (kind === 'rtf') checkTables(shallow(bytes.toString('latin1'), 'rtf'), 'rtf');
  if (kind === 'xml') checkTables(bytes.toString('utf8'), 'xml');
  writeFileSync(path, kind === 'txt' ? flatText(decodeText(bytes).text, pageSetup({})) : bytes);
  return path;
};

const chunkAsDocument = async (kind: ChunkKind, bytes: Buffer): Promise<Uint8Array> => {
  const opened = await open(await openableChunk(kind, bytes));
  const path = `${scratch}/chunk.docx`;
  saveAs(opened, path, 'docx');
  opened.close();
  return readFileSync(path);
};

export type Ready = {
  readonly isChanged: boolean;
  readonly hasCrops: boolean;
};

/** ECMA-376-1, 20.1.8.55, and ODF 1.3 part 3, 20.187. */
const crop = /<a:srcRect\s(?:[lrtb]="0"\s?)*[lrtb]="[1-9]|\sfo:clip="rect\([^)"]*[1-9]/;

/** Changed parts of a text package that LibreOffice would otherwise misread. */
const changedTexts = async (asked: OfficeRequest, seen: Seen): Promise<{ readonly changed: ChangedParts; readonly hasCrops: boolean }> => {
  const isOdf = /^(?:odt|ott)$/.test(asked.from);
  const parts = new Map<string, string>();
  const diagrams = new Map<string, string>();
  const pictured = new Map<string, string>();
  const signed = new Map<string, string>();
  const unfetched: Record<string, string> = {};
  let [hasChunks, hasCrops] = [false, false];
  await checkPackageTables(asked.input, (name, whole) => {
    const text = isOdf ? withoutFormData(whole) : whole;
    if (text !== whole) unfetched[name] = text;
    hasChunks ||= text.includes('altChunk');
    hasCrops ||= crop.test(text);
    seen.fonts.see(name, text);
    if (name === 'content.xml') seen.linkedImages += linkedInOdf(text);
    if (concernsFields(name, text)) parts.set(name, text);
    if (asked.to === 'html' && hasDiagrams(text)) diagrams.set(name, text);
    if (asked.to === 'html' && text.includes('<v:imagedata')) pictured.set(name, text);
    if (maySetLettersInSigns(text)) signed.set(name, text);
  });
  const fields = settlePackageFields(parts, asked);
  const plain: Record<string, string> = {};
  for (const [name, text] of pictured) {
    const before = fields[name] ?? unfetched[name] ?? text;
    const after = withPlainPictures(before);
    if (after !== before) plain[name] = after;
  }
  const described: Record<string, string> = {};
  for (const [name, text] of diagrams)
    described[name] = await withDescribedDiagrams(openZip(asked.input), name, plain[name] ?? fields[name] ?? text);
  const chunks = hasChunks ? await chunksAsDocuments(openZip(asked.input), chunkAsDocument) : {};
  const settled: Record<string, string | Uint8Array> = { ...unfetched, ...fields, ...plain, ...described };
  for (const [name, text] of signed) {
    const before = settled[name] ?? text;
    const after = typeof before === 'string' ? withSymbolLetters(before) : before;
    if (after !== text) settled[name] = after;
  }
  return { changed: { ...settled, ...chunks }, hasCrops };
};

/** Writes a package to `path` that LibreOffice reads correctly, unless the original already is one. */
export const readyPackage = async (asked: OfficeRequest, path: string, seen: Seen): Promise<Ready> => {
  const chartLists: string[] = [];
  const changed: Record<string, string | Uint8Array> = {
    ...(await plainLists(asked.input, (name, text) => {
      if (/\.rels$/i.test(name)) {
        seen.linkedImages += linkedInRelations(text);
        if (/\/chart["']/.test(text)) chartLists.push(name);
      }
      if (name === '[Content_Types].xml')
        seen.charts += chartsIn([...text.matchAll(/PartName="\/([^"<>]*)"/g)].map(([, part = '']) => part));
      if (name === 'META-INF/manifest.xml') seen.charts += chartsInOdf(text);
    })),
  };
  if (chartLists.length > 0) Object.assign(changed, await chartsWithCounts(openZip(asked.input), chartLists));
  let hasCrops = false;
  const slides = slideMends(asked);
  if (/^(?:pptx|pptm|ppsx|potm|od[psg])$/.test(asked.from) || (asked.to === 'pdf' && /^xls[xm]$/.test(asked.from))) {
    const names = await namesInPresentation(asked.input, asked.from, (name, text) => {
      hasCrops ||= crop.test(text);
      seen.fonts.see(name, text);
      if (name === 'content.xml') seen.linkedImages += linkedInOdf(text);
      seen.richCells ||= asked.from === 'ods' && name === 'content.xml' && text.includes('<text:span');
      slides.see(name, text);
    });
    Object.assign(changed, names);
    Object.assign(changed, await slides.mended(names));
  }
  if (textPackages.has(asked.from)) {
    try {
      const texts = await changedTexts(asked, seen);
      Object.assign(changed, texts.changed);
      hasCrops = texts.hasCrops;
    } catch (thrown) {
      // LibreOffice judges files that are no ZIP or no package: they may be encrypted, or repairable.
      if (!(thrown instanceof WorkerProblem && thrown.code === 'corrupt_input')) throw thrown;
    }
  }
  if (hasCrops && asked.to === 'pdf' && !/^od|^ot/.test(asked.from)) {
    const cropped = await cropsCarriedOut(openZip(asked.input), changed);
    Object.assign(changed, cropped);
    hasCrops = false;
  }
  if (/^xl[st][xm]$/.test(asked.from)) {
    Object.assign(changed, await withoutUncomputed(asked.input));
    Object.assign(changed, await withTrustedResults(asked.input, changed));
    seen.richCells = asked.to === 'html' && (await hasRichCells(asked.input));
  }
  if (Object.keys(changed).length === 0) return { isChanged: false, hasCrops };
  const parts = Object.fromEntries(
    Object.entries(changed).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
  );
  writeFileSync(path, zipSync({ ...unzipSync(readFileSync(asked.input)), ...parts }, { level: 1 }));
  return { isChanged: true, hasCrops };
};
