import { expect, test } from 'bun:test';
import { withComputedContents } from './contents.ts';

const run = (inner: string): string => `<w:r>${inner}</w:r>`;
const mark = (type: string, more = ''): string => run(`<w:fldChar w:fldCharType="${type}"${more}/>`);
const code = (text: string): string => run(`<w:instrText xml:space="preserve"> ${text} </w:instrText>`);
const words = (text: string): string => run(`<w:t>${text}</w:t>`);
const para = (inner: string, look = ''): string => `<w:p>${look && `<w:pPr>${look}</w:pPr>`}${inner}</w:p>`;
const styles =
  '<w:styles><w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="H3"><w:name w:val="Heading 3"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style><w:style w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="H1"/></w:style><w:style w:styleId="C1"><w:name w:val="toc 1"/></w:style></w:styles>';
const body =
  para(words('Origins'), '<w:pStyle w:val="H1"/>') +
  para(words('Plain')) +
  para(words('A detail'), '<w:pStyle w:val="H3"/>') +
  para(words('Later'), '<w:pStyle w:val="Own"/>');
const contents = (text: string): readonly string[] =>
  [...text.matchAll(/<w:hyperlink w:anchor="([^"]*)"[\s\S]*?<\/w:hyperlink>/g)].map(
    ([link, anchor = '']) =>
      `${text.includes(`w:name="${anchor}"`) ? '' : 'lost '}${[...link.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)|(REF)|(PAGEREF)/g)].map(([one, said]) => said ?? one).join(' ')}`,
  );

test('contents without a result list the headings of their levels, with their numbers and pages', () => {
  const made = (asked: string) => contents(withComputedContents(asked + body, styles));
  const whole = (text: string, dirty = '', result = '') =>
    para(mark('begin', dirty) + code(text) + mark('separate') + result + mark('end'));
  const all = ['Origins PAGEREF 1', 'REF 1 A detail PAGEREF 1', 'Later PAGEREF 1'];
  expect(made(whole('TOC \\o "1-3" \\h'))).toEqual(all);
  expect(made(whole('TOC \\h \\z \\u'))).toEqual(all);
  expect(made(whole('TOC \\o "1-2"'))).toEqual(['Origins PAGEREF 1', 'Later PAGEREF 1']);
  expect(made(whole('TOC \\o "1-3"', ' w:dirty="true"', words('Update me')))).toEqual(all);
  const open = para(mark('begin', ' w:dirty="true"') + code('TOC \\o "1-3"') + mark('separate'));
  expect(made(open + para(mark('end')))).toEqual(all);
  expect(withComputedContents(open + para(mark('end')) + body, styles)).not.toContain('TOC \\o');
});

test('other contents, and those with a result, stay as they are', () => {
  const same = (asked: string) => expect(withComputedContents(asked + body, styles)).toBe(asked + body);
  same(para(mark('begin') + code('TOC \\o "1-3"') + mark('separate') + words('Origins 3') + mark('end')));
  same(para(mark('begin') + code('TOC \\c "Figure"') + mark('separate') + mark('end')));
  same(para(mark('begin') + code('TOC \\o "1-3"') + mark('separate')) + para(words('Origins 3')) + para(mark('end')));
  same(para(words('TOC of it')));
  expect(withComputedContents(`<w:p>${'<w:r><w:instrText>TOC '.repeat(50_000)}`, styles)).toContain('TOC');
});
