import { escapeXml, xmlText } from '../../formats/ooxml/xml.ts';
import { bare, type Cue, clock, unescapeWords } from './cue.ts';
import { usualRate } from './read-sub.ts';
import { ass, ssa, titleLine } from './write-script.ts';

type Writer = (cues: readonly Cue[], title: string) => string;

const srt: Writer = (cues) =>
  cues.map(({ start, end, text }, at) => `${at + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${unescapeWords(text)}\n`).join('\n');

/** WebVTT settings for a position on a numeric keypad. */
const vttPlace = (align = 2): string =>
  [
    ...(align > 6 ? [' line:0'] : align > 3 ? [' line:50%'] : []),
    ...(align % 3 === 1 ? [' align:start'] : align % 3 === 0 ? [' align:end'] : []),
  ].join('');

const vtt: Writer = (cues) =>
  `WEBVTT\n\n${cues
    .map(({ start, end, text, align }) => `${clock(start, '.')} --> ${clock(end, '.')}${vttPlace(align)}\n${text}\n`)
    .join('\n')}`;

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
/** A pause of at least one second becomes an empty line: otherwise players keep showing the previous line. */
const lrc: Writer = (cues, title) =>
  `[ti:${titleLine(title)}]\n${cues
    .map(({ start, end, text }, at) => {
      const next = cues[at + 1]?.start;
      return `${stamp(start)}${bare(text).replaceAll('\n', ' ')}\n${next !== undefined && next - end >= 1000 ? `${stamp(end)}\n` : ''}`;
    })
    .join('')}`;

const txt: Writer = (cues) => cues.map(({ text }) => `${bare(text)}\n`).join('');

export const writers: Readonly<Record<string, Writer>> = { srt, vtt, ass, ssa, sub, sbv, ttml, smi, lrc, txt };
