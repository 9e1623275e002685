import { expect, test } from 'bun:test';
import { serialize } from 'parse5';
import { parsePage } from './tree.ts';

const shown = (body: string): string => serialize(parsePage(`<body>${body}`, 'shown').body);

test('a shadow tree is shown with the children of its host in its slots', () => {
  expect(
    shown(
      '<x-a><template shadowrootmode="open"><b>1</b><slot name="t">none</slot><slot></slot><slot>never</slot></template><p>2</p><i slot="t">3</i></x-a>',
    ),
  ).toBe('<x-a><b>1</b><i slot="t">3</i><p>2</p><slot>never</slot></x-a>');
});

test('slots without children show their own, and children without a slot are not shown', () => {
  expect(shown('<x-a><template shadowrootmode="closed"><slot name="a">own</slot></template><p>lost</p></x-a>')).toBe(
    '<x-a><slot name="a">own</slot></x-a>',
  );
});

test('a shadow tree within another', () => {
  expect(
    shown(
      '<x-a><template shadowrootmode="open"><x-b><template shadowrootmode="open">(<slot></slot>)</template><slot></slot></x-b></template>word</x-a>',
    ),
  ).toBe('<x-a><x-b>(word)</x-b></x-a>');
});

test('other templates are not shown', () => {
  expect(shown('<p>a</p><template><p>b</p></template><table><template><tr><td>c</td></tr></template></table>')).toBe(
    '<p>a</p><table></table>',
  );
});

test('the styles of a shadow tree hide its own words only', () => {
  expect(
    shown(
      '<p class="n">a</p><x-a><template shadowrootmode="open"><style>.n{display:none}</style><p class="n">b</p><p>c</p></template></x-a>',
    ),
  ).toBe('<p class="n">a</p><x-a><p>c</p></x-a>');
});
