import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unzipSync } from 'fflate';
import { message } from '../../../catalogue/languages/message.ts';
import { readOrCorrupt, serve, WorkerProblem } from '../../contract/worker-main.ts';
import { chartsInOdf } from '../../formats/odf.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { decodePage } from '../../formats/text/decode-html.ts';
import { checkTables, shallow } from '../../formats/text/depth.ts';
import { packageWithNumbers } from '../../formats/word-numbers/package-numbers.ts';
import { imageFaults } from '../image/faults.ts';
import { countMissingImages, missingImagesNote } from '../missing-images.ts';
import { pageSetup } from '../page-setup.ts';
import { infoUpdate } from '../pdf-info.ts';
import { chunkPage } from './alt-chunks.ts';
import { commentsNote } from './comments.ts';
import { mayBeCropped } from './crop-marks.ts';
import { flatDocument } from './flat-document.ts';
import { textOfFormula } from './formula.ts';
import { documentWithFormulas, formulaPlaces } from './formula-places.ts';
import type { OfficeDocument } from './kit.ts';
import { rtfFonts } from './losses/asked-fonts.ts';
import { chartsInRtf } from './losses/charts.ts';
import { linkedInOdf } from './losses/linked-images.ts';
import { macrosNote } from './losses/macros.ts';
import { nothingSeen, type Seen, seenNotes } from './losses/seen.ts';
import { drawingOfGraphic, drawingOfMetafile } from './metafile.ts';
import { withoutFormData } from './nothing-fetched.ts';
import { inOpenFolder, mendLinks } from './open-folder.ts';
import { restoreName } from './open-named.ts';
import { openAsPrinted } from './open-printed.ts';
import { pageAsText } from './page-as-text.ts';
import { pdfExportOptions } from './pdf-export.ts';
import { isEmptyDxf, plainDxf } from './plain-dxf.ts';
import { flatText } from './plain-text.ts';
import { lookAtXls } from './print/binary-workbook.ts';
import { pagesOf, sheetPagesNote } from './print/page-count.ts';
import { withoutFolders } from './print/spreadsheet-xml.ts';
import type { OfficeReply, OfficeRequest } from './protocol.ts';
import { checkAppleDocument, isAsExpected } from './read-only.ts';
import { readyBinary } from './ready-binary.ts';
import { readyPackage } from './ready-package.ts';
import { type RichCells, richCellsOf } from './rich-cells.ts';
import { settleFlatFields, settleTextFields } from './saved-fields/settle-fields.ts';
import { settlePage } from './settle-page.ts';
import { areAllHidden, withoutHiddenParts } from './slide-export.ts';
import { asTemplate, templates } from './templates.ts';
import { type Facts, textAsRead } from './text-as-read.ts';
import { numbersFor, textPackages, wordPackages } from './text-formats.ts';
import { checkCells } from './used-cells.ts';
import { withWordFonts } from './word-fonts.ts';
import { begin, open, saveAs, scratch, warmUp } from './worker-office.ts';

/** Flat formats that LibreOffice detects by the usual prefixes in their first bytes; others are rewritten to use these. */
const flatFormats: ReadonlySet<string> = new Set(['fodt', 'fods', 'fodp', 'fodg']);

const forWord: ReadonlySet<string> = new Set(['docx', 'dotx', 'doc', 'rtf']);

const packages: ReadonlySet<string> = new Set([
  ...textPackages,
  ...['xlsx', 'xlsm', 'xlsb', 'ods', 'pptx', 'pptm', 'potm', 'ppsx', 'odp', 'odg', 'vsdx'],
]);

let missingImages = 0;

