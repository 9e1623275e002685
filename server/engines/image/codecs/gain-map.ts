import { contentOf } from './box-records.ts';
import { segmentsOf } from './jpeg-segments.ts';

/** A gain map brightens a standard image on HDR screens: a second image in the file, named in XMP (Adobe, Google) or in a segment of ISO 21496-1. */
const namesInJpeg = ['hdrgm:Version', 'urn:iso:std:iso:ts:21496:-1'];
/** The kind of Apple's auxiliary image; by ISO 21496-1, an item of its own joins both images. */
const namesInHeif = { iprp: 'urn:com:apple:photo:2020:aux:hdrgainmap', iinf: 'tmap' };

const [app1, app2] = [0xe1, 0xe2];

/** Whether a JPEG, of which at least the segments before the first scan are given, has a gain map. */
export const jpegHasGainMap = (head: Buffer): boolean =>
  [...segmentsOf(head)].some(
    ({ marker, content }) => (marker === app1 || marker === app2) && namesInJpeg.some((name) => content.includes(name, 0, 'latin1')),
  );

/** Whether a HEIC, HEIF or AVIF has a gain map. */
export const heifHasGainMap = (bytes: Uint8Array): boolean => {
  const meta = contentOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'meta')?.subarray(4);
  return Object.entries(namesInHeif).some(([box, name]) => contentOf(meta, box)?.includes(name, 0, 'latin1') === true);
};
