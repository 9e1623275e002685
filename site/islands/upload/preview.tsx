import type { Result } from './item.ts';

/** Shows an image, plays an audio file or a video. Only mounted for types that browsers can show. */
export const Preview = ({ result }: { result: Result }) => {
  const type = result.type.split('/')[0];
  return (
    <div className="preview">
      {type === 'image' && <img src={result.url} alt={`Preview of ${result.name}`} />}
      {/* biome-ignore lint/a11y/useMediaCaption: it is the visitor's own file, captions included where it has them */}
      {type === 'video' && <video src={result.url} controls aria-label={`Preview of ${result.name}`} />}
      {/* biome-ignore lint/a11y/useMediaCaption: as above */}
      {type === 'audio' && <audio src={result.url} controls aria-label={`Preview of ${result.name}`} />}
    </div>
  );
};
