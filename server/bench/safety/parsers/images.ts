import { readBmp } from '../../../engines/image/codecs/bmp.ts';
import { readDds } from '../../../engines/image/codecs/dds-read.ts';
import { readExifFields } from '../../../engines/image/codecs/exif.ts';
import { readFarbfeld } from '../../../engines/image/codecs/farbfeld.ts';
import { readFits } from '../../../engines/image/codecs/fits.ts';
import { readHdr } from '../../../engines/image/codecs/hdr.ts';
import { readIptc } from '../../../engines/image/codecs/iptc.ts';
import { readNetpbm } from '../../../engines/image/codecs/netpbm.ts';
import { readPsd } from '../../../engines/image/codecs/psd.ts';
import { readTga } from '../../../engines/image/codecs/tga.ts';
import { readXcf } from '../../../engines/image/codecs/xcf.ts';
import { tiff, zeros } from '../attacks/bytes.ts';
import type { Parser } from './parser.ts';
import { byBytes } from './samples.ts';

const fitsCards = (...cards: readonly string[]): string =>
  [...cards, 'END']
    .map((card) => card.padEnd(80))
    .join('')
    .padEnd(2880);

export const imageParsers: readonly Parser[] = [
  byBytes(
    'BMP',
    'engines/image/codecs/bmp.ts',
    readBmp,
    [
      Buffer.concat([
        Buffer.from(
          '424d4600000000000000360000002800000002000000020000000100180000000000100000000000000000000000000000000000000000',
          'hex',
        ),
        zeros(18),
      ]),
    ],
    [{ start: 'BM\0\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x09\0\0\0\x09\0\0\0\x01\0\x08\0\x01\0\0\0', row: '\0\x02\xff\xff' }, '\xff'],
  ),
  byBytes(
    'TGA',
    'engines/image/codecs/tga.ts',
    readTga,
    [
      Buffer.concat([Buffer.from('000002000000000000000000020002001800', 'hex'), zeros(12)]),
      Buffer.concat([Buffer.from('00000a000000000000000000020002001800', 'hex'), Buffer.from('83ffffff', 'hex')]),
    ],
    [{ start: '\0\0\x0a\0\0\0\0\0\0\0\0\0\xff\x1f\xff\x1f\x18\0', row: '\xff\0\0\0' }],
  ),
  byBytes(
    'PSD',
    'engines/image/codecs/psd.ts',
    readPsd,
    [Buffer.concat([Buffer.from('38425053000100000000000000030000000200000002000800030000000000000000000000000000', 'hex'), zeros(12)])],
    [{ start: '8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\0\x09\0\0\0\x09\0\x08\0\x03\0\0\0\0', row: '8BIM\0\0\0\0\0\0\0\0' }],
  ),
  byBytes(
    'XCF',
    'engines/image/codecs/xcf.ts',
    readXcf,
    [Buffer.from('gimp xcf v003\0\0\0\0\x02\0\0\0\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')],
    [
      { start: 'gimp xcf v003\0\0\0\0\x09\0\0\0\x09\0\0\0\0', row: '\0\0\0\x11\0\0\0\0' },
      { start: 'gimp xcf v003\0\0\0\0\x09\0\0\0\x09\0\0\0\0\0\0\0\0\0\0\0\0', row: '\0\0\0\x20' },
    ],
  ),
  byBytes(
    'DDS',
    'engines/image/codecs/dds-read.ts',
    readDds,
    [Buffer.concat([Buffer.from('444453207c00000007100000', 'hex'), zeros(140)])],
    [{ start: 'DDS \x7c\0\0\0\x07\x10\0\0', row: '\x04\0\0\0' }],
  ),
  byBytes(
    'HDR',
    'engines/image/codecs/hdr.ts',
    readHdr,
    ['#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nabcd'],
    [
      { start: '#?RADIANCE\n', row: 'A=B\n' },
      { start: '#?RADIANCE\n\n-Y 9999 +X 9999\n', row: '\x02\x02\0\x08' },
      { start: '#?RADIANCE\n\n-Y 999 +X 999\n', row: '\x01\x01\x01\x09' },
    ],
  ),
  byBytes(
    'FITS',
    'engines/image/codecs/fits.ts',
    (data) => {
      const { count, read } = readFits(data);
      return Array.from({ length: Math.min(count, 3) }, (_, index) => read(index));
    },
    [
      Buffer.concat([
        Buffer.from(fitsCards('SIMPLE  = T', 'BITPIX  = 16', 'NAXIS   = 3', 'NAXIS1  = 2', 'NAXIS2  = 2', 'NAXIS3  = 3')),
        zeros(2880),
      ]),
      Buffer.concat([Buffer.from(fitsCards('SIMPLE  = T', 'BITPIX  = -32', 'NAXIS   = 2', 'NAXIS1  = 2', 'NAXIS2  = 2')), zeros(2880)]),
    ],
    [
      { start: 'SIMPLE  =                    T'.padEnd(80), row: "COMMENT = 'a / b".padEnd(80) },
      { start: '', row: fitsCards('SIMPLE  = T', 'BITPIX  = 8', 'NAXIS   = 0') },
      { start: fitsCards('SIMPLE  = T', 'BITPIX  = 8', 'NAXIS   = 2', 'NAXIS1  = 1000', 'NAXIS2  = 1000'), row: 'a' },
    ],
  ),
  byBytes(
    'farbfeld',
    'engines/image/codecs/farbfeld.ts',
    readFarbfeld,
    ['farbfeld\0\0\0\x01\0\0\0\x01abcdefgh'],
    [{ start: 'farbfeld\0\0\x0f\xff\0\0\x0f\xff', row: 'abcdefgh' }],
  ),
  byBytes(
    'Netpbm',
    'engines/image/codecs/netpbm.ts',
    readNetpbm,
    ['P3\n1 1\n255\n1 2 3\n', 'P6\n1 1\n255\nabc', 'P1\n1 1\n1\n', 'P7\nWIDTH 1\nHEIGHT 1\nDEPTH 1\nMAXVAL 255\nENDHDR\na'],
    [
      { start: 'P3\n', row: '# a\n' },
      { start: 'P3\n999 999\n255\n', row: '1 ' },
      { start: 'P1\n999 999\n', row: '1#\n' },
      { start: 'P7\n', row: 'WIDTH 1\n' },
    ],
  ),
  byBytes(
    'IPTC',
    'engines/image/codecs/iptc.ts',
    readIptc,
    [Buffer.from('1c0205000577f672647321', 'hex')],
    ['\x1c\x02\x05\0\0', '\x1c', '8BIM\x04\x04\0\0\0\0\0\0'],
  ),
  byBytes(
    'Exif',
    'engines/image/codecs/exif.ts',
    readExifFields,
    [Buffer.from('49492a00080000000100320102001400000000000000', 'hex'), tiff([[274, 3, 6]])],
    [
      { start: 'II*\0\x08\0\0\0\xff\xff', row: '\x32\x01\x02\0\xff\xff\0\0\x08\0\0\0' },
      { start: 'II*\0\x08\0\0\0', row: '\0\0\x08\0\0\0' },
    ],
  ),
];
