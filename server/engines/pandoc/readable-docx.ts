import { type Static, Type } from '@sinclair/typebox';
import { mostAmount } from '../../contract/amount.ts';
import { commentsNote } from '../office/comments.ts';
import { changesNote } from '../office/tracked-changes.ts';

const amount = Type.Integer({ minimum: 0, maximum: mostAmount });
/** Content of a DOCX that Pandoc cannot represent, as plain_docx.py reports it. */
export const docxFacts = Type.Object(
  { hasChanges: Type.Boolean(), comments: amount, charts: amount, hasChunks: Type.Boolean() },
  { additionalProperties: false },
);
export type DocxFacts = Static<typeof docxFacts>;

const chartsNote = (charts: number): readonly string[] =>
  charts === 0 ? [] : [charts === 1 ? 'The chart of the document is left out.' : `The ${charts} charts of the document are left out.`];

export const docxNotes = ({ hasChanges, comments, charts }: DocxFacts, view: 'accepted' | 'original'): readonly string[] => [
  ...(hasChanges ? [changesNote[view]] : []),
  ...commentsNote(comments, 'left-out'),
  ...chartsNote(charts),
];
