import { AnnotationMode } from 'pdfjs-dist';
import type { PdfDocument } from './open.ts';

export type Annotation = {
  readonly id: string;
  readonly subtype?: string;
  readonly url?: string;
  readonly dest?: unknown;
  readonly rect?: readonly number[];
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly hasAppearance?: boolean;
  readonly annotationFlags?: number;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  /** Its letters are in boxes of equal width. */
  readonly comb?: boolean;
  /** Value of a check box or radio button when it is on. */
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
};

const isFilled = ({ fieldValue }: Annotation): boolean => (Array.isArray(fieldValue) ? fieldValue.length > 0 : Boolean(fieldValue));

/** Whether a text or choice field has a value without an appearance in the file (ISO 32000-1, 12.7.3.3). */
const isBare = (annotation: Annotation): boolean =>
  annotation.subtype === 'Widget' &&
  (annotation.fieldType === 'Tx' || annotation.fieldType === 'Ch') &&
  annotation.hasAppearance !== true &&
  isFilled(annotation);

/**
 * Drawing options for a page with these annotations. Readers draw field values themselves if the file does not; pdf.js does so only for
 * values in its storage, as if a visitor had typed them.
 */
export const drawingOf = (pdf: PdfDocument, annotations: readonly Annotation[]): { readonly annotationMode?: number } => {
  const bare = annotations.filter(isBare);
  if (bare.length === 0) return {};
  for (const { id, fieldValue } of bare) pdf.annotationStorage.setValue(id, { value: fieldValue });
  return { annotationMode: AnnotationMode.ENABLE_STORAGE };
};
