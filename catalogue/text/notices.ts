/** What the tools' notifications say. Pages load them with the first one: most visits have none to show at first. */

export type Notice = { readonly title: string; readonly text: string; readonly tone: 'plain' | 'bad' };

export const bad = (title: string, text: string): Notice => ({ title, text, tone: 'bad' });

type BatchEnd = {
  readonly done: readonly { readonly to: string | undefined }[];
  readonly failed: readonly unknown[];
  readonly cancelled: boolean;
};

export const notices = {
  universalNoFile: bad('No File Selected', 'Please select a file to convert.'),
  universalNoOutput: bad('Missing Output Format', 'Please select an output format.'),
  universalSameFormat: bad('Same Format Selected', 'Input and output formats cannot be the same.'),
  batchNoFiles: bad('No Files Selected', 'Please select one or more files to convert.'),
  conversionFailed: bad('Conversion Failed', 'An error occurred during conversion. Please try again.'),
  batchFailed: (fileName: string): Notice => bad('Conversion Failed', `Failed to convert ${fileName}`),
  batchDone: (count: number, format: string): Notice => ({
    title: 'Conversion Complete!',
    text: `${count} file(s) converted to ${format} format.`,
    tone: 'plain',
  }),
  singleDone: (format: string): Notice => ({
    title: 'Conversion Complete!',
    text: `Your ${format} file is ready for download.`,
    tone: 'plain',
  }),
  /** Some of several files are done and some are not. */
  partlyDone: (done: number, failed: number): Notice => bad(`${done} ready, ${failed} failed`, 'Each failed file shows the reason.'),
  stopped: (done: number, total: number): Notice => ({
    title: 'Stopped',
    text: `${done} of ${total} ready.`,
    tone: 'plain',
  }),
  operationDone: (count: number): Notice => ({ title: 'Done!', text: `${count} ready for download.`, tone: 'plain' }),
  mergeNeedsTwo: bad('Only One File', 'Add at least one more file to merge.'),
  rejected: (text: string): Notice => bad('File Not Accepted', text),
  zipMissing: bad('ZIP Not Available', 'The ZIP writer did not load. Use Download All to get the files one by one.'),
  partMissing: bad('File Not Accepted', 'Part of this page did not load. Check your connection and choose the file again.'),
  listMissing: bad('File Not Accepted', 'The list of formats did not load. Try again.'),
  /** How a run of the universal converter over `total` files ended. `nameOf` gives the name of a format. */
  batchEnd: ({ done, failed, cancelled }: BatchEnd, total: number, nameOf: (to: string) => string | undefined): Notice => {
    if (cancelled) return notices.stopped(done.length, total);
    if (failed.length > 0) return done.length > 0 ? notices.partlyDone(done.length, failed.length) : notices.conversionFailed;
    const targets = new Set(done.map(({ to }) => to ?? ''));
    const name = targets.size === 1 ? nameOf([...targets].join('')) : undefined;
    return done.length === 1 ? notices.singleDone(name ?? '') : notices.batchDone(done.length, name ?? 'the chosen');
  },
} as const;
