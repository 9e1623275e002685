import type { ToolAttack } from '../attack.ts';
import { askers } from './fork-askers.ts';
import { reachAttempts } from './reach.ts';

type More = Partial<Pick<ToolAttack, 'seconds' | 'slow' | 'expected' | 'plays'>>;

const attack = (name: string, tries: string, script: string, more: More = {}): ToolAttack => ({
  name: `fork-${name}`,
  family: 'forks',
  tries,
  plays: 'fork',
  script,
  expected: 'either',
  confined: true,
  ...more,
});

/** Target processes: the parent (PARENT), shared by all forks of a kind, and a sibling with another visitor's document (SIBLING). */
const whose = [
  ['parent', 'its parent', 'PARENT'],
  ['sibling', 'a sibling', 'SIBLING'],
] as const;

const ofOthers = whose.flatMap(([who, word, pid]): readonly (readonly [name: string, tries: string, expression: string])[] => [
  [`${who}-memory`, `to open the memory of ${word}`, `open("/proc/%d/mem" % ${pid}, "rb")`],
  [`${who}-environment`, `to read the environment of ${word}`, `open("/proc/%d/environ" % ${pid}, "rb").read()`],
  [`${who}-maps`, `to read where things lie in ${word}`, `open("/proc/%d/maps" % ${pid}, "rb").read(1)`],
  [`${who}-descriptors`, `to list what ${word} has open`, `os.listdir("/proc/%d/fd" % ${pid})`],
  [`${who}-standard`, `to write where ${word} reads`, `os.write(os.open("/proc/%d/fd/0" % ${pid}, os.O_WRONLY), b"x")`],
  [`${who}-root`, `to go through the root of ${word}`, `os.listdir("/proc/%d/root/" % ${pid})`],
  [`${who}-folder`, `to go through the folder of ${word}`, `os.listdir("/proc/%d/cwd/" % ${pid})`],
  [`${who}-trace`, `to trace ${word}`, `call(101, 16, ${pid}, 0, 0)`],
  [`${who}-take`, `to take a descriptor out of ${word}`, `call(438, call(434, ${pid}, 0), 0, 0)`],
  [
    `${who}-read`,
    `to read the memory of ${word} by a call`,
    `(lambda b: call(310, ${pid}, ctypes.byref((ctypes.c_void_p * 2)(ctypes.addressof(b), 8)), 1, ctypes.byref((ctypes.c_void_p * 2)(ctypes.addressof(b), 8)), 1, 0))(ctypes.create_string_buffer(8))`,
  ],
  [`${who}-signal`, `to signal ${word}`, `os.kill(${pid}, 0)`],
  [`${who}-group`, `to signal the group of ${word}`, `os.killpg(${pid}, 0)`],
  [`${who}-pidfd`, `to signal ${word} by a descriptor`, `call(424, call(434, ${pid}, 0), 0, 0, 0)`],
  [`${who}-queue`, `to signal ${word} with a value`, `call(129, ${pid}, 18, ctypes.create_string_buffer(128))`],
  [`${who}-limits`, `to change the limits of ${word}`, `resource.prlimit(${pid}, resource.RLIMIT_NOFILE)`],
  [`${who}-priority`, `to change the priority of ${word}`, `os.setpriority(os.PRIO_PROCESS, ${pid}, 19)`],
  [`${who}-namespace`, `to go into the namespaces of ${word}`, `call(308, os.open("/proc/%d/ns/mnt" % ${pid}, 0), 0)`],
  [`${who}-owner`, `to have ${word} signalled when something comes`, `fcntl.fcntl(CONNECTION, 8, ${pid}) == 0`],
]);

