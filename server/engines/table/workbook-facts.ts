/** Features of the current workbook that a table can't represent. */
const facts = { hasFormulas: false, charts: 0 };

export const seeFormula = (): void => {
  facts.hasFormulas = true;
};
export const seeCharts = (count: number): void => {
  facts.charts = count;
};
export const forgetWorkbook = (): void => {
  facts.hasFormulas = false;
  facts.charts = 0;
};

export const workbookNotes = (): readonly string[] => {
  const { hasFormulas, charts } = facts;
  return [
    ...(hasFormulas ? ['Formulas of the workbook are kept as their values.'] : []),
    ...(charts > 0 ? [charts === 1 ? 'The chart of the workbook is left out.' : `The ${charts} charts of the workbook are left out.`] : []),
  ];
};