/** Prepares formats that LibreOffice doesn't handle directly. Returns the path to open. */
const prepare = async (asked: OfficeRequest, facts: Facts, seen: Seen): Promise<string> => {
  const { input, from, to, page = pageSetup({}) } = asked;
  if (from === 'txt') {
    const { text } = decodeText(readFileSync(input));
    if (text.trim() === '') throw new WorkerProblem('nothing_to_convert');
    const path = `${scratch}/in.fodt`;
    writeFileSync(path, flatText(text, page));
    return path;
  }
  if (flatFormats.has(from)) {
    const text = readFileSync(input, 'utf8');
    checkTables(text, 'xml');
    const plain = withoutFormData(flatDocument(text));
    facts.hasCrops = mayBeCropped(from, plain);
    seen.fonts.see('flat.xml', plain);
    seen.linkedImages += linkedInOdf(plain);
    seen.charts += chartsInOdf(plain);
    const settled = from === 'fodt' ? settleFlatFields(plain, asked) : withoutFolders(plain);
    if (settled === text) return input;
    const path = `${scratch}/in.${from}`;
    writeFileSync(path, settled);
    return path;
  }
  if (from === 'mml') {
    const path = `${scratch}/in.fodt`;
    writeFileSync(path, textOfFormula(decodeText(readFileSync(input)).text));
    return path;
  }
  if (from === 'emf' || from === 'wmf') {
    const path = `${scratch}/in.fodg`;
    writeFileSync(path, drawingOfMetafile(readFileSync(input), from));
    return path;
  }
  if (from === 'dxf') {
    const drawn = readFileSync(input);
    const bare = readOrCorrupt(() => plainDxf(drawn), message('cutOff'));
    if (isEmptyDxf(bare ?? drawn)) throw new WorkerProblem('nothing_to_convert');
    const source = bare ? `${scratch}/in.dxf` : input;
    if (bare) writeFileSync(source, bare);
    const opened = await open(source);
    const read = `${scratch}/read.odg`;
    saveAs(opened, read, 'odg');
    const drawing = drawingOfGraphic(unzipSync(readFileSync(read)));
    opened.close();
    if (!drawing) return source;
    const path = `${scratch}/in.fodg`;
    writeFileSync(path, drawing);
    return path;
  }
  checkAppleDocument(input, from);
  if (from === 'rtf') {
    const text = readFileSync(input, 'latin1');
    facts.hasCrops = mayBeCropped(from, text);
    checkTables(shallow(text, 'rtf'), 'rtf');
    seen.listed.push(...rtfFonts(text));
    seen.charts += chartsInRtf(text);
    const settled = settleTextFields(text, asked);
    if (settled === text) return input;
    const path = `${scratch}/in.rtf`;
    writeFileSync(path, settled, 'latin1');
    return path;
  }
  const html = from === 'html' ? decodePage(readFileSync(input)) : from === 'docx' ? await chunkPage(input) : undefined;
  if (html !== undefined) {
    const places = formulaPlaces();
    missingImages = countMissingImages(html);
    const path = await pageAsText(html, 'in', places);
    if (forWord.has(to) || !places.isEmpty()) {
      const flat = documentWithFormulas(readFileSync(path, 'utf8'), places);
      writeFileSync(path, forWord.has(to) ? withWordFonts(flat) : flat);
    }
    return path;
  }
  const path = `${scratch}/in.${from}`;
  if (from === 'doc' || from === 'ppt') return readyBinary(asked, from, path, facts, seen);
  if (from === 'xls' && to === 'html') {
    const { charts = 0, richCells = false } = lookAtXls(input);
    seen.charts += charts;
    seen.richCells = richCells;
  }
  if (!packages.has(from)) return input;
  const as = numbersFor[to];
  const written = as && wordPackages.has(from) ? await packageWithNumbers(input, as) : undefined;
  if (written) writeFileSync(path, written);
  const { isChanged, hasCrops } = await readyPackage({ ...asked, input: written ? path : input }, path, seen);
  facts.hasCrops = hasCrops;
  return isChanged || written ? path : input;
};

/** Documents whose macros most results drop. */
const mayHaveMacros: ReadonlySet<string> = new Set(['docm', 'dotm', 'xlsm', 'xlsb', 'pptm', 'potm', 'doc', 'xls', 'ppt']);

const filterOptions = ({ to, pages, sheetPages, exportSettings }: OfficeRequest, kind: OfficeDocument['kind']): string => {
  const onePage = kind === 'spreadsheet' && sheetPages === 'sheet';
  if (to === 'pdf') return pdfExportOptions({ pages, tagged: kind !== 'spreadsheet', onePage, settings: exportSettings });
  return to === 'html' ? 'EmbedImages' : '';
};

