import { type SizePreset, sizePresets } from '../../../catalogue/options/size-presets.ts';
import { toolWords } from '../../stores/words.ts';

/** Values of the size options. */
export type SizeValues = { readonly width: unknown; readonly height: unknown; readonly fit: unknown };

/** The position of the preset with these values, `-1` if there is none. Two may have the same size: one crops, the other does not. */
export const presetOf = ({ width, height, fit }: SizeValues): string => {
  const isThis = (preset: SizePreset) =>
    preset.width === Number(width) && preset.height === Number(height) && preset.fit === (fit || 'inside');
  return String(sizePresets.findIndex(isThis));
};

/**
 * A choice of common sizes, which sets width, height and fit. Built here instead of in the page, since all of it can be typed as
 * well. Returns the function that updates it.
 */
export const mountSizeField = (place: HTMLElement, set: (size: SizePreset | undefined) => void): ((values: SizeValues) => void) => {
  const label = document.createElement('label');
  const select = document.createElement('select');
  const { options, sizes } = toolWords();
  label.append(options.sizes);
  label.htmlFor = select.id = `common-sizes-${Math.random().toString(36).slice(2)}`;
  select.className = 'field';
  select.append(
    new Option(options.anySize, '-1'),
    ...sizePresets.map(({ id, width, height }, at) => new Option(`${sizes[id]} (${width} × ${height})`, String(at))),
  );
  select.addEventListener('change', (event) => {
    event.stopPropagation();
    set(sizePresets[Number(select.value)]);
  });
  // It is no option itself.
  select.addEventListener('input', (event) => event.stopPropagation());
  place.className = 'option option-choice';
  place.replaceChildren(label, select);
  return (values) => {
    select.value = presetOf(values);
  };
};

const fieldOf = <Field extends HTMLElement>(place: ParentNode, id: string): Field | null =>
  place.querySelector<Field>(`[name="option.${id}"]`);

/** Inserts the choice before a page's native fields. */
export const addSizeField = (place: HTMLElement): void => {
  const [width, height] = [fieldOf<HTMLInputElement>(place, 'width'), fieldOf<HTMLInputElement>(place, 'height')];
  const fit = fieldOf<HTMLSelectElement>(place, 'fit');
  if (!width || !height || place.querySelector('[data-common-sizes]')) return;
  const own = document.createElement('div');
  own.dataset.commonSizes = '';
  width.closest('.option')?.before(own);
  const update = mountSizeField(own, (size) => {
    width.value = size ? String(size.width) : '';
    height.value = size ? String(size.height) : '';
    if (fit) fit.value = size?.fit ?? 'inside';
    width.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const show = () => update({ width: width.value, height: height.value, fit: fit?.value });
  for (const field of [width, height, fit]) field?.addEventListener('input', show);
  show();
};
