import { type Message, message } from '../../../../catalogue/languages/message.ts';
import { readCompoundTree } from '../../../files/compound-tree.ts';

const chart = /^(?:word|xl|ppt)\/charts\/chart\d*\.xml$/i;

/** Number of charts in an OOXML package, by part name. */
export const chartsIn = (names: readonly string[]): number => names.filter((name) => chart.test(name)).length;

const rtfChart = /\\objclass (?:MSGraph|Excel)\.Chart\b/g;

/** Number of charts among the embedded objects of an RTF. */
export const chartsInRtf = (rtf: string): number => rtf.match(rtfChart)?.length ?? 0;

/** The names that embedding programs give to their charts ([MS-OLEDS] 2.3.8). */
const chartObject = /(?:MSGraph|Excel)\.Chart\.|\.ChartDocument\./;

/** Number of charts among the embedded objects of a DOC. */
export const chartsInDoc = (doc: Buffer): number => {
  try {
    const objects = readCompoundTree(doc).storages.get('ObjectPool')?.storages.values() ?? [];
    return [...objects].filter(({ streams }) => chartObject.test(streams.get('\x01CompObj')?.().toString('latin1') ?? '')).length;
  } catch (thrown) {
    // LibreOffice judges damaged files.
    if (thrown instanceof RangeError) return 0;
    throw thrown;
  }
};

export const chartsNote = (charts: number, html: string): readonly Message[] => {
  if (charts === 0) return [];
  const drawn = /<(?:img|svg)[\s>]/i.test(html);
  return [message(drawn ? 'chartsDrawn' : 'chartsMissing', { count: charts })];
};
