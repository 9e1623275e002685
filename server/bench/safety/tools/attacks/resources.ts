import type { ToolAttack } from '../attack.ts';

const attack = (name: string, tries: string, script: string, more: Partial<ToolAttack> = {}): ToolAttack => ({
  name: `takes-${name}`,
  family: 'resources',
  tries,
  plays: 'program',
  script: `leave("out.bin")\n${script}`,
  expected: 'either',
  seconds: 8,
  ...more,
});

export const resources: readonly ToolAttack[] = [
  attack('memory', 'memory of its own', 'kept = [bytearray(8 << 20) for n in range(200)]; time.sleep(60)', { expected: 'problem' }),
  attack(
    'memory-shared',
    'memory that its processes share',
    'm = mmap.mmap(-1, 700 << 20)\nfor n in range(0, 700 << 20, 4096): m[n] = 1\ntime.sleep(60)',
    { expected: 'problem' },
  ),
  attack(
    'memory-file',
    'a file that is memory',
    'f = os.memfd_create("x")\nfor n in range(700): os.write(f, b"x" * (1 << 20))\ntime.sleep(60)',
    { expected: 'either' },
  ),
  attack(
    'memory-child',
    'memory of a child of a thread',
    'def go():\n  if os.fork() == 0:\n    kept = bytearray(b"x") * (700 << 20); time.sleep(60)\n  time.sleep(60)\nthreading.Thread(target=go).start(); time.sleep(60)',
    { expected: 'problem' },
  ),
  attack('memory-tmp', 'a full /tmp', 'f = open("/tmp/x", "wb")\nwhile True: f.write(b"x" * (1 << 20))', { expected: 'either' }),
  attack('memory-shm', 'a full /dev/shm', 'f = open("/dev/shm/x", "wb")\nwhile True: f.write(b"x" * (1 << 20))', { expected: 'either' }),
  attack('disk', 'a disk, file by file', 'n = 0\nwhile True:\n  n += 1\n  with open("f%d" % n, "wb") as f: f.write(b"x" * (4 << 20))', {
    expected: 'problem',
  }),
  attack(
    'disk-removed',
    'a disk, by files that have no name any more',
    'kept = []\nfor n in range(64):\n  f = open("f", "wb"); os.remove("f"); f.write(b"x" * (8 << 20)); f.flush(); kept.append(f)\ntime.sleep(60)',
    { expected: 'problem' },
  ),
  attack(
    'disk-mapped',
    'a disk, by files that have neither a name nor a descriptor any more',
    'kept = []\nfor n in range(64):\n  f = open("f", "w+b"); os.remove("f"); f.truncate(8 << 20); m = mmap.mmap(f.fileno(), 8 << 20); f.close(); m[:] = b"x" * (8 << 20); kept.append(m)\ntime.sleep(60)',
    { expected: 'problem' },
  ),
  attack(
    'disk-child',
    'a disk, by a removed file that one process holds and others write',
    'f = open("f", "w+b"); os.remove("f")\nfor n in range(8):\n  if os.fork() == 0:\n    os.lseek(f.fileno(), n << 26, 0)\n    for m in range(64): os.write(f.fileno(), b"x" * (1 << 20))\n    os._exit(0)\ntime.sleep(60)',
    { expected: 'problem' },
  ),
  attack(
    'disk-scratch',
    'a disk, by scratch files where those are on it',
    'scratch = os.environ["TMPDIR"]\nfor n in range(64):\n  with open(scratch + "/f%d" % n, "wb") as f: f.write(b"x" * (8 << 20))\ntime.sleep(60)',
    { expected: 'either' },
  ),
  attack('entries', 'a million files', 'for n in range(1000000): os.mkdir("d%d" % n)', { expected: 'problem', seconds: 30, slow: true }),
  attack('processes', 'processes without end', 'while True:\n  try: os.fork()\n  except OSError: time.sleep(0.01)', {
    expected: 'problem',
    seconds: 5,
  }),
  attack(
    'threads',
    'threads without end',
    'def go(): time.sleep(60)\nwhile True:\n  try: threading.Thread(target=go).start()\n  except RuntimeError: time.sleep(0.05)',
    { expected: 'problem', seconds: 5 },
  ),
  attack('processor', 'a processor for ever', 'while True: pass', { expected: 'problem', seconds: 3 }),
  attack(
    'descriptors',
    'files open without end',
    'kept = []\nwhile True:\n  try: kept.append(os.open("/dev/null", 0))\n  except OSError: time.sleep(0.1)',
    { expected: 'problem', seconds: 3 },
  ),
  attack(
    'stray',
    'a child that outlives it',
    'if os.fork() == 0:\n  os.setsid()\n  if os.fork() == 0: time.sleep(600)\n  os._exit(0)\nos.wait()',
    { seconds: 10 },
  ),
  attack(
    'stray-silent',
    'a child that outlives it, without pipes, environment or session',
    'if os.fork() == 0:\n  os.setsid(); os.closerange(0, 64)\n  if os.fork() == 0: os.execve("/usr/bin/sleep", ["sleep", "616"], {})\n  os._exit(0)\nos.wait()',
    { seconds: 10 },
  ),
  attack(
    'stray-traps',
    'a child that ignores every signal',
    'if os.fork() == 0:\n  os.setsid()\n  for n in range(1, 32):\n    try: signal.signal(n, signal.SIG_IGN)\n    except (OSError, ValueError): pass\n  time.sleep(600)',
    { seconds: 10 },
  ),
  attack(
    'stray-hops',
    'a child that forks and ends without pause, so that its number is always another',
    'if os.fork() == 0:\n  try: os.setsid()\n  except OSError: pass\n  os.closerange(0, 64)\n  while True:\n    try:\n      if os.fork() > 0: os._exit(0)\n    except OSError: pass\ntime.sleep(0.2)',
    { seconds: 10 },
  ),
  attack(
    'stray-worker',
    'a child of a worker that outlives it',
    'if os.fork() == 0:\n  os.setsid(); os.closerange(0, 64)\n  time.sleep(600)\nanswer()',
    { plays: 'worker', seconds: 10 },
  ),
  attack('locks', 'a lock on the input for ever', 'import fcntl\nf = open("in.png"); fcntl.flock(f, fcntl.LOCK_EX); time.sleep(60)', {
    expected: 'problem',
    seconds: 3,
  }),
];
