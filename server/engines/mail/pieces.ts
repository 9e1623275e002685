import type { Attachment } from 'postal-mime';

/** What a mail shows, in the order of the message: pages, plain texts, and the pictures between them. */
export type Piece =
  | { readonly kind: 'html' | 'plain'; readonly content: string }
  | { readonly kind: 'picture'; readonly picture: Attachment };

/** A piece and the form of the text that it is part of; the forms of an alternative exclude each other. */
export type PieceOfForm = { readonly form: object; readonly piece: Piece };

/** The best form of an alternative: its pages, or else its plain texts, with the pictures between them. */
export const bestForm = (pieces: readonly PieceOfForm[]): readonly Piece[] => {
  const kind = pieces.some(({ piece }) => piece.kind === 'html') ? 'html' : 'plain';
  const forms = new Set(pieces.filter(({ piece }) => piece.kind === kind).map(({ form }) => form));
  return pieces.filter(({ form, piece }) => piece.kind === kind || (piece.kind === 'picture' && forms.has(form))).map(({ piece }) => piece);
};
