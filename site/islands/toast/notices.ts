import type { MoreWords } from '../../../catalogue/languages/tool-words.ts';
import type { Notice } from '../../../catalogue/text/notices.ts';
import { counted, say } from '../../stores/words.ts';

type BatchEnd = {
  readonly done: readonly { readonly to: string | undefined }[];
  readonly failed: readonly unknown[];
  readonly cancelled: boolean;
};

type Text = { readonly title: string; readonly text: string };

const bad = ({ title, text }: Text): Notice => ({ title, text, tone: 'bad' });
const plain = ({ title, text }: Text): Notice => ({ title, text, tone: 'plain' });

type FixedEnd = BatchEnd & { readonly failed: readonly { readonly file: { readonly name: string } }[] };

/** The tools' notifications in the page's language, loaded with the first one. */
export const noticesIn = ({ notices: words, outcome }: MoreWords) => {
  const stopped = (done: number, total: number): Notice => plain({ ...words.stopped, text: say(words.stopped.text, { done, total }) });
  const batchDone = (count: number, format: string | undefined): Notice => {
    const { title, text } = format === undefined ? words.mixedDone : words.batchDone;
    return plain({ title, text: counted(text, count, { format: format ?? '' }) });
  };
  const singleDone = (format: string): Notice => plain({ ...words.singleDone, text: say(words.singleDone.text, { format }) });
  /** Notice for a run with both successes and failures. */
  const partlyDone = (done: number, failed: number): Notice =>
    bad({ title: [counted(outcome.ready, done), counted(outcome.failed, failed)].join(outcome.separator), text: words.partlyDone });
  const conversionFailed = bad(words.conversionFailed);
  const batchFailed = (name: string): Notice => bad({ ...words.batchFailed, text: say(words.batchFailed.text, { name }) });
  return {
    conversionFailed,
    universalNoFile: bad(words.universalNoFile),
    universalNoOutput: bad(words.universalNoOutput),
    universalSameFormat: bad(words.universalSameFormat),
    batchNoFiles: bad(words.batchNoFiles),
    mergeNeedsTwo: bad(words.mergeNeedsTwo),
    rejected: (text: string): Notice => bad({ title: words.rejected, text }),
    zipMissing: bad(words.zipMissing),
    partMissing: bad({ title: words.rejected, text: words.partMissing }),
    listMissing: bad({ title: words.rejected, text: words.listMissing }),
    /** Notice at the end of a run over `total` files on the page of a pair or an operation; `format` is the target's name. */
    fixedEnd: ({ done, failed, cancelled }: FixedEnd, total: number, format: string, kind: 'single' | 'pair' | 'operation'): Notice => {
      if (cancelled) return stopped(done.length, total);
      if (failed[0]) return kind === 'single' ? conversionFailed : batchFailed(failed[0].file.name);
      if (kind === 'operation') return plain({ ...words.operationDone, text: counted(words.operationDone.text, done.length) });
      return kind === 'single' ? singleDone(format) : batchDone(done.length, format);
    },
    /** Notice at the end of the universal converter's run over `total` files. `nameOf` returns the name of a format. */
    batchEnd: ({ done, failed, cancelled }: BatchEnd, total: number, nameOf: (to: string) => string | undefined): Notice => {
      if (cancelled) return stopped(done.length, total);
      if (failed.length > 0) return done.length > 0 ? partlyDone(done.length, failed.length) : conversionFailed;
      const targets = new Set(done.map(({ to }) => to ?? ''));
      const name = targets.size === 1 ? nameOf([...targets].join('')) : undefined;
      return done.length === 1 ? singleDone(name ?? '') : batchDone(done.length, name);
    },
  };
};

export type Notices = ReturnType<typeof noticesIn>;
