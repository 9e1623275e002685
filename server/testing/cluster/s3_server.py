#!/usr/bin/python3
"""One-node OpenStack Swift with the S3 API for tests: rings, configuration, four servers (+ object-expirer), loopback, one replica.

  s3_server.py start DIR [PORT] [--memcached] [--expirer SECONDS] [--domain NAME] [--encryption]   sets everything up under DIR (nothing needed before), starts, waits until S3 answers
  s3_server.py stop DIR
Needs the Debian packages python3-swift and memcached.
Any user may run it. DIR must be on a file system with user xattrs (ext4, xfs; tmpfs from Linux 6.6).
S3: endpoint http://127.0.0.1:PORT, path style, access key testkey, secret testing, region us-east-1.
"""
import base64, json, os, pwd, signal, socket, subprocess, sys, time, urllib.request, urllib.error

KEY, SECRET = 'testkey', 'testing'

def conf(base, port, ports, user, memcached, expirer, domain, encryption):
    cache = ('use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:%d' % ports['memcached'])
    common = 'bind_ip = 127.0.0.1\nworkers = 0\nuser = %s\nswift_dir = %s\ndevices = %s/dev\nmount_check = false\nlog_level = WARNING\nlog_address = %s/nolog\n' % (user, base, base, base)
    w = lambda n, t: open(os.path.join(base, n), 'w').write(t)
    plain = lambda *names: '\n'.join(f'[filter:{n}]\nuse = egg:swift#{n}' for n in names)
    w('swift.conf', '[swift-hash]\nswift_hash_path_suffix = one\nswift_hash_path_prefix = node\n[storage-policy:0]\nname = one\ndefault = yes\n[swift-constraints]\nmax_header_size = 16384\n')
    w('proxy.conf', f'''[DEFAULT]
bind_port = {port}
{common}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo{' keymaster encryption' if encryption else ''} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
{plain('catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo')}
[filter:cache]
{cache}
{plain('s3api')}
location = us-east-1
s3_acl = false
min_segment_size = 5242880
allow_multipart_uploads = true
check_bucket_owner = false
{'storage_domain = ' + domain if domain else ''}
[filter:tempauth]
paste.filter_factory = s3_key:filter_factory
access_key = {KEY}
user_test_tester = {SECRET} .admin
{plain('encryption', 'keymaster')}
encryption_root_secret = {base64.b64encode(os.urandom(32)).decode()}
''')
    for n in ('account', 'container', 'object'):
        w(n + '.conf', f'''[DEFAULT]
bind_port = {ports[n]}
{common}
{"disable_fallocate = true" if n == "object" else "db_preallocation = off"}
[pipeline:main]
pipeline = {n}-server
[app:{n}-server]
use = egg:swift#{n}
{"threads_per_disk = 0" if n == "object" else ""}
''')
    w('expirer.conf', f'''[DEFAULT]
{common}
[container-updater]
interval = {expirer or 5}
account_suppression_time = 1
recon_cache_path = {base}/cache
[object-expirer]
interval = {expirer or 5}
expiring_objects_account_name = expiring_objects
recon_cache_path = {base}/cache
[pipeline:main]
pipeline = catch_errors cache proxy-server
[app:proxy-server]
use = egg:swift#proxy
[filter:cache]
{cache}
{plain('catch_errors')}
''')

def rings(base, ports):
    from swift.common.ring import RingBuilder
    for n in ('account', 'container', 'object'):
        b = RingBuilder(2, 1, 0)          # 4 partitions, 1 replica
        b.add_dev(dict(id=0, region=1, zone=1, weight=1.0, ip='127.0.0.1', port=ports[n], replication_ip='127.0.0.1', replication_port=ports[n], device='d1', meta=''))
        b.rebalance()
        b.get_ring().save(os.path.join(base, n + '.ring.gz'))

RUN = '''
import sys; sys.argv = %r
from swift.common.utils import set_swift_dir
set_swift_dir(%r)                       # else it insists on /etc/swift/swift.conf
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(%r, %r, verbose=True))
'''
EXP = '''
from swift.common.utils import set_swift_dir
set_swift_dir(%r)
from swift.common.daemon import run_daemon
from swift.obj.expirer import ObjectExpirer
run_daemon(ObjectExpirer, %r, section='object-expirer', verbose=True, processes=0, process=0)
'''
UPD = '''
from swift.common.utils import set_swift_dir
set_swift_dir(%r)
from swift.common.daemon import run_daemon
from swift.container.updater import ContainerUpdater   # tells the account .expiring_objects of its containers; without it the expirer finds nothing
run_daemon(ContainerUpdater, %r, section='container-updater', verbose=True)
'''

