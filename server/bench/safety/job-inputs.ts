import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

export type JobInput = { readonly bytes: Uint8Array; readonly from: string; readonly to: string };

const noise = (width: number, height: number, as: 'png' | 'jpeg'): Promise<Uint8Array> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .toFormat(as)
    .toBuffer();

/** A second of silence: 8-bit PCM, mono (Microsoft's RIFF, 1991). */
const silence = (): Uint8Array => {
  const rate = 8000;
  const wave = Buffer.alloc(44 + rate, 0x80);
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(36 + rate, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(rate, 24);
  wave.writeUInt32LE(rate, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(rate, 40);
  return wave;
};

/** Valid files for several engines: some convert at once, some take seconds, one transfers megabytes each way. */
export const jobInputs = async (): Promise<readonly JobInput[]> => {
  const text = new TextEncoder();
  const rows = Array.from({ length: 2000 }, (_, row) => `${row},"name ${row}",${row * 1.5}`);
  return [
    { bytes: await noise(80, 60, 'png'), from: 'png', to: 'jpg' },
    { bytes: await noise(1200, 900, 'jpeg'), from: 'jpg', to: 'bmp' },
    { bytes: await noise(900, 700, 'png'), from: 'png', to: 'avif' },
    { bytes: text.encode(`id,name,value\n${rows.join('\n')}\n`), from: 'csv', to: 'json' },
    { bytes: text.encode(`id,name,value\n${rows.join('\n')}\n`), from: 'csv', to: 'xlsx' },
    { bytes: text.encode('# A heading\n\nSome *text* and a [link](https://example.com/).\n'), from: 'md', to: 'html' },
    { bytes: silence(), from: 'wav', to: 'mp3' },
  ];
};
