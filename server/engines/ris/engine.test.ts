import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { rejection } from '../../testing/rejection.ts';
import { risEngine } from './engine.ts';
import { sampleCsl, sampleRis } from './samples.ts';

longTimeout();

describe.skipIf(lacks('pandoc', 'ris2xml', 'xml2ris', 'xml2bib'))('RIS', () => {
  let harness: Harness;
  const at = (name: string): string => join(harness.dir, name);
  const convert = async (name: string, content: string, to: string) => {
    await Bun.write(at(name), content);
    const { paths, notes } = await harness.convert(at(name), name.slice(name.indexOf('.') + 1), to);
    return { path: paths[0] ?? '', text: await Bun.file(paths[0] ?? '').text(), notes };
  };
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(risEngine.steps))
    test(`step ${step.from} to ${step.to}`, async () => {
      await Bun.write(at(`a.${step.from}`), step.from === 'ris' ? sampleRis : sampleCsl);
      const { paths } = await harness.follow(at(`a.${step.from}`), [{ engine: risEngine, step }]);
      const text = await Bun.file(paths[0] ?? '').text();
      for (const fact of ['Knuth', 'Größe', 'Literate Programming', '日本', '1984', '10.1093/comjnl/27.2.97']) expect(text).toContain(fact);
    });

  test('every field of a reference is where CSL JSON has it', async () => {
    const { text, notes } = await convert('b.ris', sampleRis, 'csl.json');
    const [article, chapter, book, page] = JSON.parse(text);
    expect(article).toEqual({
      id: 'knuth84',
      type: 'article-journal',
      author: [
        { family: 'Knuth', given: 'Donald E.', suffix: 'Jr.' },
        { family: 'Größe', given: 'Ada' },
      ],
      'container-title': 'The Computer Journal',
      'container-title-short': 'Comput J',
      page: '97-111',
      issued: { 'date-parts': [[1984, 5]] },
      ISSN: '0010-4620',
      keyword: 'literate, programming',
      title: 'Literate Programming 日本 that goes on in a second line',
      volume: '27',
      issue: '2',
      DOI: '10.1093/comjnl/27.2.97',
      abstract: 'What programs are: literature.',
      note: 'One note.\nAnother note.',
    });
    expect(chapter).toMatchObject({
      type: 'chapter',
      'container-title': 'A Book of Boats',
      editor: [{ family: 'Steuermann', given: 'Eva' }],
    });
    expect(book).toMatchObject({
      type: 'book',
      'collection-title': 'Harbours',
      ISBN: '978-3-16-148410-0',
      author: [{ literal: 'Port Authority' }],
    });
    expect(page).toMatchObject({ type: 'webpage', accessed: { 'date-parts': [[2020, 2, 29]] }, id: 'Brandt2019' });
    expect(notes).toEqual(['The result has no place for 1 field; it was left out.']);
  });

  test('what is written is read again, and by others', async () => {
    const { path, text } = await convert('c.csl.json', sampleCsl, 'ris');
    const again = JSON.parse((await convert('again.ris', text, 'csl.json')).text);
    const first = JSON.parse(sampleCsl);
    expect(again).toEqual(first);
    expect(text.split('\r\n')).toHaveLength(text.split('\n').length);
    const mods = await Bun.$`ris2xml ${path}`.quiet().text();
    for (const fact of [
      '<namePart type="family">Größe</namePart>',
      '<title>Literate Programming 日本</title>',
      '<start>97</start>',
      '10.1093/comjnl/27.2.97',
    ])
      expect(mods).toContain(fact);
  });

  test('RIS of others is read, and BibTeX comes of it as they make it', async () => {
    await Bun.write(at('d.ris'), sampleRis);
    await Bun.$`ris2xml ${at('d.ris')} > ${at('d.xml')} && xml2ris ${at('d.xml')} > ${at('theirs.ris')}`.quiet();
    const made = (await convert('theirs.ris', await Bun.file(at('theirs.ris')).text(), 'bib')).text;
    for (const fact of ['@article', '@incollection', '@book', 'Knuth', 'Größe', '1984', '97', 'A Book of Boats'])
      expect(made).toContain(fact);
    await Bun.write(at('ours.bib'), made);
    const script = 'import sys, bibtexparser; print(len(bibtexparser.loads(open(sys.argv[1]).read()).entries))';
    expect((await Bun.$`/usr/bin/python3 -c ${script} ${at('ours.bib')}`.text()).trim()).toBe('4');
    const back = (await convert('ours2.bib', made, 'ris')).text;
    expect(back.match(/^TY {2}- (\w+)/gm)).toHaveLength(4);
    expect((await convert('e.ris', sampleRis, 'html')).text).toContain('Literate Programming');
  });

  test('a file that is not a list of references is refused', async () => {
    expect(await rejection(convert('f.ris', 'These are just words.\n', 'csl.json'))).toMatchObject({ code: 'corrupt_input' });
    expect(await rejection(convert('g.csl.json', '[{"id"', 'ris'))).toMatchObject({ code: 'corrupt_input' });
    expect(await rejection(convert('h.csl.json', '[1, 2]', 'ris'))).toMatchObject({ code: 'corrupt_input' });
  });
});
