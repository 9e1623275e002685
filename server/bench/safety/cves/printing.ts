/** Holes of Ghostscript: programs that leave what -dSAFER lets them. */
import { harmless, refused } from '../attacks/attack.ts';
import { byFile, type Cve } from './cve.ts';

const ps = (program: string): string =>
  `%!PS-Adobe-3.0\n${program}\n/Helvetica findfont 12 scalefont setfont 20 100 moveto (words) show\nshowpage\n`;
const tried = (...programs: readonly string[]): string => programs.map((program) => `{ ${program} } stopped clear`).join('\n');
const slow = { seconds: 60 } as const;

export const printingHoles: readonly Cve[] = [
  byFile(
    ['CVE-2021-3781', 'Ghostscript', 'A pipe is opened although -dSAFER forbids it, where its path begins with one that is allowed.'],
    harmless(
      '',
      'ps pdf',
      ps(tried('(%pipe%/tmp/&touch /tmp/hostile-pipe) (w) file closefile', '(%pipe%/job/;touch /tmp/hostile-pipe) (r) file')),
      slow,
    ),
  ),
  byFile(
    ['CVE-2023-36664', 'Ghostscript', 'Permission for pipes, written with %pipe% or a bar, is judged wrongly.'],
    harmless(
      '',
      'eps png',
      `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 99 99\n${tried('(%pipe%touch /tmp/hostile-pipe-2) (w) file', '(|touch /tmp/hostile-pipe-2) (w) file', '<< /OutputFile (|touch /tmp/hostile-pipe-2) >> setpagedevice')}\n0 0 9 9 rectfill showpage\n`,
      slow,
    ),
    'https://github.com/jakabakos/CVE-2023-36664-Ghostscript-command-injection',
  ),
  byFile(
    ['CVE-2023-43115', 'Ghostscript', 'A document changes to the device IJS, whose server is a command.'],
    harmless(
      '',
      'ps pdf',
      ps(
        tried(
          '<< /OutputDevice /ijs /IjsServer (touch /tmp/hostile-ijs) /DeviceManufacturer (a) /DeviceModel (b) >> setpagedevice',
          '(ijs) selectdevice',
          '/IjsServer (touch /tmp/hostile-ijs) currentdevice putdeviceprops',
        ),
      ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2024-33869', 'Ghostscript', 'A path that is reduced after it was checked becomes a pipe.'],
    harmless(
      '',
      'ps png',
      ps(
        tried(
          '(aa/../%pipe%touch /tmp/hostile-reduced#) (w) file',
          '<< /OutputFile (aa/../%pipe%touch /tmp/hostile-reduced#) >> setpagedevice showpage',
        ),
      ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2024-29510', 'Ghostscript', 'A format of the device uniprint writes to memory, and ends -dSAFER.'],
    harmless(
      '',
      'ps pdf',
      ps(
        tried(
          '<< /OutputDevice /uniprint /upColorModel /DeviceGray /upRendering /ErrorDiffusion /upOutputFormat /Pcl /upYMoveCommand (%x%x%x%x%n%n) /upWriteComponentCommands [(%s%n)] /upOutputWidth 9 /OutputFile (/tmp/hostile-uniprint) >> setpagedevice showpage',
          '(uniprint) selectdevice',
        ),
      ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2026-125396', 'Ghostscript', 'A type error in a procedure of its own hands .forceput to a document.'],
    harmless(
      '',
      'ps pdf',
      ({ file }) =>
        ps(
          `errordict /typecheck { $error /command get == } put\n${tried('systemdict /.putgstringcopy get exec', '1 2 3 .putgstringcopy', 'systemdict /SAFER false .forceput', 'userparams /LockFilePermissions false .forceput')}\n${tried(`(${file}) (r) file 200 string readstring pop show`)}`,
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2021-39212', 'ImageMagick', 'PostScript is read although a policy forbids it: by the name of an image.'],
    refused('', 'png jpg', ps('(%pipe%touch /tmp/hostile-policy) (w) file')),
  ),
];
