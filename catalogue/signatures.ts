/**
 * Signatures ("magic numbers") at fixed offsets, most specific first. The `kind` of a signature is usually a format id, otherwise
 * a container that other modules inspect.
 * Sources: the formats' specifications; the IANA media type registrations; file(1)'s and PRONOM's tables were compared.
 */
type Signature = { readonly kind: string; readonly at: number; readonly bytes: string; readonly letters?: true };

/** Latin-1 text as in the file; `?` in a signature matches any byte. */
const signature = (kind: string, bytes: string, at = 0): Signature => ({ kind, at, bytes });

/** A signature that text may also begin with. */
const letters = (kind: string, bytes: string): Signature => ({ ...signature(kind, bytes), letters: true });

const signatures: readonly Signature[] = [
  // Images
  signature('png', '\x89PNG\r\n\x1a\n'),
  signature('jpg', '\xff\xd8\xff'),
  letters('gif', 'GIF87a'),
  letters('gif', 'GIF89a'),
  signature('webp', 'RIFF????WEBP'),
  signature('psd', '8BPS\x00\x01'),
  signature('psd', '8BPS\x00\x02'),
  signature('xcf', 'gimp xcf '),
  signature('jxl', '\xff\x0a'),
  signature('jxl', '\x00\x00\x00\x0cJXL \r\n\x87\n'),
  signature('jp2', '\x00\x00\x00\x0cjP  \r\n\x87\n'),
  signature('j2k', '\xff\x4f\xff\x51'),
  letters('qoi', 'qoif'),
  signature('ff', 'farbfeld'),
  signature('exr', '\x76\x2f\x31\x01'),
  signature('hdr', '#?RADIANCE'),
  signature('hdr', '#?RGBE'),
  signature('dds', 'DDS \x7c\x00\x00\x00'),
  letters('dpx', 'SDPX'),
  letters('dpx', 'XPDS'),
  signature('fits', 'SIMPLE  ='),
  letters('icns', 'icns'),
  signature('raw', 'II*\x00\x10\x00\x00\x00CR'),
  signature('raw', 'II\x1a\x00\x00\x00HEAPCCDR'),
  letters('raw', 'IIRO'),
  letters('raw', 'IIRS'),
  letters('raw', 'MMOR'),
  signature('raw', 'IIU\x00'),
  signature('raw', 'FUJIFILMCCD-RAW'),
  letters('raw', 'FOVb'),
  signature('raw', '\x00MRM'),
  signature('tiff', 'II*\x00'),
  signature('tiff', 'MM\x00*'),
  signature('tiff', 'II+\x00'),
  signature('tiff', 'MM\x00+'),
  signature('emf', ' EMF', 40),
  signature('wmf', '\xd7\xcd\xc6\x9a'),
  signature('ras', '\x59\xa6\x6a\x95'),
  signature('djvu', 'AT&TFORM????DJV'),
  signature('eps', '\xc5\xd0\xd3\xc6'),
  // Documents and books
  signature('wk1', '\x00\x00\x02\x00\x06\x04'),
  signature('wk1', '\x00\x00\x02\x00\x04\x04'),
  signature('wk3', '\x00\x00\x1a\x00?\x10\x04\x00'),
  signature('wq1', '\x00\x00\x02\x00\x20\x51'),
  signature('wq1', '\x00\x00\x02\x00\x21\x51'),
  signature('wri', '?\xbe\x00\x00\x00\xab\x00\x00'),
  signature('cdr', 'RIFF????CDR'),
  signature('cdr', 'RIFF????cdr'),
  signature('cfb', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  signature('rtf', '{\\rtf'),
  signature('wpd', '\xffWPC'),
  signature('chm', 'ITSF\x03\x00\x00\x00'),
  signature('lit', 'ITOLITLS'),
  signature('lrf', 'L\x00R\x00F\x00\x00\x00'),
  signature('rb', '\xb0\x0c\xb0\x0c'),
  signature('snb', 'SNBP000B'),
  signature('tcr', '!!8-Bit!!'),
  signature('mobi', 'BOOKMOBI', 60),
  signature('pdb', 'TEXtREAd', 60),
  signature('pdb', 'PNRdPPrs', 60),
  signature('pdb', 'zTXTGPlm', 60),
  signature('pdb', 'TEXtTlDc', 60),
  signature('pdb', '.pdfADBE', 60),
  signature('pdb', 'BVokBDIC', 60),
  signature('pdb', 'DataPlkr', 60),
  // Fonts and models
  signature('ttc', 'ttcf\x00'),
  signature('ttf', '\x00\x01\x00\x00\x00'),
  signature('ttf', 'true\x00'),
  signature('otf', 'OTTO\x00'),
  signature('woff', 'wOFF'),
  signature('woff2', 'wOF2'),
  signature('glb', 'glTF\x02\x00\x00\x00'),
  signature('glb', 'glTF\x01\x00\x00\x00'),
  signature('ply', 'ply\nformat '),
  signature('ply', 'ply\r\nformat '),
  signature('x', 'xof 0'),
  // Data
  signature('sqlite', 'SQLite format 3\x00'),
  letters('parquet', 'PAR1'),
  signature('arrow', 'ARROW1\x00\x00'),
  signature('arrow', '\xff\xff\xff\xff???\x00\x10\x00\x00\x00'),
  signature('plist', 'bplist0'),
  signature('shp', '\x00\x00\x27\x0a\x00\x00\x00\x00\x00\x00\x00\x00'),
  // Videos
  letters('rm', '.RMF'),
  signature('wtv', '\xb7\xd8\x00\x20\x37\x49\xda\x11\xa6\x4e\x00\x07\xe9\x5e\xad\x8d'),
  signature('amv', 'RIFF????AMV '),
  letters('ivf', 'DKIF\x00\x00'),
  // Frames with few colours may pass for text, but no text begins with these letters and a width.
  signature('y4m', 'YUV4MPEG2 W'),
  signature('ebml', '\x1a\x45\xdf\xa3'),
  signature('avi', 'RIFF????AVI '),
  signature('flv', 'FLV\x01'),
  signature('asf', '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\x00\xaa\x00\x62\xce\x6c'),
  signature('mpg', '\x00\x00\x01\xba'),
  signature('mpg', '\x00\x00\x01\xb3'),
  signature('dv', '\x1f\x07\x00'),
  signature('ogg', 'OggS\x00'),
  letters('flash', 'FWS'),
  letters('flash', 'CWS'),
  letters('flash', 'ZWS'),
  // Audio
  signature('mid', 'MThd\x00\x00\x00'),
  signature('mod', 'M.K.', 1080),
  signature('mod', 'M!K!', 1080),
  signature('mod', 'FLT4', 1080),
  signature('mod', '?CHN', 1080),
  signature('mod', '??CH', 1080),
  signature('s3m', 'SCRM', 44),
  letters('xm', 'Extended Module: '),
  letters('it', 'IMPM'),
  signature('thd', '\xf8\x72\x6f\xba', 4),
  signature('thd', '\xf8\x72\x6f\xbb', 4),
  letters('mmf', 'MMMD'),
  signature('wav', 'RIFF????WAVE'),
  signature('wav', 'RF64????WAVE'),
  signature('wav', 'BW64????WAVE'),
  signature('w64', 'riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\x00\x00'),
  signature('flac', 'fLaC'),
  signature('aiff', 'FORM????AIFF'),
  signature('aiff', 'FORM????AIFC'),
  letters('caf', 'caff\x00'),
  letters('au', '.snd'),
  letters('wv', 'wvpk'),
  letters('sox', '.SoX'),
  letters('sox', 'XoS.'),
  letters('tta', 'TTA1'),
  letters('ape', 'MAC '),
  letters('sph', 'NIST_1A\n'),
  signature('voc', 'Creative Voice File\x1a'),
  signature('dsf', 'DSD \x1c'),
  signature('dsf', 'FRM8????????DSD '),
  letters('amr', '#!AMR'),
  signature('ac3', '\x0b\x77'),
  signature('ac3', '\x77\x0b'),
  signature('dts', '\x7f\xfe\x80\x01'),
  signature('dts', '\xfe\x7f\x01\x80'),
  signature('dts', '\x1f\xff\xe8\x00'),
  signature('dts', '\xff\x1f\x00\xe8'),
  signature('dts', 'DTSHDHDR'),
  letters('midi', 'MThd\x00\x00\x00\x06'),
  // Archives
  signature('zip', 'PK\x03\x04'),
  signature('zip', 'PK\x05\x06'),
  signature('zip', 'PK\x07\x08'),
  signature('7z', '7z\xbc\xaf\x27\x1c'),
  signature('rar', 'Rar!\x1a\x07'),
  signature('gz', '\x1f\x8b\x08'),
  signature('bz2', 'BZh?1AY&SY'),
  signature('bz2', 'BZh?\x17rE8P\x90'),
  signature('xz', '\xfd7zXZ\x00'),
  signature('zst', '\x28\xb5\x2f\xfd'),
  // A frame to be skipped, with which pzstd begins (RFC 8878, 3.1.2).
  signature('zst', '?\x2a\x4d\x18'),
  letters('cpio', '070701'),
  letters('cpio', '070702'),
  letters('cpio', '070707'),
  signature('cpio', '\xc7\x71'),
  signature('cpio', '\x71\xc7'),
  signature('cab', 'MSCF\x00\x00\x00\x00'),
  signature('arj', '\x60\xea'),
  signature('lzh', '-lh?-', 2),
  signature('lzh', '-lz?-', 2),
  signature('lzh', '-pm?-', 2),
  signature('deb', '!<arch>\ndebian'),
  signature('rpm', '\xed\xab\xee\xdb'),
  signature('wim', 'MSWIM\x00\x00\x00'),
  letters('xar', 'xar!'),
  signature('tar', 'ustar', 257),
  signature('iso', 'CD001', 32769),
  signature('iso', 'BEA01', 32769),
  // Not convertible; named so that the error can say what was sent
  signature('program', '\x7fELF'),
  letters('program', 'MZ'),
  signature('program', '\xca\xfe\xba\xbe'),
  signature('program', '\xcf\xfa\xed\xfe'),
];

/** Bytes from the start that `signatures` inspect. */
export const signatureBytes = 32_774;

const matches = (head: Uint8Array, { at, bytes }: Signature): boolean => {
  if (head.length < at + bytes.length) return false;
  for (let index = 0; index < bytes.length; index++) if (bytes[index] !== '?' && head[at + index] !== bytes.charCodeAt(index)) return false;
  return true;
};

/** The kind whose signature the file begins with, or undefined. `head` has its first `markedBytes`. */
export const signatureKind = (head: Uint8Array): string | undefined => signatures.find((candidate) => matches(head, candidate))?.kind;

/** Kinds whose signature may begin a text: other evidence for text takes precedence. */
export const lettered: ReadonlySet<string> = new Set(signatures.filter(({ letters }) => letters).map(({ kind }) => kind));

/** Major brands of still images in ISO base media (ISO/IEC 23008-12; AV1 Image File Format). */
export const imageBrands: Readonly<Record<string, string>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  hevx: 'heic',
  mif1: 'heif',
  msf1: 'heif',
  mif2: 'heif',
};
