/** Signatures and lengths of a ZIP's records (APPNOTE.TXT 4.3). */
const [endMark, entryMark, endLength, entryLength, headLength] = [0x06054b50, 0x02014b50, 22, 46, 30];
const deflated = 8;

const unpack = async (data: Uint8Array<ArrayBuffer>, method: number): Promise<Blob> =>
  method === deflated
    ? new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob()
    : new Blob([data]);

/** The files in a ZIP from our server, in order. Rejects if it is no ZIP. */
export const readZip = async (zip: Blob): Promise<readonly Blob[]> => {
  const buffer = await zip.arrayBuffer();
  const view = new DataView(buffer);
  let end = buffer.byteLength - endLength;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw new Error('The list of the ZIP is missing.');
  const files: Promise<Blob>[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== entryMark) throw new Error('The list of the ZIP is cut off.');
    const [method, size, head] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const start = head + headLength + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    files.push(unpack(new Uint8Array(buffer, start, size), method));
    at += entryLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return Promise.all(files);
};
