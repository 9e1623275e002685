import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { checkPdf } from './check-pdf.ts';

/** The code of the Problem with which a PDF of these objects and this trailer is refused. */
const codeOf = (objects: readonly string[], trailer: string): unknown => {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  try {
    checkPdf(bytesOf(Buffer.from(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R${trailer}>>\n`, 'latin1')));
    return 'fine';
  } catch (thrown) {
    return (thrown as { readonly code?: string }).code ?? thrown;
  }
};
const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const handler = (name: string): string => `<</V 4/O<28BF>/Filter /${name}/CF<</A<</CFM/AESV2>>>>>>`;

test('a PDF that no password opens is refused by the handler of its encryption', () => {
  const encrypted = (name: string) => codeOf([catalog, '<<>>', handler(name)], '/Encrypt 3 0 R');
  expect(encrypted('Adobe.PubSec')).toBe('conversion_failed');
  expect(encrypted('EBX_HANDLER')).toBe('copy_protected');
  expect(encrypted('FOPN_fLock')).toBe('copy_protected');
  expect(encrypted('Standard')).toBe('fine');
  expect(codeOf([catalog], `/Encrypt${handler('Adobe.PubSec')}`)).toBe('conversion_failed');
  expect(codeOf([catalog, handler('Adobe.PubSec')], '/Encrypt 2 0 R/EncryptMetadata true')).toBe('conversion_failed');
  expect(codeOf([catalog], `/Encrypt ${handler('Standard')}`)).toBe('fine');
});

test('only the encryption counts: not a signature, an object of another number or one that is nowhere', () => {
  expect(codeOf([catalog, handler('Adobe.PubSec')], '')).toBe('fine');
  expect(codeOf([catalog, handler('Standard'), handler('Adobe.PubSec')], '/Encrypt 2 0 R')).toBe('fine');
  expect(codeOf([catalog, handler('Adobe.PubSec')], '/Encrypt 12 0 R')).toBe('fine');
});

test('an encryption far from its trailer is found', () => {
  const far = `<</Length 3000000>>stream\n${'x'.repeat(3_000_000)}\nendstream`;
  expect(codeOf([catalog, handler('Adobe.PubSec'), far], '/Encrypt 2 0 R')).toBe('conversion_failed');
});

test('pages above the limit are counted in the tree of pages, not among bookmarks', () => {
  expect(codeOf([catalog, '<</Type/Pages/Kids[3 0 R]/Count 99999>>'], '')).toBe('too_many_pages');
  expect(codeOf([catalog, '<</Type/Outlines/Count 99999>>'], '')).toBe('fine');
});
