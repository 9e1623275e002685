/** Names that every object inherits, such as `constructor`, in places where a file names something from a list. */
import { expect, test } from 'bun:test';
import { decodeText } from '../formats/text/decode.ts';
import { strictValues } from '../formats/text/loose-json.ts';
import { parseMail } from './mail/read-mail.ts';
import { readRtfBody } from './mail/rtf-body.ts';
import { withWordFonts } from './office/word-fonts.ts';
import { fromTags } from './subtitle/html-marks.ts';
import { contactColumn } from './table/contact-headings.ts';

test.each(Object.getOwnPropertyNames(Object.prototype))('%s', async (name) => {
  const letters = name.replaceAll('_', '');
  const mail = `From: a@b.c\r\nSubject: =?${name}?Q?x?=\r\nContent-Type: text/plain; charset=${name}\r\n\r\nHello\r\n`;
  expect((await parseMail(Buffer.from(mail))).text).toBe('Hello\n');
  expect(readRtfBody(Buffer.from(`{\\rtf1\\fromtext a\\${letters} b}`)).content).toBe('ab');
  expect(decodeText(Buffer.from('Hello'), name).text).toBe('Hello');
  expect(fromTags(`<${letters}>a</${letters}>`, { keepsUnknown: false, entities: 'all' })).toBe('a');
  expect(contactColumn(name)).toBe(name.toLowerCase());
  expect(strictValues(`{a: ${name}}`)).toBeUndefined();
  expect(withWordFonts(`<style:font-face svg:font-family="a, ${name}"/>`)).toBe('<style:font-face svg:font-family="a"/>');
});
