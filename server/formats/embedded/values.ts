import type { Node } from '../odf-tree.ts';
import { readChart } from './chart.ts';
import type { EmbeddedValues } from './rows.ts';
import { readSheet } from './sheet.ts';

/** Reads the chart or the sheet that is embedded in a document or on a slide; undefined for other objects. */
export const embeddedValues = (object: Node): EmbeddedValues | undefined => readChart(object) ?? readSheet(object);
