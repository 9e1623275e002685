import { type RefObject, useMemo, useRef } from 'react';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import type { Conversion } from './conversion.ts';
import { saveUrl } from './download.ts';
import type { FormatName, Result } from './item.ts';

/** How a tool starts work on files of its list. */
export type Begin = {
  readonly onConvert: (ids: readonly number[]) => void;
  /** Treats a file as another format than its name says. */
  readonly onRealFormat: (id: number, format: FormatName) => void;
  /** Converts a finished file to another target; undefined if every row has a choice of targets. */
  readonly onAlso: ((id: number, to: string) => void) | undefined;
  /** Call before the start: the run moves the focus. */
  readonly keepFocus: () => void;
};

/** Actions of the rows; the same functions for every row. */
export type RowActions = {
  readonly onRetry: (id: number) => void;
  readonly onCancel: (id: number) => void;
  readonly onRemove: (id: number) => void;
  readonly onSave: (result: Result) => void;
  /** Deletes the server's copies of results. */
  readonly onDeleteCopies: (results: readonly Result[]) => void;
  readonly onRename: (id: number, name: string) => void;
  /** Treats the file as the format of its content. */
  readonly onRealFormat: (id: number, format: FormatName) => void;
  /** Converts a file again with these options. */
  readonly onOptions: (id: number, values: OptionValues) => void;
  /** Converts a finished file to an additional target. */
  readonly onAlso?: (id: number, to: string) => void;
};

/** Actions of the rows. Stable identity, so that one file's progress does not re-render all rows. */
export const useRowActions = (conversion: Conversion, form: RefObject<HTMLFormElement | null>, begin: Begin): RowActions => {
  const latest = useRef(begin);
  latest.current = begin;
  return useMemo((): RowActions => {
    const start = (work: () => void) => {
      latest.current.keepFocus();
      work();
    };
    return {
      onRetry: (id) => start(() => latest.current.onConvert([id])),
      onCancel: conversion.cancelOne,
      onRemove: (id) => {
        const index = conversion.items.get().findIndex((item) => item.id === id);
        conversion.remove(id);
        requestAnimationFrame(() => {
          const buttons = form.current?.querySelectorAll<HTMLElement>('.file-remove') ?? [];
          (buttons[Math.min(index, buttons.length - 1)] ?? form.current?.querySelector<HTMLElement>('.drop-input'))?.focus();
        });
      },
      onSave: (result) => {
        saveUrl(result.url, result.name);
        conversion.markSaved([result]);
      },
      onDeleteCopies: conversion.deleteCopies,
      onRename: conversion.rename,
      onRealFormat: (id, format) => start(() => latest.current.onRealFormat(id, format)),
      onOptions: (id, options) => {
        conversion.setOptions([id], options);
        start(() => latest.current.onConvert([id]));
      },
      ...(latest.current.onAlso && { onAlso: (id: number, to: string) => start(() => latest.current.onAlso?.(id, to)) }),
    };
  }, [conversion, form]);
};
