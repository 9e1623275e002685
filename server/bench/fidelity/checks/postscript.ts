import { join } from 'node:path';
import { type Checks, finding } from '../check.ts';
import { look, lookBytes, withFolder } from '../look.ts';

const thumb = ['-resize', '64x64!', '-colorspace', 'gray', '-depth', '8', 'gray:-'];

/** PostScript may draw letters without text, so its first page is compared with the source as printed. */
export const postScriptChecks: Checks = ({ fixture, output }) =>
  withFolder(async (dir) => {
    const drawn = join(dir, 'drawn.png');
    await look(
      'gs',
      '-q',
      '-dSAFER',
      '-dNOPAUSE',
      '-dBATCH',
      '-r36',
      '-dTextAlphaBits=4',
      '-dGraphicsAlphaBits=4',
      '-dLastPage=1',
      '-sDEVICE=png16m',
      `-sOutputFile=${drawn}`,
      output,
    );
    const seen = await lookBytes('convert', drawn, ...thumb);
    if (fixture.format !== 'pdf') return [finding('something is drawn', Math.min(...seen) < 255, 'an empty page')];
    await look('pdftoppm', '-r', '36', '-png', '-singlefile', fixture.file, join(dir, 'source'));
    const expected = await lookBytes('convert', join(dir, 'source.png'), ...thumb);
    const distance = seen.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0) / seen.length;
    return [finding('first page', distance < 10, `differs by ${distance.toFixed(1)} of 255`)];
  });