/** Looks of words within the cells of a workbook, which LibreOffice's pages lack. */
const richCellsIn = (document: OfficeDocument): RichCells => {
  const path = `${scratch}/rich.fods`;
  saveAs(document, path, 'fods');
  return richCellsOf(readFileSync(path, 'utf8'));
};

/** A saved document. Nobody waits for it to close: it closes with the process, or before the next document. */
let done: OfficeDocument | undefined;

const convert = async (asked: OfficeRequest): Promise<OfficeReply> => {
  done?.close();
  done = undefined;
  missingImages = 0;
  const { to, output } = asked;
  const facts: Facts = { hasCrops: false, notes: [] };
  const seen = nothingSeen();
  const { opened, notes: printNotes } = await openAsPrinted(await prepare(asked, facts, seen), asked);
  facts.notes.push(...printNotes);
  if (!isAsExpected(asked.from, opened.kind)) throw new WorkerProblem('corrupt_input');
  checkCells(opened, to);
  if (opened.kind !== 'spreadsheet') facts.notes.push(...commentsNote(opened.comments(), to));
  const isCropped = facts.hasCrops && opened.kind !== 'text' && to === 'pdf';
  const settled = asked.flat || isCropped ? await withoutHiddenParts(opened, asked) : opened;
  const places = formulaPlaces();
  const document = settled.kind === 'text' ? await textAsRead(settled, asked, places, facts) : settled;
  const twin = templates[to];
  const saved = inOpenFolder(twin ? `~out.${twin.twin}` : output);
  try {
    saveAs(document, saved, twin?.twin ?? to, filterOptions(asked, document.kind));
  } catch (thrown) {
    if (document.kind === 'presentation' && areAllHidden(document))
      throw new WorkerProblem('nothing_to_convert', message('slidesAllHidden'));
    // The export fails in the same way for missing pages and other reasons; retrying with all pages distinguishes them.
    if (!asked.pages) throw thrown;
    saveAs(document, inOpenFolder('~all.pdf'), to, filterOptions({ ...asked, pages: undefined }, document.kind));
    throw new WorkerProblem('nothing_to_convert', message('pagesChosenNone'));
  }
  const { kind } = document;
  await mendLinks(saved, twin?.twin ?? to);
  if (twin) writeFileSync(output, asTemplate(readFileSync(saved), twin));
  else renameSync(saved, output);
  if (to === 'html') {
    const rich = seen.richCells && kind === 'spreadsheet' ? richCellsIn(document) : undefined;
    facts.notes.push(...settlePage(output, dirname(saved), { isText: kind === 'text', title: asked.title, places, rich }));
  }
  done = document;
  facts.notes.push(...seenNotes(seen, asked, () => readFileSync(output)));
  if (mayHaveMacros.has(asked.from)) {
    restoreName(asked.input);
    facts.notes.push(...macrosNote(readFileSync(asked.input), asked.from, () => readFileSync(output), to));
  }
  if (to === 'pdf') {
    const printed = readFileSync(output);
    if (kind === 'spreadsheet') facts.notes.push(...sheetPagesNote(asked.sheetPages, pagesOf(printed)));
    const update = infoUpdate(printed, { Title: asked.title });
    if (update) appendFileSync(output, update);
  }
  return { kind, notes: [...facts.notes, ...missingImagesNote(missingImages)] };
};

const answer = async (request: OfficeRequest): Promise<OfficeReply> => {
  try {
    return await convert(request);
  } finally {
    restoreName(request.input);
    // Only the result is returned: lock files and images beside it stay here.
    for (const name of readdirSync('.'))
      if (name !== request.output && name !== request.flat && name !== request.input) rmSync(name, { recursive: true, force: true });
    rmSync(scratch, { recursive: true, force: true });
    mkdirSync(scratch, { recursive: true });
  }
};

void serve(answer, {
  prepare: async () => begin(),
  warmUp: () => warmUp(process.argv[2]),
  // Images are cropped here.
  faults: imageFaults,
});
