import type { OptionValues } from '../../../catalogue/options/option.ts';
import { apiUrl } from '../../stores/api.ts';
import { say, toolWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { fileSize, sizeChange } from './file-size.ts';
import css from './live-size.css?inline';
import { qualityField } from './quality-slider.ts';
import { type Sample, sampleOf } from './sample-image.ts';

adoptStyles(css);

/** Pause after the last movement, in milliseconds. */
const calmMs = 350;

/** Options that keep the number of pixels; with others the sample says nothing of the result. */
const harmless: ReadonlySet<string> = new Set(['quality', 'stripMetadata', 'background']);

type Source = {
  readonly file: File;
  readonly from: string;
  readonly to: string;
  /** The file's options that are set now. */
  readonly options: () => OptionValues;
};

/** Encodes a sample as the conversion would. */
const encode = async (sample: Sample, to: string, quality: number, signal: AbortSignal): Promise<Blob> => {
  const body = new FormData();
  for (const [name, value] of [
    ['inputFormat', sample.format],
    ['outputFormat', to],
    ['options', JSON.stringify({ quality })],
  ] as const)
    body.set(name, value);
  body.set('file', sample.blob, `sample.${sample.format}`);
  const answer = await fetch(apiUrl('/convert'), { method: 'POST', body, credentials: 'include', signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
};

/**
 * Shows below the quality what the image will take at it, and its middle: a small sample is encoded by the server whenever the quality
 * has stopped moving. Returns the function that ends it. Optional: without it the size is known after the conversion.
 */
export const showLiveSize = (place: ParentNode, { file, from, to, options }: Source): (() => void) => {
  const field = qualityField(place);
  const option = field?.closest('.option');
  if (!field || !option) return () => undefined;
  const words = toolWords().live;
  const view = document.createElement('div');
  view.className = 'live';
  view.hidden = true;
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const image = document.createElement('img');
  image.alt = say(words.part, { name: file.name });
  view.append(text, image);
  option.append(view);

  let sample: Promise<Sample | undefined> | undefined;
  let stop = new AbortController();
  const forget = () => {
    if (image.src) URL.revokeObjectURL(image.src);
    image.removeAttribute('src');
    view.hidden = true;
  };
  const measure = async ({ signal }: AbortController) => {
    const quality = field.valueAsNumber;
    const others = Object.keys(options()).some((id) => !harmless.has(id));
    if (!(quality >= Number(field.min) && quality <= Number(field.max)) || others) return forget();
    sample ??= sampleOf(file, from, to);
    const taken = await sample;
    if (!taken || signal.aborted) return;
    const made = await encode(taken, to, quality, signal);
    forget();
    const size = Math.round((made.size * taken.all) / taken.pixels);
    text.textContent = say(words.size, { size: fileSize(size), change: sizeChange(file.size, size) });
    image.src = URL.createObjectURL(made);
    image.className = taken.isWhole ? 'live-whole' : '';
    view.hidden = false;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    stop.abort();
    stop = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const own = stop;
      measure(own).catch(() => {
        // The server may be busy: an old figure would be wrong.
        if (!own.signal.aborted) forget();
      });
    }, calmMs);
  };
  const set = place instanceof EventTarget ? place : field;
  set.addEventListener('input', moved);
  return () => {
    set.removeEventListener('input', moved);
    clearTimeout(timer);
    stop.abort();
    forget();
    view.remove();
  };
};
