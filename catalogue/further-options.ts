import { canonicalFormat, requireFormat } from './formats.ts';
import { always } from './operations/options.ts';
import type { Option } from './options/option.ts';
import { shapes } from './options/shapes.ts';

/** A setting of LibreOffice's export to PDF: our name for it, which compatible APIs share, and that of its filter. */
export type ExportField = {
  readonly id: string;
  readonly filter: string;
  readonly default?: string | number | boolean;
} & ({ readonly kind: 'flag' } | { readonly kind: 'number'; readonly min: number; readonly max: number } | { readonly kind: 'text' });

const flag = (id: string, filter: string, usual: boolean): ExportField => ({ kind: 'flag', id, filter, default: usual });
const number = (id: string, filter: string, min: number, max: number, usual?: number): ExportField => ({
  kind: 'number',
  id,
  filter,
  min,
  max,
  ...(usual !== undefined && { default: usual }),
});

/** Settings of the PDF that LibreOffice writes; defaults are what the converter does without them. */
export const exportFields: readonly ExportField[] = [
  flag('exportFormFields', 'ExportFormFields', true),
  flag('allowDuplicateFieldNames', 'AllowDuplicateFieldNames', false),
  flag('exportBookmarks', 'ExportBookmarks', true),
  flag('exportBookmarksToPdfDestination', 'ExportBookmarksToPDFDestination', true),
  flag('exportPlaceholders', 'ExportPlaceholders', false),
  flag('exportNotes', 'ExportNotes', true),
  flag('exportNotesPages', 'ExportNotesPages', false),
  flag('exportOnlyNotesPages', 'ExportOnlyNotesPages', false),
  flag('exportNotesInMargin', 'ExportNotesInMargin', false),
  flag('exportHiddenSlides', 'ExportHiddenSlides', false),
  flag('skipEmptyPages', 'IsSkipEmptyPages', false),
  flag('singlePageSheets', 'SinglePageSheets', false),
  flag('losslessImageCompression', 'UseLosslessCompression', false),
  number('quality', 'Quality', 1, 100, 90),
  flag('reduceImageResolution', 'ReduceImageResolution', false),
  number('maxImageResolution', 'MaxImageResolution', 1, 1200),
  { kind: 'text', id: 'nativeWatermarkText', filter: 'Watermark' },
  number('nativeWatermarkColor', 'WatermarkColor', 0, 16_777_215),
  number('nativeWatermarkFontHeight', 'WatermarkFontHeight', 0, 1000),
  number('nativeWatermarkRotateAngle', 'WatermarkRotateAngle', -3600, 3600),
  { kind: 'text', id: 'nativeWatermarkFontName', filter: 'WatermarkFontName' },
  number('initialView', 'InitialView', 0, 2, 0),
  number('initialPage', 'InitialPage', 1, 99_999, 1),
  number('magnification', 'Magnification', 0, 4, 0),
  number('zoom', 'Zoom', 1, 1600, 100),
  number('pageLayout', 'PageLayout', 0, 3, 0),
  flag('firstPageOnLeft', 'FirstPageOnLeft', false),
  flag('resizeWindowToInitialPage', 'ResizeWindowToInitialPage', false),
  flag('centerWindow', 'CenterWindow', false),
  flag('openInFullScreenMode', 'OpenInFullScreenMode', false),
  flag('displayPDFDocumentTitle', 'DisplayPDFDocumentTitle', true),
  flag('hideViewerMenubar', 'HideViewerMenubar', false),
  flag('hideViewerToolbar', 'HideViewerToolbar', false),
  flag('hideViewerWindowControls', 'HideViewerWindowControls', false),
  flag('useTransitionEffects', 'UseTransitionEffects', true),
  number('openBookmarkLevels', 'OpenBookmarkLevels', -1, 10, -1),
];

const optionOf = (field: ExportField): Option => {
  const common = { id: field.id, label: field.id, help: `LibreOffice's ${field.filter}.`, applies: always };
  switch (field.kind) {
    case 'flag':
      // A stated flag is deliberate: none counts as unset.
      return choice(field.id, common.help, ['true', 'false']);
    case 'number':
      return { ...common, control: 'number', min: field.min, max: field.max, step: 1 };
    case 'text':
      return {
        ...common,
        control: 'text',
        pattern: /^\P{Cc}{1,200}$/u,
        maxLength: 200,
        placeholder: '',
        shape: shapes.rangeLine,
      };
  }
};

const choice = (id: string, help: string, values: readonly string[]): Option => ({
  id,
  label: id,
  help,
  control: 'choice',
  choices: values.map((value) => ({ value, label: value })),
  default: 'usual',
  applies: always,
});

const officeToPdf: readonly Option[] = [
  choice('pdfa', 'The part of PDF/A that the PDF follows, at level B.', ['1', '2', '3']),
  choice('pdfua', 'PDF/UA-1, for screen readers.', ['true', 'false']),
  ...exportFields.map(optionOf),
];

/** Ids of the further options of documents that LibreOffice makes a PDF of. */
export const officePdfOptions: readonly string[] = officeToPdf.map(({ id }) => id);

/** Options that the API takes and pages do not show, for a pair. */
export const furtherOptionsFor = (from: string, to: string): readonly Option[] =>
  canonicalFormat(to) === 'pdf' && requireFormat(canonicalFormat(from)).kind === 'document' ? officeToPdf : [];
