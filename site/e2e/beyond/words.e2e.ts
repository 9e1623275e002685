import { expect, test } from 'playwright/test';
import { english, languageOfPath } from '../../../catalogue/languages/languages.ts';
import { builtPages, pageSource, sentencesOf, wordsOfPage } from '../built-pages.ts';

/** Every page that people read: not those that lead on at once. */
const pages = builtPages()
  .map((page) => ({ page, html: pageSource(page) }))
  .filter(({ html }) => !html.includes('<meta http-equiv="refresh"'));

/** Links to the page itself and to its parts say what stands there. */
const navigation = /<nav\b[\s\S]*?<\/nav>/g;

test('no page says a sentence twice', () => {
  const repeats = pages.flatMap(({ page, html }) => {
    const sentences = sentencesOf(wordsOfPage(html.replace(navigation, '')));
    return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at).map((sentence) => `${page}: ${sentence}`);
  });
  console.log(`  ${pages.length} pages`);
  expect(repeats.slice(0, 20)).toEqual([]);
});

/** What a template says when something is missing, in any language. */
const gaps = [/undefined|NaN|\[object/, /\b(?:trimStart|trimEnd|csvDelimiter|stripMetadata)\b/];
/** A parameter that nobody has filled in: the English page of the API has braces of its own. */
const openParameter = /\{\w+\}/;

/** What templates have said in English, and no native reader would. */
const oddities = [
  /Set start at/i,
  /What does not make it from/,
  /Which programs open .*, if mine opens/,
  /Does [\w.]+ sound worse than (?:MP4|MOV|MKV|WEBM|AVI)\?/,
  /of every age/,
  /Format document\)/,
  /a colour of yours/,
  /at which no one sees/,
  /moving pictures made of/,
  /A file may have \d/,
  /Why has my/,
  /Left alone/,
  /\bone day\b/,
  /way back is open/,
  /There is nothing to set/,
  /People turn .* into/,
  /stays? as (?:it is|they are)\./,
  /do(?:es)? not fit into it/,
  /(?:but not|or) contents\b/,
  /hardly anybody hears it/,
  /by sight/,
  /Start anew/,
  / a (?:AVI|MP[34]|HTML|ODT|SVG|XLSX?|EPUB|AAC|M4A|ICO)\b/,
  / an (?:PNG|JPG|PDF|GIF|WEBP|ZIP|TXT|CSV|HEIC|RAW|WAV|FLAC)\b/,
];

test('no page has a phrase that reads like a template', () => {
  const found = pages.flatMap(({ page, html }) => {
    const words = wordsOfPage(html);
    const rules = [...gaps, ...(languageOfPath(`/${page}`) === english ? oddities : [openParameter])];
    return rules.filter((oddity) => oddity.test(words)).map((oddity) => `${page}: ${words.match(oddity)?.[0]}`);
  });
  expect(found.slice(0, 20)).toEqual([]);
});

test('no description is cut, too long, or like another', () => {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { page, html } of pages) {
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    if (description === '' || /<meta name="robots" content="noindex/.test(html)) continue;
    if (description.includes('…') || !/[.?!。؟]$/.test(description)) faults.push(`${page} is cut: ${description}`);
    if (description.replace(/&[#\w]+;/g, '.').length > 160) faults.push(`${page} is long: ${description}`);
    // Two addresses of one page share its words.
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? page;
    if ((seen.get(description) ?? canonical) !== canonical) faults.push(`${page} is like ${seen.get(description)}: ${description}`);
    seen.set(description, canonical);
  }
  expect(faults).toEqual([]);
});

test('what pages say about a PDF, a drawing and a song is true', () => {
  const words = (path: string) => wordsOfPage(pageSource(`${path}/index.html`));
  for (const to of ['docx', 'pptx', 'xlsx', 'odt']) {
    const path = ['docx', 'pptx', 'xlsx'].includes(to) ? `pdf-converter/pdf-to-${to}` : `pdf-to-${to}`;
    expect(words(path)).not.toContain('Each line of the PDF');
    expect(words(path)).not.toContain('Title and author');
  }
  expect(words('ai-to-svg')).not.toMatch(/camera/i);
  expect(words('psd-to-png')).not.toContain('every pixel stays the same');
  expect(words('mp3-to-wav')).not.toContain('Playing from the web');
  expect(words('mp4-to-gif')).not.toContain('Same as original');
  expect(words('contact')).not.toContain('a person reads');
  expect(words('contact')).toContain('does not leave your browser');
  expect(words('pdf-converter/pdf-to-jpg')).toContain('converted.zip');
});
