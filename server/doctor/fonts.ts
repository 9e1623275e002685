import type { Finding } from './finding.ts';

const topic = 'Fonts';

/** Families without which documents look other than they were made, each with its package. */
const wanted: Readonly<Record<string, string>> = {
  'Liberation Sans': 'fonts-liberation',
  Carlito: 'fonts-crosextra-carlito',
  Caladea: 'fonts-crosextra-caladea',
  'DejaVu Sans': 'fonts-dejavu-core',
  'Noto Sans Arabic': 'fonts-noto-core',
  'Noto Sans CJK JP': 'fonts-noto-cjk',
  'Noto Color Emoji': 'fonts-noto-color-emoji',
};

/** Judges what `fc-list : family` prints: families of a font with commas between, a font a line. */
export const judgeFonts = (listed: string): Finding => {
  const families = new Set(listed.split('\n').flatMap((line) => line.split(',').map((name) => name.trim())));
  families.delete('');
  const packages = Object.entries(wanted).flatMap(([family, name]) => (families.has(family) ? [] : [name]));
  const says = `${families.size} families`;
  if (packages.length === 0) return { topic, state: 'ok', says };
  return {
    topic,
    state: 'warning',
    says: `${says}; documents that use others are set in what is there.`,
    fix: `apt-get install ${packages.join(' ')}`,
  };
};

export const checkFonts = async (): Promise<Finding> => {
  if (!Bun.which('fc-list')) return { topic, state: 'warning', says: 'fontconfig is not there.', fix: 'apt-get install fontconfig' };
  return judgeFonts(await new Response(Bun.spawn(['fc-list', ':', 'family'], { stdio: ['ignore', 'pipe', 'ignore'] }).stdout).text());
};
