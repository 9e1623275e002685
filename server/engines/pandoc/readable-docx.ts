import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { mostAmount } from '../../contract/amount.ts';
import { commentsNote } from '../office/comments.ts';
import { changesNote } from '../office/tracked-changes.ts';

const amount = Type.Integer({ minimum: 0, maximum: mostAmount });
const facts = Type.Object(
  { hasChanges: Type.Boolean(), comments: amount, charts: amount, hasChunks: Type.Boolean() },
  { additionalProperties: false },
);
const checker = TypeCompiler.Compile(facts);

/** Content of a DOCX that Pandoc cannot represent. */
export type DocxFacts = Static<typeof facts>;

/** Parses the output of plain_docx.py; undefined if it is malformed. */
export const factsSaid = (stdout: string): DocxFacts | undefined => {
  try {
    const value: unknown = JSON.parse(stdout);
    return checker.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const chartsNote = (charts: number): readonly string[] =>
  charts === 0 ? [] : [charts === 1 ? 'The chart of the document is left out.' : `The ${charts} charts of the document are left out.`];

export const docxNotes = ({ hasChanges, comments, charts }: DocxFacts, view: 'accepted' | 'original'): readonly string[] => [
  ...(hasChanges ? [changesNote[view]] : []),
  ...commentsNote(comments, 'left-out'),
  ...chartsNote(charts),
];
