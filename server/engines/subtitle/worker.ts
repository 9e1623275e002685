import { readFileSync, writeFileSync } from 'node:fs';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { mostCues } from './cue.ts';
import type { SubtitleReply, SubtitleRequest } from './protocol.ts';
import { readers } from './read.ts';
import { unreadTimes } from './unread-times.ts';
import { writers } from './write.ts';

void serve<SubtitleRequest>(
  async ({ input, from, to, output, title }): Promise<SubtitleReply> => {
    const [read, write] = [readers[from], writers[to]];
    if (!read || !write) throw new WorkerProblem('unsupported_conversion');
    const text = decodeText(readFileSync(input))
      .text.replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n');
    const cues = read(text).toSorted((a, b) => a.start - b.start);
    if (cues.length === 0)
      throw new WorkerProblem(text.trim() === '' ? 'nothing_to_convert' : 'corrupt_input', 'No line with its times was found.');
    if (cues.length > mostCues) throw new WorkerProblem('resource_limit', undefined, { name: 'lines', max: mostCues, actual: cues.length });
    writeFileSync(output, write(cues, title));
    return from === 'srt' || from === 'vtt' ? unreadTimes(text) : { count: 0, line: 0 };
  },
  { faults: [{ says: /^(?:\w*Error: )?\d+:\d+: /, code: 'corrupt_input' }] },
);