const reaches: readonly (readonly [name: string, tries: string, expression: string])[] = [
  ...ofOthers,
  ['sibling-stage', 'to list the stage of a sibling', 'os.listdir(SIBLING_STAGE)'],
  ['sibling-file', 'to read the document of a sibling', 'open(SIBLING_STAGE + "/document").read()'],
  ['parent-home', 'to list the folder of its parent', 'any(name == "socket" for name in os.listdir(os.environ["HOME"]))'],
  ['parent-socket', 'to call its parent anew', 'socket.socket(socket.AF_UNIX).connect(os.environ["HOME"] + "/socket")'],
  ['server-words', 'the server’s environment in its own', 'b"CONVERTER_CANARY" in open("/proc/self/environ", "rb").read()'],
  [
    'shared-memory',
    'memory that it shares with its parent',
    'any({"sh", "mw"} <= set(line.split()) for line in open("/proc/self/smaps") if line.startswith("VmFlags:"))',
  ],
  [
    'open-files',
    'what its parent has left open',
    'any(os.readlink("/proc/self/fd/" + n).startswith(("pipe:", "/proc/", "/tmp/forks-", "mnt:", "user:", "pid:")) for n in os.listdir("/proc/self/fd") if os.path.lexists("/proc/self/fd/" + n) and not os.readlink("/proc/self/fd/" + n).endswith("/fd"))',
  ],
  [
    'sockets',
    'a socket beside its own',
    'sum(os.readlink("/proc/self/fd/" + n).startswith("socket:") for n in os.listdir("/proc/self/fd") if os.path.lexists("/proc/self/fd/" + n)) > 1',
  ],
  ['share', 'a larger share of the processors than its worker has', 'SHARE is not None and own_share() < SHARE'],
  ['niceness', 'to be nicer than its worker', 'os.getpriority(os.PRIO_PROCESS, 0) < os.getpriority(os.PRIO_PROCESS, os.getppid())'],
  ['rights', 'rights that it has had', 'int(re.search(r"CapPrm:\\s*(\\w+)", open("/proc/self/status").read())[1], 16) != 0'],
  ['rights-bound', 'rights that it could have', 'int(re.search(r"CapBnd:\\s*(\\w+)", open("/proc/self/status").read())[1], 16) != 0'],
  ['rights-back', 'to take rights back', 'call(126, struct.pack("Ii", 0x20080522, 0), struct.pack("6I", 1 << 21, 1 << 21, 0, 0, 0, 0))'],
  ['filter', 'to be without the filter of system calls', '"Seccomp:\\t2" not in open("/proc/self/status").read()'],
  ['secret', 'the words of a sibling in its own memory', 'find_in_memory(b"SECRET-" + b"OF-A-SIBLING:")'],
];

const talks: readonly ToolAttack[] = [
  attack('endless', 'to work for ever', 'while True: pass', { seconds: 3 }),
  attack('silent', 'to say nothing', 'time.sleep(60)', { seconds: 3 }),
  attack('ended', 'its end', 'os._exit(0)', { seconds: 3 }),
  attack('crash', 'a crash', 'os.kill(os.getpid(), signal.SIGSEGV)', { seconds: 3 }),
  attack('flood', 'lines without end', 'while True: say("{}")', { expected: 'problem' }),
  attack('flood-line', 'a line without end', 'while True: os.write(CONNECTION, b"x" * 65536)', { expected: 'problem' }),
  attack('path', 'a result of another’s', 'answer(files=[{"name": "../../" + os.path.basename(SIBLING_STAGE) + "/document"}])', {
    expected: 'problem',
  }),
  attack(
    'path-link',
    'a link to the document of a sibling',
    'os.remove("out-1.jpg"); attempt("link", lambda: os.symlink(SIBLING_STAGE + "/document", "out-1.jpg"))\nanswer()',
  ),
  attack('descriptor', 'a result by the number of a descriptor', 'answer(files=[{"name": "/proc/self/fd/5"}])', { expected: 'problem' }),
  attack('ready', 'to be ready once more', 'say("ready"); answer()', { expected: 'problem' }),
  attack('two', 'two answers', 'answer(); answer()'),
  attack(
    'everywhere',
    'answers on everything that is open',
    'for n in range(64):\n  try: os.write(n, b\'{"ok":{"files":[{"name":"out-1.jpg"}],"notes":[]}}\\n\')\n  except OSError: pass',
  ),
  attack(
    'late',
    'an answer of a child after its own',
    'if os.fork() == 0:\n  for n in range(100): time.sleep(0.02); answer()\n  os._exit(0)\nanswer()',
  ),
  attack('signals', 'to stop all that it can', 'try: os.kill(-1, signal.SIGSTOP)\nexcept OSError: pass\nanswer()', { seconds: 5 }),
  attack('ends-all', 'to end all that it can', 'try: os.kill(-1, signal.SIGKILL)\nexcept OSError: pass\nanswer()', { seconds: 5 }),
  attack(
    'descriptors-to-worker',
    'to hand its worker descriptors without end',
    's = socket.socket(fileno=CONNECTION)\ntry:\n  for n in range(500): s.sendmsg([b" "], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [0] * 200))])\nexcept OSError: pass\nanswer()',
  ),
];

