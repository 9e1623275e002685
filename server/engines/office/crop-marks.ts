const odf = /\sfo:clip="rect\([^)"]*[1-9]/;
const rtf = /\\piccrop[lrtb][1-9]/;
/** Sides of a crop among an image's properties ([MS-ODRAW] 2.3.23.1 to 2.3.23.4), in 65,536ths of it. */
const [firstSide, lastSide] = [0x0100, 0x0103];
/** The type of a list of properties ([MS-ODRAW] 2.2.9), in the order of its bytes. */
const listType = '\x0b\xf0';
const propertyBytes = 6;

/** Whether a list of properties in a binary document crops an image. `bytes` has a character for each byte. */
const cropsInLists = (bytes: string): boolean => {
  const u16 = (at: number): number => bytes.charCodeAt(at) + bytes.charCodeAt(at + 1) * 256;
  for (let at = bytes.indexOf(listType); at >= 0; at = bytes.indexOf(listType, at + 2)) {
    const head = at < 2 ? 0 : u16(at - 2);
    if ((head & 0xf) !== 3) continue;
    const start = at + 6;
    for (let one = 0; one < head >> 4; one++) {
      const place = start + one * propertyBytes;
      if (place + propertyBytes > bytes.length) break;
      const id = u16(place) & 0x3fff;
      // They are in the order of their numbers.
      if (id > lastSide) break;
      if (id >= firstSide && bytes.slice(place + 2, place + propertyBytes) !== '\0\0\0\0') return true;
    }
  }
  return false;
};

/** Whether some image of a document shows a part of itself: a flat OpenDocument, an RTF, or a binary one with a character for each byte. */
export const mayBeCropped = (format: string, text: string): boolean => {
  if (format === 'rtf') return rtf.test(text);
  return format === 'doc' || format === 'ppt' ? cropsInLists(text) : odf.test(text);
};
