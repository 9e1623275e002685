/**
 * A cover as Ogg files carry it: a FLAC image block in base64, in the tag METADATA_BLOCK_PICTURE
 * (https://wiki.xiph.org/VorbisComment). FFmpeg does not write one by itself.
 */
export const coverTag = (image: Uint8Array, mimeType: string, width: number, height: number): string => {
  const mime = new TextEncoder().encode(mimeType);
  const block = new DataView(new ArrayBuffer(32 + mime.length + image.length));
  const bytes = new Uint8Array(block.buffer);
  const frontCover = 3;
  block.setUint32(0, frontCover);
  block.setUint32(4, mime.length);
  bytes.set(mime, 8);
  // No description; then width, height, bits of a pixel, palette size.
  const at = 12 + mime.length;
  block.setUint32(at, width);
  block.setUint32(at + 4, height);
  block.setUint32(at + 8, 24);
  block.setUint32(at + 12, 0);
  block.setUint32(at + 16, image.length);
  bytes.set(image, at + 20);
  return Buffer.from(bytes).toString('base64');
};

/** A file of FFmpeg's metadata format that holds the cover tag alone. */
export const coverMetadata = (tag: string): string => `;FFMETADATA1\nMETADATA_BLOCK_PICTURE=${tag.replace(/[=;#\\\n]/g, '\\$&')}\n`;
