import type { ToolAttack } from '../attack.ts';

const attack = (name: string, tries: string, script: string, more: Partial<ToolAttack> = {}): ToolAttack => ({
  name: `reach-${name}`,
  family: 'reach',
  tries,
  plays: 'program',
  script: `leave("out.bin")\n${script}`,
  expected: 'either',
  confined: true,
  ...more,
});

/** Attempts to reach one thing; a success is written into the result. */
export const reachAttempts: readonly (readonly [name: string, tries: string, expression: string])[] = [
  ['read', 'to read a file of the server', 'open(CANARY).read()'],
  ['write', 'to write beside it', 'open(OUTSIDE + "/made", "w")'],
  ['change', 'to change its rights', 'os.chmod(CANARY, 0o777)'],
  ['jobs', 'to list the conversions', 'os.listdir(DATA + "/jobs")'],
  ['workers', 'to list the workers', 'os.listdir(DATA + "/workers")'],
  ['runtime', 'to write where the code of workers lies', 'open(DATA + "/runtime/made", "w")'],
  ['runtime-app', 'to write there by the name that workers know', 'open("/app/made", "w")'],
  ['password', 'to write the list of users', 'open("/etc/passwd", "a")'],
  ['home', 'to read the home of root', 'os.listdir("/root")'],
  ['environment', 'to read the server’s environment', 'open("/proc/%d/environ" % SERVER, "rb").read()'],
  ['memory', 'to open the server’s memory', 'open("/proc/%d/mem" % SERVER, "rb")'],
  ['descriptors', 'to list what the server has open', 'os.listdir("/proc/%d/fd" % SERVER)'],
  ['root', 'to go through the server’s root', 'os.listdir("/proc/%d/root/" % SERVER)'],
  ['signal', 'to signal the server', 'os.kill(SERVER, 0)'],
  ['trace', 'to trace the server', 'call(101, 16, SERVER, 0, 0)'],
  ['pidfd', 'to take a descriptor out of the server', 'call(438, call(434, SERVER, 0), 0, 0)'],
  [
    'read-memory',
    'to read the server’s memory by a call',
    '(lambda b: call(310, SERVER, ctypes.byref((ctypes.c_void_p * 2)(ctypes.addressof(b), 8)), 1, ctypes.byref((ctypes.c_void_p * 2)(4194304, 8)), 1, 0))(ctypes.create_string_buffer(8))',
  ],
  ['limits', 'to change the server’s limits', 'resource.prlimit(SERVER, resource.RLIMIT_NOFILE)'],
  ['priority', 'to change the server’s priority', 'os.setpriority(os.PRIO_PROCESS, SERVER, 19)'],
  ['affinity', 'to bind the server to a processor', 'os.sched_setaffinity(SERVER, [0])'],
  ['tcp', 'to call a server of this machine', 'socket.create_connection(("127.0.0.1", PORT), 2)'],
  ['tcp6', 'to call it by the other protocol', 'socket.create_connection(("::1", PORT), 2)'],
  ['udp', 'to send a packet', 'socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", PORT))'],
  ['raw', 'a raw socket', 'socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)'],
  ['packet', 'a socket of the link', 'socket.socket(17, socket.SOCK_RAW)'],
  ['connections', 'the addresses of visitors, where the kernel lists connections', '":" in open("/proc/net/tcp").read()[100:]'],
  [
    'connections-server',
    'the same where it lists those of the server',
    'any(":" in open("/proc/%s/net/tcp" % name).read()[100:] for name in [SERVER, 1, "thread-self"] if os.path.exists("/proc/%s/net" % name)) and OWN_PROCESS_LIST',
  ],
  ['routes', 'the routes of the machine', 'open("/proc/net/route").read().splitlines()[1:] or False'],
  [
    'netlink',
    'the machine’s network devices, by netlink',
    '(lambda s: (s.send(struct.pack("=IHHII16x", 32, 18, 0x301, 1, 0)), any(b"eth" in s.recv(1 << 20) for _ in range(2)))[1])(socket.socket(16, socket.SOCK_RAW, 0))',
  ],
  ['unix', 'to connect to a socket in a folder of the server', 'socket.socket(socket.AF_UNIX).connect(OUTSIDE + "/socket")'],
  ['abstract', 'to connect to a socket without a folder', 'socket.socket(socket.AF_UNIX).connect(ABSTRACT)'],
  ['vsock', 'a socket of the host of the machine', 'socket.socket(40, socket.SOCK_STREAM).connect((2, 1024))'],
  ['mount', 'to mount', 'call(165, b"none", b"/tmp", b"tmpfs", 0, 0)'],
  ['new-mount', 'to mount by the new calls', 'call(428, -100, b"/", 1)'],
  ['namespace', 'a namespace of its own', 'call(272, 0x10000000)'],
  ['clone-namespace', 'a process in a namespace of its own', 'call(56, 0x10000000 | 17, 0, 0, 0, 0) and False'],
  ['root-change', 'another root', 'os.chroot("/tmp")'],
  ['device', 'a device', 'os.mknod("device", 0o600 | stat.S_IFBLK, os.makedev(8, 0))'],
  ['keys', 'the kernel’s keys', 'call(250, 0, -3, 1)'],
  ['bpf', 'a program of the kernel', 'call(321, 0, ctypes.create_string_buffer(128), 128)'],
  ['perf', 'the kernel’s counters', 'call(298, ctypes.create_string_buffer(128), 0, -1, -1, 0)'],
  ['userfault', 'page faults of its own', 'call(323, 1)'],
  ['ring', 'calls past the filter (io_uring)', 'call(425, 8, ctypes.create_string_buffer(120))'],
  ['handle', 'a file by its handle', 'call(304, -100, ctypes.create_string_buffer(128), 0)'],
  ['module', 'a module of the kernel', 'call(175, 0, 0, b"")'],
  ['time', 'the clock', 'time.clock_settime(time.CLOCK_REALTIME, 0)'],
  ['name', 'the name of the machine', 'socket.sethostname("taken")'],
  ['reboot', 'to restart the machine', 'call(169, 0, 0, 0, 0)'],
  ['user', 'to become root', 'os.setuid(0) if os.getuid() else False'],
  ['group', 'to join a group', 'os.setgroups([0])'],
  ['log', 'the kernel’s messages', 'call(103, 3, ctypes.create_string_buffer(99), 99)'],
  [
    'shared',
    'shared memory of the System V kind that outlives it',
    '(lambda key: call(29, key, 4096, 0o1666))(0x5AFE0000 + SERVER % 60000) and ISOLATED_IPC',
  ],
  ['queue', 'a queue of messages that outlives it', '(lambda key: call(68, key, 0o1666))(0x5AFE0000 + SERVER % 60000) and ISOLATED_IPC'],
  ['mounts', 'paths of the host in its list of mounts', 'any(word in open("/proc/self/mountinfo").read() for word in [OUTSIDE]) or False'],
  ['killer', 'to be the last that the kernel ends for want of memory', 'open("/proc/self/oom_score_adj", "w").write("0")'],
  ['share', 'a larger share of the processors', 'open("/proc/self/autogroup", "w").write("0")'],
  ['nice', 'to be nicer than it has been told to be', 'os.nice(-5)'],
  ['settings', 'to change a setting of the kernel', 'open("/proc/sys/kernel/core_pattern", "w").write("|/bin/sh")'],
  ['core', 'to leave its memory where programs that crash do', 'resource.setrlimit(resource.RLIMIT_CORE, (1 << 20, 1 << 20))'],
  ['files-limit', 'to write larger files than it may', 'resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 40, 1 << 40))'],
  [
    'terminal',
    'to type into the terminal of whoever started the server',
    '__import__("fcntl").ioctl(os.open("/dev/tty", os.O_RDWR), 0x5412, b"x")',
  ],
  ['ring-later', 'to go past the filter by older calls of the other numbers', 'call(0x40000000 + 2, CANARY.encode(), 0)'],
  ['secret-memory', 'memory that nobody can count', 'call(447, 0)'],
  ['message', 'a queue of messages of the POSIX kind', 'call(240, b"taken", 0o102, 0o600, 0)'],
  ['semaphore', 'a semaphore that outlives it', 'call(64, 0x5AFE0000, 1, 0o1666)'],
  [
    'landlock-files',
    'files beside its stage by the name of another process',
    'os.listdir("/proc/1/root/")  and os.path.exists("/proc/1/root" + CANARY) and True',
  ],
  ['thread-self', 'files of the server by the name of its threads', 'open("/proc/%d/task/%d/root%s" % (SERVER, SERVER, CANARY)).read()'],
  ['own-name', 'to name its stage anew', 'os.rename(os.getcwd(), os.getcwd() + "-moved")'],
  ['leave', 'to make files beside its stage', 'open("../made", "w").close() or os.path.exists(OUTSIDE + "/made")'],
];

