import { describe, expect, test } from 'bun:test';
import { markdownBody, readFrontMatter } from './markdown.ts';

describe('front matter', () => {
  test('is told apart from a text that begins with a rule', () => {
    const yaml = '---\ntitle: "Der: Titel"\nauthor: Ada\nlang: de\ntags:\n  - a\n---\nText\n';
    expect(readFrontMatter(yaml)).toEqual({ title: 'Der: Titel', author: 'Ada', language: 'de', text: 'Text\n' });
    expect(readFrontMatter("+++\r\ntitle = 'Toml'\r\n+++\r\nText")).toMatchObject({ title: 'Toml', text: 'Text' });
    for (const text of ['---\n\nText\n\n---\n', '---\nEin Satz.\n---\n', '# Titel\n---\na: b\n---\n'])
      expect(readFrontMatter(text)).toMatchObject({ title: undefined, text });
  });
});

describe('footnotes', () => {
  const words = (markdown: string): string =>
    markdownBody(markdown)
      .replace(/<[^>]*>/g, '')
      .replace(/\n+/g, '|');

  test('are numbered as they are called, with all their paragraphs behind the text', () => {
    const text = 'A[^b] B[^a] C[^b]\n\n[^a]: eins *zwei*\n[^b]: drei\n\n    vier\n\nEnde\n';
    expect(words(text)).toBe('A1 B2 C1|Ende|1 drei|vier|2 eins zwei|');
    expect(markdownBody(text)).toContain('class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"');
  });

  test('that nothing calls stay, that nothing explains are text, and code has none', () => {
    expect(words('A[^x]\n\n[^y]: allein\n\n`[^y]`\n')).toBe('A[^x]|[^y]|1 allein|');
    expect(words('A[^a]\n\n[^a]: siehe[^b]\n[^b]: dort\n')).toBe('A1|1 siehe2|2 dort|');
  });
});

test('what is ticked is a sign', () => expect(markdownBody('- [x] ja\n- [ ] nein\n').replace(/<[^>]*>|\n/g, '')).toBe('☑ ja☐ nein'));

test('a paragraph of a hundred thousand lines keeps all of them, and a formula in the middle of one stays', () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => `l${n}`);
  const words = markdownBody(`${lines.join('\n')}\n`).replace(/<[^>]*>/g, '');
  expect(words.split('\n').filter(Boolean)).toEqual(lines);
  const page = markdownBody('a\n$$x$$\nb\n', (tex) => `<math>${tex}</math>`);
  expect(page.replace(/\n/g, '')).toBe('<p>a</p><p><math>x</math></p><p>b</p>');
});
