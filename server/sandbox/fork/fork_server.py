"""A process that has loaded a program forks for each worker, instead of each loading it anew.

It runs beside the server and opens nothing of any visitor's. A worker in its sandbox holds one end of a connection to it; the first
byte that comes there is sent with the worker's process id by the kernel (SO_PASSCRED). The fork takes on all that holds that
process before it reads anything more: its limits, its user, its namespaces, no capabilities, and the filter of system calls. What
becomes of a fork after that is nothing to the parent, which keeps no descriptor of it.
Sources: namespaces(7), setns(2), ioctl_ns(2), user_namespaces(7), capabilities(7), seccomp(2), unix(7).
"""
import ctypes
import fcntl
import gc
import os
import resource
import select
import socket
import struct
import sys

libc = ctypes.CDLL(None, use_errno=True)
NS_GET_USERNS, NS_GET_PARENT = 0xB701, 0xB702
PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT = 4, 22, 24, 38, 47
PR_CAP_AMBIENT_CLEAR_ALL = 4
SECCOMP_MODE_FILTER = 2
CAPABILITY_VERSION_3 = 0x20080522
LAST_CAP = 63
# Names in /proc/[pid]/limits: prlimit(2) of another process takes a right that not every server has.
LIMITS = {
    "Max data size": resource.RLIMIT_DATA,
    "Max cpu time": resource.RLIMIT_CPU,
    "Max file size": resource.RLIMIT_FSIZE,
    "Max open files": resource.RLIMIT_NOFILE,
    "Max core file size": resource.RLIMIT_CORE,
    "Max processes": resource.RLIMIT_NPROC,
    # RLIMIT_RTTIME, by which runs are found (run-tag.ts); Python has no name for it.
    "Max realtime timeout": 15,
}
NAMESPACES = ("mnt", "pid", "net", "ipc", "uts", "cgroup")
CREDENTIALS = struct.Struct("3i")


class Refused(Exception):
    """The sandbox could not be entered. Such a fork ends at once."""


def must(result, what):
    if result < 0:
        raise Refused(f"{what}: {os.strerror(ctypes.get_errno())}")
    return result


def inode(fd):
    return os.fstat(fd).st_ino


class SandboxEntry:
    """Reads all that holds a process while this one may still look, so that `enter` can take it on."""

    def __init__(self, pid, uid, gid, seccomp_filter, groups):
        self.uid, self.gid, self.filter = uid, gid, seccomp_filter
        with open(f"/proc/{pid}/limits") as file:
            self.limits = [self.limit_of(line) for line in file if line[:26].strip() in LIMITS]
        if len(self.limits) != len(LIMITS):
            raise Refused("a limit is not told")
        self.niceness = os.getpriority(os.PRIO_PROCESS, pid)
        with open(f"/proc/{pid}/oom_score_adj") as file:
            self.oom = file.read()
        self.namespaces = [os.open(f"/proc/{pid}/ns/{name}", os.O_RDONLY) for name in NAMESPACES]
        self.users = self.user_namespaces(os.open(f"/proc/{pid}/ns/user", os.O_RDONLY))
        self.group = self.group_of(pid, groups) if groups else None

    @staticmethod
    def limit_of(line):
        values = (resource.RLIM_INFINITY if value == "unlimited" else int(value) for value in line[26:].split()[:2])
        return LIMITS[line[:26].strip()], tuple(values)

    @staticmethod
    def user_namespaces(innermost):
        """The user namespaces between this process and that one, outermost first."""
        own = os.stat("/proc/self/ns/user").st_ino
        found = []
        while inode(innermost) != own:
            found.insert(0, innermost)
            innermost = must(libc.ioctl(innermost, NS_GET_PARENT), "the parent of a user namespace")
        if not found:
            raise Refused("the process is in no sandbox")
        return found

    @staticmethod
    def group_of(pid, groups):
        with open(f"/proc/{pid}/cgroup") as file:
            path = next(line[3:].strip() for line in file if line.startswith("0::"))
        return os.path.join(groups, os.path.basename(path), "cgroup.procs")

    def join(self):
        """Everything that takes rights of the parent's, or that a later step makes impossible."""
        if self.group:
            with open(self.group, "w") as file:
                file.write("0")
        with open("/proc/self/oom_score_adj", "w") as file:
            file.write(self.oom)
        os.setsid()
        os.setpriority(os.PRIO_PROCESS, 0, self.niceness)
        if self.uid != os.geteuid():
            os.setgroups([])
            os.setresgid(self.gid, self.gid, self.gid)
            os.setresuid(self.uid, self.uid, self.uid)
        left = list(self.namespaces)
        for user in self.users:
            must(libc.setns(user, 0), "a user namespace")
            for fd in list(left):
                if inode(must(libc.ioctl(fd, NS_GET_USERNS), "the owner of a namespace")) == inode(user):
                    must(libc.setns(fd, 0), "a namespace")
                    left.remove(fd)
        if left:
            raise Refused("a namespace is nobody's in the sandbox")

    def give_up(self):
        """What is left of rights, for good."""
        for limit, values in self.limits:
            resource.setrlimit(limit, values)
        for capability in range(LAST_CAP + 1):
            if libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) < 0:
                break
        must(libc.prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0), "ambient capabilities")
        header, nothing = struct.pack("Ii", CAPABILITY_VERSION_3, 0), bytes(24)
        must(libc.capset(header, nothing), "capabilities")
        # Its memory is to be counted exactly, as that of any other process in there. Other sandboxes are other user namespaces.
        must(libc.prctl(PR_SET_DUMPABLE, 1, 0, 0, 0), "being counted")
        must(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "new rights")
        code = ctypes.create_string_buffer(self.filter, len(self.filter))
        program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(self.filter) // 8, ctypes.addressof(code)))
        must(libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program, 0, 0), "the filter of system calls")


