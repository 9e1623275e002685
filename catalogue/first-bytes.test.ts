import { describe, expect, test } from 'bun:test';
import { contradicting } from './first-bytes.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const heic = bytes('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic');
const jpg = bytes('\xff\xd8\xff\xe0\x00\x10JFIF');
const docx = bytes('PK\x03\x04\x14\x00[Content_Types].xml....PK\x03\x04word/document.xml');

describe('what the first bytes say against a name', () => {
  test.each([
    [heic, 'jpg', 'heic'],
    [jpg, 'png', 'jpg'],
    [bytes('RIFF\x10\x00\x00\x00WEBPVP8 '), 'jpg', 'webp'],
    [bytes('%PDF-1.7\n'), 'docx', 'pdf'],
    [bytes('\x89PNG\r\n\x1a\n'), 'txt', 'png'],
    [docx, 'pdf', 'docx'],
    [bytes('\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2'), 'avi', 'mp4'],
  ] as const)('%#: named %s, it is %s', (head, declared, real) => expect(contradicting(head, declared)).toBe(real));

  test.each([
    [jpg, 'jpg'],
    [heic, 'heif'],
    [docx, 'epub'],
    [bytes('PK\x03\x04'), 'docx'],
    [bytes('\x00\x00\x00\x14ftypqt  '), 'mp4'],
    [bytes('II*\x00'), 'raw'],
    [bytes('\x1f\x8b\x08'), 'tar.gz'],
    [bytes('MZ is how this note begins'), 'txt'],
    [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'xls'],
    // A tag may precede any audio data.
    [bytes('ID3\x04\x00'), 'wav'],
    [bytes('no signature at all'), 'jpg'],
    [bytes(''), 'jpg'],
  ] as const)('%#: says nothing against %s', (head, declared) => expect(contradicting(head, declared)).toBeUndefined());
});
