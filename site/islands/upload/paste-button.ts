import { loadWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';

adoptStyles(`
.drop-root { position: relative; }
.paste { position: absolute; inset: auto 0.75rem 0.75rem auto; }
.drop-bar > .paste { position: static; min-height: 2.75rem; font-size: inherit; }
`);

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'text/html': 'html', 'text/plain': 'txt' };

/** The clipboard's content as files, each in the best type that it has: images before text. */
const clipboardFiles = async (): Promise<readonly File[]> => {
  const items = await navigator.clipboard.read();
  const files = await Promise.all(
    items.map(async (item): Promise<readonly File[]> => {
      const type = item.types.find((one) => one.startsWith('image/')) ?? item.types.find((one) => one === 'text/plain') ?? item.types[0];
      if (type === undefined) return [];
      const blob = await item.getType(type);
      const extension = extensions[type] ?? type.split('/')[1]?.split('+')[0] ?? '';
      return blob.size > 0 ? [new File([blob], `clipboard.${extension}`, { type })] : [];
    }),
  );
  return files.flat();
};

/** Hands files to the tool like a paste by keyboard. */
const paste = (files: readonly File[]): void => {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Adds a button that pastes from the clipboard, mostly for phones; not in browsers that cannot read it. */
export const addPasteButton = async (): Promise<void> => {
  const root = document.querySelector('.tool .drop-root');
  if (!root || root.querySelector('.paste') || !navigator.clipboard?.read) return;
  const { paste: words, result } = await loadWords();
  if (root.querySelector('.paste')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'paste button button-quiet button-small';
  button.textContent = words.button;
  const say = (text: string) => {
    button.textContent = text;
    setTimeout(() => {
      button.textContent = words.button;
    }, 4000);
  };
  button.addEventListener('click', () =>
    clipboardFiles().then(
      (files) => (files.length > 0 ? paste(files) : say(words.nothing)),
      () => say(result.refused),
    ),
  );
  root.append(button);
};