def open_files():
    """What libraries keep open, by number: the paths of files that are only read, and what wakes threads."""
    found = {}
    for name in os.listdir("/proc/self/fd"):
        try:
            path = os.readlink(f"/proc/self/fd/{name}")
        except FileNotFoundError:
            continue  # Of this list itself.
        if int(name) <= 2:
            continue
        if path.startswith("/usr/") and fcntl.fcntl(int(name), fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
            found[int(name)] = path
        elif path == "anon_inode:[eventfd]":
            found[int(name)] = None
    return found


def keep_only(fd, files, nothing):
    """Leaves one descriptor and says its number. What libraries know by its number is opened anew: no position is shared with anybody."""
    for standard in range(3):
        os.dup2(nothing, standard)
    kept = os.dup2(fd, max(fd, *files) + 1, inheritable=False)
    os.closerange(3, kept)
    os.closerange(kept + 1, 1 << 20)
    for number, path in files.items():
        opened = os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK) if path is None else os.open(path, os.O_RDONLY)
        if opened != number:
            os.dup2(opened, number, inheritable=False)
            os.close(opened)
    return kept


def become_worker(connection, pid, uid, gid, files, seccomp_filter, groups, work):
    """In the first fork: enters the sandbox of that process, and lets `work` go on with the connection there."""
    fd = connection.detach()
    entry = SandboxEntry(pid, uid, gid, seccomp_filter, groups)
    folders = [path for path, _, _ in os.walk(os.environ["HOME"])]
    entry.join()
    # A pid namespace holds what its member forks. The fork in between ends, so that the sandbox's first process is whose child the
    # worker is: it is counted with the sandbox, and ends with it.
    between = os.fork()
    if between:
        # Nobody else would ask for its exit code, where the machine's first process does not.
        os.waitpid(between, 0)
        os._exit(0)
    if os.fork():
        os._exit(0)
    os.chdir("/job")
    os.umask(0o022)
    # Libraries know folders for what is passing by the names that they had; each sandbox has its own.
    for path in folders:
        os.makedirs(path, 0o700, exist_ok=True)
    kept = keep_only(fd, files, os.open("/dev/null", os.O_RDWR))
    entry.give_up()
    work(socket.socket(fileno=kept))


def serve(work):
    """Forks for whoever asks, until the server ends. `work` gets the connection, inside the sandbox. To be called in one thread."""
    path, filter_file, groups = sys.argv[1:4]
    with open(filter_file, "rb") as file:
        seccomp_filter = file.read()
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
    os.umask(0o077)
    listener.bind(path)
    listener.listen(64)
    threads = [name for task in os.listdir("/proc/self/task") for name in open(f"/proc/self/task/{task}/comm")]
    if len(threads) != 1:
        raise Refused(f"a fork would miss threads: {' '.join(map(str.strip, threads))}")
    # What lives now lives as long as the process: looking at it again would only copy its pages.
    gc.collect()
    gc.freeze()
    files = open_files()
    print("ready", flush=True)
    waiting = {}
    poll = select.poll()
    poll.register(sys.stdin.fileno(), select.POLLIN)
    poll.register(listener, select.POLLIN)
    while True:
        for fd, _ in poll.poll():
            if fd == sys.stdin.fileno():
                os._exit(0)
            if fd == listener.fileno():
                connection, _ = listener.accept()
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
                waiting[connection.fileno()] = connection
                poll.register(connection, select.POLLIN)
                continue
            connection = waiting.pop(fd)
            poll.unregister(fd)
            data, ancillary, _, _ = connection.recvmsg(1, socket.CMSG_SPACE(CREDENTIALS.size))
            if data and ancillary:
                asked = CREDENTIALS.unpack(ancillary[0][2])
                first = os.fork()
                if first == 0:
                    try:
                        become_worker(connection, *asked, files, seccomp_filter, groups, work)
                    except BaseException as error:
                        print(f"A fork ended as it entered its sandbox: {error}", file=sys.stderr)
                    os._exit(1)
                os.waitpid(first, 0)
            connection.close()
