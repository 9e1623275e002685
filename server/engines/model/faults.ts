import { message } from '../../../catalogue/languages/message.ts';
import type { FileFault } from '../../contract/file-faults.ts';

/** Messages of Assimp about bad files; its few exit statuses do not identify the error. */
export const assimpFaults: readonly FileFault[] = [
  {
    says: /(?:not|isn't|un)[ -]?(?:yet )?supported|not (?:yet )?implemented|no suitable reader/i,
    code: 'unsupported_conversion',
    said: message('modelFeature'),
  },
  { says: /ERROR|Failed to load|failed|unable|invalid|exception/i, code: 'corrupt_input' },
];
