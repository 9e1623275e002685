import { message } from '../../../catalogue/languages/message.ts';
import type { FileFault } from '../../contract/file-faults.ts';

/** Pandoc's messages for files that it cannot read. */
export const pandocFaults: readonly FileFault[] = [
  {
    says: /not found in resource path/i,
    code: 'corrupt_input',
    said: message('textTakesIn'),
  },
  { says: /Loop encountered in expanding macro/i, code: 'corrupt_input', said: message('macroLoops') },
  // From our own filter.
  { says: /The document is empty\./, code: 'nothing_to_convert' },
  { says: /heap exhausted|stack overflow/i, code: 'resource_limit' },
  {
    says: /^Error at |^Error parsing |unexpected |Invalid XML|couldn't (?:parse|unpack)|compressed data stream format error|Cannot (?:decode|parse)|Invalid UTF-8|Couldn't parse|JSON (?:missing|parse)|notebook|not allowed in|zip archive|Error in \$|XML parsing|PandocParse|Cannot decode/im,
    code: 'corrupt_input',
  },
];
