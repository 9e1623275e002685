/**
 * Encodes a cover for Ogg: a FLAC picture block in base64, for the tag METADATA_BLOCK_PICTURE
 * (https://wiki.xiph.org/VorbisComment). FFmpeg does not write it.
 */
export const coverTag = (image: Uint8Array, mimeType: string, width: number, height: number): string => {
  const mime = new TextEncoder().encode(mimeType);
  const block = new DataView(new ArrayBuffer(32 + mime.length + image.length));
  const bytes = new Uint8Array(block.buffer);
  const frontCover = 3;
  block.setUint32(0, frontCover);
  block.setUint32(4, mime.length);
  bytes.set(mime, 8);
  // An empty description, then width, height, bits per pixel, palette size.
  const at = 12 + mime.length;
  block.setUint32(at, width);
  block.setUint32(at + 4, height);
  block.setUint32(at + 8, 24);
  block.setUint32(at + 12, 0);
  block.setUint32(at + 16, image.length);
  bytes.set(image, at + 20);
  return Buffer.from(bytes).toString('base64');
};

/** A file in FFmpeg's metadata format with only the cover tag. */
export const coverMetadata = (tag: string): string => `;FFMETADATA1\nMETADATA_BLOCK_PICTURE=${tag.replace(/[=;#\\\n]/g, '\\$&')}\n`;
