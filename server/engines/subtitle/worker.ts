import { readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { type Cue, mostCues } from './cue.ts';
import { partName, type SubtitleReply, type SubtitleRequest } from './protocol.ts';
import { readers } from './read.ts';
import { withoutLayers } from './read-script.ts';
import { writers } from './write.ts';

const scripts: ReadonlySet<string> = new Set(['ass', 'ssa']);

/** How formats begin or end whose files may have no caption, and how a caption begins in them. */
const [begins, ends] = [/^(?:$|WEBVTT\b|\[script info\]|\[(?:[a-z]{2,8}|\d{1,3}):)/i, /<\/(?:\w{1,20}:)?(?:tt|sami)>$/i];
const caption = /-->|^Dialogue:|<(?:\w{1,20}:)?p[\s>]|<sync\b|^\[\d{1,3}:\d[\d.:]{0,9}\][^\n]{0,99}[^\s\]]/im;

/** Whether a text without captions that can be read is a file without captions, and not damaged. */
const isEmpty = (text: string): boolean => (begins.test(text) || ends.test(text)) && !caption.test(text);

/** SRT has no escapes: players take text such as `<b>` for a tag. */
const hasLikeTags = ({ text }: Cue): boolean => /&lt;\/?(?:i|b|u|s|font)(?:\s(?:[^&]|&(?!gt;)){0,200})?&gt;/i.test(text);

void serve<SubtitleRequest>(
  async ({ input, from, to, output, title }): Promise<SubtitleReply> => {
    const [read, write] = [readers[from], writers[to]];
    if (!read || !write) throw new WorkerProblem('unsupported_conversion');
    const text = decodeText(readFileSync(input))
      .text.replace(/^\ufeff|\0/g, '')
      .replace(/\r\n?/g, '\n');
    const { cues: found, unread = { count: 0, line: 0 }, rolls = false, tracks = [] } = read(text);
    const sorted = found.toSorted((a, b) => a.start - b.start);
    const cues = scripts.has(from) && !scripts.has(to) ? withoutLayers(sorted) : sorted;
    if (cues.length === 0)
      // The reader of TTML refuses what is damaged.
      throw new WorkerProblem(
        from === 'ttml' || isEmpty(text.trim()) ? 'nothing_to_convert' : 'corrupt_input',
        message('captionTimesNone'),
      );
    if (cues.length > mostCues) throw new WorkerProblem('resource_limit', undefined, { name: 'lines', max: mostCues, actual: cues.length });
    const parts = tracks.length > 1 ? tracks : [];
    if (parts.length === 0) writeFileSync(output, write(cues, title));
    for (const [at, one] of parts.entries()) writeFileSync(partName(output, at), write(one.cues, title));
    return { ...unread, parts: parts.map(({ name }) => name), rolls, likeTags: to === 'srt' ? cues.filter(hasLikeTags).length : 0 };
  },
  { faults: [{ says: /^(?:\w*Error: )?\d+:\d+: /, code: 'corrupt_input' }] },
);
