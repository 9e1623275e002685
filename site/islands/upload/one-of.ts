/** True if a field changes something; a zero does not. */
const isSet = (field: HTMLInputElement | HTMLSelectElement): boolean => {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.type === 'checkbox' ? field.checked : Boolean(field.value) && Number(field.value) !== 0;
};

/**
 * Makes the first of the options of which a tool needs one invalid while none is set, so that the browser says so before a file is
 * sent. Returns the function that ends it.
 */
export const needOneOf = (place: HTMLElement): (() => void) => {
  const set = place.querySelector<HTMLElement>('[data-one-of]');
  const { oneOf = '', advice = '' } = set?.dataset ?? {};
  const fields = oneOf.split(' ').flatMap((id) => [...place.querySelectorAll<HTMLInputElement>(`[name="option.${id}"]`)]);
  const check = () => {
    fields[0]?.setCustomValidity(fields.some(isSet) ? '' : advice);
  };
  const form = place.closest('form');
  check();
  // Values that are set by a script send no event.
  form?.addEventListener('submit', check, { capture: true });
  place.addEventListener('input', check);
  return () => {
    form?.removeEventListener('submit', check, { capture: true });
    place.removeEventListener('input', check);
    fields[0]?.setCustomValidity('');
  };
};
