/** Prelude of every stand-in: the behaviour of honest tools in Python. */
const common = `
import array, ctypes, errno, json, mmap, os, resource, signal, socket, stat, subprocess, sys, threading, time
libc = ctypes.CDLL(None, use_errno=True)
def leave(name, content=b"made by the tool"):
    with open(name, "wb") as file: file.write(content)
def say(line):
    data = line if isinstance(line, bytes) else (line if isinstance(line, str) else json.dumps(line)).encode("utf-8", "surrogatepass")
    sys.stdout.buffer.write(data + b"\\n"); sys.stdout.buffer.flush()
def got(what):
    with open("out.bin", "ab") as file: file.write(b"BREACH " + str(what).encode() + b"\\n")
def attempt(what, work):
    try: found = work()
    except (OSError, ValueError, PermissionError) as error: return
    if found is not False: got(what)
def call(number, *args):
    result = libc.syscall(number, *args)
    if result < 0: raise OSError(ctypes.get_errno(), "refused")
    return result
`;

/** Errors raised by limits and refusals of the sandbox end the script. Any other error means the script is faulty and attempted nothing. */
const attempted = (script: string): string => `
MAIN = os.getpid()
REFUSED = (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.EAFNOSUPPORT)
LIMITS = (errno.ENOMEM, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EAGAIN, errno.EMFILE, errno.EPIPE, errno.EBADF)
try: exec(compile(${JSON.stringify(script)}, "attack", "exec"))
except SystemExit: raise
except BaseException as error:
    known = isinstance(error, MemoryError) or isinstance(error, OSError) and error.errno in REFUSED + LIMITS
    if not known and os.getpid() == MAIN: mistaken()
    os._exit(0)
`;

/** Signals of a faulty script: an exit status for programs, the name of a bug for workers. */
export const mistake = { status: 97, bug: 'StandInFailed' };

/** A worker that starts and reads its request; then the attack begins. */
export const workerScript = (facts: string, script: string): string => `#!/usr/bin/python3 -I
${common}
${facts}
def answer(files=None, notes=None): say({"ok": {"files": [{"name": "out-1.jpg"}] if files is None else files, "notes": notes or []}})
def mistaken(): say({"bug": {"name": ${JSON.stringify(mistake.bug)}, "frames": []}}); time.sleep(5)
say("ready")
line = sys.stdin.readline()
if not line: sys.exit()
request = json.loads(line)
leave("out-1.jpg")
${attempted(script)}
time.sleep(60)
`;

/** A program: the file `out.bin` that it leaves is its result. */
export const programScript = (facts: string, script: string): string => `#!/usr/bin/python3 -I
${common}
${facts}
program = os.path.basename(sys.argv[0])
def mistaken(): os._exit(${mistake.status})
${attempted(script)}
`;

/** Additional prelude of forks and of workers that request them. */
const ofForks = `
import fcntl, re, struct
CONNECTION = 4
def got(what):
    with open("out-1.jpg", "ab") as file: file.write(b"BREACH " + str(what).encode() + b"\\n")
def own_share(): return int(open("/proc/self/autogroup").read().split()[-1])
def find_in_memory(words):
    memory = open("/proc/self/mem", "rb", 0)
    for line in open("/proc/self/maps").read().splitlines():
        where, rights = line.split()[:2]
        if rights[0] != "r" or line.endswith(("[vvar]", "[vvar_vclock]", "[vsyscall]")): continue
        start, end = (int(one, 16) for one in where.split("-"))
        memory.seek(start)
        if re.search(words + b"[0-9A-Za-z-]{8}", memory.read(end - start)): return True
    return False
def answer(files=None): say({"ok": {"files": [{"name": "out-1.jpg"}] if files is None else files, "notes": []}})
def mistaken(): say({"bug": {"name": ${JSON.stringify(mistake.bug)}, "frames": []}}); time.sleep(5)
`;

/** A parent whose forks run code from their worker, as if a document had compromised them. */
export const parentScript = `
import json, sys
sys.path.insert(0, sys.argv[4])
import fork_server

def work(connection):
    with connection.makefile("rwb", 0) as lines:
        lines.write(b'"ready"\\n')
        exec(compile(json.loads(lines.readline()), "fork", "exec"), {"KEPT": connection, "CONNECTION": connection.fileno()})

fork_server.serve(work)
`;

/** Code of a fork; it writes to its connection, and its worker passes that on. */
const forkText = (facts: string, script: string): string => `
HELD = CONNECTION
${common}${ofForks}
CONNECTION = HELD
def say(line):
    data = line if isinstance(line, bytes) else (line if isinstance(line, str) else json.dumps(line)).encode("utf-8", "surrogatepass")
    os.write(CONNECTION, data + b"\\n")
${facts}
leave("out-1.jpg")
${attempted(script)}
time.sleep(60)
`;

const relay = (text: string): string => `
import json, os, sys
def hear():
    line = b""
    while not line.endswith(b"\\n"):
        data = os.read(4, 1)
        if not data: sys.exit()
        line += data
    return line
os.write(4, b".")
hear()
def begin(): os.write(4, json.dumps(${JSON.stringify(text)}).encode() + b"\\n")
`;

export const forkedScript = (facts: string, script: string): string => `#!/usr/bin/python3 -I
${relay(forkText(facts, script))}
print("ready", flush=True)
if not sys.stdin.readline(): sys.exit()
begin()
while data := os.read(4, 65536): os.write(1, data)
`;

/** A worker connected to the parent of forks that has not requested anything. */
export const askerScript = (facts: string, script: string): string =>
  workerScript(`${ofForks}\n${facts}\nparent = socket.socket(fileno=CONNECTION)`, script);

/** A worker whose fork contains a document and counts requests. */
export const siblingScript = `
${relay('words = open("/job/document").read()\nfor count in range(1, 1 << 30):\n    KEPT.recv(1)\n    KEPT.send(b"%d\\n" % count)')}
begin()
for line in sys.stdin:
    os.write(4, b"?")
    sys.stdout.write(hear().decode()); sys.stdout.flush()
`;
