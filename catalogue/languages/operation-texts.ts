import type { OperationWords } from '../operations/operation.ts';

/** The words of an operation's page. */
export type OperationText = {
  readonly name: string;
  /** What its button says. */
  readonly verb: string;
  readonly words: OperationWords & {
    /** Headings of its own, where the usual ones do not fit. */
    readonly stepsTitle?: string;
    readonly changesTitle?: string;
  };
};

/** Words of operations by their ids; pages like theirs, which merge files or make a PDF searchable, among them. */
export type OperationTexts = Readonly<Record<string, OperationText>>;
