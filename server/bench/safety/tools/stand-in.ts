/** The beginning of every stand-in: what honest tools do, in a few words of Python. */
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

/** What limits and refusals of the sandbox raise in a script is its end; anything else is a mistake in it, so that it has tried nothing. */
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

/** How a stand-in tells that its script has failed: programs by their status, workers by the name of a bug. */
export const mistake = { status: 97, bug: 'StandInFailed' };

/** A worker that gets ready and has read its request; what it does then is the attack's. */
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

/** A program: whatever it leaves as \`out.bin\` is its result. */
export const programScript = (facts: string, script: string): string => `#!/usr/bin/python3 -I
${common}
${facts}
program = os.path.basename(sys.argv[0])
def mistaken(): os._exit(${mistake.status})
${attempted(script)}
`;
