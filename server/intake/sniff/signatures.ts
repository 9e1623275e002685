/** The table that pages and server share. */
export { imageBrands, signatureBytes, signatureKind } from '../../../catalogue/signatures.ts';
