import { useEffect, useState } from 'react';
import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import { toolWords } from '../../stores/words.ts';
import { loadAgain } from '../load-again.ts';
import { loadFormats, optionsOfPair } from './format-catalogue.ts';
import { type Item, isHeld } from './item.ts';
import { needOneOf } from './one-of.ts';
import { PageChooser } from './page-chooser.tsx';
import { passwordOf } from './passwords.ts';
import { addQualitySlider, qualityField } from './quality-slider.ts';
import { addSizeField } from './size-field.ts';
import { imageOf, useLiveSize } from './use-live-size.ts';

type Props = {
  readonly items: readonly Item[];
  readonly from: string;
  readonly to: string;
  readonly disabled: boolean;
  /** Container of the pair's native option fields. */
  readonly place: HTMLElement | null;
  /** Receives the options that each file may override. */
  readonly onSpecs: ((specs: readonly OptionSpec[]) => void) | undefined;
};

/** True if the options would push the files below the fold. */
const isNarrow = (): boolean => matchMedia('(max-width: 48rem)').matches;
/** Number of fields that fit above the files. */
const fewFields = 3;

/**
 * Collapses a tool's options on a phone: many of them once there are files, all of them when the work begins, so that results are in view.
 */
const useFolding = (place: HTMLElement | null, isBusy: boolean): void => {
  useEffect(() => {
    const details = place?.querySelector<HTMLDetailsElement>('.options-tool');
    if (!details || !isNarrow()) return;
    const fields = [...details.querySelectorAll<HTMLInputElement>('.option :is(input, select)')];
    const isNeeded = fields.some((field) => !field.checkValidity());
    if (isBusy || (fields.length > fewFields && !isNeeded)) details.open = false;
  }, [place, isBusy]);
};

/** Extras for a pair's options once there are files: common sizes, page thumbnails, options for each file. */
export const PairHelp = ({ items, from, to, disabled, place, onSpecs }: Props) => {
  const [, draw] = useState(0);
  const several = items.length > 1;
  // Before the folding, which leaves open what still lacks a choice.
  useEffect(() => (place ? needOneOf(place) : undefined), [place]);
  useFolding(place, disabled);
  useEffect(() => {
    if (!place) return;
    addSizeField(place);
    addQualitySlider(place);
    const fields = place.querySelector<HTMLElement>('.options:not(.options-tool) > fieldset');
    if (fields) fields.dataset.note = toolWords().options.remembered;
  }, [place]);
  useEffect(() => {
    if (!several || !onSpecs) return;
    loadAgain(loadFormats).then(
      (formats) => onSpecs(optionsOfPair(formats, from, to)),
      () => undefined,
    );
  }, [several, from, to, onSpecs]);
  const field = place?.querySelector<HTMLInputElement>('[name="option.pages"]');
  useEffect(() => {
    if (!field) return;
    const typed = () => draw((count) => count + 1);
    field.addEventListener('input', typed);
    return () => field.removeEventListener('input', typed);
  }, [field]);
  const [only] = items;
  useLiveSize(place && qualityField(place) ? place : undefined, imageOf(only), { from, to, options: only?.options ?? {} });
  if (!field || from !== 'pdf' || items.length !== 1 || !only || !isHeld(only)) return null;
  return (
    <PageChooser
      key={only.id}
      file={only.file}
      password={passwordOf(only.id)}
      value={field.value}
      disabled={disabled}
      isOrdered={to === 'pdf'}
      isOptional={!field.required}
      onChange={(value) => {
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }}
    />
  );
};
