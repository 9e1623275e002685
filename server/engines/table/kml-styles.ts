import type { Value } from './value.ts';
import { listOf, mostLevels, type Node, textOf } from './xml-nodes.ts';

/** Colours of a place by the names of simplestyle, which maps on the web use for GeoJSON: `stroke`, `stroke-width`, `fill` … */
export type Style = Readonly<Record<string, string | number>>;

/** A colour of KML (alpha, blue, green, red) as `#rrggbb` and an opacity. */
const colourOf = (text: string): { readonly colour: string; readonly opacity: number } | undefined => {
  const [, alpha, blue, green, red] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text) ?? [];
  if (!alpha) return undefined;
  return { colour: `#${red}${green}${blue}`.toLowerCase(), opacity: Math.round((Number.parseInt(alpha, 16) / 255) * 100) / 100 };
};

const painted = (name: string, text: string): Style => {
  const read = colourOf(text);
  if (!read) return {};
  return { [name]: read.colour, ...(read.opacity < 1 && name !== 'marker-color' ? { [`${name}-opacity`]: read.opacity } : {}) };
};

const readStyle = (style: Node): Style => {
  const [line] = listOf(style.LineStyle);
  const [area] = listOf(style.PolyStyle);
  const [icon] = listOf(style.IconStyle);
  const width = Number(textOf(line?.width) || Number.NaN);
  return {
    ...painted('stroke', textOf(line?.color)),
    ...(Number.isFinite(width) ? { 'stroke-width': width } : {}),
    ...painted('fill', textOf(area?.color)),
    ...(textOf(area?.fill) === '0' ? { 'fill-opacity': 0 } : {}),
    ...(textOf(area?.outline) === '0' ? { 'stroke-opacity': 0 } : {}),
    ...painted('marker-color', textOf(icon?.color)),
  };
};

/** The styles of a document, and those that its placemarks have themselves. */
export const stylesOf = (kml: Node): ((mark: Node) => Style | undefined) => {
  const shared = new Map<string, Style>();
  const maps = new Map<string, string>();
  const look = (node: Node, level: number): void => {
    if (level > mostLevels) return;
    for (const style of listOf(node.Style)) shared.set(`#${String(style['@id'] ?? '')}`, readStyle(style));
    for (const map of listOf(node.StyleMap)) {
      const normal = listOf(map.Pair).find((pair) => textOf(pair.key) === 'normal');
      const [own] = listOf(normal?.Style);
      const id = `#${String(map['@id'] ?? '')}`;
      if (own) shared.set(id, readStyle(own));
      else maps.set(id, textOf(normal?.styleUrl));
    }
    for (const name of ['kml', 'Document', 'Folder']) for (const inner of listOf(node[name])) look(inner, level + 1);
  };
  look(kml, 0);
  return (mark) => {
    const url = textOf(mark.styleUrl);
    const style = { ...shared.get(maps.get(url) ?? url), ...listOf(mark.Style).map(readStyle)[0] };
    return Object.keys(style).length > 0 ? style : undefined;
  };
};

const paint = (colour: unknown, opacity: unknown): string => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(String(colour ?? ''))?.[1]?.toLowerCase();
  if (!digits) return '';
  const [red, green, blue] = digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? []);
  const part = Number(opacity ?? 1);
  const alpha = Math.round((Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 1) * 255);
  return `<color>${alpha.toString(16).padStart(2, '0')}${blue}${green}${red}</color>`;
};

const names = ['stroke', 'stroke-opacity', 'stroke-width', 'fill', 'fill-opacity', 'marker-color'];

type Painted = { readonly properties: Readonly<Record<string, Value>>; readonly style?: Style };

/** A place's colours as a style of KML, and the properties that it expresses. */
export const kmlStyle = ({ properties, style }: Painted): { readonly xml: string; readonly names: ReadonlySet<string> } => {
  const of = { ...properties, ...style };
  const width = Number(of['stroke-width'] ?? Number.NaN);
  const line = `${paint(of.stroke, of['stroke-opacity'])}${Number.isFinite(width) ? `<width>${width}</width>` : ''}`;
  const [area, icon] = [paint(of.fill, of['fill-opacity']), paint(of['marker-color'], 1)];
  const parts = `${icon && `<IconStyle>${icon}</IconStyle>`}${line && `<LineStyle>${line}</LineStyle>`}${area && `<PolyStyle>${area}</PolyStyle>`}`;
  if (parts === '') return { xml: '', names: new Set() };
  const said = [...(line ? names.slice(0, 3) : []), ...(area ? names.slice(3, 5) : []), ...(icon ? names.slice(5) : [])];
  return { xml: `<Style>${parts}</Style>`, names: new Set(said) };
};
