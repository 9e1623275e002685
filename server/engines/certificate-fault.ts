import { message } from '../../catalogue/languages/message.ts';
import type { FileFault } from '../contract/file-faults.ts';

/** What the readers of PDFs report about one that is encrypted with certificates (ISO 32000-1, 7.6.4) or by a handler of its own. */
export const certificateFault: FileFault = {
  says: /Adobe\.PubSec|unsupported encryption filter|unknown (?:encryption (?:handler|method)|security handler)/i,
  code: 'conversion_failed',
  said: message('pdfCertificate'),
};
