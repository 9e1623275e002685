import type PptxGenJS from 'pptxgenjs';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { Alignment, Marker, Paragraph, TextBox } from '../../model.ts';
import { hex } from '../docx/units.ts';

type TextRun = PptxGenJS.TextProps;

const aligns: Readonly<Record<Alignment, 'left' | 'center' | 'right' | 'justify'>> = {
  start: 'left',
  centre: 'center',
  end: 'right',
  justify: 'justify',
};

const alignOf = (p: Paragraph): 'left' | 'center' | 'right' | 'justify' => {
  if (p.direction === 'rtl' && (p.align === 'start' || p.align === 'end')) return p.align === 'start' ? 'right' : 'left';
  return aligns[p.align];
};

const numberStyles: Readonly<Record<Exclude<Marker['format'], 'bullet'>, string>> = {
  decimal: 'arabicPeriod',
  lowerLetter: 'alphaLcPeriod',
  upperLetter: 'alphaUcPeriod',
  lowerRoman: 'romanLcPeriod',
  upperRoman: 'romanUcPeriod',
  ideograph: 'ea1ChsPeriod',
};

const bulletOf = (p: Paragraph) => {
  if (p.role.kind !== 'item') return undefined;
  const { marker } = p.role;
  const indent = Math.max(8, Math.min(60, -p.indent.first));
  if (marker.format !== 'bullet')
    return { type: 'number' as const, style: numberStyles[marker.format], numberStartAt: Math.max(1, marker.number), indent };
  const code = /[\ue000-\uf8ff]/.test(marker.text) ? 0x2022 : (marker.text.codePointAt(0) ?? 0x2022);
  return { characterCode: code.toString(16).toUpperCase().padStart(4, '0'), indent };
};

/** The runs of a paragraph; the last one ends it. */
const paragraphRuns = (p: Paragraph): TextRun[] => {
  const runs: TextRun[] = [];
  for (const i of p.inlines) {
    const text = i.kind === 'text' ? i.text : i.kind === 'tab' ? '\t' : i.kind === 'note' ? '' : '';
    if (i.kind === 'break') runs.push({ text: '', options: { softBreakBefore: true } });
    if (text === '') continue;
    const style = i.kind === 'text' ? i.style : undefined;
    const link = i.kind === 'text' && i.link?.kind === 'address' ? i.link.href : undefined;
    runs.push({
      text: xmlText(text),
      options: {
        ...(style
          ? {
              fontFace: style.font,
              fontSize: style.size,
              color: hex(style.colour),
              bold: style.bold,
              italic: style.italic,
              ...(style.underline ? { underline: { style: 'sng' as const } } : {}),
              ...(style.strike ? { strike: 'sngStrike' as const } : {}),
              ...(style.script === 'super' ? { superscript: true } : style.script === 'sub' ? { subscript: true } : {}),
            }
          : {}),
        ...(link ? { hyperlink: { url: link } } : {}),
      },
    });
  }
  return runs;
};

/** All paragraphs of a box in pptxgenjs' form: paragraph properties are part of each run. */
export const boxRuns = (paragraphs: readonly Paragraph[]): TextRun[] =>
  paragraphs.flatMap((p, n) => {
    const runs = paragraphRuns(p);
    const bullet = bulletOf(p);
    const level = p.role.kind === 'item' ? p.role.level : 0;
    return runs.map(
      (run, k): TextRun => ({
        text: run.text ?? '',
        options: {
          ...run.options,
          align: alignOf(p),
          ...(p.direction === 'rtl' ? { rtlMode: true } : {}),
          ...(bullet ? { bullet, indentLevel: Math.min(8, level) } : {}),
          ...(n > 0 && p.spacing.before > 0.5 ? { paraSpaceBefore: Math.round(p.spacing.before * 10) / 10 } : {}),
          ...(p.spacing.line > 0 ? { lineSpacing: Math.round(p.spacing.line * 10) / 10 } : {}),
          ...(k === runs.length - 1 && n < paragraphs.length - 1 ? { breakLine: true } : {}),
        },
      }),
    );
  });

/** Space for text that is set wider elsewhere, on the side left open by its alignment. */
export const roomFor = (box: TextBox): number => {
  const size = Math.max(6, ...box.paragraphs.flatMap((p) => p.inlines.map((i) => (i.kind === 'text' ? i.style.size : 0))));
  return size * 0.9 + (box.box.x1 - box.box.x0) * 0.03;
};
