import { look } from '../../fidelity/look.ts';

const python = (script: string, path: string): Promise<string> => look('python3', '-c', `import sys\n${script}`, path);

/** Entries of a tar, a line each: `name`, or `name -> target` for a link. */
export const tarNames = (path: string): Promise<string> =>
  python(
    'import tarfile\nfor one in tarfile.open(sys.argv[1]): print(one.name + (" -> " + one.linkname if one.issym() else "/" if one.isdir() else ""))',
    path,
  );

/** Entries of a ZIP, a line each: `name`, or `name -> target` for a link. */
export const zipNames = (path: string): Promise<string> =>
  python(
    'import zipfile\nz = zipfile.ZipFile(sys.argv[1])\nfor one in z.infolist(): print(one.filename + (" -> " + z.read(one).decode() if (one.external_attr >> 28) == 10 else ""))',
    path,
  );

export const zipText = (path: string, name: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import sys, zipfile\nprint(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode("utf-8", "replace"))',
    path,
    name,
  );

/** Entries of a tar or a ZIP, a line each: `644 2001-02-03 name` with permissions and date; folders end in a slash. */
export const listed = (path: string): Promise<string> =>
  python(
    `import tarfile, zipfile, time
if zipfile.is_zipfile(sys.argv[1]) and not tarfile.is_tarfile(sys.argv[1]):
  for one in zipfile.ZipFile(sys.argv[1]).infolist():
    print("%o" % (one.external_attr >> 16 & 0o777), "%04d-%02d-%02d" % one.date_time[:3], one.filename)
else:
  for one in tarfile.open(sys.argv[1]):
    print("%o" % one.mode, time.strftime("%Y-%m-%d", time.gmtime(one.mtime)), one.name + ("/" if one.isdir() else ""))`,
    path,
  );

export const contentOf = (path: string, name: string): Promise<string> =>
  look(
    'python3',
    '-c',
    `import sys, tarfile, zipfile
path, name = sys.argv[1:]
data = tarfile.open(path).extractfile(name).read() if tarfile.is_tarfile(path) else zipfile.ZipFile(path).read(name)
print(data.decode(), end="")`,
    path,
    name,
  );
