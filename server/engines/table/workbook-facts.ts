import { type Message, message } from '../../../catalogue/languages/message.ts';

/** Features of the current workbook that a table can't represent. */
const facts = { hasFormulas: false, charts: 0, comments: 0 };

export const seeFormula = (): void => {
  facts.hasFormulas = true;
};
export const seeCharts = (count: number): void => {
  facts.charts = count;
};
export const seeComments = (count: number): void => {
  facts.comments = count;
};
export const forgetWorkbook = (): void => {
  facts.hasFormulas = false;
  facts.charts = 0;
  facts.comments = 0;
};

export const workbookNotes = (): readonly Message[] => {
  const { hasFormulas, charts, comments } = facts;
  return [
    ...(hasFormulas ? [message('formulasAsValues')] : []),
    ...(charts > 0 ? [message('workbookChartsLeft', { count: charts })] : []),
    ...(comments > 0 ? [message('commentsLeft', { count: comments })] : []),
  ];
};
