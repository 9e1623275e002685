/** Platforms of a name (OpenType 1.9, "name"): Unicode and Windows names are UTF-16, those of Macintosh mostly ASCII. */
const platforms = { unicode: 0, macintosh: 1, windows: 3 } as const;
const [american, macintoshEnglish] = [0x409, 0];

/** Order of preference: English names for Windows, which is what most programs show. */
const rankOf = (platform: number, language: number): number => {
  if (platform === platforms.windows) return language === american ? 0 : (language & 0x3ff) === 9 ? 1 : 3;
  if (platform === platforms.unicode) return 2;
  return platform === platforms.macintosh && language === macintoshEnglish ? 4 : 5;
};

const decoded = (bytes: Buffer, platform: number): string =>
  platform === platforms.macintosh
    ? bytes.toString('latin1')
    : Buffer.from(bytes.subarray(0, bytes.length & ~1))
        .swap16()
        .toString('utf16le');

/** A name of a font by its number (1 family, 2 style, 4 full name, 5 version); empty if the font has none. */
export const nameOf = (names: Buffer, id: number): string => {
  const count = names.length >= 6 ? names.readUInt16BE(2) : 0;
  const storage = names.length >= 6 ? names.readUInt16BE(4) : 0;
  let [best, found] = [5, ''];
  for (let at = 6; at + 12 <= names.length && at < 6 + count * 12; at += 12) {
    const [platform, language] = [names.readUInt16BE(at), names.readUInt16BE(at + 4)];
    const rank = rankOf(platform, language);
    if (names.readUInt16BE(at + 6) !== id || rank >= best) continue;
    const start = storage + names.readUInt16BE(at + 10);
    const text = decoded(names.subarray(start, start + names.readUInt16BE(at + 8)), platform);
    if (text !== '') [best, found] = [rank, text];
  }
  return found;
};
