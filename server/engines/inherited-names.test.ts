/** Names that every object inherits, such as `constructor`, in places where a file names something from a list. */
import { expect, test } from 'bun:test';
import { readDefinitions } from '../formats/odf-numbers/definitions.ts';
import { decodeText } from '../formats/text/decode.ts';
import { strictValues } from '../formats/text/loose-json.ts';
import { parseMail } from './mail/read-mail.ts';
import { readRtfBody } from './mail/rtf-body.ts';
import { cleanXhtml } from './markup/clean.ts';
import { pageMarkdown } from './markup/to-markdown.ts';
import { parsePage } from './markup/tree.ts';
import { withWordFonts } from './office/word-fonts.ts';
import { fromTags } from './subtitle/html-marks.ts';
import { contactColumn } from './table/contact-headings.ts';
import { xmlValues } from './table/xml-values.ts';

test.each([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])('%s', async (name) => {
  const letters = name.replaceAll('_', '');
  const mail = `From: a@b.c\r\nSubject: =?${name}?Q?x?=\r\nContent-Type: text/plain; charset=${name}\r\n\r\nHello\r\n`;
  expect((await parseMail(Buffer.from(mail))).text).toBe('Hello\n');
  expect(readRtfBody(Buffer.from(`{\\rtf1\\fromtext a\\${letters} b}`)).content).toBe('ab');
  expect(decodeText(Buffer.from('Hello'), name).text).toBe('Hello');
  expect(fromTags(`<${letters}>a</${letters}>`, { keepsUnknown: false, entities: 'all' })).toBe('a');
  expect(contactColumn(name)).toBe(name.toLowerCase());
  expect(strictValues(`{a: ${name}}`)).toBeUndefined();
  expect(withWordFonts(`<style:font-face svg:font-family="a, ${name}"/>`)).toBe('<style:font-face svg:font-family="a"/>');
  expect(pageMarkdown(parsePage(`<p>a<${letters}>b</${letters}></p>`).body)).toBe('ab\n');
  const { body } = parsePage(`<ul><li><${letters}>a</${letters}></li></ul>`);
  const none = () => undefined;
  expect(cleanXhtml(body.childNodes, { image: none, link: none, id: none })).toBe('<ul><li>a</li></ul>');
  const numbered = `<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="${name}"/></text:list-style>`;
  expect(readDefinitions(numbered).lists.get('L')).toEqual([expect.objectContaining({ way: 'decimal' })]);
  expect(xmlValues(`<${name}><a><${name} ${name}="1">x</${name}> y</a><${name}/></${name}>`)).toEqual({
    [name]: { a: { '#mixed': [{ [name]: { [`@${name}`]: '1', '#text': 'x' } }, ' y'] }, [name]: '' },
  });
});
