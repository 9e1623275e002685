import { fromEvent } from 'file-selector';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DropEvent, type DropzoneState, type FileRejection, useDropzone } from 'react-dropzone';
import { maxFileBytes } from '../../../catalogue/limits.ts';
import type { FormatRef } from './tool.ts';

declare global {
  interface Window {
    /** Until it is set, the head's script records drops and presses. */
    uploadIsAwake?: boolean;
    /** Folders that were dropped before that. */
    folders?: FileSystemEntry[];
  }
}

type Intake = {
  /** The only accepted format, or undefined for any. */
  readonly format: FormatRef | undefined;
  readonly multiple: boolean;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[], rejected: readonly FileRejection[], intake: 'add' | 'select') => void | Promise<void>;
};

/** `isTaking`: files are still being read, for example from a folder, and not in the list yet. */
export type IntakeZone = DropzoneState & { readonly isTaking: boolean };

const acceptOf = (format: FormatRef) => {
  const [main = 'application/octet-stream', ...others] = format.mimeTypes;
  return Object.fromEntries([[main, format.extensions.map((extension) => `.${extension}`)], ...others.map((type) => [type, []] as const)]);
};

/** True for the tool's own file field, as opposed to a drop, a paste or the field for adding. */
const isNewSelection = ({ target }: DropEvent): boolean => target instanceof Element && target.matches('.drop-input');

/** Accepts files from the native input, even from before hydration, from a drop or a paste anywhere on the page, and from folders. */
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
    // The library drops unfinished reads when more files arrive: the latest read includes all.
    getFilesFromEvent: (event) => {
      reading.current.push(fromEvent(event));
      // Clears the input, so that neither a second event during hydration nor a restored page adds the files again.
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
    // The library handles native events as well as React's; its types for the prop getter allow only the latter.
    (event instanceof DragEvent ? onDrop : onPaste)?.(event as never);
  });

  const takeShared = useEffectEvent((files: readonly File[]) => onFiles(files, [], 'add'));
  useEffect(() => {
    if (!location.search.startsWith('?shared') && !matchMedia('(display-mode: standalone)').matches) return;
    import('./shared-files.ts').then(
      ({ keepPages, receiveShared }) => {
        keepPages();
        receiveShared(takeShared);
      },
      (error: unknown) => console.error(error),
    );
  }, []);

  useLayoutEffect(() => {
    window.uploadIsAwake = true;
    const input = zone.inputRef.current;
    if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [zone.inputRef]);

  useEffect(() => {
    const listen = (event: DragEvent | ClipboardEvent) => onPage(event);
    document.addEventListener('drop', listen);
    document.addEventListener('paste', listen);
    if (window.folders?.length)
      import('./early-folders.ts').then(
        ({ dropAgain }) => dropAgain(),
        (error: unknown) => console.error(error),
      );
    return () => {
      document.removeEventListener('drop', listen);
      document.removeEventListener('paste', listen);
    };
  }, []);

  return { ...zone, isTaking: zone.isProcessing || taking };
};
