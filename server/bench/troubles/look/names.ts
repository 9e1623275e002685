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

/** How many triangles and what colours a glTF binary has, as its JSON says. */
export const glbJson = (path: string): Promise<string> =>
  python('import struct\nb = open(sys.argv[1], "rb").read()\nprint(b[20:20 + struct.unpack("<I", b[12:16])[0]].decode())', path);

/** One entry of a ZIP as UTF-8. */
export const zipText = (path: string, name: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import sys, zipfile\nprint(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode("utf-8", "replace"))',
    path,
    name,
  );
