/** The table that pages and server share. */
export { imageBrands, lettered, signatureBytes, signatureKind } from '../../../catalogue/signatures.ts';
