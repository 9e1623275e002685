import { finding } from '../../../fidelity/check.ts';
import { look, lookBytes, withFolder } from '../../../fidelity/look.ts';
import { contentOf } from '../../look/names.ts';

const prelude = `import io, struct, sys, tarfile, zipfile, zlib
out = io.BytesIO()
def tar(*entries, **how):
  with tarfile.open(fileobj=out, mode=how.pop("mode", "w"), **how) as archive:
    for name, data, mode in entries:
      one = tarfile.TarInfo(name)
      one.mode, one.mtime = mode, 981158400
      if data is None: one.type = tarfile.DIRTYPE
      else: one.size = len(data)
      archive.addfile(one, io.BytesIO(data or b""))
def zipped(*entries, system=3):
  with zipfile.ZipFile(out, "w") as archive:
    for name, data, mode in entries:
      one = zipfile.ZipInfo(name, (2001, 2, 3, 12, 0, 0))
      one.create_system, one.external_attr = system, mode << 16
      archive.writestr(one, data)
`;

/**
 * An archive made by Python: `tar(('name', b'data', 0o644), …)` and `zipped(…)` write to `out`, with 3 February 2001 as the date
 * of each entry.
 */
export const byPython = (script: string): Promise<Uint8Array> =>
  lookBytes('python3', '-W', 'ignore', '-c', `${prelude}${script}\nsys.stdout.buffer.write(out.getvalue())`);

/** Checks that an entry has this content. */
export const keeps =
  (name: string, content: string) =>
  async ({ path }: { readonly path: string }) => {
    const found = await contentOf(path, name).catch(String);
    return [finding(name, found === content, found)];
  };

/** The named file of those that a program writes into an empty folder. */
export const written = (name: string, ...argv: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/a.txt`, 'first\n'.repeat(2000));
    await Bun.write(`${dir}/b.bin`, crypto.getRandomValues(new Uint8Array(65_000)));
    await Bun.write(`${dir}/c.bin`, crypto.getRandomValues(new Uint8Array(65_000)));
    await look('sh', '-c', 'cd "$0" && "$@" >/dev/null', dir, ...argv);
    return Bun.file(`${dir}/${name}`).bytes();
  });
