import type { DefaultTreeAdapterTypes } from 'parse5';

/** Moves the `tfoot` of a table after its rows, as browsers show it wherever it is in the source. */
export const footLast = (table: DefaultTreeAdapterTypes.Element): void => {
  const foot = table.childNodes.find(({ nodeName }) => nodeName === 'tfoot');
  if (foot) table.childNodes = [...table.childNodes.filter((child) => child !== foot), foot];
};
