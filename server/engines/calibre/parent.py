"""Calibre with everything loaded, which forks for each worker (../../sandbox/fork/fork_server.py).

It has converted a small book of our own when it says that it is ready, and never opens another one. A fork reads one request a line and
answers each with one, as convert.py does.
"""
import json
import os
import sys

folder, here = sys.argv[4:6]
os.environ.update(
    QT_QPA_PLATFORM="offscreen",
    CALIBRE_CONFIG_DIRECTORY=os.path.join(os.environ["HOME"], "calibre"),
    CALIBRE_TEMP_DIR=os.environ["HOME"],
)
# As /usr/bin/calibre-debug has them.
sys.path[:0] = ["/usr/lib/calibre", here, folder]
sys.resources_location = "/usr/share/calibre"
sys.extensions_location = "/usr/lib/calibre/calibre/plugins"
sys.executables_location = "/usr/bin"
sys.system_plugins_location = None

import calibre
import convert
import fork_server

# What Calibre prints is nothing that the server waits for.
said = os.dup(1)
os.dup2(2, 1)
convert.warm_up()
sys.stdout.flush()
os.dup2(said, 1)
os.close(said)


def work(connection):
    with connection.makefile("rwb", 0) as lines:
        lines.write(b'"ready"\n')
        for line in lines:
            lines.write(json.dumps(convert.answer(json.loads(line))).encode() + b"\n")
    os._exit(0)


fork_server.serve(work)
