import { normaliseFormat } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import { fieldsOf, type Presets, presetFields } from '../config/presets.ts';
import { Problem } from '../contract/problem.ts';
import type { Received } from '../intake/receive.ts';

/** Replaces the preset of a form by its fields. Throws a Problem if they conflict. */
export const withPreset = (presets: Presets, form: Received): Received => {
  const name = form.fields.get('preset')?.trim();
  if (!name) return form;
  const preset = presets.get(name);
  if (!preset) throw new Problem('invalid_option', message('presetUnknown'), { option: 'preset' });
  const given = [...form.fields].filter(([, value]) => value.trim() !== '');
  if (given.some(([field]) => presetFields.includes(field) || field.startsWith('option.')))
    throw new Problem('invalid_request', message('presetStandsIn'));
  const wanted = form.fields.get('outputFormat')?.trim();
  if (wanted && preset.outputFormat !== undefined && normaliseFormat(wanted) !== normaliseFormat(preset.outputFormat))
    throw new Problem('unsupported_conversion', message('presetOtherFormat'));
  const fields = new Map([...form.fields, ...fieldsOf(preset)]);
  fields.delete('preset');
  return { ...form, fields };
};
