import { say, toolWords } from '../../stores/words.ts';
import { type Item, isHeld, type Result } from './item.ts';

/** Growth from which a row explains the size. */
const muchLarger = 3;

/** Share of its size that a file must lose to count as compressed. */
const hardlySmaller = 0.97;

const isCompression = ({ options }: Result): boolean => String(options.operation ?? '').startsWith('compress-');

/** A size that makes a GIF of a video fit for a chat. */
const smallGif = { resolution: '240', frameRate: 10 } as const;

const lossy: ReadonlySet<string> = new Set(['jpg', 'webp', 'heic', 'avif', 'mp3', 'aac', 'm4a', 'ogg', 'opus', 'wma']);
const exact: ReadonlySet<string> = new Set(['png', 'bmp', 'tiff', 'wav', 'aiff', 'flac']);

type Props = {
  readonly item: Item;
  readonly result: Result;
  readonly busy: boolean;
  /** Converts the file again with these values added to its options. */
  readonly onOptions: ((values: typeof smallGif) => void) | undefined;
};

/** Why a result is several times as large as its file or a compressed one as large as before, and a button that makes it smaller where options can. */
export const Grown = ({ item, result, busy, onOptions }: Props) => {
  if (item.parts || item.file.size === 0) return null;
  const { grown } = toolWords();
  if (isCompression(result) && result.size > hardlySmaller * item.file.size) return <p className="file-receipt">{grown.same}</p>;
  if (result.size < muchLarger * item.file.size) return null;
  if (exact.has(result.to) && lossy.has(item.from))
    return <p className="file-receipt">{say(grown.exact, { format: result.to.toUpperCase() })}</p>;
  // Some systems know no type for rare videos.
  const isVideo = isHeld(item) && /^(?:video\/.*)?$/.test(item.file.type);
  if (result.to !== 'gif' || !isVideo) return null;
  const isSmall = result.options.resolution === smallGif.resolution;
  return (
    <div className="file-notes file-real">
      <p>{grown.moving}</p>
      {onOptions && !isSmall && (
        <button type="button" className="button button-plain button-small" disabled={busy} onClick={() => onOptions(smallGif)}>
          {say(grown.smaller, { height: smallGif.resolution, rate: smallGif.frameRate })}
        </button>
      )}
    </div>
  );
};
