/** The field of the quality, of a page or of a file. */
export const qualityField = (place: ParentNode): HTMLInputElement | null =>
  place.querySelector<HTMLInputElement>('[name="option.quality"], [data-option="quality"]');

/** Adds a slider to the quality; its field's placeholder is the default. The field stays the one that keyboards and screen readers use. */
export const addQualitySlider = (place: ParentNode): void => {
  const field = qualityField(place);
  const usual = field?.placeholder ?? '';
  if (!field || !/^\d+$/.test(usual) || field.nextElementSibling?.matches('[type=range]')) return;
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = field.min;
  slider.max = field.max;
  slider.tabIndex = -1;
  slider.setAttribute('aria-hidden', 'true');
  slider.value = field.value || usual;
  slider.addEventListener('input', (event) => {
    event.stopPropagation();
    field.value = slider.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  field.addEventListener('input', () => {
    slider.value = field.value || usual;
  });
  field.after(slider);
};
