"""Keeps Calibre to the book that it converts: what a book names outside of its folder is not there, whatever the sandbox around holds.

Calibre has followed names in books out of their folders several times (CVE-2023-46303, CVE-2025-64486, CVE-2026-26064). Python tells
every file that it opens, every connection and every program to an audit hook before it does so (PEP 578), whichever part of Calibre asks.
"""
import errno
import os
import sys

# Programs, libraries and fonts, and what Python reads to know types of files.
SYSTEM = ("/usr/", "/lib/", "/lib64/", "/etc/fonts", "/etc/mime.types", "/dev/null", "/dev/urandom", "/proc/self/", "/var/cache/fontconfig/")
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
# Events whose first arguments are paths of what is changed, by how many there are.
CHANGES = {"os.remove": 1, "os.rmdir": 1, "os.mkdir": 1, "os.truncate": 1, "os.chmod": 1, "os.chown": 1, "os.utime": 1, "os.rename": 2, "os.link": 2}
LISTS = ("os.listdir", "os.scandir")
FORBIDDEN = ("socket.connect", "socket.sendto", "socket.bind", "socket.getaddrinfo", "os.system", "os.exec", "os.posix_spawn", "subprocess.Popen")

folders = ()


class Outside(FileNotFoundError):
    """What a book reached for; as if it were not there."""


class Refused(PermissionError):
    """A connection or a program."""


def inside(path, more=()):
    real = os.path.realpath(os.fsdecode(path)) + "/"
    return real.startswith(folders) or any(real.startswith(one) for one in more)


def absent(path):
    return Outside(errno.ENOENT, os.strerror(errno.ENOENT), os.fsdecode(path))


def check(event, args):
    if not folders:
        return
    if event == "open":
        path, _, flags = args
        if isinstance(path, (str, bytes)) and not inside(path, () if flags & WRITING else SYSTEM):
            raise absent(path)
    elif event in CHANGES:
        for path in args[: CHANGES[event]]:
            if isinstance(path, (str, bytes)) and not inside(path):
                raise absent(path)
    elif event == "os.symlink":
        if not inside(args[1]):
            raise absent(args[1])
    elif event in LISTS:
        if isinstance(args[0], (str, bytes)) and not inside(args[0], SYSTEM):
            raise absent(args[0])
    elif event in FORBIDDEN:
        raise Refused(errno.EPERM, os.strerror(errno.EPERM))


def fence(*kept):
    """From now on nothing outside of these folders is read or written, nobody is called, and no program is started."""
    global folders
    if not folders:
        sys.addaudithook(check)
    folders = tuple(os.path.realpath(folder).rstrip("/") + "/" for folder in kept)