const appetites: readonly ToolAttack[] = [
  attack('memory', 'memory of its own', 'kept = [bytearray(8 << 20) for n in range(200)]; time.sleep(60)', {
    expected: 'problem',
    seconds: 8,
  }),
  attack(
    'memory-shared',
    'memory that its processes share',
    'm = mmap.mmap(-1, 700 << 20)\nfor n in range(0, 700 << 20, 4096): m[n] = 1\ntime.sleep(60)',
    {
      expected: 'problem',
      seconds: 8,
    },
  ),
  attack(
    'memory-copied',
    'every page that it has of its parent',
    'import gc; gc.unfreeze(); gc.collect()\nkept = [bytearray(1 << 20) for n in range(64)]\nanswer()',
    { seconds: 8 },
  ),
  attack(
    'memory-file',
    'a file that is memory',
    'f = os.memfd_create("x")\nfor n in range(700): os.write(f, b"x" * (1 << 20))\ntime.sleep(60)',
    { seconds: 8 },
  ),
  attack('processes', 'processes without end', 'while True:\n  try: os.fork()\n  except OSError: time.sleep(0.01)', {
    expected: 'problem',
    seconds: 5,
  }),
  attack(
    'threads',
    'threads without end',
    'def go(): time.sleep(60)\nwhile True:\n  try: threading.Thread(target=go).start()\n  except RuntimeError: time.sleep(0.05)',
    {
      expected: 'problem',
      seconds: 5,
    },
  ),
  attack(
    'descriptors',
    'files open without end',
    'kept = []\nwhile True:\n  try: kept.append(os.open("/dev/null", 0))\n  except OSError: time.sleep(0.1)',
    {
      expected: 'problem',
      seconds: 3,
    },
  ),
  attack('disk', 'a disk, file by file', 'n = 0\nwhile True:\n  n += 1\n  with open("f%d" % n, "wb") as f: f.write(b"x" * (4 << 20))', {
    expected: 'problem',
  }),
  attack(
    'disk-removed',
    'a disk, by files that have no name any more',
    'kept = []\nfor n in range(64):\n  f = open("f", "wb"); os.remove("f"); f.write(b"x" * (8 << 20)); f.flush(); kept.append(f)\ntime.sleep(60)',
    {
      expected: 'problem',
      seconds: 8,
    },
  ),
  attack(
    'stray',
    'a child that outlives it',
    'if os.fork() == 0:\n  os.setsid(); os.closerange(0, 64)\n  if os.fork() == 0: os.execve("/usr/bin/sleep", ["sleep", "616"], {})\n  os._exit(0)\nanswer()',
    {
      seconds: 10,
    },
  ),
  attack(
    'stray-traps',
    'a child that ignores every signal',
    'if os.fork() == 0:\n  os.setsid()\n  for n in range(1, 32):\n    try: signal.signal(n, signal.SIG_IGN)\n    except (OSError, ValueError): pass\n  time.sleep(616)\nanswer()',
    { seconds: 10 },
  ),
];

/** Attacks by a compromised fork, or by a worker before it has one. Only if workers have forks. */
export const forks: readonly ToolAttack[] = [
  ...reaches.map(([name, tries, expression]) => attack(name, tries, `attempt(${JSON.stringify(tries)}, lambda: ${expression})\nanswer()`)),
  ...reachAttempts.map(([name, tries, expression]) =>
    attack(`reach-${name}`, `${tries}, from a fork`, `attempt(${JSON.stringify(tries)}, lambda: ${expression})\nanswer()`),
  ),
  ...talks,
  ...appetites,
  ...askers,
];
