import { type Option, optionKey } from '../options/option.ts';
import { rotations, turns } from '../options/turns.ts';
import { options } from '../options.ts';

/** Operations list their options explicitly: formats do not decide. */
export const always: Option['applies'] = () => true;

type Change = { readonly label?: string; readonly help?: string; readonly required?: true };

/** A conversion option by its key, with an operation's own texts. */
export const shared = (key: string, change: Change = {}): Option => {
  const found = options.find((option) => optionKey(option) === key);
  if (!found) throw new Error(`There is no option ${key}.`);
  return { ...found, ...change };
};

/** Page selection; `verb` names what happens to the pages. */
export const somePages = (verb: string): Option =>
  shared('pages', { help: `Pages to ${verb}, for example 2- or 1,4-6. Leave empty for all pages.` });

/** Rotation angle; `help` says relative to what. */
export const direction = (help: string): Option => ({
  id: 'turn',
  variant: 'direction',
  label: 'Rotate',
  help,
  control: 'choice',
  choices: rotations,
  default: '90',
  applies: always,
});

/** Rotation angle or reflection, for what can be mirrored. */
export const directionOrFlip = (help: string): Option => ({
  ...direction(help),
  variant: 'directionOrFlip',
  label: 'Rotate or flip',
  control: 'choice',
  choices: turns,
  default: '90',
});

/** Strength of compression. */
export const compressionLevel: Option = {
  id: 'level',
  label: 'Compression',
  help: 'Balanced is hard to tell from the original on a screen. Strong shows when you zoom in.',
  control: 'choice',
  choices: [
    { value: 'light', label: 'Light: best quality' },
    { value: 'balanced', label: 'Balanced' },
    { value: 'strong', label: 'Strong: smallest file' },
  ],
  default: 'balanced',
  applies: always,
};
