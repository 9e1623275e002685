import { message } from '../../../catalogue/languages/message.ts';
import type { FileFault } from '../../contract/file-faults.ts';
import { ffmpegFaults } from '../ffmpeg/faults.ts';

/** File readers of libvips, by the prefix of their messages. */
const readers = 'jpeg|png|spng|webp|gif|nsgif|tiff|heif|svg|rad|ppm|jp2k|jxl|magick|uhdr';

/** Messages of libvips, sharp and the codecs below about bad files. */
export const imageFaults: readonly FileFault[] = [
  {
    says: /(?:compression (?:support|method)|scheme \d{1,9}) (?:is )?not (?:configured|supported|implemented)|unsupported tiff image type|unsupported (?:bits|photometric|colou?r|jpeg (?:process|data precision))|samples_per_pixel not a whole number|samples out of range|can not handle images?|decoding is not implemented/i,
    code: 'unsupported_conversion',
    said: message('pictureRare'),
  },
  { says: /pixel limit/, code: 'image_too_large', said: message('pictureOver') },
  { says: /out of memory|insufficient memory|unable to (?:allocate|encode)|av1_create_context/i, code: 'resource_limit' },
  {
    says: /Input (?:file|buffer) (?:contains unsupported image format|has corrupt header)|Input (?:Buffer|Bit Array) is empty/i,
    code: 'corrupt_input',
  },
  { says: new RegExp(`\\b(?:${readers})load(?:_(?:buffer|source))?: `), code: 'corrupt_input' },
  {
    says: /\bheif: (?:Unsupported f|Decoder plugin generated an error: Unsupported)/,
    code: 'unsupported_conversion',
    said: message('pictureKind'),
  },
  { says: /\bheif: (?:Invalid input|Decoder plugin generated an error|Error while loading)/, code: 'corrupt_input' },
  { says: /\breduce[hv]: parameter/, code: 'conversion_failed', said: message('pictureNarrow') },
  { says: /treated as error due to failOn setting/, code: 'corrupt_input' },
  // A read error without a message in libvips, such as a bad checksum; errors in our own calls always have one.
  { says: /^Error: Unknown error$/m, code: 'corrupt_input' },
  { says: /\bvipspng: libpng read error|premature end of JPEG/i, code: 'corrupt_input' },
  { says: /\b(?:VipsJpeg|VipsForeignLoad\w{1,40}|(?:webp|tiff|jpeg|png|heif|rad|ppm)2vips|VipsGifLoad|VipsHeif): /, code: 'corrupt_input' },
];

const damaged = (says: RegExp): FileFault => ({ says, code: 'corrupt_input' });

/**
 * Exit status of programs that refuse a file without a message. FFmpeg's decoders print warnings about missing features; any
 * other failure ends the program at once because of -xerror.
 */
export const silentRefusals: Readonly<Record<string, number>> = { ffmpeg: 1 };

/** Messages of the external programs about bad files, by name; programs not listed read no user input. */
export const programFaults: Readonly<Record<string, readonly FileFault[]>> = {
  ffmpeg: [
    ...ffmpegFaults,
    // Messages of a still-image decoder; each call names the only decoder allowed to read the file.
    {
      says: /^\[(?:dds|dpx|exr|pcx|sgi|sunrast|tiff|xbm|xpm|pfm|qoi|jpeg2000|libjxl|mjpeg|jpegls) @ 0x[\da-f]{1,16}\] /m,
      code: 'corrupt_input',
    },
  ],
  ffprobe: ffmpegFaults,
  tiff2rgba: [
    { says: /Missing JPEG tables/, code: 'unsupported_conversion', said: message('tiffOldJpeg') },
    { says: /can not handle image/, code: 'unsupported_conversion', said: message('pictureRare') },
    damaged(/\S/),
  ],
  tiffcp: [damaged(/\S/)],
  djxl: [damaged(/JXL_(?:FAILURE|RETURN_IF_ERROR)|Failed to decode|Decompress\w{1,40} failed|Error (?:reading|decoding)|truncated/i)],
  jxlinfo: [damaged(/JXL_(?:FAILURE|RETURN_IF_ERROR)|Decoder error|Error reading|truncated|Invalid|not enough/i)],
  cjxl: [damaged(/JPEG|Getting pixel data failed|Reading image data failed/i)],
  opj_decompress: [damaged(/\[ERROR\]|failed to (?:decode|read)|Unknown input file format/i)],
  dcraw_emu: [
    damaged(/Cannot (?:open|unpack|decode|do)|Unsupported file format|Unexpected end of file|data corrupted|Input\/output error/i),
  ],
  'rsvg-convert': [
    // A Rust panic, which does not end in a signal.
    { says: /^thread '.*' panicked at/m, code: 'conversion_failed' },
    damaged(/Error (?:reading|rendering|loading) SVG|could not (?:read|render)|XML (?:parse )?error|no dimensions|limit/i),
  ],
};
