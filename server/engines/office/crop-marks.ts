const odf = /\sfo:clip="rect\([^)"]*[1-9]/;
const rtf = /\\piccrop[lrtb][1-9]/;
/** Ids of an image's crop properties ([MS-ODRAW] 2.3.23.1 to 2.3.23.4); their values are 65,536ths of the image. */
const [firstSide, lastSide] = [0x0100, 0x0103];
/** Record type of a property table ([MS-ODRAW] 2.2.9), in byte order. */
const listType = '\x0b\xf0';
const propertyBytes = 6;

/** Whether a property table in a binary document crops an image. `bytes` has one character per byte. */
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
      // Properties are sorted by id.
      if (id > lastSide) break;
      if (id >= firstSide && bytes.slice(place + 2, place + propertyBytes) !== '\0\0\0\0') return true;
    }
  }
  return false;
};

/** Whether any image of a document is cropped. Takes flat OpenDocument, RTF, or a binary document with one character per byte. */
export const mayBeCropped = (format: string, text: string): boolean => {
  if (format === 'rtf') return rtf.test(text);
  return format === 'doc' || format === 'ppt' ? cropsInLists(text) : odf.test(text);
};
