import { escapeXml, xmlText } from '../../formats/ooxml/xml.ts';
import { bare, type Cue, clock, unescapeWords } from './cue.ts';
import { usualRate } from './read.ts';
import { toScript } from './script-codes.ts';

type Writer = (cues: readonly Cue[], title: string) => string;

const srt: Writer = (cues) =>
  cues.map(({ start, end, text }, at) => `${at + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${unescapeWords(text)}\n`).join('\n');

/** Settings of WebVTT for a place on the screen, as the keys of a number pad. */
const vttPlace = (align = 2): string =>
  [
    ...(align > 6 ? [' line:0'] : align > 3 ? [' line:50%'] : []),
    ...(align % 3 === 1 ? [' align:start'] : align % 3 === 0 ? [' align:end'] : []),
  ].join('');

const vtt: Writer = (cues) =>
  `WEBVTT\n\n${cues
    .map(({ start, end, text, align }) => `${clock(start, '.')} --> ${clock(end, '.')}${vttPlace(align)}\n${text}\n`)
    .join('\n')}`;

/** The words of a line of SubStation Alpha, with its own codes where the source had such. */
const scriptLine = ({ text, align = 2, script }: Cue): string => script ?? `${align === 2 ? '' : `{\\an${align}}`}${toScript(text)}`;

/** Codes that count in points of the script's screen. */
const hasPlaces = (cues: readonly Cue[]): boolean =>
  cues.some(({ script = '' }) => /\\(?:pos|move|org|i?clip|fs\d|bord\d|shad\d)/.test(script));

/** The screen of SRT for players that read codes in it is 384 by 288 points. */
const srtScreen = { width: 384, height: 288, scale: 0.4 } as const;

/** A title on one line of a script. */
const titleLine = (title: string): string => title.replace(/\s+/g, ' ').slice(0, 200);

const ass: Writer = (cues, title) => {
  const { width, height, scale } = hasPlaces(cues) ? srtScreen : { width: 1280, height: 720, scale: 1 };
  const scaled = (size: number): number => Math.round(size * scale * 10) / 10;
  return `[Script Info]
Title: ${titleLine(title)}
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 0

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,${scaled(48)},&H00FFFFFF,&H000000FF,&H00000000,&H80000000,0,0,0,0,100,100,0,0,1,${scaled(2)},${scaled(1)},2,${scaled(40)},${scaled(40)},${Math.round(scaled(36))},1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${cues.map((one) => `Dialogue: 0,${clock(one.start, '.', 2, 1)},${clock(one.end, '.', 2, 1)},Default,,0,0,0,,${scriptLine(one)}\n`).join('')}`;
};

const ssa: Writer = (cues, title) => `[Script Info]
Title: ${titleLine(title)}
ScriptType: v4.00
PlayResX: 640
PlayResY: 480

[V4 Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, TertiaryColour, BackColour, Bold, Italic, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, AlphaLevel, Encoding
Style: Default,Arial,28,16777215,255,0,0,0,0,1,2,1,2,20,20,20,0,1

[Events]
Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${cues.map((one) => `Dialogue: Marked=0,${clock(one.start, '.', 2, 1)},${clock(one.end, '.', 2, 1)},Default,,0000,0000,0000,,${scriptLine(one)}\n`).join('')}`;

const frames = (milliseconds: number): number => Math.round((milliseconds / 1000) * usualRate);

const sub: Writer = (cues) =>
  `{1}{1}${usualRate.toFixed(3)}\n${cues
    .map(({ start, end, text }) => {
      const italic = /^<i>[\s\S]*<\/i>$/.test(text);
      return `{${frames(start)}}{${frames(end)}}${italic ? '{y:i}' : ''}${bare(text).replaceAll('\n', '|')}\n`;
    })
    .join('')}`;

const sbv: Writer = (cues) =>
  cues.map(({ start, end, text }) => `${clock(start, '.', 3, 1)},${clock(end, '.', 3, 1)}\n${bare(text)}\n`).join('\n');

const ttml: Writer = (cues, title) => `<?xml version="1.0" encoding="utf-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xml:lang="">
<head><metadata><ttm:title>${escapeXml(title)}</ttm:title></metadata></head>
<body><div>
${cues
  .map(({ start, end, text }) => {
    const words = xmlText(text)
      .replaceAll('<i>', '<span tts:fontStyle="italic">')
      .replaceAll('<b>', '<span tts:fontWeight="bold">')
      .replaceAll('<u>', '<span tts:textDecoration="underline">')
      .replace(/<\/[ibu]>/g, '</span>')
      .replaceAll('\n', '<br/>');
    return `<p begin="${clock(start, '.')}" end="${clock(end, '.')}">${words}</p>\n`;
  })
  .join('')}</div></body>
</tt>
`;

const smi: Writer = (cues, title) => {
  const sync = (at: number, words: string) => `<SYNC Start=${at}><P Class=TEXT>${words}\n`;
  const lines = cues.map(({ start, end, text }, at) => {
    const gap = cues[at + 1]?.start !== end;
    return sync(start, text.replaceAll('\n', '<br>')) + (gap ? sync(end, '&nbsp;') : '');
  });
  return `<SAMI>\n<HEAD>\n<TITLE>${escapeXml(title)}</TITLE>\n<STYLE TYPE="text/css"><!--\nP { text-align: center; font-family: sans-serif; color: white; }\n.TEXT { Name: Text; lang: und; SAMIType: CC; }\n--></STYLE>\n</HEAD>\n<BODY>\n${lines.join('')}</BODY>\n</SAMI>\n`;
};

const stamp = (milliseconds: number): string => {
  const hundredths = Math.round(milliseconds / 10);
  const part = (value: number) => String(value).padStart(2, '0');
  return `[${part(Math.floor(hundredths / 6000))}:${part(Math.floor(hundredths / 100) % 60)}.${part(hundredths % 100)}]`;
};
/** A pause of a second and more is an empty line: players would else leave words standing. */
const lrc: Writer = (cues, title) =>
  `[ti:${titleLine(title)}]\n${cues
    .map(({ start, end, text }, at) => {
      const next = cues[at + 1]?.start;
      return `${stamp(start)}${bare(text).replaceAll('\n', ' ')}\n${next !== undefined && next - end >= 1000 ? `${stamp(end)}\n` : ''}`;
    })
    .join('')}`;

const txt: Writer = (cues) => cues.map(({ text }) => `${bare(text)}\n`).join('');

/** Writers by format id. */
export const writers: Readonly<Record<string, Writer>> = { srt, vtt, ass, ssa, sub, sbv, ttml, smi, lrc, txt };
