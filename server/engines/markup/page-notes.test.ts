import { expect, test } from 'bun:test';
import { serialize } from 'parse5';
import { withPageNotes } from './page-notes.ts';
import { pageMarkdown } from './to-markdown.ts';
import { parsePage } from './tree.ts';

const settled = (html: string) => {
  const { body } = parsePage(html);
  withPageNotes(body);
  return body;
};

const ofPandoc =
  '<p>xv6<a href="#fn1" class="footnoteRef" id="fnref1"><sup>1</sup></a>.</p><section class="footnotes"><hr><ol><li id="fn1"><p>See <b>there</b>. <a href="#fnref1">↩</a></p><p>More.</p></li></ol></section>';

test('notes that link back are marked as notes, without their list and its rule', () => {
  expect(serialize(settled(ofPandoc))).toBe(
    '<p>xv6<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>See <b>there</b>. </p><p>More.</p></div>',
  );
});

test('notes of wikis and of Word pages too, in the order of their marks', () => {
  const wiki =
    '<p>A<sup id="cite_ref-1"><a href="#cite_note-1">[1]</a></sup></p><ol><li id="cite_note-1"><span><b><a href="#cite_ref-1">^</a></b></span> <span>Words</span></li><li>Other</li></ol>';
  const markdown = pageMarkdown(settled(wiki));
  expect(markdown).toContain('A[^1]');
  expect(markdown).toContain('[^1]: Words');
  expect(markdown).toContain('Other');
  const word =
    '<p>B<a href="#_ftn1" name="_ftnref1">[1]</a> C<a href="#_ftn2" name="_ftnref2">[2]</a></p><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> Eins</p></div><div id="ftn2"><p><a href="#_ftnref2" name="_ftn2">[2]</a> Zwei</p></div>';
  expect(pageMarkdown(settled(word))).toMatch(/B\[\^1\] C\[\^2\][\s\S]*\[\^1\]: Eins\n\n\[\^2\]: Zwei/);
});

test('links that nothing answers, contents and headings stay', () => {
  for (const page of [
    '<p><a href="#x">1</a></p><p id="x">Words</p>',
    '<p><a id="t" href="#x">Chapter</a></p><p id="x">Words <a href="#t">up</a></p>',
    '<p><a id="t" href="#x">1</a></p><div id="x"><h2>Words</h2><a href="#t">up</a></div>',
  ])
    expect(serialize(settled(page))).toBe(page);
});
