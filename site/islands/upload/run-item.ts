import { failureByStatus } from '../../../catalogue/client-problems.ts';
import { progressTickMs } from '../../../catalogue/limits.ts';
import { type Answer, type FinalAnswer, unreachable } from './answer.ts';
import { type ConvertRequest, sendFile } from './convert-request.ts';
import type { Failure, Item, ItemState } from './item.ts';
import { pause } from './pause.ts';
import { ceiling, nextPercent, type Truth } from './progress.ts';
import { randomId } from './random-id.ts';
import { followProgress } from './server-progress.ts';

/** How often a busy server is asked again before the file counts as failed. */
const maxAttempts = 8;
/** A conversion that is over sooner needs no figures from the server. */
const quietMs = 250;

/** The failure of a file when it is this page's own code that broke. */
export const ownFault = (error: unknown): Failure => ({ ...failureByStatus(500), message: String(error) });

/** Seconds after which a request without an answer is sent again. Together they outlast the restart of a router. */
const lostPauses = [2, 5, 10, 20, 30];

const whenOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Waits for the connection to come back: until the browser says so when it knows of none, else for these seconds. */
const waitFor = async (seconds: number, failure: Failure, tell: (state: ItemState) => void, signal: AbortSignal): Promise<void> => {
  if (failure.code === unreachable.code && navigator.onLine === false) {
    tell({ kind: 'waiting', seconds: null, failure });
    await whenOnline(signal);
    return;
  }
  for (let left = seconds; left > 0; left -= 1) {
    tell({ kind: 'waiting', seconds: left, failure });
    await pause(1000, signal);
  }
};

/**
 * Sends one item and tells each of its states until there is an answer. When the server asks to wait, it counts down and sends again; so
 * it does when the connection breaks. Rejects with an AbortError when the signal fires.
 */
export const runItem = async (
  item: Item & { readonly to: string },
  tell: (state: ItemState) => void,
  signal: AbortSignal,
): Promise<FinalAnswer> => {
  let lost = 0;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptOnce(item, tell, signal);
    if (answer.kind === 'file') return answer;
    const isLost = answer.kind === 'failed' && answer.failure.code === unreachable.code;
    const seconds = answer.kind === 'wait' ? answer.seconds : isLost ? lostPauses[lost] : undefined;
    if (seconds === undefined || (!isLost && attempt >= maxAttempts)) return { kind: 'failed', failure: answer.failure };
    if (isLost && navigator.onLine !== false) lost += 1;
    await waitFor(seconds, answer.failure, tell, signal);
  }
};

const attemptOnce = async (
  item: Item & { readonly to: string },
  tell: (state: ItemState) => void,
  signal: AbortSignal,
): Promise<Answer> => {
  const request: ConvertRequest = { file: item.file, from: item.from, to: item.to, options: item.options, progressId: randomId() };
  let truth: Truth = { phase: 'uploading', fraction: null };
  let position: number | null = null;
  let shown = 0;
  let stopFollowing: (() => void) | undefined;
  let followTimer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const { phase, fraction } = truth;
    tell(phase === 'converting' ? { kind: 'converting', fraction, position, shown } : { kind: phase, fraction, shown });
  };
  const tick = setInterval(() => {
    shown = nextPercent(shown, truth, Math.random);
    show();
  }, progressTickMs);

  const follow = () => {
    stopFollowing = followProgress(request.progressId, (news) => {
      if (truth.phase === 'downloading') return;
      position = news.state === 'queued' ? news.position : null;
      truth = { phase: 'converting', fraction: news.state === 'working' ? news.fraction : null };
    });
  };

  const onUpload = (fraction: number) => {
    if (fraction < 1) truth = { phase: 'uploading', fraction };
    else if (truth.phase === 'uploading') {
      truth = { phase: 'converting', fraction: null };
      followTimer = setTimeout(follow, quietMs);
    }
    show();
  };

  const onDownload = (fraction: number | null) => {
    truth = { phase: 'downloading', fraction };
    shown = Math.max(shown, ceiling(truth));
    show();
  };

  show();
  try {
    return await sendFile(request, { onUpload, onDownload }, signal);
  } finally {
    clearInterval(tick);
    clearTimeout(followTimer);
    stopFollowing?.();
  }
};