def up(port, path='/healthcheck'):
    try:
        return urllib.request.urlopen('http://127.0.0.1:%d%s' % (port, path), timeout=2).status == 200
    except Exception:
        return False

def free(n):
    s = []
    for _ in range(n):
        k = socket.socket(); k.bind(('127.0.0.1', 0)); s.append(k)
    p = [k.getsockname()[1] for k in s]
    for k in s: k.close()
    return p

def start(base, port, memcached, expirer, domain, encryption):
    t0 = time.time()
    base = os.path.abspath(base)
    for d in ('dev/d1', 'cache', 'log'):
        os.makedirs(os.path.join(base, d), exist_ok=True)
    probe = os.path.join(base, 'dev/xattr-probe'); open(probe, 'w').close()
    try:
        os.setxattr(probe, 'user.swift.probe', b'x')
    except OSError as e:
        sys.exit('no user xattrs on %s: %s' % (base, e))
    finally:
        os.unlink(probe)
    a, c, o, m = free(4)
    ports = dict(account=a, container=c, object=o, memcached=m)
    conf(base, port, ports, pwd.getpwuid(os.getuid()).pw_name, memcached, expirer, domain, encryption)
    rings(base, ports)
    t1 = time.time()
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([os.path.dirname(os.path.abspath(__file__)), os.environ.get('PYTHONPATH', '')]).rstrip(os.pathsep))
    pids = {}
    def spawn(name, argv):
        pids[name] = subprocess.Popen(argv, env=env, stdin=subprocess.DEVNULL, stdout=open(os.path.join(base, 'log', name), 'ab'), stderr=subprocess.STDOUT, start_new_session=True, cwd=base).pid
    if memcached:
        spawn('memcached', [memcached, '-l', '127.0.0.1', '-p', str(m), '-m', '64', '-u', pwd.getpwuid(os.getuid()).pw_name])
    for n in ('account', 'container', 'object', 'proxy'):
        f = os.path.join(base, n + '.conf')
        spawn(n, [sys.executable, '-c', RUN % (['swift-%s-server' % n, f], base, f, n + '-server')])
    if expirer:
        spawn('expirer', [sys.executable, '-c', EXP % (base, os.path.join(base, 'expirer.conf'))])
        spawn('updater', [sys.executable, '-c', UPD % (base, os.path.join(base, 'expirer.conf'))])
    json.dump(pids, open(os.path.join(base, 'pids.json'), 'w'))
    while not all(up(p) for p in [port]) or not all(_listen(ports[n]) for n in ('account', 'container', 'object')):
        if time.time() - t1 > 60:
            stop(base); sys.exit('swift did not come up; see %s/log' % base)
        time.sleep(0.05)
    print('ready: http://127.0.0.1:%d key %s secret %s; setup %.2f s, servers %.2f s, all %.2f s; pids %s' % (port, KEY, SECRET, t1 - t0, time.time() - t1, time.time() - t0, ' '.join('%s=%d' % x for x in pids.items())))

def _listen(p):
    try:
        socket.create_connection(('127.0.0.1', p), 1).close(); return True
    except OSError:
        return False

def stop(base):
    f = os.path.join(base, 'pids.json')
    if not os.path.exists(f): return
    for n, p in json.load(open(f)).items():
        try: os.kill(p, signal.SIGKILL)
        except ProcessLookupError: pass
    os.unlink(f)

if __name__ == '__main__':
    a = sys.argv[1:]
    opt = lambda n, d=None: (a[a.index(n) + 1] if n in a and a.index(n) + 1 < len(a) and not a[a.index(n) + 1].startswith('--') else d) if n in a else None
    if a[0] == 'start':
        start(a[1], int(a[2]) if len(a) > 2 and a[2].isdigit() else 9100, opt('--memcached', 'memcached'), int(opt('--expirer', 5)) if '--expirer' in a else 0, opt('--domain', ''), '--encryption' in a)
    else:
        stop(os.path.abspath(a[1]))