/**
 * Calls that wider classes of system calls allow and `plain` does not. The kernel does not report whom kill(-1) reached, so the server
 * counts the signals that it receives.
 */
const byClass: readonly (readonly [name: string, tries: string, expression: string])[] = [
  ['signal-all', 'to signal all that may be signalled', 'os.kill(-1, signal.SIGCONT) is None and False'],
  ['signal-parent', 'to signal what started the sandbox', 'os.kill(os.getppid(), 0) if os.getppid() not in (0, 1, 2) else False'],
  ['pidfd-signal', 'to signal the server by a descriptor', 'call(424, call(434, SERVER, 0), 0, 0, 0)'],
  ['link-outside', 'a second link to a file of the server', 'os.link(CANARY, "linked")'],
  ['link-follow', 'to read a file of the server through a link', '(os.symlink(CANARY, "way"), open("way").read())'],
  ['owner', 'to give itself a file of the server', 'os.chown(CANARY, os.getuid(), -1)'],
  ['own-namespace', 'a network of its own to be root in', 'call(272, 0x40000000)'],
];

export const reach: readonly ToolAttack[] = [
  ...reachAttempts.map(([name, tries, expression]) => attack(name, tries, `attempt(${JSON.stringify(tries)}, lambda: ${expression})`)),
  // The widest class, and that of archivers, which may create links.
  ...[...reachAttempts, ...byClass].map(([name, tries, expression]) =>
    attack(`browser-${name}`, `${tries}, with the calls of a browser`, `attempt(${JSON.stringify(tries)}, lambda: ${expression})`, {
      calls: 'browser',
    }),
  ),
  ...byClass.map(([name, tries, expression]) =>
    attack(`programs-${name}`, `${tries}, with the calls of an archiver`, `attempt(${JSON.stringify(tries)}, lambda: ${expression})`, {
      calls: 'programs',
    }),
  ),
];
