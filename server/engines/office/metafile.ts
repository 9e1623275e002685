/** Default width in millimetres of a picture without a size. */
const usualWidth = 160;
/** Longest and shortest permitted page side. */
const [mostSide, leastSide] = [2000, 1];

type Size = { readonly width: number; readonly height: number };

const within = (width: number, height: number): Size | undefined => {
  if (!(Math.abs(width) > 0 && Math.abs(height) > 0 && Number.isFinite(width) && Number.isFinite(height))) return undefined;
  const shrink = Math.min(1, mostSide / Math.max(Math.abs(width), Math.abs(height)));
  const side = (value: number): number => Math.max(leastSide, Math.abs(value) * shrink);
  return { width: side(width), height: side(height) };
};

/** Scales a shape in arbitrary units to the default width. */
const shaped = (width: number, height: number): Size | undefined => within(usualWidth, (usualWidth * Math.abs(height)) / Math.abs(width));

const placeable = 0x9ac6cdd7;
const setWindowExtent = 0x020c;

/** Limit of WMF records that are searched for the drawing's size. */
const mostRecords = 1000;

const windowsSize = (bytes: Buffer): Size | undefined => {
  let at = 18;
  if (bytes.length > 40 && bytes.readUInt32LE(0) === placeable) {
    const [left = 0, top = 0, right = 0, bottom = 0] = [6, 8, 10, 12].map((place) => bytes.readInt16LE(place));
    const inch = bytes.readUInt16LE(14) || 1440;
    const found = within(((right - left) / inch) * 25.4, ((bottom - top) / inch) * 25.4);
    if (found) return found;
    at += 22;
  }
  for (let count = 0; count < mostRecords && at + 10 <= bytes.length; count++) {
    if (bytes.readUInt16LE(at + 4) === setWindowExtent) return shaped(bytes.readInt16LE(at + 8), bytes.readInt16LE(at + 6));
    at += Math.max(3, bytes.readUInt32LE(at)) * 2;
  }
  return undefined;
};

/** Size in millimetres according to the header ([MS-EMF] 2.3.4.2, [MS-WMF] 2.3.2.3). */
const sizeOf = (bytes: Buffer, format: 'emf' | 'wmf'): Size => {
  const isEnhanced = bytes.length >= 88 && bytes.toString('latin1', 40, 44) === ' EMF';
  const [left = 0, top = 0, right = 0, bottom = 0] = isEnhanced ? [24, 28, 32, 36].map((place) => bytes.readInt32LE(place) / 100) : [];
  const found = isEnhanced ? within(right - left, bottom - top) : format === 'wmf' ? windowsSize(bytes) : undefined;
  return found ?? { width: usualWidth, height: (usualWidth * 3) / 4 };
};

/** A flat drawing whose page has exactly the size of its one image. LibreOffice ignores the page size without `office:styles`. */
const drawingOf = (base64: string, { width, height }: Size): string => {
  const [wide, high] = [`${width.toFixed(2)}mm`, `${height.toFixed(2)}mm`];
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.graphics"><office:styles/><office:automatic-styles><style:page-layout style:name="p"><style:page-layout-properties fo:margin-top="0mm" fo:margin-bottom="0mm" fo:margin-left="0mm" fo:margin-right="0mm" fo:page-width="${wide}" fo:page-height="${high}"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="m" style:page-layout-name="p"/></office:master-styles><office:body><office:drawing><draw:page draw:name="1" draw:master-page-name="m"><draw:frame svg:x="0mm" svg:y="0mm" svg:width="${wide}" svg:height="${high}"><draw:image><office:binary-data>${base64}</office:binary-data></draw:image></draw:frame></draw:page></office:drawing></office:body></office:document>`;
};

/** A Windows metafile as a flat drawing whose page has exactly the picture's size. LibreOffice would otherwise put it on an A4 page. */
export const drawingOfMetafile = (bytes: Buffer, format: 'emf' | 'wmf'): string =>
  drawingOf(bytes.toString('base64'), sizeOf(bytes, format));

/** Longest side in millimetres of a drawing without a physical size. */
const usualSide = 280;

/** The single graphic of an ODG that LibreOffice saved from a DXF, on a page of its shape; undefined if there is none. */
export const drawingOfGraphic = (odg: Readonly<Record<string, Uint8Array>>): string | undefined => {
  const content = new TextDecoder().decode(odg['content.xml']);
  const [, frame = '', name = ''] = /<draw:frame\b([^<>]*)>\s*<draw:image\b[^<>]*\bxlink:href="([^"]+)"/.exec(content) ?? [];
  const graphic = odg[name];
  const [width, height] = ['width', 'height'].map((side) => Number(new RegExp(`svg:${side}="([\\d.]+)cm"`).exec(frame)?.[1] ?? 0));
  if (!graphic || !width || !height) return undefined;
  const scale = usualSide / Math.max(width, height);
  const size = within(width * scale, height * scale);
  return size && drawingOf(Buffer.from(graphic).toString('base64'), size);
};
