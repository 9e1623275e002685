import type { FileFault } from '../../contract/file-faults.ts';

/** What Pandoc says of files that it can't read. */
export const pandocFaults: readonly FileFault[] = [
  { says: /heap exhausted|stack overflow/i, code: 'resource_limit' },
  {
    says: /^Error at |^Error parsing |unexpected |Invalid XML|couldn't (?:parse|unpack)|Cannot (?:decode|parse)|Invalid UTF-8|Couldn't parse|JSON (?:missing|parse)|notebook|not allowed in|zip archive|Error in \$|XML parsing|PandocParse|Cannot decode/im,
    code: 'corrupt_input',
  },
];
