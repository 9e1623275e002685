import type { Failure, Item, ItemState, Result } from '../islands/upload/item.ts';
import type { Run } from '../islands/upload/run.ts';

/** A list of files in one situation of the tool. */
export type Situation = { readonly title: string; readonly items: readonly Item[]; readonly run: Run | null; readonly percent: number };

const kb = 1024;
const minute = 60_000;

let lastId = 0;
const item = (name: string, from: string, to: string | undefined, state: ItemState, more: Partial<Item> = {}): Item => {
  lastId += 1;
  return { id: lastId, file: new File(['x'.repeat(900 * kb)], name), from, to, options: {}, state, earlier: [], ...more };
};

const picture = (colour: string): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${colour}"/><circle cx="320" cy="240" r="160" fill="#fff8"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

const result = (name: string, to: string, size: number, more: Partial<Result> = {}): Result => {
  const blob = picture('#3b6ea5');
  const [source, options] = [{ name, size: 900 * kb }, {}];
  return { blob, url: URL.createObjectURL(blob), name, size, type: blob.type, notes: [], source, to, options, seconds: 0.9, ...more };
};
const done = (one: Result): ItemState => ({ kind: 'done', result: one });

const failure = (code: string, title: string, detail: string, remedy: string, retryable = false): Failure => ({
  ...{ code, title, detail, remedy, retryable },
  message: `422: ${title}`,
});
const failed = (one: Failure): ItemState => ({ kind: 'failed', failure: one });

const lost = failure('connection_lost', 'The connection broke', 'The server could not be reached.', 'Check your connection.', true);
const busy = failure('too_many_jobs', 'The converter is busy', 'The server has more work than it can take.', 'Wait a moment.', true);
const damaged = failure('corrupt_input', 'The file is damaged', 'The image ends in the middle of its data.', 'Export or copy it again.');
const locked = failure('password_protected', 'The file is locked', 'It opens only with its password.', 'Enter the password.', true);

const kept = { key: 'gallery', job: 'gallery', until: new Date(Date.now() + 15 * minute).toISOString() };
const receipt = [
  { what: 'pages', before: 12, after: 12 },
  { what: 'characters', before: 20_412, after: 20_398 },
  { what: 'links', before: 8, after: 7 },
] as const;

/** All states of a row, the bar, the receipts and the notes. */
export const situations = (): readonly Situation[] => [
  {
    title: 'Chosen',
    run: null,
    percent: 0,
    items: [
      item('holiday.jpg', 'jpg', 'png', { kind: 'ready' }),
      item(`${'a-very-long-name-'.repeat(9)}.jpg`, 'jpg', 'png', { kind: 'ready' }),
      item('photo.jpg', 'jpg', 'png', { kind: 'ready' }, { seemsToBe: { id: 'heic', name: 'HEIC' } }),
      item('already.jpg', 'jpg', 'png', { kind: 'ready' }, { seemsToBe: { id: 'png', name: 'PNG' } }),
    ],
  },
  {
    title: 'At work',
    run: { total: 6, finished: 2 },
    percent: 33,
    items: [
      item('queued.jpg', 'jpg', 'png', { kind: 'queued' }),
      item('uploading.jpg', 'jpg', 'png', { kind: 'uploading', fraction: 0.4, shown: 40 }),
      item('in-line.jpg', 'jpg', 'png', { kind: 'converting', fraction: null, position: 3, shown: 50 }),
      item('converting.jpg', 'jpg', 'png', { kind: 'converting', fraction: 0.6, position: null, shown: 62 }),
      item('downloading.jpg', 'jpg', 'png', { kind: 'downloading', fraction: 0.5, shown: 93 }),
      item('offline.jpg', 'jpg', 'png', { kind: 'waiting', seconds: null, failure: lost }),
      item('busy.jpg', 'jpg', 'png', { kind: 'waiting', seconds: 8, failure: busy }),
    ],
  },
  {
    title: 'A result',
    run: null,
    percent: 100,
    items: [item('report.svg', 'svg', 'png', done(result('report.png', 'png', 412 * kb, { kept })))],
  },
  {
    title: 'Several results',
    run: null,
    percent: 100,
    items: [
      item('kept.jpg', 'jpg', 'webp', done(result('kept.webp', 'webp', 300 * kb, { kept }))),
      item('deleted.jpg', 'jpg', 'webp', done(result('deleted.webp', 'webp', 300 * kb, { isDeleted: true }))),
      item('larger.jpg', 'jpg', 'png', done(result('larger.png', 'png', 4100 * kb))),
      item('clip.mp4', 'mp4', 'gif', done(result('clip.gif', 'gif', 9900 * kb, { type: 'image/gif' }))),
      item(
        'letter.docx',
        'docx',
        'pdf',
        done(
          result('letter.pdf', 'pdf', 120 * kb, {
            type: 'application/octet-stream',
            receipt,
            notes: ['The font Frutiger is not here: Open Sans stands in for it.', 'One comment is left out.'],
          }),
        ),
      ),
      item('again.jpg', 'jpg', 'webp', done(result('again.webp', 'webp', 200 * kb)), {
        earlier: [result('again.png', 'png', 800 * kb, { options: { quality: 80 } })],
      }),
    ],
  },
  {
    title: 'Failures',
    run: null,
    percent: 0,
    items: [
      item('damaged.jpg', 'jpg', 'png', failed(damaged)),
      item('locked.pdf', 'pdf', 'docx', failed(locked)),
      item('lost.jpg', 'jpg', 'png', failed(lost)),
      item('fine.jpg', 'jpg', 'png', done(result('fine.png', 'png', 700 * kb))),
    ],
  },
];
