import { deflateSync } from 'node:zlib';
import { cluster, element, entry, matroska, size } from './audio-video-files.ts';
import { be32, join, le16, png } from './bytes.ts';
import { xml } from './office-files.ts';

export const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');
export const svg = (body: string, side = 40): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${body}</svg>`;
export const page = (body: string, head = ''): string => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
export const book = (head: string, body: string, more = ''): string =>
  `${xml}<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>t</book-title>${head}</title-info></description><body>${body}</body>${more}</FictionBook>`;

/** An image with alternating black and white pixels that compresses to a few kilobytes. */
export const chessboard = (side: number): Buffer => {
  const row = (first: number): Buffer => {
    const line = Buffer.alloc(1 + side * 3);
    for (let x = 0; x < side; x++) line.fill((x + first) % 2 ? 255 : 0, 1 + x * 3, 4 + x * 3);
    return line;
  };
  const two = Buffer.concat([row(0), row(1)]);
  return png(side, side, deflateSync(Buffer.concat(Array.from({ length: side / 2 }, () => two))));
};

/** A GIF with these frame delays in hundredths of a second. */
export const gif = (delays: readonly number[]): Buffer =>
  join(
    'GIF89a\x08\0\x08\0\xf0\0\0\0\0\0\xff\xff\xff',
    ...delays.map((delay) => join('\x21\xf9\x04\0', le16(delay), '\0\0\x2c\0\0\0\0\x08\0\x08\0\0\x02\x07\x84\x8f\xa9\xcb\xed\x5d\0\0')),
    ';',
  );

/** A JPEG of 16 by 16 grey pixels. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAQABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);
/** Two images, the second `apart` milliseconds after the first. */
export const twoFrames = (apart: number): Buffer =>
  matroska(
    [entry(1, 1, 'V_MJPEG', size(16, 16))],
    cluster(jpeg),
    element('\x1f\x43\xb6\x75', element('\xe7', be32(apart)), element('\xa3', '\x81\0\0\x80', jpeg)),
  );

export const rows = (count: number, cell: (row: number) => string): string =>
  times(count, (row) => `<row r="${row + 1}">${cell(row + 1)}</row>`);
