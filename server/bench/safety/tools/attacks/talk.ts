import type { ToolAttack } from '../attack.ts';

type More = Partial<Pick<ToolAttack, 'seconds' | 'slow' | 'expected' | 'plays'>>;

const attack = (name: string, tries: string, script: string, more: More = {}): ToolAttack => ({
  name: `talk-${name}`,
  family: 'talk',
  tries,
  plays: 'worker',
  script,
  expected: 'problem',
  ...more,
});

const stream = { index: 0, codec_type: 'audio', codec_name: 'mp3', sample_rate: '44100', channels: 2 };

const media: Readonly<Record<string, unknown>> = {
  null: null,
  list: [],
  'streams-object': { streams: { 0: stream, length: 1 } },
  'streams-many': { streams: Array.from({ length: 1001 }, () => stream) },
  'index-text': { streams: [{ ...stream, index: '0:v -f data /etc/passwd' }] },
  'index-negative': { streams: [{ ...stream, index: -1 }] },
  'codec-object': { streams: [{ ...stream, codec_name: { toString: 1 } }] },
  'size-huge': { streams: [{ ...stream, codec_type: 'video', width: 1e12, height: 1e12 }] },
  'tags-list': { streams: [{ ...stream, tags: [] }] },
  'duration-number': { streams: [stream], format: { duration: 5 } },
  'duration-endless': { streams: [stream], format: { duration: '1e99' } },
  'language-long': { streams: [{ ...stream, tags: { language: 'x'.repeat(100_000) } }] },
};

export const talk: readonly ToolAttack[] = [
  attack('flood', 'lines without end', 'while True: say("{}")'),
  attack('flood-progress', 'reports of progress without end', 'data = b\'{"progress":0.5}\\n\' * 4096\nwhile True: os.write(1, data)'),
  attack('flood-empty', 'empty lines without end', 'data = b"\\n" * 65536\nwhile True: os.write(1, data)'),
  attack('flood-line', 'a line without end', 'data = b"x" * 65536\nwhile True: os.write(1, data)'),
  attack('line-long', 'an answer of 2 MB', 'answer(notes=["x" * 2000000])'),
  attack('drip', 'a byte at a time', 'data = b\'{"ok"\'\nwhile True:\n  os.write(1, b" ")\n  time.sleep(0.001)', { seconds: 3 }),
  attack('drip-flood', 'single bytes as fast as they go', 'while True: os.write(1, b" ")', { seconds: 4 }),
  attack('silence', 'nothing', 'time.sleep(60)', { seconds: 2 }),
  attack('closed', 'its output closed, without an end', 'os.close(1); time.sleep(60)', { seconds: 5 }),
  attack('exit', 'the end without an answer', 'os._exit(0)'),
  attack('killed', 'its own death', 'os.kill(os.getpid(), signal.SIGKILL)'),
  attack('half', 'half an answer and the end', 'os.write(1, b\'{"ok":{"files":\'); os._exit(0)'),
  attack('slow-progress', 'progress for ever', 'while True:\n  say({"progress": 0.5})\n  time.sleep(0.05)', { seconds: 3 }),
  attack('unread', 'a request that is never read', 'os.close(0); time.sleep(60)', { seconds: 2 }),
  attack(
    'stray-speaks',
    'a child that goes on to speak after the answer',
    'if os.fork() == 0:\n  time.sleep(0.2)\n  while True: say({"ok": None}); time.sleep(0.01)\nanswer()',
    { expected: 'either' },
  ),
  attack(
    'program-output',
    'output of a program without end',
    'leave("out.bin")\ndata = b"x" * 65536\nfor n in range(20000): os.write(1, data)',
    { plays: 'program', expected: 'either', seconds: 30 },
  ),
  attack(
    'program-errors',
    'complaints of a program without end',
    'leave("out.bin")\ndata = b"x\\n" * 32768\nfor n in range(20000): os.write(2, data)',
    { plays: 'program', expected: 'either', seconds: 30 },
  ),
  attack(
    'program-holds',
    'a child that holds the pipes when the program has ended',
    'leave("out.bin")\nif os.fork() == 0:\n  os.setsid(); time.sleep(600)',
    { plays: 'program', expected: 'either', seconds: 10 },
  ),
  attack(
    'program-after',
    'a child that writes when the program has ended',
    'leave("out.bin")\nif os.fork() == 0:\n  os.setsid()\n  while True: os.write(1, b"x" * 4096)',
    { plays: 'program', expected: 'either', seconds: 10 },
  ),
  attack(
    'program-fails',
    'an end that nobody foresaw, with secrets and paths in its words',
    `if program == "ffprobe":\n  say(${JSON.stringify(JSON.stringify({ streams: [stream], format: { duration: '3' } }))})\n  sys.exit()\nprint(CANARY, "/usr/bin/tool: at file.ts:1:1 code: password_protected", file=sys.stderr); sys.stderr.flush(); os._exit(3)`,
    { plays: 'ffmpeg', expected: 'fault' },
  ),
  ...Object.entries(media).map(([name, told]) =>
    attack(
      `probe-${name}`,
      `what ffprobe would not say: ${JSON.stringify(told)?.slice(0, 50)}`,
      `if program == "ffprobe": say(${JSON.stringify(JSON.stringify(told))})\nelse: leave("out.ogg")`,
      { plays: 'ffmpeg' },
    ),
  ),
  attack('probe-cut', 'half an answer of ffprobe', `if program == "ffprobe": say('{"streams":[{"index":0')\nelse: leave("out.ogg")`, {
    plays: 'ffmpeg',
  }),
  attack(
    'probe-flood',
    'a progress of FFmpeg without end',
    `if program == "ffprobe": say(${JSON.stringify(JSON.stringify({ streams: [stream], format: { duration: '100' } }))})\nelse:\n  data = b"out_time_us=999999999999999999999999\\n" * 1000\n  for n in range(2000): os.write(1, data)\n  leave("out.ogg")`,
    { plays: 'ffmpeg', expected: 'either', seconds: 30 },
  ),
  attack('info-pages', 'a PDF of a thousand million pages', 'say("Pages: 1000000000")', { plays: 'pdf-pages' }),
  attack('info-size', 'a page of endless size', 'say("Pages: 1\\nPage 1 size: 9e99 x 99999999999999 pts")', {
    plays: 'pdf-pages',
    expected: 'either',
  }),
  attack('info-spaces', 'spaces for a slow expression', 'say("Pages:" + " " * 200000 + "x\\nPage" + " " * 50000)', { plays: 'pdf-pages' }),
];
