import { describe, expect, test } from 'bun:test';
import { formulaPlaces } from './formula-places.ts';
import type { ListSign } from './list-signs.ts';
import { withOwnLists } from './own-lists.ts';
import { pageForOffice } from './web-page.ts';

/** The signs that a page's lists are marked with, in the order of the lists. */
const marked = (page: string): readonly string[] => {
  const signs: string[] = [];
  pageForOffice(page, formulaPlaces(), ({ isNumber, sign, start }: ListSign) => {
    signs.push(`${isNumber ? 'number' : 'bullet'} ${sign} ${start}`);
    return '';
  });
  return signs;
};

describe('lists of a page', () => {
  test('on one level with different signs are marked', () => {
    expect(marked('<ol><li>1<ol type="a" start="3"><li>c</ol><li>2<ol type="I"><li>x</ol><li>3<ul><li>y</ul></ol>').toSorted()).toEqual([
      'bullet • 1',
      'number I 1',
      'number a 3',
    ]);
  });

  test('whose signs LibreOffice reads are not marked', () => {
    expect(marked('<ol type="a"><li>1<ul><li>x</ul><li>2<ul><li>y</ul></ol><ul><li>z</ul>')).toEqual([]);
  });

  test('without signs, or with those of a style sheet, are marked', () => {
    expect(marked('<style>.n{list-style:none}</style><ul class="n"><li>x</ul><ol style="list-style-type:hebrew"><li>y</ol>')).toEqual([
      'number  1',
      'number א, י, ק, ... 1',
    ]);
  });

  test('in a table within an item are not compared with those outside it', () => {
    expect(marked('<ul><li>x<ol><li>a</ol><table><tr><td><ul><li>b</ul></table></ul>')).toEqual([]);
  });
});

describe('a marked list', () => {
  const p = (text: string): string => `<text:p>${text}</text:p>`;
  const item = (text: string): string => `<text:list-item>${text}</text:list-item>`;
  const inner = `<text:list>${item(p('c'))}</text:list>`;
  const list = (content: string): string => `<text:list text:style-name="L1">${content}</text:list>`;
  const own = (fodt: string): string => withOwnLists(fodt, new Map([[fodt.indexOf(inner), 'LM1']]));

  test('leaves the list around it, which goes on behind it', () => {
    expect(own(list(item(p('one') + inner) + item(p('two'))))).toBe(
      `<text:list xml:id="LM1" text:style-name="L1">${item(p('one'))}</text:list><text:list xml:id="LM2" text:style-name="LM1">${item(`<text:list>${item(p('c'))}</text:list>`)}</text:list><text:list text:continue-list="LM1" text:style-name="L1">${item(p('two'))}</text:list>`,
    );
  });

  test('has the words behind it without a number', () => {
    expect(own(list(item(p('one') + inner + p('more'))))).toEndWith(
      `<text:list text:continue-list="LM1" text:style-name="L1"><text:list-header>${p('more')}</text:list-header></text:list>`,
    );
  });

  test('at the end leaves no empty list', () => {
    expect(own(list(item(p('one') + inner)))).toEndWith(`${item(p('c'))}</text:list></text:list-item></text:list>`);
  });
});
