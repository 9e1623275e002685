import type { ToolAttack } from '../attack.ts';

type More = Partial<Pick<ToolAttack, 'seconds' | 'slow' | 'expected' | 'plays'>>;

const attack = (name: string, tries: string, script: string, more: More = {}): ToolAttack => ({
  name: `file-${name}`,
  family: 'files',
  tries,
  plays: 'program',
  // Archivers may create links; the code that reads the output must handle them.
  calls: 'programs',
  script,
  expected: 'problem',
  ...more,
});

/** Unusual files under the name of a result, left by programs and by workers. */
const results: readonly (readonly [name: string, tries: string, script: string, expected?: ToolAttack['expected']])[] = [
  ['link', 'a link to a file of the server', 'os.symlink(CANARY, OUT)'],
  ['link-dangling', 'a link to nothing', 'os.symlink(OUTSIDE + "/made", OUT)'],
  ['link-loop', 'a link to itself', 'os.symlink(OUT, OUT)'],
  ['link-proc', 'a link to the reader’s own secrets', 'os.symlink("/proc/self/environ", OUT)'],
  ['link-device', 'a link to a device without end', 'os.symlink("/dev/zero", OUT)'],
  ['link-folder', 'a link to a folder', 'os.symlink("/etc", OUT)'],
  ['link-long', 'a link of 4,000 letters', 'os.symlink("../" * 1300 + "etc/passwd", OUT)'],
  ['hard', 'a second link to a file of its own', 'leave("other"); os.link("other", OUT)'],
  ['hard-outside', 'a second link to a file of the server', 'attempt("linked", lambda: os.link(CANARY, OUT))'],
  ['fifo', 'a FIFO that nobody writes', 'os.mkfifo(OUT)'],
  ['socket', 'a socket', 's = socket.socket(socket.AF_UNIX); s.bind(OUT)', 'either'],
  ['folder', 'a folder', 'os.mkdir(OUT)'],
  ['empty', 'an empty file', 'leave(OUT, b"")'],
  ['giant', 'a sparse file of a gigabyte and more', 'f = open(OUT, "wb"); f.truncate((1 << 30) + 1)', 'either'],
  ['no-rights', 'a file that nobody may read', 'leave(OUT); os.chmod(OUT, 0)', 'either'],
  ['set-user', 'a program that would run as its owner', 'leave(OUT); os.chmod(OUT, 0o6777)', 'either'],
];

const byProgram = results.map(([name, tries, script, expected = 'problem']) =>
  attack(name, tries, script.replaceAll('OUT,', '"out.bin",').replaceAll('OUT)', '"out.bin")'), { expected }),
);
const byWorker = results.map(([name, tries, script, expected = 'problem']) =>
  attack(
    `${name}-worker`,
    `${tries}, left by a worker`,
    `os.remove("out-1.jpg")\n${script.replaceAll('OUT,', '"out-1.jpg",').replaceAll('OUT)', '"out-1.jpg")')}\nanswer()`,
    { expected, plays: 'worker' },
  ),
);

