import { escapeXml, xmlText } from '../../formats/ooxml/xml.ts';
import { classOf } from './colours.ts';
import { bare, type Cue, clock, unescapeWords, withColours } from './cue.ts';
import { usualRate } from './read-sub.ts';
import { ass, ssa, titleLine } from './write-script.ts';

type Writer = (cues: readonly Cue[], title: string) => string;

/** `<font>`, the tag of SRT and SAMI. */
const withFonts = (text: string): string => withColours(text, (hex) => `<font color="#${hex}">`, '</font>');

const srt: Writer = (cues) =>
  cues
    .map(({ start, end, text }, at) => `${at + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${unescapeWords(withFonts(text))}\n`)
    .join('\n');

/** WebVTT settings for a position on a numeric keypad. */
const vttPlace = (align = 2): string =>
  [
    ...(align > 6 ? [' line:0'] : align > 3 ? [' line:50%'] : []),
    ...(align % 3 === 1 ? [' align:start'] : align % 3 === 0 ? [' align:end'] : []),
  ].join('');

const vtt: Writer = (cues) => {
  const rules = new Set<string>();
  const classed = (hex: string): string => {
    const { name, rule } = classOf(hex);
    if (rule !== undefined) rules.add(rule);
    return `<c.${name}>`;
  };
  const blocks = cues.map(
    ({ start, end, text, align }) =>
      `${clock(start, '.')} --> ${clock(end, '.')}${vttPlace(align)}\n${withColours(text, classed, '</c>')}\n`,
  );
  return `WEBVTT\n\n${rules.size === 0 ? '' : `STYLE\n${[...rules].join('\n')}\n\n`}${blocks.join('\n')}`;
};

const frames = (milliseconds: number): number => Math.round((milliseconds / 1000) * usualRate);

/** Lines of MicroDVD: a capital `Y` slants all of them, a small one its own. */
const frameLines = (text: string): string => {
  if (text.includes('\n') && /^<i>[^<]*<\/i>$/.test(text)) return `{Y:i}${bare(text).replaceAll('\n', '|')}`;
  return text
    .split('\n')
    .map((line) => `${/^<i>[^<]*<\/i>$/.test(line) ? '{y:i}' : ''}${bare(line)}`)
    .join('|');
};

const sub: Writer = (cues) =>
  `{1}{1}${usualRate.toFixed(3)}\n${cues
    .map(({ start, end, text }) => {
      return `{${frames(start)}}{${frames(end)}}${frameLines(text)}\n`;
    })
    .join('')}`;

const sbv: Writer = (cues) =>
  cues.map(({ start, end, text }) => `${clock(start, '.', 3, 1)},${clock(end, '.', 3, 1)}\n${bare(text)}\n`).join('\n');

/** Regions of TTML for the rows of the screen. */
const regions = [
  ['bottom', 'after'],
  ['middle', 'center'],
  ['top', 'before'],
] as const;
const rowOf = ({ align = 2 }: Cue): number => Math.floor((align - 1) / 3);

const layout = regions
  .map(
    ([id, align]) =>
      `<region xml:id="${id}" tts:origin="10% 10%" tts:extent="80% 80%" tts:displayAlign="${align}" tts:textAlign="center"/>`,
  )
  .join('');

const ttml: Writer = (cues, title) => {
  const hasRows = cues.some((one) => rowOf(one) > 0);
  return `<?xml version="1.0" encoding="utf-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xml:lang="">
<head><metadata><ttm:title>${escapeXml(title)}</ttm:title></metadata>${hasRows ? `<layout>${layout}</layout>` : ''}</head>
<body><div>
${cues
  .map((one) => {
    const { start, end, text } = one;
    const words = withColours(xmlText(text), (hex) => `<span tts:color="#${hex}">`, '</span>')
      .replaceAll('<i>', '<span tts:fontStyle="italic">')
      .replaceAll('<b>', '<span tts:fontWeight="bold">')
      .replaceAll('<u>', '<span tts:textDecoration="underline">')
      .replace(/<\/[ibu]>/g, '</span>')
      .replaceAll('\n', '<br/>');
    const region = hasRows ? ` region="${regions[rowOf(one)]?.[0]}"` : '';
    return `<p begin="${clock(start, '.')}" end="${clock(end, '.')}"${region}>${words}</p>\n`;
  })
  .join('')}</div></body>
</tt>
`;
};

/** Limit of captions that are shown together. */
const mostTogether = 4;

/** What is on the screen from each moment on: a moment of SAMI replaces the one before. */
const momentsOf = (cues: readonly Cue[]): readonly { readonly at: number; readonly shown: readonly Cue[] }[] => {
  const endOf = ({ start, end }: Cue): number => Math.max(end, start + 1);
  const moments = [...new Set(cues.flatMap((one) => [one.start, endOf(one)]))].toSorted((a, b) => a - b);
  let [next, shown]: [number, readonly Cue[]] = [0, []];
  return moments.map((at) => {
    const begun = next;
    while ((cues[next]?.start ?? Number.POSITIVE_INFINITY) <= at) next++;
    shown = [...shown.filter((one) => endOf(one) > at), ...cues.slice(begun, next)].slice(-mostTogether);
    return { at, shown };
  });
};

const smi: Writer = (cues, title) => {
  const lines = momentsOf(cues).map(({ at, shown }) => {
    const words = withFonts(shown.map(({ text }) => text).join('\n')).replaceAll('\n', '<br>');
    return `<SYNC Start=${at}><P Class=TEXT>${words || '&nbsp;'}\n`;
  });
  return `<SAMI>\n<HEAD>\n<TITLE>${escapeXml(title)}</TITLE>\n<STYLE TYPE="text/css"><!--\nP { text-align: center; font-family: sans-serif; color: white; }\n.TEXT { Name: Text; lang: und; SAMIType: CC; }\n--></STYLE>\n</HEAD>\n<BODY>\n${lines.join('')}</BODY>\n</SAMI>\n`;
};

const stamp = (milliseconds: number): string => {
  const hundredths = Math.round(milliseconds / 10);
  const part = (value: number) => String(value).padStart(2, '0');
  return `[${part(Math.floor(hundredths / 6000))}:${part(Math.floor(hundredths / 100) % 60)}.${part(hundredths % 100)}]`;
};
/** A pause of at least one second becomes an empty line: otherwise players keep showing the previous line. */
const lrc: Writer = (cues, title) =>
  `[ti:${titleLine(title)}]\n${cues
    .map(({ start, end, text }, at) => {
      const next = cues[at + 1]?.start;
      return `${stamp(start)}${bare(text).replaceAll('\n', ' ')}\n${next !== undefined && next - end >= 1000 ? `${stamp(end)}\n` : ''}`;
    })
    .join('')}`;

/** Names a voice where it begins to speak. */
const txt: Writer = (cues) => {
  let last = '';
  const lines = cues.flatMap(({ text, said = [{ name: '', words: bare(text) }] }) =>
    said.map(({ name, words }) => {
      const begins = name !== '' && name !== last;
      last = name;
      return `${begins ? `${name}: ` : ''}${words}\n`;
    }),
  );
  return lines.join('');
};

export const writers: Readonly<Record<string, Writer>> = { srt, vtt, ass, ssa, sub, sbv, ttml, smi, lrc, txt };
