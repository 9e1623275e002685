"""A process that has loaded a program forks for each worker, instead of each loading it anew.

It runs beside the server and opens nothing of any visitor's. The server makes a connection for each worker, says whose it is by the mark
of the run (run-tag.ts), and hands it on; the next byte is the worker's, and comes with its process id by the kernel (SO_PASSCRED). The
fork takes on all that holds that process before it reads anything more: its limits, its user, its namespaces, no capabilities, and the
filter of system calls. What becomes of a fork after that is nothing to the parent, which keeps no descriptor of it and waits for nobody.
Source: unix(7).
"""
import fcntl
import gc
import os
import select
import signal
import socket
import struct
import sys

from sandbox_entry import Refused, SandboxEntry

CREDENTIALS = struct.Struct("3i")
MARK = struct.Struct("=Q")
# How often exited children are collected, while there are any.
REAP_MS = 200


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
    kept = os.dup2(fd, max([fd, *files]) + 1, inheritable=False)
    os.closerange(3, kept)
    os.closerange(kept + 1, 1 << 20)
    for number, path in files.items():
        opened = os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK) if path is None else os.open(path, os.O_RDONLY)
        if opened != number:
            os.dup2(opened, number, inheritable=False)
            os.close(opened)
    return kept


def refuse_shared_memory():
    """What is mapped as shared and may be written would be one page for all forks."""
    with open("/proc/self/smaps") as file:
        for line in file:
            if line.startswith("VmFlags:") and {"sh", "mw"} <= set(line.split()):
                raise Refused("forks would share memory")


def become_worker(connection, asked, mark, files, seccomp_filter, groups, work):
    """In the first fork: enters the sandbox of the process that asked, and lets `work` go on with the connection there."""
    # Python would make an error of it, which others in the sandbox may cause at any step.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fd = connection.detach()
    entry = SandboxEntry(*asked, mark, seccomp_filter, groups)
    folders = [path for path, _, _ in os.walk(os.environ["HOME"])]
    entry.join()
    # A pid namespace holds what its member forks. The fork in between ends, so that the sandbox's first process is whose child the
    # worker is: it is counted with the sandbox, and ends with it.
    between = os.fork()
    if between:
        # Nobody else would ask for its exit code, where the machine's first process does not. Those in the sandbox may hold it up.
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


class Asker:
    """Who is at the other end of a connection: the server, which says whose it is, and then whoever it was handed on to."""

    def __init__(self, connection):
        self.connection, self.mark, self.credentials = connection, None, None

    def hear(self):
        """Reads what has come, and says whether nothing more is waited for."""
        try:
            # Never blocks: what is there for poll(2) may be nothing for recvmsg(2), as a byte out of band is.
            size = MARK.size if self.mark is None else 1
            data, told, _, _ = self.connection.recvmsg(size, socket.CMSG_SPACE(CREDENTIALS.size), socket.MSG_DONTWAIT)
        except OSError:
            return True
        if len(data) != size or len(told) != 1 or told[0][:2] != (socket.SOL_SOCKET, socket.SCM_CREDENTIALS):
            return True
        if self.mark is None:
            (self.mark,) = MARK.unpack(data)
            return False
        self.credentials = CREDENTIALS.unpack(told[0][2])
        return True


def fork_for(asker, files, seccomp_filter, groups, work):
    """The process id of the fork that goes into the sandbox of whoever asked."""
    fork = os.fork()
    if fork == 0:
        try:
            become_worker(asker.connection, asker.credentials, asker.mark, files, seccomp_filter, groups, work)
        except BaseException as error:
            print(f"A fork ended as it entered its sandbox: {error}", file=sys.stderr)
        os._exit(1)
    return fork


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
    refuse_shared_memory()
    files = open_files()
    print("ready", flush=True)
    waiting, forks = {}, set()
    poll = select.poll()
    poll.register(sys.stdin.fileno(), select.POLLIN)
    poll.register(listener, select.POLLIN)
    while True:
        found = poll.poll(REAP_MS if forks else None)
        # Never waited for: a fork is on its way into a sandbox whose processes may stop it.
        forks = {fork for fork in forks if os.waitpid(fork, os.WNOHANG) == (0, 0)}
        for fd, _ in found:
            if fd == sys.stdin.fileno():
                os._exit(0)
            if fd == listener.fileno():
                connection, _ = listener.accept()
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
                waiting[connection.fileno()] = Asker(connection)
                poll.register(connection, select.POLLIN)
                continue
            asker = waiting[fd]
            if not asker.hear():
                continue
            del waiting[fd]
            poll.unregister(fd)
            with asker.connection:
                if asker.credentials:
                    forks.add(fork_for(asker, files, seccomp_filter, groups, work))
