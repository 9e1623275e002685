import { failureByStatus } from '../../../catalogue/client-problems.ts';
import { progressTickMs } from '../../../catalogue/limits.ts';
import type { Answer } from './answer.ts';
import { type ConvertRequest, sendFile } from './convert-request.ts';
import type { Failure, Item, ItemState } from './item.ts';
import { pause } from './pause.ts';
import { nextPercent, type Truth } from './progress.ts';
import { randomId } from './random-id.ts';
import { followProgress } from './server-progress.ts';

/** How often a busy server is asked again before the file counts as failed. */
const maxAttempts = 8;
/** A conversion that is over sooner needs no figures from the server. */
const quietMs = 250;

/** The failure of a file when it is this page's own code that broke. */
export const ownFault = (error: unknown): Failure => ({ ...failureByStatus(500), message: String(error) });

type FinalAnswer = Exclude<Answer, { kind: 'wait' }>;

/**
 * Sends one item and tells each of its states until there is an answer. When the server asks to wait, it counts down and sends again.
 * Rejects with an AbortError when the signal fires.
 */
export const runItem = async (
  item: Item & { readonly to: string },
  tell: (state: ItemState) => void,
  signal: AbortSignal,
): Promise<FinalAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptOnce(item, tell, signal);
    if (answer.kind !== 'wait') return answer;
    if (attempt === maxAttempts) return { kind: 'failed', failure: answer.failure };
    for (let seconds = answer.seconds; seconds > 0; seconds -= 1) {
      tell({ kind: 'waiting', seconds, failure: answer.failure });
      await pause(1000, signal);
    }
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

  const show = () =>
    tell(
      truth.phase === 'uploading'
        ? { kind: 'uploading', fraction: truth.fraction, shown }
        : { kind: 'converting', fraction: truth.fraction, position, shown },
    );
  const tick = setInterval(() => {
    shown = nextPercent(shown, truth, Math.random);
    show();
  }, progressTickMs);

  const follow = () => {
    stopFollowing = followProgress(request.progressId, (news) => {
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

  show();
  try {
    return await sendFile(request, onUpload, signal);
  } finally {
    clearInterval(tick);
    clearTimeout(followTimer);
    stopFollowing?.();
  }
};
