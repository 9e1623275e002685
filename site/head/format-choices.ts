import { formats, requireFormat } from '../../catalogue/formats.ts';
import type { Language } from '../../catalogue/languages/languages.ts';
import { outputsFor } from '../../catalogue/pairs.ts';

/** Ids of all formats that can be converted, and of all that they can become, both by name. */
export const formatChoices = ({ locale }: Language): { readonly inputs: readonly string[]; readonly outputs: readonly string[] } => {
  const byName = (ids: readonly string[]) => ids.toSorted((a, b) => requireFormat(a).name.localeCompare(requireFormat(b).name, locale));
  const inputs = byName(formats.filter(({ id, aliasOf }) => !aliasOf && outputsFor(id).length > 0).map(({ id }) => id));
  return { inputs, outputs: byName([...new Set(inputs.flatMap(outputsFor))]) };
};
