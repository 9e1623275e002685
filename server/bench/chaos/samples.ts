import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sample } from './clients.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);
const svg = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect x="2" y="2" width="9" height="5" fill="red"/></svg>',
);
const table = text(`name,value\n${Array.from({ length: 300 }, (_, row) => `row ${row},${row * 7}`).join('\n')}\n`);

const hashOf = (bytes: Uint8Array): string => new Bun.CryptoHasher('sha256').update(bytes).digest('hex');

/** Output of a program that reads a result from standard input: equal even if dates or random ids make the bytes differ. */
const printed =
  (...argv: readonly string[]) =>
  async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const child = Bun.spawn([...argv], { stdin: new Blob([bytes]), stdout: 'pipe', stderr: 'ignore' });
    const output = await new Response(child.stdout).bytes();
    return `${await child.exited} ${output.length} ${hashOf(output)}`;
  };

const wordsOf = printed('pdftotext', '-', '-');
const framesOf = printed('ffmpeg', '-v', 'error', '-i', 'pipe:0', '-f', 'framemd5', '-');

/** Samples of every kind: images, tables, documents, PostScript, office documents, audio and video. */
export const makeSamples = async (): Promise<readonly Sample[]> => {
  const dir = await mkdtemp(join(tmpdir(), 'samples-'));
  try {
    const [letter, film, song] = [join(dir, 'letter.docx'), join(dir, 'film.mp4'), join(dir, 'song.wav')];
    const body = `# A letter\n\n${'Some words to be set in lines. '.repeat(40)}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`;
    await Bun.$`pandoc -f markdown -o ${letter} < ${new Response(body)}`.quiet();
    await Bun.$`ffmpeg -v error -f lavfi -i testsrc2=size=160x120:rate=10 -f lavfi -i sine=frequency=440 -t 2 -pix_fmt yuv420p -c:a aac ${film}`;
    await Bun.$`ffmpeg -v error -f lavfi -i sine=frequency=220 -t 3 ${song}`;
    const [docx, mp4, wav] = await Promise.all([letter, film, song].map((path) => Bun.file(path).bytes()));
    if (!docx || !mp4 || !wav) throw new Error('A sample was not made.');
    return [
      { name: 'dot.png', from: 'png', to: 'webp', bytes: png },
      { name: 'rows.csv', from: 'csv', to: 'json', bytes: table },
      { name: 'letter.docx', from: 'docx', to: 'pdf', bytes: docx, mark: wordsOf },
      { name: 'box.svg', from: 'svg', to: 'png', bytes: svg },
      { name: 'film.mp4', from: 'mp4', to: 'webm', bytes: mp4, mark: framesOf },
      { name: 'page.md', from: 'md', to: 'html', bytes: text('# A page\n\nSome *words*.\n') },
      { name: 'rows.csv', from: 'csv', to: 'xml', bytes: table },
      { name: 'letter.docx', from: 'docx', to: 'txt', bytes: docx },
      { name: 'song.wav', from: 'wav', to: 'mp3', bytes: wav, mark: framesOf },
      { name: 'dot.png', from: 'png', to: 'bmp', bytes: png },
      { name: 'film.mp4', from: 'mp4', to: 'mkv', bytes: mp4, mark: framesOf },
      {
        name: 'page.ps',
        from: 'ps',
        to: 'png',
        bytes: text('%!PS-Adobe-3.0\n<< /PageSize [99 50] >> setpagedevice 9 9 20 20 rectfill showpage\n'),
      },
    ];
  } finally {
    await rm(dir, { recursive: true });
  }
};

/** An endless loop; each worker that runs it is killed. */
export const poison: Sample = { name: 'loop.ps', from: 'ps', to: 'png', bytes: text('%!PS-Adobe-3.0\n{ } loop\n') };
