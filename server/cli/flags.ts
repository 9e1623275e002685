import { operations } from '../../catalogue/operations.ts';
import { type Option, options } from '../../catalogue/options.ts';

/** A flag of the command line itself, besides conversion options. */
export type Flag = {
  readonly name: string;
  readonly short?: string;
  /** Placeholder of its value in the help; absent for a switch. */
  readonly value?: string;
  readonly help: string;
};

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export const flags: readonly Flag[] = [
  { name: 'to', short: 't', value: 'FORMAT', help: 'The format to make. Needed unless --out names a file that ends in it.' },
  { name: 'from', value: 'FORMAT', help: 'The format of the inputs, where name and content do not tell.' },
  { name: 'out', short: 'o', value: 'DIR|FILE|-', help: 'Where results go; - is standard output. Beside each input unless you set it.' },
  { name: 'jobs', short: 'j', value: 'N', help: 'Files that are converted at once.' },
  { name: 'password-file', value: 'FILE', help: 'Opens locked inputs with the password on the first line of this file.' },
  { name: 'new-password-file', value: 'FILE', help: 'Locks results with the password on the first line of this file (protect-pdf).' },
  { name: 'steps', value: 'JSON|FILE', help: 'Several steps in one go, as the API has them; takes the place of --to.' },
  { name: 'preset', value: 'NAME', help: 'A preset of PRESETS_FILE, or of the server; takes the place of --to.' },
  { name: 'merge', help: 'Make one file of all inputs.' },
  { name: 'tree', short: 'r', help: 'Go through folders, and keep their structure below --out.' },
  { name: 'move-to', value: 'DIR', help: 'watch: where finished inputs go. They stay unless you set it.' },
  { name: 'settle', value: 'SECONDS', help: 'watch: how long a file must have kept its size and date (2).' },
  { name: 'state', value: 'FILE', help: 'watch: what has been done (.file-converter-state.json below --out).' },
  { name: 'once', help: 'watch: end when all that is there is done.' },
  { name: 'zip', help: 'Keep the files of a result that has several in a ZIP.' },
  { name: 'preserve-dates', short: 'p', help: 'Give results the dates of their inputs.' },
  { name: 'force', short: 'f', help: 'Replace files that are there already.' },
  {
    name: 'server',
    value: 'URL',
    help: 'Convert on a server, through its API; with the API key that FILE_CONVERTER_API_KEY holds, if any.',
  },
  { name: 'json', help: 'One line of JSON on standard output for each input.' },
  { name: 'quiet', short: 'q', help: 'Say nothing of what went well.' },
  { name: 'list', help: 'List the formats, and what each becomes here.' },
  { name: 'completion', value: shells.join('|'), help: 'Print the completion of a shell.' },
  { name: 'man', help: 'Print the manual page.' },
  { name: 'help', short: 'h', help: 'Print this; with --from (or an input) and --to, the options of that conversion.' },
  { name: 'version', help: 'Print the version.' },
];

/** Words before the inputs, besides operations. */
export const commands = [
  { name: 'watch', help: 'Convert what comes into a folder, and go on until it is stopped.' },
  { name: 'key', help: 'Print a new API key, and the hash of it for the file of the operator.' },
  {
    name: 'mcp',
    help: 'Serve the Model Context Protocol on standard input and output; files in the folders named after it may be read and written.',
  },
] as const;

/** Converts `stripMetadata` to the usual form of command lines: `strip-metadata`. */
export const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Secrets come from a file: every user of the machine can read a command line. */
const isOpen = (option: Option): boolean => !(option.control === 'text' && option.secret);

/** One option per id: options with the same id differ only in their values. */
export const conversionOptions: readonly Option[] = [
  ...new Map(
    [...options, ...operations.flatMap((operation) => operation.options)]
      .filter(isOpen)
      .reverse()
      .map((option) => [option.id, option]),
  ).values(),
].reverse();

/** Accepted spellings of an option: the API's, and with hyphens. */
export const spellings = ({ id }: Pick<Option, 'id'>): readonly string[] => [...new Set([id, kebab(id)])];
