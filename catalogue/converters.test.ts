import { describe, expect, test } from 'bun:test';
import { categories } from './categories.ts';
import { converters, findConverter } from './converters.ts';
import { formatById } from './formats.ts';
import { headerMenuLimit } from './limits.ts';
import { popularConverters } from './popular.ts';

// The promised paths, repeated here so that a slip in the rows shows.
const paths = [
  ...'jpg-to-png png-to-jpg webp-to-png png-to-webp svg-to-png heic-to-jpg avif-to-png png-to-gif png-to-bmp png-to-tiff jpg-to-webp jpg-to-gif jpg-to-bmp jpg-to-tiff heic-to-png svg-to-jpg ico-to-png webp-to-jpg gif-to-png gif-to-jpg bmp-to-png bmp-to-jpg tiff-to-png tiff-to-jpg'
    .split(' ')
    .map((slug) => `/image-converter/${slug}`),
  ...'pdf-to-jpg docx-to-pdf xlsx-to-pdf txt-to-pdf rtf-to-pdf odt-to-pdf pdf-to-docx pdf-to-xlsx pdf-to-pptx pdf-to-png pdf-to-txt pdf-to-html jpg-to-pdf png-to-pdf html-to-pdf ods-to-pdf epub-to-pdf mobi-to-pdf pdf-to-epub'
    .split(' ')
    .map((slug) => `/pdf-converter/${slug}`),
  ...[
    'gif-to-mp4 docx-to-txt docx-to-rtf docx-to-odt txt-to-rtf txt-to-docx rtf-to-docx rtf-to-txt odt-to-docx xlsx-to-csv xlsx-to-ods csv-to-txt csv-to-json csv-to-xml csv-to-xlsx ods-to-xlsx ods-to-csv',
    'mp4-to-avi mp4-to-mkv mp4-to-mov mp4-to-webm avi-to-mkv avi-to-mp4 mov-to-avi mov-to-mp4 mkv-to-mp4 flv-to-mp4 webm-to-mp4',
    'mp3-to-wav mp3-to-aac mp3-to-ogg mp3-to-flac mp3-to-m4a wav-to-flac wav-to-aac wav-to-mp3 ogg-to-wav ogg-to-mp3 flac-to-mp3 m4a-to-mp3',
    'epub-to-mobi epub-to-azw3 mobi-to-epub azw3-to-epub',
    'zip-to-rar zip-to-7z zip-to-tar rar-to-7z rar-to-zip tar-to-zip 7z-to-zip',
  ]
    .join(' ')
    .split(' ')
    .map((slug) => `/${slug}`),
];

describe('the catalogue', () => {
  test('has the 94 paths, each once', () => {
    expect(paths.length).toBe(94);
    expect(converters.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });

  test('a path ends in the slug of its formats, and both are known', () => {
    for (const { from, to, path, name } of converters) {
      expect(path.endsWith(`/${from}-to-${to}`)).toBe(true);
      expect(name).toBe(`${formatById(from)?.name} to ${formatById(to)?.name}`);
    }
  });

  test('has the eight categories with their counts', () =>
    expect(categories.map(({ title, converters: entries }) => [title.replace(/^\P{ASCII}+\s/u, ''), entries.length])).toEqual([
      ['Image Converters', 22],
      ['Document Converters', 12],
      ['PDF Converters', 10],
      ['Spreadsheet Converters', 10],
      ['Video Converters', 11],
      ['Audio Converters', 12],
      ['eBook Converters', 7],
      ['Archive Converters', 7],
    ]));

  test('every title carries an emoji', () => {
    for (const { title } of categories) expect(title).toMatch(/^\p{Extended_Pictographic}/u);
  });

  test('three converters are in the popular list only: gif-to-mp4 and two pairs of pictures', () => {
    const alone = converters.filter(({ category }) => category === null);
    expect(alone.map(({ from, to }) => `${from}-${to}`).toSorted()).toEqual(['gif-mp4', 'svg-png', 'webp-jpg']);
    expect(alone.every(({ path }) => popularConverters.some((entry) => entry.path === path))).toBe(true);
  });

  test('the popular list has 11 entries without a description', () => {
    expect(popularConverters.length).toBe(11);
    for (const entry of popularConverters) expect(entry).not.toHaveProperty('description');
  });

  test('popular pairs come first in their category, within reach of the menus', () => {
    for (const { converters: entries } of categories)
      for (const { path } of popularConverters) expect(entries.findIndex((entry) => entry.path === path)).toBeLessThan(headerMenuLimit);
  });

  test('descriptions are sentences of their own, short enough for a search result', () => {
    expect(new Set(converters.map(({ description }) => description)).size).toBe(94);
    for (const { description } of converters) {
      expect(description).toMatch(/^Convert .*\.$/);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  test('finds a converter by either spelling of its formats', () => {
    expect(findConverter('jpeg', 'png')?.path).toBe('/image-converter/jpg-to-png');
    expect(findConverter('png', 'png')).toBeUndefined();
  });
});
