import { type Attack, harmless } from './attack.ts';
import { join, zeros } from './bytes.ts';

const ps = (program: string): string => `%!PS-Adobe-3.0\n${program}\nshowpage\n`;
const show = '/Helvetica findfont 8 scalefont setfont 9 99 moveto';

export const programs: readonly Attack[] = [
  ...['pdf', 'png', 'txt'].map((to) =>
    harmless(`ps-library-file-${to}`, `ps ${to}`, ({ file }) =>
      ps(`${show} { (${file}) .libfile { 200 string readstring pop show } if } stopped clear { (${file}) runlibfile } stopped clear`),
    ),
  ),
  harmless('ps-file-through-a-filter', 'ps pdf', ({ file }) =>
    ps(
      `${show} { (${file}) /ReusableStreamDecode filter 200 string readstring pop show } stopped clear { << /Filter /None /DataSource (${file}) (r) file >> } stopped clear`,
    ),
  ),
  harmless('ps-marks-that-embed', 'ps pdf', ({ file }) =>
    ps(
      `{ [ /Type /Catalog /_objdef {cat} /OBJ pdfmark [ {stream} (${file}) (r) file /PUT pdfmark [ /Action /Launch /File (${file}) /Rect [0 0 99 99] /Subtype /Link /ANN pdfmark [ /Name (a) /FS << /Type /Filespec /F (${file}) /EF << /F {stream} >> >> /EMBED pdfmark } stopped clear`,
    ),
  ),
  harmless(
    'ps-another-device',
    'ps png',
    ps(
      '{ << /OutputDevice /pdfwrite /OutputFile (/tmp/hostile-device) >> setpagedevice } stopped clear { (pdfwrite) finddevice putdeviceprops } stopped clear { << /OutputFile (%pipe%touch /tmp/hostile-device) >> setpagedevice } stopped clear',
    ),
  ),
  harmless('ps-permissions-asked-for', 'ps pdf', ({ file }) =>
    ps(
      `{ << /PermitFileReading [(*)] /PermitFileWriting [(*)] /LockSafetyParams false >> setuserparams } stopped clear { systemdict /SAFER false .forceput } stopped clear { save restore null setpagedevice } stopped clear { legal } stopped clear ${show} { (${file}) (r) file 200 string readstring pop show } stopped clear`,
    ),
  ),
  harmless(
    'ps-temporary-files-without-end',
    'ps pdf',
    ps('{ 0 1 100000 { pop null (w) .tempfile exch pop 0 1 1000 { pop dup 65535 string writestring } for closefile } for } stopped clear'),
    { seconds: 125 },
  ),
  harmless('ps-memory-device', 'ps pdf', ps('{ (%ram%a) (w) file 0 1 100000 { pop dup 65535 string writestring } for } stopped clear'), {
    seconds: 125,
  }),
  harmless(
    'ps-filters-in-filters',
    'ps pdf',
    ps(`{ currentfile 0 1 3000 { pop /ASCIIHexDecode filter } for 200 string readstring } stopped clear\n${'00'.repeat(2000)}>`),
    { seconds: 60 },
  ),
  harmless('ps-depth-of-calls', 'ps pdf', ps('{ /a { a a } def a } stopped clear { /b { mark { b } forall } def [ 1 ] b } stopped clear'), {
    seconds: 60,
  }),
  harmless(
    'eps-box-of-a-thousand-miles',
    'eps png',
    '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1000000000 1000000000\n0 0 9 9 rectfill\nshowpage\n',
    { seconds: 60 },
  ),
  harmless('eps-box-of-no-number', 'eps png', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: -1e99 nan (atend) 9\n0 0 9 9 rectfill\nshowpage\n', {
    seconds: 60,
  }),
  harmless(
    'eps-preview-that-lies',
    'eps png',
    join(
      '\xc5\xd0\xd3\xc6',
      Buffer.from('1e000000ffffff7f00000000000000001e00000010000000ffff', 'hex'),
      zeros(4),
      '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n',
    ),
    { seconds: 60 },
  ),
];
