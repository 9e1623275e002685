import { message } from '../../../catalogue/languages/message.ts';
import type { FileFault } from '../../contract/file-faults.ts';

export const ffmpegFaults: readonly FileFault[] = [
  { says: /Input contains \(near\) NaN/, code: 'corrupt_input', said: message('samplesNotNumbers') },
  {
    says: /is not implemented|Not yet implemented in FFmpeg|Unsupported codec/i,
    code: 'unsupported_conversion',
    said: message('mediaRare'),
  },
  {
    says: /Invalid data found|moov atom not found|Error while decoding|Cannot determine format of input stream|Error submitting (?:a )?packet|could not find codec parameters|End of file|nothing was (?:encoded|written)|Output file is empty|does not contain any stream|matches no streams|Decoding error|Invalid frame size|Invalid pixel|reference picture missing|non[- ]existing PPS|partial file|Packet corrupt|(?<!Guessed )channel layout|not on whitelist|Error (?:re)?(?:configuring|initializing|applying options to) (?:the )?filter|Picture size \d{1,20}x\d{1,20} is invalid/i,
    code: 'corrupt_input',
  },
  // Failures after the start: encoders refuse the frames of a broken file.
  { says: /Conversion failed!|Error while filtering|Error while processing|Error muxing|non monoton/i, code: 'conversion_failed' },
];
