import { type Static, Type } from '@sinclair/typebox';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { mostAmount } from '../../contract/amount.ts';
import { commentsNote } from '../office/comments.ts';
import { changesNote } from '../office/tracked-changes.ts';

const amount = Type.Integer({ minimum: 0, maximum: mostAmount });
/** Content of a DOCX that Pandoc cannot represent, as plain_docx.py reports it. */
export const docxFacts = Type.Object(
  { hasChanges: Type.Boolean(), comments: amount, charts: amount, listedCharts: amount, hasChunks: Type.Boolean() },
  { additionalProperties: false },
);
export type DocxFacts = Static<typeof docxFacts>;

const chartsNote = (charts: number, listed: number): readonly Message[] => [
  ...(listed > 0 ? [message('documentChartsListed', { count: listed })] : []),
  ...(charts > listed ? [message('documentChartsLeft', { count: charts - listed })] : []),
];

export const docxNotes = ({ hasChanges, comments, charts, listedCharts }: DocxFacts, view: 'accepted' | 'original'): readonly Message[] => [
  ...(hasChanges ? [changesNote[view]] : []),
  ...commentsNote(comments, 'left-out'),
  ...chartsNote(charts, listedCharts),
];
