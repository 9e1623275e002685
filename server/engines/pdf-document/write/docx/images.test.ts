import { expect, test } from 'bun:test';
import { Document, Packer, Paragraph } from 'docx';
import { unzipSync } from 'fflate';
import type { ImageData, Picture } from '../../model.ts';
import { pictureRun } from './runs.ts';

const image = (type: ImageData['type'], ...bytes: number[]): ImageData => ({ type, bytes: Uint8Array.from(bytes), width: 1, height: 1 });
const images = new Map([
  ['0123456789abcdef', image('png', 1, 2, 3, 4, 5)],
  ['fedcba9876543210', image('jpeg', 9, 8, 7)],
]);
const picture = (id: string): Picture => ({ image: id, width: 10, height: 10, alt: '', box: { x0: 0, y0: 0, x1: 10, y1: 10 } });

test('a DOCX has the bytes of each picture once, under names of their types', async () => {
  const runs = ['0123456789abcdef', 'fedcba9876543210', '0123456789abcdef'].map((id) => pictureRun(picture(id), images));
  const document = new Document({ sections: [{ children: [new Paragraph({ children: runs.filter((run) => run !== undefined) })] }] });
  const files = unzipSync(new Uint8Array(await Packer.toArrayBuffer(document)));
  const media = Object.entries(files).filter(([name]) => name.startsWith('word/media/'));
  expect(media.map(([name, bytes]) => [name.split('.').at(-1), ...bytes]).sort()).toEqual([
    ['jpg', 9, 8, 7],
    ['png', 1, 2, 3, 4, 5],
  ]);
});
