import { Zip, ZipDeflate } from 'fflate';

export type ZipEntry = { readonly write: (text: string) => void; readonly end: () => void };

/** Packs text files one after another, passing on what is ready, so that a large one never stands in memory whole. */
export const openZip = (sink: (chunk: Uint8Array) => void) => {
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else sink(chunk);
  });
  const encoder = new TextEncoder();
  const check = () => {
    if (failure) throw failure;
  };
  return {
    entry: (name: string): ZipEntry => {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      let waiting: string[] = [];
      let length = 0;
      const flush = (last: boolean) => {
        file.push(encoder.encode(waiting.join('')), last);
        waiting = [];
        length = 0;
        check();
      };
      return {
        write: (text) => {
          waiting.push(text);
          length += text.length;
          if (length > 1 << 16) flush(false);
        },
        end: () => flush(true),
      };
    },
    close: () => {
      zip.end();
      check();
    },
  };
};
