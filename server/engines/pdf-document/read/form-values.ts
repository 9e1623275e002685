import { AnnotationMode } from 'pdfjs-dist';
import type { PdfDocument } from './open.ts';

/** An annotation as pdf.js describes it. */
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
  /** Its letters stand in boxes of one width. */
  readonly comb?: boolean;
  /** What a check box and a radio button stand for when they are on. */
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
};

const isFilled = ({ fieldValue }: Annotation): boolean => (Array.isArray(fieldValue) ? fieldValue.length > 0 : Boolean(fieldValue));

/** A field for text or a choice that has a value which the file does not draw (ISO 32000-1, 12.7.3.3). */
const isBare = (annotation: Annotation): boolean =>
  annotation.subtype === 'Widget' &&
  (annotation.fieldType === 'Tx' || annotation.fieldType === 'Ch') &&
  annotation.hasAppearance !== true &&
  isFilled(annotation);

/**
 * How a page with these annotations is drawn. Readers draw what fields hold by themselves where the file does not; pdf.js does so for values
 * that were put into its store, as if a visitor had typed them.
 */
export const drawingOf = (pdf: PdfDocument, annotations: readonly Annotation[]): { readonly annotationMode?: number } => {
  const bare = annotations.filter(isBare);
  if (bare.length === 0) return {};
  for (const { id, fieldValue } of bare) pdf.annotationStorage.setValue(id, { value: fieldValue });
  return { annotationMode: AnnotationMode.ENABLE_STORAGE };
};
