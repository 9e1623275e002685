import { type SizePreset, sizePresets } from '../../../catalogue/options/size-presets.ts';
import { toolWords } from '../../stores/words.ts';

/** What the size options are set to. */
export type SizeValues = { readonly width: unknown; readonly height: unknown };

const presetOf = ({ width, height }: SizeValues): string =>
  String(sizePresets.findIndex((preset) => preset.width === Number(width) && preset.height === Number(height)));

/**
 * A choice of common sizes, which sets width, height and how the picture is brought to them. It is built here, since it does nothing that
 * can't be typed: pages come without it. Returns what brings it up to date.
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

/** Puts the choice before the native fields of a page, where they are. */
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
  const show = () => update({ width: width.value, height: height.value });
  for (const field of [width, height]) field.addEventListener('input', show);
  show();
};
