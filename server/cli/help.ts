import { requireFormat } from '../../catalogue/formats.ts';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { type Operation, operations } from '../../catalogue/operations.ts';
import { type Option, optionsFor, rangeOf } from '../../catalogue/options.ts';
import { commands, type Flag, flags, kebab } from './flags.ts';

const columnWidth = 30;

const row = (left: string, right: string): string =>
  left.length < columnWidth ? `  ${left.padEnd(columnWidth)}${right}` : `  ${left}\n  ${' '.repeat(columnWidth)}${right}`;

const flagRow = ({ name, short, value, help }: Flag): string =>
  row(`${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`, help);

/** `--quality NUMBER    a whole number from 1 to 100. Higher keeps …` */
const optionRow = (option: Option): string =>
  row(
    `--${kebab(option.id)}${option.control === 'flag' ? '' : ` ${option.control.toUpperCase()}`}`,
    option.control === 'flag'
      ? option.help
      : `${inEnglish(rangeOf(option))}${'unit' in option && option.unit ? ` (${option.unit})` : ''}. ${option.help}`,
  );

/** Help on one conversion's options. Throws for a format that the catalogue does not have. */
export const pairHelp = (from: string, to: string): string => {
  const found = optionsFor(from, to);
  const names = `${requireFormat(from).name} to ${requireFormat(to).name}`;
  return found.length === 0 ? `${names} has no options.\n` : `Options of ${names}:\n${found.map(optionRow).join('\n')}\n`;
};

/** Help on an operation: its purpose, formats and options. */
export const operationHelp = ({ id, words, formats, options }: Operation): string =>
  `Usage: file-converter ${id} FILE… [--out DIR|FILE|-] [options]

${words.description}
Takes ${formats.map((format) => requireFormat(format).name).join(', ')}.
${options.length === 0 ? '' : `\nOptions:\n${options.map(optionRow).join('\n')}\n`}`;

/** Exit codes. */
export const exitCodes: readonly { readonly code: number; readonly means: string }[] = [
  { code: 0, means: 'All inputs are converted.' },
  { code: 1, means: 'At least one is not.' },
  { code: 2, means: 'The command line is wrong; nothing was begun.' },
  { code: 3, means: 'Nothing can be converted here: no Bun, no sandbox, a setting that can not be used.' },
  { code: 130, means: 'Cancelled by Ctrl-C, SIGTERM or SIGHUP. A watch ends like this.' },
];

/** Server settings that also apply to the command line. */
export const settingsOfTheServer: readonly string[] =
  'REQUIRE_SANDBOX ALLOW_UNSANDBOXED CAPACITY JOB_SECONDS DISK_QUOTA_MB DOCUMENTS_PER_WORKER PRESETS_FILE'.split(' ');

export const usage = `Usage: file-converter FILE… --to FORMAT [--out DIR|FILE|-] [options]

Converts files on this machine, in a sandbox, or on a server (--server). Reads standard input for -.

  file-converter photos/*.heic --to jpg --quality 85 --out done/
  file-converter report.pdf --out report.docx
  file-converter - --to png < drawing.svg > drawing.png
  file-converter --help --from mp4 --to webm
  file-converter rotate-pdf scan.pdf --turn 90
  file-converter a.docx b.xlsx --merge --to pdf --out both.pdf
  file-converter watch inbox/ --to pdf --out done/

${flags.map(flagRow).join('\n')}

Options of conversions are named as in the API: --quality 85, --strip-metadata, --no-mute; --help --from A --to B lists those of a pair.

Commands:
${commands.map(({ name, help }) => row(name, help)).join('\n')}

Operations replace --to; a verb such as compress does for every format that has it. file-converter NAME --help lists the options of each:
${operations.map(({ id, words }) => row(id, words.description)).join('\n')}

Exit code:
${exitCodes.map(({ code, means }) => row(String(code), means)).join('\n')}
`;
