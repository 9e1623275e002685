/** Collects the fonts used by a document's text, part by part. */
export type AskedFonts = {
  readonly see: (name: string, text: string) => void;
  readonly fonts: () => readonly string[];
};

/** Limit of font names: more than this suggests a malicious file. */
const most = 200;

const runFont = /<(?:\w+:)?rFonts\s[^<>]*>/g;
const latin = /<(?:\w+:)?latin\s[^<>]*?typeface="([^"<>]+)"/g;
const styleUse = /<(?:\w+:)?[pr]Style\s[^<>]*?val="([^"<>]+)"/g;
const styleId = /\sw:styleId="([^"<>]*)"/;
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s(?:\\w+:)?${name}="([^"<>]+)"`).exec(tag)?.[1];

/** WordprocessingML: fonts of runs, defaults and used styles. `*minor` and `*major` denote the theme's fonts. */
const wordFonts = (xml: string, add: (font: string) => void): void => {
  for (const [tag] of xml.matchAll(runFont)) {
    const theme = attribute(tag, 'asciiTheme') ?? attribute(tag, 'hAnsiTheme');
    if (theme) add(theme.startsWith('major') ? '*major' : '*minor');
    else for (const side of ['ascii', 'hAnsi']) add(attribute(tag, side) ?? '');
  }
};

const schemeFont = (xml: string, name: 'majorFont' | 'minorFont'): string => {
  const at = xml.indexOf(`${name}>`);
  return /typeface="([^"<>]*)"/.exec(at < 0 ? '' : xml.slice(at, at + 300))?.[1] ?? '';
};

const unescaped = (name: string): string =>
  name.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

export const askedFonts = (): AskedFonts => {
  const found = new Set<string>();
  const used = new Set<string>();
  const faces = new Map<string, string>();
  const references = new Set<string>();
  let styles = '';
  let [major, minor] = ['', ''];
  const add = (font: string): void => {
    if (font !== '' && found.size < most) found.add(font);
  };
  return {
    see: (name, text) => {
      if (name === 'word/styles.xml') styles = text;
      else if (/^word\/(?:document|header\d*|footer\d*|footnotes)\.xml$/.test(name)) {
        wordFonts(text, add);
        for (const [, id = ''] of text.matchAll(styleUse)) if (used.size < 1000) used.add(id);
      } else if (/(?:^|\/)theme\/theme1\.xml$/.test(name)) {
        [major, minor] = [schemeFont(text, 'majorFont'), schemeFont(text, 'minorFont')];
        if (name.startsWith('ppt/')) for (const font of ['*major', '*minor']) add(font);
      } else if (name.startsWith('ppt/')) {
        for (const [, font = ''] of text.matchAll(latin)) if (!font.startsWith('+')) add(font);
      } else if (name === 'xl/styles.xml') {
        const fonts = text.slice(Math.max(0, text.indexOf('<fonts')), Math.max(0, text.indexOf('</fonts>')));
        for (const [, font = ''] of fonts.matchAll(/<name\s[^<>]*?val="([^"<>]+)"/g)) add(font);
      } else if (/(?:^|\/)(?:content|styles|flat)\.xml$/.test(name)) {
        for (const [tag] of text.matchAll(/<style:font-face\s[^<>]*>/g))
          faces.set(attribute(tag, 'name') ?? '', (attribute(tag, 'font-family') ?? '').replace(/&apos;|'|&quot;/g, ''));
        for (const [, face = ''] of text.matchAll(/\sstyle:font-name="([^"<>]+)"/g)) if (references.size < most) references.add(face);
      }
    },
    fonts: () => {
      for (const style of styles.split(/(?=<w:style\s)/)) {
        const id = styleId.exec(style)?.[1];
        if (id === undefined || used.has(id) || /\sw:default="(?:1|true)"/.test(style.slice(0, 200))) wordFonts(style, add);
      }
      for (const face of references) add(faces.get(face) ?? '');
      const named = [...found].map((font) => (font === '*major' ? major : font === '*minor' ? minor : font));
      return [
        ...new Set(named.map((font) => (unescaped(font).split(/[,;]/)[0] ?? '').trim()).filter((font) => font !== '' && font.length < 60)),
      ];
    },
  };
};

/** Suffixes that Word adds to font names for non-Western scripts. */
const script = / (?:CE|Cyr|Greek|Tur|Baltic|\((?:Hebrew|Arabic|Vietnamese|Thai)\))$/;

/** Fonts of an RTF font table that the text references. */
export const rtfFonts = (rtf: string): readonly string[] => {
  const at = rtf.indexOf('{\\fonttbl');
  if (at < 0) return [];
  const table = rtf.slice(at, at + 20_000);
  const listed = [...table.matchAll(/\{\\f(\d{1,5})[^{};]{0,200}? ([^{};\\]{2,60});\}/g)];
  const used = new Set<string>();
  for (const [, number = ''] of rtf
    .slice(at + (listed.at(-1)?.index ?? 0) + (listed.at(-1)?.[0].length ?? 0))
    .matchAll(/\\f(\d{1,5})(?!\d)/g))
    used.add(number);
  const names = listed.flatMap(([, number = '', name = '']) => (used.has(number) && !script.test(name.trim()) ? [name.trim()] : []));
  return [...new Set(names)].slice(0, most);
};