const masses: readonly ToolAttack[] = [
  attack('many', '30,000 small files beside the result', 'leave("out.bin")\nfor n in range(30000): leave("f%d" % n, b"x")', {
    expected: 'either',
    slow: true,
    seconds: 60,
  }),
  attack('many-worker', '25,000 folders beside a worker’s result', 'for n in range(25000): os.mkdir("d%d" % n)\nanswer()', {
    plays: 'worker',
    slow: true,
    seconds: 60,
  }),
  attack('deep', 'folders 2,000 deep', 'leave("out.bin")\nfor n in range(2000): os.mkdir("d"); os.chdir("d")', { expected: 'either' }),
  attack(
    'bytes',
    'a name of every byte',
    'leave("out.bin")\nfor n in range(1, 256):\n  if n != 47: leave(b"x" + bytes([n]) + b"y", b"z")',
    { expected: 'either' },
  ),
  attack(
    'bytes-worker',
    'a name of every byte, left by a worker',
    'for n in range(1, 256):\n  if n != 47: leave(b"x" + bytes([n]) + b"y", b"z")\nanswer()',
    { plays: 'worker', expected: 'result' },
  ),
  attack(
    'sparse-total',
    '40 sparse files that are more together than a stage may hold',
    'leave("out.bin")\nfor n in range(40):\n  with open("s%d" % n, "wb") as f: f.truncate(60 << 20)',
  ),
  attack('locked', 'a stage that nobody may enter', 'leave("out.bin"); os.mkdir("d"); leave("d/f"); os.chmod("d", 0); os.chmod(".", 0)', {
    expected: 'either',
  }),
  attack('locked-worker', 'a worker’s stage that nobody may enter', 'os.chmod(".", 0)\nanswer()', { plays: 'worker', expected: 'either' }),
  attack(
    'swap',
    'a file and a link under one name in turn, while it is collected',
    'import tempfile\nleave("plain")\nif os.fork() == 0:\n  while True:\n    leave("plain"); os.rename("plain", "out-1.jpg"); os.symlink(CANARY, "trap"); os.rename("trap", "out-1.jpg")\ntime.sleep(0.05)\nanswer()',
    { plays: 'worker', expected: 'either' },
  ),
  attack(
    'lease',
    'a lease on the result, so that whoever opens it waits',
    'import fcntl\nsignal.signal(signal.SIGIO, signal.SIG_IGN)\nf = open("out-1.jpg", "rb+")\ntry: fcntl.fcntl(f, fcntl.F_SETLEASE, fcntl.F_WRLCK)\nexcept OSError: pass\nanswer()',
    { plays: 'worker', expected: 'either' },
  ),
  attack(
    'lease-stray',
    'a lease that a child keeps on the result',
    'import fcntl\nsignal.signal(signal.SIGIO, signal.SIG_IGN)\nf = open("out-1.jpg", "rb+")\ntry: fcntl.fcntl(f, fcntl.F_SETLEASE, fcntl.F_WRLCK)\nexcept OSError: pass\nif os.fork() == 0: time.sleep(60)\nanswer()',
    { plays: 'worker', expected: 'either' },
  ),
  attack(
    'immutable',
    'a result that nobody may remove',
    'import fcntl\nleave("out.bin"); attempt("frozen", lambda: fcntl.ioctl(open("out.bin"), 0x40086602, array.array("l", [0x10])))',
    {
      expected: 'result',
    },
  ),
  attack(
    'attributes',
    'a result with names and values of its own beside it',
    'leave("out.bin")\nfor n in range(50):\n  try: os.setxattr("out.bin", "user.n%d" % n, b"x" * 900)\n  except OSError: break',
    {
      expected: 'result',
    },
  ),
  attack(
    'empty-then-gone',
    'empty files beside the input, and an end without an answer: the next worker must have the input',
    'if not any(name.startswith("in.") for name in os.listdir(".")): mistaken()\nfor n in range(20): open("a%d" % n, "wb").close()\nos._exit(1)',
    { plays: 'worker' },
  ),
  attack(
    'grow',
    'a file that grows while it is read',
    'if os.fork() == 0:\n  f = open("out-1.jpg", "ab")\n  while True: f.write(b"x" * 65536)\nanswer()',
    { plays: 'worker', expected: 'either' },
  ),
];

/** Files with names that the server itself reads and writes in a stage. */
const ownNames: readonly ToolAttack[] = [
  ...[
    ['link', 'os.symlink(OUTSIDE + "/made", "cover.txt")'],
    ['link-canary', 'os.symlink(CANARY, "cover.txt")'],
    ['fifo', 'os.mkfifo("cover.txt")'],
    ['file', 'leave("cover.txt")'],
    ['folder', 'os.mkdir("cover.txt")'],
  ].map(([name, script]) =>
    attack(
      `cover-${name}`,
      'the name that the server writes the tag of a cover under',
      `if program == "ffprobe":
  say({"streams": [{"index": 0, "codec_type": "audio", "codec_name": "mp3", "sample_rate": "44100", "channels": 2}, {"index": 1, "codec_type": "video", "codec_name": "png", "width": 9, "height": 9, "disposition": {"attached_pic": 1}}], "format": {"duration": "3"}})
elif sys.argv[-1].endswith("cover.png"): leave("cover.png"); ${script}
else: leave("out.ogg")`,
      { plays: 'ffmpeg', expected: 'either' },
    ),
  ),
  attack(
    'cover-giant',
    'a cover of 900 MB for the server to read',
    `if program == "ffprobe":
  say({"streams": [{"index": 0, "codec_type": "audio", "codec_name": "mp3", "sample_rate": "44100", "channels": 2}, {"index": 1, "codec_type": "video", "codec_name": "png", "width": 9, "height": 9, "disposition": {"attached_pic": 1}}], "format": {"duration": "3"}})
elif sys.argv[-1].endswith("cover.png"):
  with open("cover.png", "wb") as f: f.truncate(900 << 20)
else: leave("out.ogg")`,
    { plays: 'ffmpeg', expected: 'either' },
  ),
  ...[
    ['link', 'if not os.path.lexists("p-1.png"): os.symlink(CANARY, "p-1.png")', 'problem'],
    ['number', 'leave("p-99999999999999999999999999.png")', 'either'],
    ['many', 'for n in range(3000): leave("p-%d.png" % n)', 'problem'],
    ['names', 'leave("p-1.png"); leave("p-1.png/../x" if False else "p-01.png")', 'either'],
  ].map(([name, script, expected]) =>
    attack(
      `pages-${name}`,
      'pages that the server finds by looking',
      `if program == "pdfinfo":\n  say("Pages: 1\\nPage 1 size: 100 x 100 pts\\nPage 1 rot: 0")\n  sys.exit()\n${script}`,
      {
        plays: 'pdf-pages',
        expected: expected as ToolAttack['expected'],
      },
    ),
  ),
];

export const files: readonly ToolAttack[] = [...byProgram, ...byWorker, ...masses, ...ownNames];
