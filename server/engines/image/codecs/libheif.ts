import { ptr as addressOf, dlopen, FFIType, type Pointer, toArrayBuffer } from 'bun:ffi';
import { message } from '../../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { checkPixels, corrupt } from '../bitmap.ts';
import { uprightExif } from './exif.ts';
import type { Rows } from './png.ts';

/** Values of libheif's enumerations (libheif/heif.h). */
const rgb = 1;
const interleaved = 10;
const chromas = { rgb8: 10, rgba8: 11, rgb16: 12, rgba16: 13 } as const;
const unsupportedFileType = 3;
const unsupportedFeature = 4;
/** No plugin of the library decodes the coding, such as JPEG or AVC. */
const noDecoder = 11;

// A heif_error is returned in two registers: error code and sub-code share the first, read here as one number.
const error = FFIType.u64;
const { ptr, i32, cstring, void: nothing } = FFIType;

const load = () =>
  dlopen('libheif.so.1', {
    heif_init: { args: [ptr], returns: error },
    heif_context_alloc: { args: [], returns: ptr },
    heif_context_free: { args: [ptr], returns: nothing },
    heif_context_read_from_file: { args: [ptr, cstring, ptr], returns: error },
    heif_image_release: { args: [ptr], returns: nothing },
    heif_image_handle_release: { args: [ptr], returns: nothing },
    heif_context_get_number_of_top_level_images: { args: [ptr], returns: i32 },
    heif_context_get_primary_image_handle: { args: [ptr, ptr], returns: error },
    heif_image_handle_get_width: { args: [ptr], returns: i32 },
    heif_image_handle_get_height: { args: [ptr], returns: i32 },
    heif_image_handle_has_alpha_channel: { args: [ptr], returns: i32 },
    heif_image_handle_get_luma_bits_per_pixel: { args: [ptr], returns: i32 },
    heif_image_handle_get_raw_color_profile_size: { args: [ptr], returns: FFIType.u64 },
    heif_image_handle_get_raw_color_profile: { args: [ptr, ptr], returns: error },
    heif_image_handle_get_list_of_metadata_block_IDs: { args: [ptr, cstring, ptr, i32], returns: i32 },
    heif_image_handle_get_metadata_content_type: { args: [ptr, FFIType.u32], returns: cstring },
    heif_image_handle_get_metadata_size: { args: [ptr, FFIType.u32], returns: FFIType.u64 },
    heif_image_handle_get_metadata: { args: [ptr, FFIType.u32, ptr], returns: error },
    heif_decoding_options_alloc: { args: [], returns: ptr },
    heif_decode_image: { args: [ptr, ptr, i32, i32, ptr], returns: error },
    heif_image_get_plane_readonly: { args: [ptr, i32, ptr], returns: ptr },
    heif_image_get_width: { args: [ptr, i32], returns: i32 },
    heif_image_get_height: { args: [ptr, i32], returns: i32 },
  }).symbols;

type Library = ReturnType<typeof load>;
let library: Library | undefined;

const check = (result: number | bigint): void => {
  const code = Number(BigInt(result) & 0xffff_ffffn);
  if (code === unsupportedFileType || code === unsupportedFeature || code === noDecoder)
    throw new WorkerProblem('unsupported_conversion', message('pictureKind'));
  if (code !== 0) corrupt();
};

/** Calls a function that returns a pointer through its last argument. */
const pointerFrom = (call: (out: BigUint64Array) => number | bigint): Pointer => {
  const out = new BigUint64Array(1);
  check(call(out));
  return Number(out[0]) as Pointer;
};

/** Reads EXIF. The first 4 bytes of the block are the offset from their end to the byte order mark. */
const readExif = (heif: Library, handle: Pointer): Buffer | undefined => {
  const ids = new Uint32Array(1);
  if (heif.heif_image_handle_get_list_of_metadata_block_IDs(handle, Buffer.from('Exif\0'), ids, 1) < 1) return undefined;
  const block = Buffer.alloc(Number(heif.heif_image_handle_get_metadata_size(handle, ids[0] ?? 0)));
  if (block.length < 12 || block.length > 8 * 1024 * 1024) return undefined;
  check(heif.heif_image_handle_get_metadata(handle, ids[0] ?? 0, block));
  return uprightExif(block.subarray(4 + block.readUInt32BE(0)));
};

const xmpType = 'application/rdf+xml';
const mostBlocks = 16;

