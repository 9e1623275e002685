import type { DefaultTreeAdapterTypes } from 'parse5';

/** Puts the foot of a table, which may stand in front of its rows, behind them, where browsers show it. */
export const footLast = (table: DefaultTreeAdapterTypes.Element): void => {
  const foot = table.childNodes.find(({ nodeName }) => nodeName === 'tfoot');
  if (foot) table.childNodes = [...table.childNodes.filter((child) => child !== foot), foot];
};
