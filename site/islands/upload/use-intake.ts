import { useEffect, useEffectEvent } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { maxFileBytes } from '../../../catalogue/limits.ts';
import { rejections } from '../../../catalogue/text/tool.ts';
import type { FormatRef } from './tool.ts';

declare global {
  interface Window {
    /** Files dropped before the island was awake; the head's script keeps them. */
    earlyFiles?: File[];
    uploadIsAwake?: boolean;
  }
}

type Intake = {
  /** The only format that is taken, or undefined for any. */
  readonly format: FormatRef | undefined;
  readonly multiple: boolean;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[], rejected: readonly FileRejection[], intake: 'add' | 'select') => void;
};

const acceptOf = (format: FormatRef) => {
  const [main = 'application/octet-stream', ...others] = format.mimeTypes;
  return Object.fromEntries([[main, format.extensions.map((extension) => `.${extension}`)], ...others.map((type) => [type, []] as const)]);
};

/** The library's reasons in the words of text/tool.ts. */
const wording: Readonly<Record<string, (format: FormatRef | undefined) => string>> = {
  'file-invalid-type': (format) => rejections.type(format?.extensions.map((extension) => `.${extension}`).join(', ') ?? ''),
  'file-too-large': () => rejections.tooLarge(maxFileBytes),
  'file-too-small': () => rejections.tooSmall(1),
  'too-many-files': () => rejections.tooMany,
};

/** Was it the tool's own file field, rather than a drop, a paste or the field for adding? */
const isNewSelection = (event: unknown): boolean => {
  const target = event instanceof Event || (typeof event === 'object' && event !== null && 'target' in event) ? event.target : undefined;
  return target instanceof HTMLElement && target.matches('.drop-input');
};

/** Takes files from the native input, from a drop or a paste anywhere on the page, from folders, and from before the island was awake. */
export const useIntake = ({ format, multiple, disabled, onFiles }: Intake) => {
  const zone = useDropzone({
    ...(format && { accept: acceptOf(format) }),
    multiple,
    disabled,
    minSize: 1,
    maxSize: maxFileBytes,
    getErrorMessage: (error) => wording[error.code]?.(format) ?? error.message,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejected, event) => onFiles(files, rejected, isNewSelection(event) ? 'select' : 'add'),
  });

  const onPage = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    if (disabled || (event.target instanceof Node && zone.rootRef.current?.contains(event.target))) return;
    const { onDrop, onPaste } = zone.getRootProps();
    // The library takes native events as well as React's; its types for the prop getter know only the latter.
    if (event instanceof DragEvent) onDrop?.(event as never);
    else onPaste?.(event as never);
  });

  const takeEarly = useEffectEvent(() => {
    window.uploadIsAwake = true;
    const early = [...(window.earlyFiles ?? []), ...(zone.inputRef.current?.files ?? [])];
    delete window.earlyFiles;
    if (early.length === 0) return;
    const transfer = new DataTransfer();
    for (const file of early) transfer.items.add(file);
    onPage(new DragEvent('drop', { dataTransfer: transfer }));
  });

  useEffect(() => {
    takeEarly();
    const listen = (event: DragEvent | ClipboardEvent) => onPage(event);
    document.addEventListener('drop', listen);
    document.addEventListener('paste', listen);
    return () => {
      document.removeEventListener('drop', listen);
      document.removeEventListener('paste', listen);
    };
  }, []);

  return zone;
};
