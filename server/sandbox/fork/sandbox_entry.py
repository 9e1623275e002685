"""The way of a fork into the sandbox of another process: it takes on all that holds that one, and gives up what it has besides.

Sources: namespaces(7), setns(2), ioctl_ns(2), user_namespaces(7), capabilities(7), seccomp(2), sched(7).
"""
import ctypes
import os
import resource
import struct
import time

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

    def __init__(self, pid, uid, gid, mark, seccomp_filter, groups):
        self.uid, self.gid, self.filter = uid, gid, seccomp_filter
        # An open folder stays that process's, even if its number is reused when it has exited.
        self.process = os.open(f"/proc/{pid}", os.O_RDONLY | os.O_DIRECTORY)
        self.limits = dict(self.limit_of(line) for line in self.read("limits").splitlines() if line[:26].strip() in LIMITS)
        if len(self.limits) != len(LIMITS):
            raise Refused("a limit is not told")
        if mark and self.limits[LIMITS["Max realtime timeout"]][1] != mark:
            raise Refused("the connection is another run's")
        # proc_pid_stat(5): the 19th field; the second is a name in brackets.
        self.niceness = int(self.read("stat").rpartition(")")[2].split()[16])
        self.oom = self.read("oom_score_adj")
        self.share = self.read("autogroup") if os.path.exists("/proc/self/autogroup") else None
        self.namespaces = [self.open(f"ns/{name}") for name in NAMESPACES]
        self.users = self.user_namespaces(self.open("ns/user"))
        self.group = self.group_of(groups) if groups else None

    def open(self, name, flags=os.O_RDONLY):
        return os.open(name, flags, dir_fd=self.process)

    def read(self, name):
        with open(name, opener=self.open) as file:
            return file.read()

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

    def group_of(self, groups):
        path = next(line[3:].strip() for line in self.read("cgroup").splitlines() if line.startswith("0::"))
        return os.path.join(groups, os.path.basename(path), "cgroup.procs")

    def join(self):
        """Everything that takes rights of the parent's, or that a later step makes impossible."""
        if self.group:
            with open(self.group, "w") as file:
                file.write("0")
        with open("/proc/self/oom_score_adj", "w") as file:
            file.write(self.oom)
        os.setsid()
        self.stand_back()
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

    def stand_back(self):
        """The share of the worker's session for its own: where the kernel shares by session, niceness counts inside one alone."""
        if not self.share:
            return
        for _ in range(3):
            try:
                with open("/proc/self/autogroup", "w") as file:
                    file.write(self.share.split()[-1])
                return
            except BlockingIOError:
                time.sleep(0.11)  # It takes ten words a second from all who have no rights.

    def give_up(self):
        """What is left of rights, for good."""
        for limit, values in self.limits.items():
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
