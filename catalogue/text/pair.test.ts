import { describe, expect, test } from 'bun:test';
import { changesFor } from '../changes.ts';
import { converters } from '../converters.ts';
import { requireFormat } from '../formats.ts';
import { faqLimit } from '../limits.ts';
import { optionsFor } from '../options.ts';
import { pairNotes } from '../pair-notes.ts';
import { offeredPairs } from '../pairs.ts';
import { type PairText, pairText } from './pair.ts';
import { pairSteps } from './pair-steps.ts';

const pages = converters.map(({ from, to }) => ({ slug: `${from}-to-${to}`, from, to, text: pairText(from, to) }));
const allWords = ({ description, steps, faq, about }: PairText) =>
  [description, ...steps, ...faq.flatMap(({ question, answer }) => [question, answer]), about].join(' ');
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

/** Five-word shingles, as in search engines' duplicate detection. */
const shingles = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.-]+/gu) ?? [];
  return new Set(words.map((_, at) => words.slice(at, at + 5).join(' ')).filter((_, at) => at + 5 <= words.length));
};
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / (a.size + b.size - common);
};

describe('the words of the 94 pages', () => {
  test('each has a note of its own', () => {
    expect(Object.keys(pairNotes).toSorted()).toEqual(converters.map(({ from, to }) => `${from} ${to}`).toSorted());
  });

  test('no two pages share a description, a question with its answer, or an introduction', () => {
    expect(repeated(pages.map(({ text }) => text.description))).toEqual([]);
    expect(repeated(pages.map(({ text }) => text.about))).toEqual([]);
    expect(repeated(pages.map(({ text }) => text.steps.join(' ')))).toEqual([]);
    expect(repeated(pages.flatMap(({ text }) => text.faq.map(({ question, answer }) => `${question} ${answer}`)))).toEqual([]);
  });

  test('no two pages share a third of their groups of five words', () => {
    const sets = pages.map(({ slug, text }) => ({ slug, set: shingles(allWords(text)) }));
    const alike = sets.flatMap((a, at) =>
      sets
        .slice(at + 1)
        .map((b) => ({ pages: `${a.slug} and ${b.slug}`, likeness: likeness(a.set, b.set) }))
        .filter((pair) => pair.likeness >= 1 / 3),
    );
    expect(alike).toEqual([]);
  });

  test('have two to four questions, and enough to read', () => {
    for (const { text } of pages) {
      expect(text.faq.length).toBeGreaterThanOrEqual(2);
      expect(text.faq.length).toBeLessThanOrEqual(faqLimit);
      expect(allWords(text).split(' ').length).toBeGreaterThan(120);
    }
  });

  test('name the options that the pair has, and none that it has not', () => {
    for (const { from, to, text } of pages) {
      const [first] = optionsFor(from, to);
      const named =
        first?.id === 'targetSize'
          ? 'maximum file size'
          : first?.id === 'turn'
            ? 'rotation'
            : first?.label.replace(/ \(.*/, '').toLowerCase();
      if (named) expect(text.steps[1].toLowerCase()).toContain(named);
      else expect(text.steps[1]).toMatch(/^Press Convert/);
    }
  });
});

test('every pair has two to four questions, and no description that limps', () => {
  const limping = offeredPairs().flatMap(({ from, to }) => {
    const { faq, description } = pairText(from, to);
    const isFine = faq.length >= 2 && faq.length <= faqLimit && !/come along as is|(?:letters|characters|times) stays/.test(description);
    return isFine ? [] : [`${from}-to-${to}: ${faq.length}, ${description}`];
  });
  expect(limping).toEqual([]);
});

test('a module is played, a single bit is one, and what is a word is a file', () => {
  const sentences = (from: string, to: string) =>
    changesFor(from, to)
      .map(({ sentence, from: had }) => `${had}: ${sentence}`)
      .join(' ');
  expect(sentences('xm', 'flac')).not.toContain('compression');
  expect(sentences('xbm', 'png')).not.toContain('1 bits');
  expect(sentences('csv', 'vcf')).not.toContain('paragraphs');
  expect(sentences('fits', 'jpg')).not.toContain('camera');
  expect(pairText('md', 'jira').about).toContain('A Markdown file also converts to');
  expect(
    offeredPairs().flatMap(({ from, to }) => changesFor(from, to).filter((change) => /\ba (?:event|AVI|EPUB)\b/i.test(change.to))),
  ).toEqual([]);
});

test('a model whose materials are not read is not said to keep them', () => {
  expect(changesFor('obj', 'glb').find(({ topic }) => topic === 'Materials')?.verdict).toBe('changed');
  expect(changesFor('eml', 'pdf').find(({ topic }) => topic === 'Layout')?.from).toBe('Set by the mail program');
});

test('options are described in English, whatever their label', () => {
  const odd = offeredPairs().flatMap(({ from, to }) => {
    const [, step] = pairSteps(requireFormat(from), requireFormat(to));
    return /the (max size|rotate|OCR\b(?! language)|start at|end at|mute|lossless|remove)/.test(step) ? [`${from}-to-${to}: ${step}`] : [];
  });
  expect(odd).toEqual([]);
});

describe('what changes', () => {
  const rows = offeredPairs().map(({ from, to }) => ({ pair: `${from}-to-${to}`, changes: changesFor(from, to) }));

  test('has something to say about every pair that is offered', () => {
    expect(rows.filter(({ changes }) => changes.length < 2).map(({ pair }) => pair)).toEqual([]);
  });

  test('never takes up a topic twice', () => {
    for (const { pair, changes } of rows) expect([pair, repeated(changes.map(({ topic }) => topic))]).toEqual([pair, []]);
  });

  test('says whole sentences', () => {
    for (const { changes } of rows)
      for (const { sentence } of changes) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(sentence).not.toMatch(/undefined|NaN| {2}|\.\.$/);
      }
  });

  test.each([
    ['png', 'jpg', 'Transparency', 'lost'],
    ['png', 'webp', 'Transparency', 'kept'],
    ['png', 'gif', 'Transparency', 'changed'],
    ['jpg', 'png', 'Transparency', 'gained'],
    ['gif', 'webp', 'Animation', 'kept'],
    ['gif', 'png', 'Animation', 'lost'],
    ['psd', 'png', 'Layers', 'lost'],
    ['jpg', 'pdf', 'Image data', 'kept'],
    ['pdf', 'jpg', 'Text', 'lost'],
    ['xlsx', 'csv', 'Formulas', 'lost'],
    ['xlsx', 'ods', 'Formulas', 'kept'],
    ['csv', 'xlsx', 'Numbers and dates', 'gained'],
    ['docx', 'txt', 'Pictures', 'lost'],
    ['mp4', 'mkv', 'Video and audio', 'kept'],
    ['mp4', 'webm', 'Video and audio', 'changed'],
    ['mp4', 'avi', 'Subtitles', 'lost'],
    ['mp4', 'mp3', 'Video', 'lost'],
    ['wav', 'flac', 'Audio data', 'kept'],
    ['wav', 'mp3', 'Audio data', 'changed'],
    ['mp3', 'aac', 'Cover picture', 'lost'],
    ['avi', 'mp4', 'Video and audio', 'changed'],
    ['m4a', 'aac', 'Audio data', 'kept'],
    ['epub', 'mobi', 'Fonts', 'lost'],
    ['zip', 'tar', 'Compression', 'lost'],
    ['tar', 'zip', 'Compression', 'gained'],
  ])('%s to %s: %s is %s', (from, to, topic, verdict) =>
    expect(changesFor(from, to).find((change) => change.topic === topic)?.verdict).toBe(verdict as never),
  );

  test('both spellings of a format change alike', () => expect(changesFor('jpeg', 'png')).toEqual(changesFor('jpg', 'png')));
});
