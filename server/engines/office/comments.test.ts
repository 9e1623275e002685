import { expect, test } from 'bun:test';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { commentsAsNotes, commentsNote } from './comments.ts';

const annotation = (words: string, author = 'Ada') =>
  `<office:annotation office:name="n1"><dc:creator>${author}</dc:creator><dc:date>2024-05-06T07:08:09</dc:date><meta:creator-initials>A</meta:creator-initials><text:p>${words}</text:p><text:p>More.</text:p></office:annotation>`;
const textOf = (xml: string) => xml.replace(/<[^>]*>/g, '');

test('a comment becomes a note with who and when, where it stood', () => {
  const mended = commentsAsNotes(`<text:p>One${annotation('Why?')} two<office:annotation-end office:name="n1"/></text:p>`);
  expect(mended).toMatch(/One<text:note [^>]*text:note-class="footnote">.*<\/text:note> two<\/text:p>$/);
  expect(textOf(mended)).toBe('Onec1Comment by Ada (2024-05-06): Why? More. two');
});

test('numbers of its own, and in place where a note cannot stand', () => {
  const note = `<text:note><text:note-body><text:p>x${annotation('In a note')}</text:p></text:note-body></text:note>`;
  const mended = commentsAsNotes(`<text:p>${annotation('First')}</text:p>${note}<text:p>${annotation('Third', '')}</text:p>`);
  expect(mended).toContain('x [Comment by Ada (2024-05-06): In a note More.]');
  expect(mended).toContain('text:label="c3"');
  expect(textOf(mended)).toContain('Comment (2024-05-06): Third');
});

test('what says nothing leaves nothing', () => {
  expect(commentsAsNotes('<text:p>a<office:annotation><dc:creator>A</dc:creator><text:p/></office:annotation>b</text:p>')).toBe(
    '<text:p>ab</text:p>',
  );
  const plain = '<text:p>No comment</text:p>';
  expect(commentsAsNotes(plain)).toBe(plain);
});

test('a target without a place for comments has a note of them, one that keeps them has none', () => {
  expect(commentsNote(2, 'pdf').map(inEnglish)).toEqual(['The document has 2 comments: the result leaves them out.']);
  expect(commentsNote(1, 'html').map(inEnglish)).toEqual(['The document has a comment: the result has it as a note.']);
  expect([...commentsNote(2, 'odt'), ...commentsNote(0, 'pdf')]).toEqual([]);
});
