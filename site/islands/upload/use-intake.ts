import { fromEvent } from 'file-selector';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DropEvent, type DropzoneState, type FileRejection, useDropzone } from 'react-dropzone';
import { maxFileBytes } from '../../../catalogue/limits.ts';
import type { FormatRef } from './tool.ts';

declare global {
  interface Window {
    /** Until then the head's script takes what is dropped and pressed. */
    uploadIsAwake?: boolean;
  }
}

type Intake = {
  /** The only format that is taken, or undefined for any. */
  readonly format: FormatRef | undefined;
  readonly multiple: boolean;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[], rejected: readonly FileRejection[], intake: 'add' | 'select') => void | Promise<void>;
};

/** `isTaking`: files have been given that are not in the list yet, as a folder takes its time to be read. */
export type IntakeZone = DropzoneState & { readonly isTaking: boolean };

const acceptOf = (format: FormatRef) => {
  const [main = 'application/octet-stream', ...others] = format.mimeTypes;
  return Object.fromEntries([[main, format.extensions.map((extension) => `.${extension}`)], ...others.map((type) => [type, []] as const)]);
};

/** Was it the tool's own file field, rather than a drop, a paste or the field for adding? */
const isNewSelection = ({ target }: DropEvent): boolean => target instanceof Element && target.matches('.drop-input');

/** Takes files from the native input, also those from before the island was awake, from a drop or a paste anywhere on the page, and from folders. */
export const useIntake = ({ format, multiple, disabled, onFiles }: Intake): IntakeZone => {
  const [taking, setTaking] = useState(false);
  const reading = useRef<ReturnType<typeof fromEvent>[]>([]);
  const zone = useDropzone({
    ...(format && { accept: acceptOf(format) }),
    multiple,
    disabled,
    minSize: 1,
    maxSize: maxFileBytes,
    noClick: true,
    noKeyboard: true,
    // The library drops what it still reads when more comes: the latest brings all of it.
    getFilesFromEvent: (event) => {
      reading.current.push(fromEvent(event));
      // Its files are taken: neither a second event while the page wakes up, nor a page that the browser restores, brings them again.
      if ('target' in event && event.target instanceof HTMLInputElement) event.target.value = '';
      return Promise.all(reading.current).then(
        (lists) => lists.flat(),
        (error: unknown) => {
          reading.current = [];
          throw error;
        },
      );
    },
    onDrop: async (files, rejected, event) => {
      reading.current = [];
      setTaking(true);
      try {
        await onFiles(files, rejected, isNewSelection(event) ? 'select' : 'add');
      } finally {
        setTaking(false);
      }
    },
  });

  const onPage = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    if (disabled || (event.target instanceof Node && zone.rootRef.current?.contains(event.target))) return;
    const { onDrop, onPaste } = zone.getRootProps();
    // The library takes native events as well as React's; its types for the prop getter know only the latter.
    (event instanceof DragEvent ? onDrop : onPaste)?.(event as never);
  });

  useLayoutEffect(() => {
    window.uploadIsAwake = true;
    const input = zone.inputRef.current;
    if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [zone.inputRef]);

  useEffect(() => {
    const listen = (event: DragEvent | ClipboardEvent) => onPage(event);
    document.addEventListener('drop', listen);
    document.addEventListener('paste', listen);
    return () => {
      document.removeEventListener('drop', listen);
      document.removeEventListener('paste', listen);
    };
  }, []);

  return { ...zone, isTaking: zone.isProcessing || taking };
};
