const chart = /^(?:word|xl|ppt)\/charts\/chart\d*\.xml$/i;

/** Number of charts in an OOXML package, by part name. */
export const chartsIn = (names: readonly string[]): number => names.filter((name) => chart.test(name)).length;

export const chartsNote = (charts: number, html: string): readonly string[] => {
  if (charts === 0) return [];
  const drawn = /<(?:img|svg)[\s>]/i.test(html);
  if (charts === 1) return [drawn ? 'The chart is drawn as a picture.' : '1 chart is missing: the web page has no place for it.'];
  return [drawn ? `${charts} charts are drawn as pictures.` : `${charts} charts are missing: the web page has no place for them.`];
};
