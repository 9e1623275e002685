import type { OperationCore } from './operations/operation.ts';

/** What is read of a file for services that ask for its facts: formats whose facts some reader of ours knows, the usual ones first. */
export const factFormats: readonly string[] = [
  ...['pdf', 'docx', 'docm', 'dotx', 'dotm', 'xlsx', 'xlsm', 'xlsb', 'pptx', 'pptm', 'potm', 'ppsx'],
  ...['odt', 'ott', 'ods', 'odp', 'odg', 'epub', 'html', 'eml', 'jpg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic'],
];

/** Formats from which files are taken that are inside of them. */
export const embeddedFormats: readonly string[] = [
  ...['pdf', 'docx', 'docm', 'dotx', 'dotm', 'xlsx', 'xlsm', 'xlsb', 'pptx', 'pptm', 'potm', 'ppsx'],
  ...['odt', 'ott', 'ods', 'odp', 'odg', 'epub', 'eml'],
];

/**
 * Operations that no page offers: compatible APIs are made of them, and `/api/convert` takes them as well. Those of a ZIP take a bundle:
 * several files of which one result is made, with `bundle.json` to say what each is for.
 */
export const serviceOperations: readonly OperationCore[] = [
  { id: 'edit-pdf', name: 'Edit PDF', formats: ['zip'], to: 'pdf', options: [] },
  { id: 'page-to-pdf', name: 'Web page to PDF', formats: ['zip'], to: 'pdf', options: [] },
  { id: 'page-to-png', name: 'Web page to PNG', formats: ['zip'], to: 'png', options: [] },
  { id: 'page-to-jpg', name: 'Web page to JPG', formats: ['zip'], to: 'jpg', options: [] },
  { id: 'page-to-webp', name: 'Web page to WEBP', formats: ['zip'], to: 'webp', options: [] },
  { id: 'page-requests', name: 'Files that a web page requests', formats: ['zip'], to: 'json', options: [] },
  { id: 'file-facts', name: 'Facts about a file', formats: factFormats, to: 'json', options: [] },
  { id: 'embedded-files', name: 'Files inside a file', formats: embeddedFormats, to: 'zip', options: [] },
];

const byId = new Map(serviceOperations.map((operation) => [operation.id, operation]));

export const serviceOperationById = (id: string): OperationCore | undefined => byId.get(id);
