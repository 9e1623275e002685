import { readFileSync, writeFileSync } from 'node:fs';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { type Cue, mostCues } from './cue.ts';
import type { SubtitleReply, SubtitleRequest } from './protocol.ts';
import { readers } from './read.ts';
import { writers } from './write.ts';

/** SRT has no escapes: players take text such as `<b>` for a tag. */
const hasLikeTags = ({ text }: Cue): boolean => /&lt;\/?(?:i|b|u|s|font)(?:\s(?:[^&]|&(?!gt;)){0,200})?&gt;/i.test(text);

void serve<SubtitleRequest>(
  async ({ input, from, to, output, title }): Promise<SubtitleReply> => {
    const [read, write] = [readers[from], writers[to]];
    if (!read || !write) throw new WorkerProblem('unsupported_conversion');
    const text = decodeText(readFileSync(input))
      .text.replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n');
    const { cues: found, unread = { count: 0, line: 0 }, rolls = false } = read(text);
    const cues = found.toSorted((a, b) => a.start - b.start);
    if (cues.length === 0)
      throw new WorkerProblem(text.trim() === '' ? 'nothing_to_convert' : 'corrupt_input', 'No line with its times was found.');
    if (cues.length > mostCues) throw new WorkerProblem('resource_limit', undefined, { name: 'lines', max: mostCues, actual: cues.length });
    writeFileSync(output, write(cues, title));
    return { ...unread, rolls, likeTags: to === 'srt' ? cues.filter(hasLikeTags).length : 0 };
  },
  { faults: [{ says: /^(?:\w*Error: )?\d+:\d+: /, code: 'corrupt_input' }] },
);
