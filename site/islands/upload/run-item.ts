import { progressTickMs } from '../../../catalogue/limits.ts';
import { toolWords } from '../../stores/words.ts';
import { type Answer, type FinalAnswer, unreachableCode } from './answer.ts';
import { lostState, waitFor } from './connection.ts';
import { sendFile } from './convert-request.ts';
import { type Failure, type Item, type ItemState, isHeld } from './item.ts';
import { deleteJob, dropRow, type KeptRow, keepRow } from './kept-rows.ts';
import { passwordOf } from './passwords.ts';
import { ceiling, nextPercent, type Truth } from './progress.ts';
import { randomId } from './random-id.ts';
import { type JobNews, runJob } from './run-job.ts';

/** Maximum attempts with a busy server before the file counts as failed. */
const maxAttempts = 8;
/** Maximum times that a file is sent again after a server restart has ended its conversion. */
const maxRestarts = 2;

/** Pauses in seconds before a request without a response is repeated. Together they outlast a router's restart. */
const lostPauses = [2, 5, 10, 20, 30];

/** The page was left during the upload, and the file is no longer available. */
const unsent = (): Failure => ({
  code: 'upload_interrupted',
  ...toolWords().failures.unsent,
  retryable: false,
  message: '0: The upload was interrupted',
});

/** Whether the API has jobs, as far as known: an older one responds 404. */
let hasJobs = true;

type Chosen = Item & { readonly to: string };

/**
 * Sends an item and reports each of its states until there is a final response. If the server asks to wait, it counts down and sends
 * again, as after a broken connection; once the server has accepted the job, it resumes. Rejects with an AbortError when the signal
 * aborts; the server then stops too.
 */
export const runItem = async (item: Chosen, tell: (state: ItemState) => void, signal: AbortSignal): Promise<FinalAnswer> => {
  const { name, size } = item.file;
  let row: KeptRow = item.row ?? { key: randomId(), name, size, from: item.from, to: item.to };
  const keep = (next: KeptRow) => {
    row = next;
    keepRow(row);
  };
  const forget = () => {
    dropRow(row.key);
    if (row.job) deleteJob(row.job);
  };
  let lost = 0;
  let restarts = 0;
  const began = performance.now();
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await attemptOnce(item, row, keep, tell, signal);
      if (answer.kind === 'file') {
        if (!answer.kept) forget();
        return item.row ? answer : { ...answer, seconds: (performance.now() - began) / 1000 };
      }
      if (answer.kind === 'failed' && answer.failure.code === 'interrupted' && isHeld(item) && restarts < maxRestarts) {
        restarts += 1;
        forget();
        row = { key: randomId(), name, size, from: item.from, to: item.to };
        continue;
      }
      const isLost = answer.kind === 'failed' && answer.failure.code === unreachableCode;
      const seconds = answer.kind === 'wait' ? answer.seconds : isLost ? lostPauses[lost] : undefined;
      if (seconds === undefined || (!isLost && attempt >= maxAttempts)) {
        forget();
        return { kind: 'failed', failure: answer.failure };
      }
      if (isLost && navigator.onLine !== false) lost += 1;
      await waitFor(seconds, answer.failure, tell, signal);
    }
  } catch (error) {
    forget();
    throw error;
  }
};

const attemptOnce = async (
  item: Chosen,
  row: KeptRow,
  keep: (row: KeptRow) => void,
  tell: (state: ItemState) => void,
  signal: AbortSignal,
): Promise<Exclude<Answer, { kind: 'accepted' }>> => {
  let truth: Truth = { phase: row.job ? 'converting' : 'uploading', fraction: null };
  let position: number | null = null;
  let isLost = false;
  let shown = 0;

  const show = () => {
    const { phase, fraction } = truth;
    if (isLost) tell(lostState());
    else tell(phase === 'converting' ? { kind: 'converting', fraction, position, shown } : { kind: phase, fraction, shown });
  };
  const tick = setInterval(() => {
    if (isLost) return;
    shown = nextPercent(shown, truth, Math.random);
    show();
  }, progressTickMs);

  const onUpload = (fraction: number) => {
    if (fraction < 1) truth = { phase: 'uploading', fraction };
    else if (truth.phase === 'uploading') truth = { phase: 'converting', fraction: null };
    show();
  };
  const onDownload = (fraction: number | null) => {
    truth = { phase: 'downloading', fraction };
    shown = Math.max(shown, ceiling(truth));
    show();
  };
  const onNews = (news: JobNews) => {
    isLost = news === 'lost';
    if (news === 'lost') return show();
    position = news.position;
    if (news.truth.phase === 'downloading') return onDownload(news.truth.fraction);
    truth = news.truth;
    show();
  };

  show();
  try {
    if (row.job) return await runJob(row.job, row.key, undefined, onNews, signal);
    if (!isHeld(item)) return { kind: 'failed', failure: unsent() };
    const { to, options, parts = [{ file: item.file, from: item.from, password: passwordOf(item.id) }] } = item;
    const request = { parts, to, options };
    const transfer = { onUpload, onDownload };
    if (hasJobs) keep(row);
    let answer = await sendFile(hasJobs ? { ...request, key: row.key } : request, transfer, signal);
    if (hasJobs && answer.kind === 'failed' && answer.status === 404) {
      hasJobs = false;
      answer = await sendFile(request, transfer, signal);
    }
    if (answer.kind !== 'accepted') return answer;
    keep({ ...row, job: answer.job.id });
    return await runJob(answer.job.id, row.key, answer.job, onNews, signal);
  } finally {
    clearInterval(tick);
  }
};
