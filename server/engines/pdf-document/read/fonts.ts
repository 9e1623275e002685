import type { Font } from './page-content.ts';

/** pdf.js' description of a font (FontFaceObject with fontExtraProperties). */
export type RawFont = {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly isMonospace?: boolean;
  /** The substitute that browsers would use, by the flags of the file. */
  readonly fallbackName?: string;
  readonly vertical?: boolean;
  readonly ascent?: number;
  readonly descent?: number;
  readonly fontMatrix?: readonly number[];
  readonly defaultVMetrics?: readonly number[];
  readonly isType3Font?: boolean;
  readonly missingFile?: boolean;
};

const weightWords = /[-,_ ]?(extra|ultra|semi|demi)?[-_ ]?(bold|black|heavy)(mt)?(?=italic|oblique|ital|[^a-z]|$)/i;
const italicWords = /[-,_ ]?(italic|oblique|kursiv|slanted)(mt)?(?![a-z])|[-,_]it(?![a-z])|(?<=bold)ital/i;
/** Roman denotes a style only after a hyphen: Times New Roman and Nimbus Roman contain it as a name. */
const plainWords = /(?:[-,_ ](?:regular|book|normal|medium|light|thin|semilight|extralight|text)|[-,_]roman)(?:mt)?$/i;
/** Computer Modern and similar TeX fonts encode the style in short codes. */
const texBold = /^(cmbx|cmb\d|sfbx|ecbx|lmbx|ptmb|phvb|nimbus\w*-medi)/i;
const texItalic = /^(cmti|cmmi|cmsl|sfti|ecti|ptmri|cmbxti)/i;
const texMono = /^(cmtt|sftt|ectt|lmtt)/i;
const monospaceFamilies = /mono|courier|consol|typewriter|menlo|fixed|terminal|code/i;

/** Classification by family name: makers often omit the flag. */
const sansFamilies =
  /sans|arial|helvet|grotes|gothic|univers|frutiger|myriad|futura|gill|avenir|lato|roboto|montserrat|inter|calibri|verdana|tahoma|segoe|trebuchet|candara|corbel|ubuntu|source ?sans|raleway|poppins|nunito|oswald|cantarell|phv|cmss|lmss|hei/i;
const serifFamilies =
  /(?<!sans ?)serif|times|roman|garamond|minion|palat|palladio|pazo|bookman|antiqua|century|schoolbook|georgia|cambria|caslon|baskerville|bodoni|didot|sabon|bembo|crimson|lora|merriweather|playfair|stix|utopia|charter|nimbusrom|ptm|song|ming|(?:^|tex)(?:cm|sf|ec|lm)(?!ss|tt)[a-z]+/i;

const isSerif = (name: string, flagged: boolean): boolean => {
  if (sansFamilies.test(name)) return false;
  return flagged || serifFamilies.test(name);
};

/** PostScript names of common families → names in program menus. */
const families: ReadonlyMap<string, string> = new Map(
  Object.entries({
    timesnewromanps: 'Times New Roman',
    timesnewromanpsmt: 'Times New Roman',
    timesnewroman: 'Times New Roman',
    times: 'Times New Roman',
    arialmt: 'Arial',
    arial: 'Arial',
    helvetica: 'Helvetica',
    couriernew: 'Courier New',
    couriernewps: 'Courier New',
    couriernewpsmt: 'Courier New',
    courier: 'Courier New',
  }),
);

/** `BAAAAA+NotoSansMono-Bold` → `Noto Sans Mono`. */
const familyOf = (name: string): string => {
  const bare = name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(italicWords, '')
    .replace(weightWords, '')
    .replace(italicWords, '')
    .replace(plainWords, '')
    .replace(/(?<=[a-z])Regular$/, '')
    .replace(/(?<![-,_ ])[-,_ ]+$/, '');
  const known = families.get(bare.replace(/[-\s]/g, '').toLowerCase());
  if (known) return known;
  if (/^(cm|sf|ec|lm)[a-z]{1,4}\d+$/i.test(bare)) return texMono.test(bare) ? 'Courier New' : 'Latin Modern Roman';
  const spaced = bare
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/(?<!PS|MT)(PS|MT)+$/, '')
    .trim();
  return spaced || 'Times New Roman';
};

const bounded = (value: number | undefined, low: number, high: number, usual: number): number =>
  value !== undefined && Number.isFinite(value) && value >= low && value <= high ? value : usual;

export const describeFont = (raw: RawFont): Font => {
  const name = (raw.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const monospace = (raw.isMonospace ?? false) || monospaceFamilies.test(name) || texMono.test(name);
  return {
    family: raw.isType3Font || name === '' ? 'Times New Roman' : familyOf(name),
    bold: raw.bold === true || raw.black === true || weightWords.test(name) || texBold.test(name),
    italic: raw.italic === true || italicWords.test(name) || texItalic.test(name),
    monospace,
    serif: raw.isType3Font === true || name === '' || isSerif(name, raw.fallbackName === 'serif'),
    vertical: raw.vertical === true,
    ascent: bounded(raw.ascent, 0.4, 1.4, 0.9),
    descent: bounded(raw.descent === undefined ? undefined : -raw.descent, 0.05, 0.7, 0.25),
  };
};
