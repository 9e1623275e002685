import { type Cue, clock } from './cue.ts';
import { toScript } from './script-codes.ts';
import { type ScriptEvent, type ScriptStyle, styleOfAss, styleOfSsa } from './script-styles.ts';

type Writer = (cues: readonly Cue[], title: string) => string;

/** The text of a SubStation Alpha line, with the source's own codes if it has any. */
const scriptLine = ({ text, align = 2, script }: Cue): string => script ?? `${align === 2 ? '' : `{\\an${align}}`}${toScript(text)}`;

const noEvent: ScriptEvent = { layer: 0, name: '', margins: [0, 0, 0], effect: '' };

/** A line after its layer: times, style, name, margins, effect, text. */
const eventOf = (one: Cue, digits: number): string => {
  const { name, margins, effect } = one.event ?? noEvent;
  const sides = margins.map((side) => String(side).padStart(digits, '0')).join(',');
  return `${clock(one.start, '.', 2, 1)},${clock(one.end, '.', 2, 1)},${one.style?.name ?? 'Default'},${name},${sides},${effect},${scriptLine(one)}\n`;
};

/** Whether codes use the script's screen units. */
const hasPlaces = (cues: readonly Cue[]): boolean =>
  cues.some(({ script = '' }) => /\\(?:pos|move|org|i?clip|fs\d|bord\d|shad\d)/.test(script));

/** Screen that SRT players assume for codes: 384 by 288 units. */
const srtScreen = { width: 384, height: 288, scale: 0.4 } as const;

export const titleLine = (title: string): string => title.replace(/\s+/g, ' ').slice(0, 200);

const stylesOf = (cues: readonly Cue[]): readonly ScriptStyle[] => [
  ...new Map(cues.flatMap(({ style }) => (style ? [[style.name, style] as const] : []))).values(),
];

/** The style lines, with our default for cues without one. */
const withDefault = (own: readonly ScriptStyle[], write: (style: ScriptStyle) => string, usual: string): string =>
  [...own.map(write), ...(own.some(({ name }) => name === 'Default') ? [] : [usual])].join('\n');

export const ass: Writer = (cues, title) => {
  const own = stylesOf(cues);
  const screen = own[0]?.screen ?? (hasPlaces(cues) ? srtScreen : { width: 1280, height: 720, scale: 1 });
  const { width, height } = screen;
  const scale = 'scale' in screen ? Number(screen.scale) : height / 720;
  const scaled = (size: number): number => Math.round(size * scale * 10) / 10;
  return `[Script Info]
Title: ${titleLine(title)}
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 0

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
${withDefault(own, styleOfAss, `Style: Default,Arial,${scaled(48)},&H00FFFFFF,&H000000FF,&H00000000,&H80000000,0,0,0,0,100,100,0,0,1,${scaled(2)},${scaled(1)},2,${scaled(40)},${scaled(40)},${Math.round(scaled(36))},1`)}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${cues.map((one) => `Dialogue: ${one.event?.layer ?? 0},${eventOf(one, 1)}`).join('')}`;
};

export const ssa: Writer = (cues, title) => {
  const own = stylesOf(cues);
  const { width, height } = own[0]?.screen ?? { width: 640, height: 480 };
  return `[Script Info]
Title: ${titleLine(title)}
ScriptType: v4.00
PlayResX: ${width}
PlayResY: ${height}

[V4 Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, TertiaryColour, BackColour, Bold, Italic, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, AlphaLevel, Encoding
${withDefault(own, styleOfSsa, 'Style: Default,Arial,28,16777215,255,0,0,0,0,1,2,1,2,20,20,20,0,1')}

[Events]
Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${cues.map((one) => `Dialogue: Marked=0,${eventOf(one, 4)}`).join('')}`;
};
