import { describe, expect, test } from 'bun:test';
import sharp from 'sharp';
import { furtherLanguages } from '../../catalogue/languages/language-words.ts';
import { english, languageById } from '../../catalogue/languages/languages.ts';
import { hasPage } from '../../catalogue/languages/pages.ts';
import { drawImage } from './image.ts';
import { lettersOf } from './letters.ts';
import { lettersIn } from './letters-in.ts';
import { imageIn, localImages } from './local-images.ts';

describe('social images in other languages', () => {
  test('are one for each main page and category, and English ones where there is none', () => {
    for (const language of furtherLanguages)
      if (hasPage(language, '/help') && hasPage(language, '/contact'))
        expect([...(localImages.get(language.id)?.keys() ?? [])].slice(0, 4)).toEqual(['home', 'all-tools', 'help', 'contact']);
    expect(imageIn(languageById('de'), '/og/home.png')).toBe('/og/de/home.png');
    expect(imageIn(languageById('de'), '/og/subtitle.png')).toBe('/og/subtitle.png');
    expect(imageIn(english, '/og/home.png')).toBe('/og/home.png');
  });

  test.each([
    ['Arab', 'noto-sans-arabic.ttf'],
    ['Jpan', 'noto-sans-cjk-jp.otf'],
  ])('the typefaces of %s have every letter that its images are written with', async (script, file) => {
    const [own, latin] = await Promise.all(
      [file, 'bricolage-grotesque.ttf'].map((name) => lettersIn(new URL(`fonts/${name}`, import.meta.url))),
    );
    expect([...lettersOf(script)].filter((letter) => !(/\p{sc=Latin}/u.test(letter) ? latin : own)?.has(letter))).toEqual([]);
  });

  test('Arabic runs from the right, with the first sheet there', async () => {
    const image = localImages.get('ar')?.get('image');
    if (!image) throw new Error('There is no Arabic image.');
    const { data, info } = await sharp(await drawImage(image))
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    /** Dark pixels of a block of the image. */
    const ink = (left: number, top: number, right: number, bottom: number) => {
      let dark = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if ((data[y * info.width + x] ?? 255) < 128) dark += 1;
      return dark;
    };
    // Both lines end at the right margin, and nothing stands in the left quarter of the first one.
    expect(ink(1000, 310, 1128, 530)).toBeGreaterThan(500);
    expect(ink(72, 310, 300, 420)).toBe(0);
    expect(ink(932, 64, 1128, 300)).toBeGreaterThan(10_000);
    expect(ink(72, 64, 268, 300)).toBe(0);
  });
});
