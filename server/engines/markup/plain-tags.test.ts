import { describe, expect, test } from 'bun:test';
import { plainTagsPage, withInlineStyles } from './plain-tags.ts';
import { parsePage } from './tree.ts';

const bodyOf = (html: string): string => {
  const { body } = parsePage(html, 'shown');
  withInlineStyles(body);
  return /<body>([\s\S]*)<\/body>/.exec(plainTagsPage(body))?.[1] ?? '';
};

describe('a page for readers that know only tags', () => {
  test.each([
    ['words beside blocks are paragraphs', '<div>a</div>b<div>c<div>d</div></div>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    ['elements of scripts may hold blocks', '<x-card><h1>a</h1><p>b</p></x-card>', '<h1>a</h1><p>b</p>'],
    [
      'a table ends the paragraph around it',
      '<p>a<table><tr><td>1</td></tr></table></p>',
      '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'the only paragraph of an item is its words',
      '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['a list counts as its style says', '<style>ol{list-style-type:lower-roman}</style><ol><li>a</ol>', '<ol type="i"><li>a</li></ol>'],
    [
      'a number of an item begins another list',
      '<ol><li>a</li><li value="5">e</li><li>f</li></ol>',
      '<ol><li>a</li></ol><ol start="5"><li>e</li><li>f</li></ol>',
    ],
    ['code names its language', '<pre><code class="language-js"><b>x</b> = 1</code></pre>', '<pre class="js">x = 1</pre>'],
    ['ids stay where links lead', '<h1 id="a">A</h1><p id="b"><a href="#a">to</a></p>', '<h1 id="a">A</h1><p><a href="#a">to</a></p>'],
    ['line breaks at the end of a line are none', '<p>a<br>b<br></p>', '<p>a<br/>b</p>'],
    ['ruby annotations are written in brackets', '<p><ruby>東<rt>とう</rt></ruby></p>', '<p><ruby>東（とう）</ruby></p>'],
    ['bullets that a style counts are numbers', '<ul style="list-style: upper-roman"><li>a</ul>', '<ol type="I"><li>a</li></ol>'],
    ['a list right within another one is no item', '<ol><ol><li>a</ol></ol>', '<ol><li>a</li></ol>'],
    [
      'a table of a figure stays with its caption',
      '<figure><table><tr><td>1</table><figcaption>A</figcaption></figure>',
      '<table><tbody><tr><td>1</td></tr></tbody></table><div>A</div>',
    ],
    ['terms keep their boxes no more', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ])('%s', (_, html, expected) => {
    expect(bodyOf(html).replaceAll('\n', '')).toBe(expected);
  });

  test('many levels of boxes are left behind', () => {
    expect(bodyOf(`${'<div><x-a>a'.repeat(200)}${'<div>c</div>'.repeat(2000)}`).match(/<p>/g)?.length).toBe(2200);
  });
});
