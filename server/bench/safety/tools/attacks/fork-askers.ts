import type { ToolAttack } from '../attack.ts';

/** A malicious worker that is connected to the parent but has not requested a fork yet. */
const asker = (name: string, tries: string, script: string, more: Pick<ToolAttack, 'seconds'> = {}): ToolAttack => ({
  name: `fork-asker-${name}`,
  family: 'forks',
  tries,
  plays: 'fork-asker',
  script: `${script}\nanswer()`,
  expected: 'either',
  confined: true,
  ...more,
});

const storm = (what: string): string =>
  `parent.send(b".")\nend = time.time() + 8\nwhile time.time() < end:\n  try: os.kill(-1, signal.${what})\n  except OSError: pass`;

export const askers: readonly ToolAttack[] = [
  asker('band', 'a byte out of band, which wakes its parent for nothing', 'parent.send(b"x", socket.MSG_OOB); time.sleep(8)', {
    seconds: 12,
  }),
  asker('band-after', 'a byte, and one out of band', 'parent.send(b"x", socket.MSG_OOB); parent.send(b"."); time.sleep(8)', {
    seconds: 12,
  }),
  asker('silent', 'to ask for nothing', 'time.sleep(2)'),
  asker('closed', 'to end the connection at once', 'parent.shutdown(socket.SHUT_RDWR)'),
  asker('half', 'to end half of it', 'parent.send(b"."); parent.shutdown(socket.SHUT_WR); time.sleep(1)'),
  asker('gone', 'to ask and be gone', 'if os.fork() == 0:\n  parent.send(b"."); os._exit(0)\nos.wait(); time.sleep(1)'),
  asker(
    'gone-numbers',
    'to ask, be gone, and have others take its number',
    'if os.fork() == 0:\n  parent.send(b"."); os._exit(0)\nfor n in range(1500):\n  if os.fork() == 0: os._exit(0)\n  os.wait()',
  ),
  asker('twice', 'to ask a hundred times', 'for n in range(100): parent.send(b".")\ntime.sleep(2)'),
  asker('flood', 'to ask without end', 'parent.settimeout(2)\ntry:\n  while True: parent.send(b"." * 65536)\nexcept OSError: pass'),
  asker(
    'descriptors',
    'to hand it a hundred descriptors',
    'parent.sendmsg([b"."], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [0] * 100))]); time.sleep(1)',
  ),
  asker(
    'descriptors-many',
    'to hand it descriptors again and again',
    'for n in range(200):\n  try: parent.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [1] * 200))])\n  except OSError: break\ntime.sleep(1)',
  ),
  asker(
    'itself',
    'to hand it its own connection',
    'parent.sendmsg([b"."], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [CONNECTION]))]); time.sleep(1)',
  ),
  ...[
    ['parent', 'PARENT, 0, 0'],
    ['sibling', 'SIBLING, 0, 0'],
    ['first', '1, 0, 0'],
    ['root', 'os.getpid(), 0, 0'],
    ['server', 'SERVER, 0, 0'],
  ].map(([name, claim]) =>
    asker(
      `as-${name}`,
      'to ask in the name of another process or user',
      `attempt("ask in another's name", lambda: parent.sendmsg([b"."], [(socket.SOL_SOCKET, 2, struct.pack("3i", ${claim}))]))`,
    ),
  ),
  asker('stopped', 'to stop the fork on its way in', storm('SIGSTOP'), { seconds: 12 }),
  asker('killed', 'to end the fork on its way in', storm('SIGKILL'), { seconds: 12 }),
  asker('interrupted', 'to interrupt the fork on its way in', storm('SIGINT'), { seconds: 12 }),
  asker('crashed', 'to have the fork crash on its way in', storm('SIGSEGV'), { seconds: 12 }),
  asker(
    'full',
    'to ask when its sandbox is full of processes',
    'if os.fork() == 0:\n  while True:\n    try: os.fork()\n    except OSError: time.sleep(0.05)\ntime.sleep(1); parent.send(b"."); time.sleep(3)',
    { seconds: 8 },
  ),
  asker(
    'caught',
    'to take what the fork has open on its way in',
    'parent.send(b".")\nend = time.time() + 3\nwhile time.time() < end:\n  for pid in os.listdir("/proc"):\n    if not pid.isdigit() or int(pid) in (1, 2, os.getpid(), os.getppid()): continue\n    try:\n      for n in os.listdir("/proc/%s/fd" % pid):\n        to = os.readlink("/proc/%s/fd/%s" % (pid, n))\n        if to.startswith(("pipe:", "mnt:", "user:", "/tmp/forks-")): got("take " + to)\n    except OSError: pass',
    { seconds: 12 },
  ),
  asker(
    'caught-memory',
    'to write into the fork on its way in',
    'parent.send(b".")\nend = time.time() + 3\nwhile time.time() < end:\n  for pid in os.listdir("/proc"):\n    if not pid.isdigit() or int(pid) in (1, 2, os.getpid(), os.getppid()): continue\n    try:\n      memory = open("/proc/%s/mem" % pid, "r+b", 0)\n      if "Seccomp:\\t2" not in open("/proc/%s/status" % pid).read(): got("open the memory of one that is not held yet")\n    except OSError: pass',
    { seconds: 12 },
  ),
  asker(
    'home',
    'to put a link where the fork makes its folder',
    'os.symlink("/job", PARENT_HOME); parent.send(b"."); time.sleep(2)\nif any(name not in ("out-1.jpg", "in.png") for name in os.listdir("/job")): pass',
  ),
  asker(
    'library',
    'to put a program where the fork looks for its own',
    'os.makedirs(PARENT_HOME); [leave(PARENT_HOME + "/" + name, b"raise SystemExit") for name in ("json.py", "encodings.py", "fonts.conf")]; parent.send(b"."); time.sleep(2)',
  ),
  asker('kept', 'to keep the connection in a child that outlives it', 'if os.fork() == 0:\n  os.setsid(); time.sleep(616)'),
];
