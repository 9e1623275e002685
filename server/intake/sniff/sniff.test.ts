import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { isAccepted } from './accepted.ts';
import { signatureBytes } from './signatures.ts';
import { sniff } from './sniff.ts';

/** Bytes of a file, and a count of how many were read. */
const counted = (content: Uint8Array) => {
  const bytes = bytesOf(Buffer.from(content));
  const seen = { bytes: 0 };
  const slice = (at: number, length: number): Buffer => {
    const found = bytes.slice(at, length);
    seen.bytes += found.length;
    return found;
  };
  return { bytes: { ...bytes, slice }, seen };
};

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(100_000, 'å pixel')]);

test('a few lines with one control character are text, and bytes with many are not', () => {
  const isText = (content: string): boolean => sniff(bytesOf(Buffer.from(content, 'latin1'))).isText();
  expect(isText('a,b\nx\u001ay\u0001,next\n')).toBe(true);
  expect(isText('id,payload\n1,A\0B\n2,C\n')).toBe(true);
  expect(isText(`${'words '.repeat(400)}${'\u0001\u0002'.repeat(40)}`)).toBe(false);
});

test('a file with a mark of its own is not read as text', () => {
  const { bytes, seen } = counted(png);
  const sniffed = sniff(bytes);
  expect([sniffed.kind, isAccepted('png', sniffed), isAccepted('jpg', sniffed)]).toEqual(['png', true, false]);
  expect(seen.bytes).toBe(signatureBytes);
  expect([isAccepted('txt', sniffed), seen.bytes > 2 * signatureBytes]).toEqual([true, true]);
});

test('audio behind a tag is what it is, whatever players write in front of it', () => {
  const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x20', 'latin1'), Buffer.alloc(32)]);
  const ape = Buffer.from(`APETAGEX${'\xd0\x07\0\0\x20\0\0\0\0\0\0\0\0\0\0\xa0'}${'\0'.repeat(8 + 32)}`, 'latin1');
  const kinds = { ac3: '\x0b\x77', flac: 'fLaC', tta: 'TTA1', ape: 'MAC ', wv: 'wvpk', dsf: 'DSD \x1c', wav: 'RIFF\0\0\0\0WAVE' };
  for (const [kind, mark] of Object.entries(kinds))
    for (const tags of [[id3], [id3, id3], [ape], [id3, Buffer.alloc(100)]])
      expect(sniff(bytesOf(Buffer.concat([...tags, Buffer.from(mark, 'latin1'), Buffer.alloc(200, 0x81)]))).kind).toBe(kind);
  expect(sniff(bytesOf(Buffer.concat([id3, Buffer.alloc(200, 0x81)]))).kind).toBe('id3');
});

test('a workbook of Excel 2 to 5 without a container is one, and a short file or text with a tab is not', () => {
  for (const [version, length] of [
    [0x0009, 4],
    [0x0209, 6],
    [0x0409, 6],
    [0x0809, 8],
  ] as const) {
    const words = Uint16Array.of(version, length, 0x0500, 0x0010, 0, 0, 0x0042, 2, 1251, 0x000a, 0);
    expect(sniff(bytesOf(Buffer.from(words.buffer))).kind).toBe('xls');
  }
  expect(sniff(bytesOf(Buffer.from([0x09, 0x04]))).kind).not.toBe('xls');
  expect(sniff(bytesOf(Buffer.from('\ta\tb\n1\t2\n'))).kind).not.toBe('xls');
});

test('a HEIF in any coding is a picture, and a film none', () => {
  const kindOf = (major: string, ...compatible: readonly string[]): string => {
    const type = Buffer.concat([
      Buffer.from([0, 0, 0, 16 + compatible.length * 4]),
      Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}`),
    ]);
    return sniff(counted(Buffer.concat([type, Buffer.alloc(64)])).bytes).kind;
  };
  expect([kindOf('avci', 'mif1', 'avci'), kindOf('jpeg', 'mif1'), kindOf('mif3', 'avif')]).toEqual(['heif', 'heif', 'heif']);
  expect([kindOf('isom', 'iso2', 'avc1'), kindOf('avif', 'mif1'), kindOf('heic', 'mif1')]).toEqual(['mp4', 'avif', 'heic']);
});