const readXmp = (heif: Library, handle: Pointer): Buffer | undefined => {
  const ids = new Uint32Array(mostBlocks);
  const found = heif.heif_image_handle_get_list_of_metadata_block_IDs(handle, Buffer.from('mime\0'), ids, mostBlocks);
  const id = ids.subarray(0, found).find((one) => String(heif.heif_image_handle_get_metadata_content_type(handle, one)) === xmpType);
  const size = id === undefined ? 0 : Number(heif.heif_image_handle_get_metadata_size(handle, id));
  if (id === undefined || size === 0 || size > 8 * 1024 * 1024) return undefined;
  const block = Buffer.alloc(size);
  check(heif.heif_image_handle_get_metadata(handle, id, block));
  return block;
};

const readProfile = (heif: Library, handle: Pointer): Buffer | undefined => {
  const size = Number(heif.heif_image_handle_get_raw_color_profile_size(handle));
  if (size === 0 || size > 8 * 1024 * 1024) return undefined;
  const profile = Buffer.alloc(size);
  check(heif.heif_image_handle_get_raw_color_profile(handle, profile));
  return profile;
};

/** Offset of the decoder name in heif_decoding_options (since its version 4). */
const decoderField = 48;
const quickDecoder = Buffer.from('ffmpeg\0');

/** Decodes HEVC, the codec of nearly all these files, with FFmpeg: half the time of libheif's default, the same pixels. */
const decode = (heif: Library, handle: Pointer, chroma: number): Pointer => {
  const out = new BigUint64Array(1);
  const options = heif.heif_decoding_options_alloc();
  if (options) {
    new DataView(toArrayBuffer(options, 0, decoderField + 8)).setBigUint64(decoderField, BigInt(addressOf(quickDecoder)), true);
    const result = heif.heif_decode_image(handle, out, rgb, chroma, options);
    if ((BigInt(result) & 0xffff_ffffn) === 0n) return Number(out[0]) as Pointer;
  }
  return pointerFrom((whole) => heif.heif_decode_image(handle, whole, rgb, chroma, null));
};

export type HeifImage = Rows & {
  readonly icc?: Buffer;
  readonly exif?: Buffer;
  readonly xmp?: Buffer;
  /** Number of top-level images in the file; this is the primary one. */
  readonly images: number;
};

/**
 * Decodes the primary image of a HEIC or HEIF with tiles joined, rotated and mirrored as the file requests. Its pixels
 * are in libheif's memory and valid only inside `use`.
 * Linked into the worker rather than run as a program: that avoids writing 12 million pixels to a file and reading them back.
 */
export const readHeif = <Value>(path: string, use: (image: HeifImage) => Value): Value => {
  if (!library) {
    library = load();
    library.heif_init(null);
  }
  const heif = library;
  const context = heif.heif_context_alloc();
  const release: (() => void)[] = [() => heif.heif_context_free(context)];
  try {
    check(heif.heif_context_read_from_file(context, Buffer.from(`${path}\0`), null));
    const handle = pointerFrom((out) => heif.heif_context_get_primary_image_handle(context, out));
    release.unshift(() => heif.heif_image_handle_release(handle));
    checkPixels(heif.heif_image_handle_get_width(handle), heif.heif_image_handle_get_height(handle));
    const alpha = heif.heif_image_handle_has_alpha_channel(handle) !== 0;
    const bits = heif.heif_image_handle_get_luma_bits_per_pixel(handle);
    const deep = bits > 8;
    const chroma = deep ? (alpha ? chromas.rgba16 : chromas.rgb16) : alpha ? chromas.rgba8 : chromas.rgb8;
    const image = decode(heif, handle, chroma);
    release.unshift(() => heif.heif_image_release(image));
    const [width, height] = [heif.heif_image_get_width(image, interleaved), heif.heif_image_get_height(image, interleaved)];
    const strideOut = new Int32Array(1);
    const plane = heif.heif_image_get_plane_readonly(image, interleaved, strideOut);
    const stride = strideOut[0] ?? 0;
    if (!plane || width <= 0 || height <= 0 || stride <= 0) return corrupt();
    const data = new Uint8Array(toArrayBuffer(plane, 0, stride * height));
    if (deep) spread(data, bits);
    const shape = { width, height, depth: deep ? 16 : 8, channels: alpha ? 4 : 3, stride, data } as const;
    const about = { icc: readProfile(heif, handle), exif: readExif(heif, handle), xmp: readXmp(heif, handle) };
    return use({ ...shape, ...about, images: heif.heif_context_get_number_of_top_level_images(context) });
  } finally {
    for (const free of release) free();
  }
};

/** Scales big-endian samples of `bits` bits to 16 bits, so that white stays white. */
const spread = (data: Uint8Array, bits: number): void => {
  for (let at = 0; at + 1 < data.length; at += 2) {
    const value = ((data[at] ?? 0) << 8) | (data[at + 1] ?? 0);
    const wide = (value << (16 - bits)) | (value >> (2 * bits - 16));
    data[at] = wide >> 8;
    data[at + 1] = wide & 255;
  }
};
