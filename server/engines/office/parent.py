"""LibreOffice with everything loaded, which forks for each worker (../../sandbox/fork/fork_server.py).

It has printed small documents of our own when it says that it is ready, and never opens another one. LibreOffice runs in one thread
here ("unipoll"), with its loop in ours: what it leaves running otherwise would be missing in a fork. A fork reads one line of JSON
for each call of LibreOfficeKit and answers each with one (parent-kit.ts).
"""
import ctypes
import json
import os
import sys

folder, program_dir, documents = sys.argv[4:7]
sys.path.insert(0, folder)
import fork_server

# Positions in the tables of LibreOfficeKit.h, behind their size (kit.ts).
LOAD, RUN_LOOP, JOIN_THREADS = 4, 13, 21
DESTROY, SAVE, KIND, PARTS, COMMAND_VALUES, DATA_AREA = 1, 2, 3, 4, 23, 67
LOAD_OPTIONS = b"Batch=true,Language=en-US"
Object, Text, Long = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_long


def method(thing, position, result, *arguments):
    table = ctypes.cast(thing, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]
    return ctypes.CFUNCTYPE(result, Object, *arguments)(table[position])


def url(path):
    return b"file://" + path.encode()


class Office:
    def __init__(self, kit):
        self.kit = kit
        self.documents = {}
        self.count = 0

    def open(self, path):
        document = method(self.kit, LOAD, Object, Text, Text)(self.kit, url(path), LOAD_OPTIONS)
        if not document:
            return None
        self.count += 1
        self.documents[self.count] = document
        return {"id": self.count, "kind": method(document, KIND, ctypes.c_int)(document)}

    def save(self, id, path, extension, options):
        document = self.documents[id]
        saved = method(document, SAVE, ctypes.c_int, Text, Text, Text)(document, url(path), extension.encode(), options.encode())
        return saved != 0

    def cells(self, id):
        document = self.documents[id]
        area = method(document, DATA_AREA, None, Long, ctypes.POINTER(Long), ctypes.POINTER(Long))
        count = 0
        for sheet in range(method(document, PARTS, ctypes.c_int)(document)):
            column, row = Long(), Long()
            area(document, sheet, column, row)
            count += (column.value + 1) * (row.value + 1)
        return count

    def listed(self, id, command, key):
        document = self.documents[id]
        listed = method(document, COMMAND_VALUES, Object, Text)(document, command)
        if not listed:
            return 0
        count = ctypes.string_at(listed).count(key)
        free(listed)
        return count

    def changes(self, id):
        return self.listed(id, b".uno:AcceptTrackedChanges", b'"index":')

    def comments(self, id):
        return self.listed(id, b".uno:ViewAnnotations", b'"id":')

    def close(self, id):
        document = self.documents.pop(id)
        method(document, DESTROY, None)(document)

    def work(self, connection):
        with connection.makefile("rwb", 0) as lines:
            lines.write(b'"ready"\n')
            for line in lines:
                name, *arguments = json.loads(line)
                answer = {"open": self.open, "save": self.save, "cells": self.cells, "changes": self.changes, "comments": self.comments, "close": self.close}[name](*arguments)
                lines.write(json.dumps(answer).encode() + b"\n")
        os._exit(0)


def warm_up(office):
    for name in sorted(os.listdir(documents)):
        opened = office.open(os.path.join(documents, name))
        out = os.path.join(os.environ["HOME"], "out.pdf")
        if not opened or not office.save(opened["id"], out, "pdf", sys.argv[7]):
            raise fork_server.Refused(f"{name} could not be printed")
        office.close(opened["id"])
        os.unlink(out)


os.environ["SAL_LOK_OPTIONS"] = "unipoll"
# Whenever it saves a document for the first time its library for OpenPGP would start five programs (kit.ts).
os.environ["PATH"] = "/nowhere"
free = ctypes.CDLL("libc.so.6").free
free.argtypes = [Object]
library = ctypes.CDLL(os.path.join(program_dir, "libmergedlo.so"), mode=ctypes.RTLD_GLOBAL)
hook = library.libreofficekit_hook_2
hook.restype = Object
hook.argtypes = [Text, Text]
kit = hook(program_dir.encode(), url(os.path.join(os.environ["HOME"], "profile")))
if not kit:
    sys.exit("LibreOfficeKit did not start.")


begun = False


def begin(_data, _timeout):
    """LibreOffice's loop asks here what there is to do: everything, and it never gets back. In the midst of it, as a document is opened say, it asks again."""
    global begun
    if begun:
        return 0
    begun = True
    try:
        office = Office(kit)
        warm_up(office)
        if not method(kit, JOIN_THREADS, ctypes.c_int)(kit):
            raise fork_server.Refused("LibreOffice keeps threads")
        fork_server.serve(office.work)
    except KeyboardInterrupt:
        # Ctrl-C goes to all that the server has started.
        pass
    except BaseException as error:
        print(f"LibreOffice can't be forked: {error}", file=sys.stderr, flush=True)
    os._exit(1)


poll = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)(begin)
wake = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _data: None)
# Without data it would not ask.
method(kit, RUN_LOOP, None, type(poll), type(wake), ctypes.c_void_p)(kit, poll, wake, ctypes.addressof(ctypes.c_int(1)))
