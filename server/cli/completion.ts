import { formats } from '../../catalogue/formats.ts';
import { operations } from '../../catalogue/operations.ts';
import { commands, conversionOptions, flags, kebab, type Shell, shells } from './flags.ts';

const command = 'file-converter';
/** Possible first words. */
const firstWords = [...commands.map(({ name }) => name), ...operations.map(({ id }) => id)].join(' ');
const formatIds = formats.map(({ id }) => id).join(' ');
const long = [
  ...flags.map(({ name, help, value }) => ({ name, help, takes: value !== undefined })),
  ...conversionOptions.map((option) => ({
    name: kebab(option.id),
    help: option.label,
    takes: option.control !== 'flag',
  })),
];

/** Values of options that have a list. */
const choices: readonly (readonly [string, string])[] = conversionOptions.flatMap((option) =>
  option.control === 'choice' && option.variant === undefined
    ? [[kebab(option.id), option.choices.map(({ value }) => value).join(' ')] as const]
    : [],
);

const bash = `_file_converter() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case "$before" in
    --to|-t|--from) COMPREPLY=($(compgen -W '${formatIds}' -- "$word")); return ;;
    --completion) COMPREPLY=($(compgen -W '${shells.join(' ')}' -- "$word")); return ;;
${choices.map(([name, values]) => `    --${name}) COMPREPLY=($(compgen -W '${values}' -- "$word")); return ;;`).join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W '${long.map(({ name }) => `--${name}`).join(' ')}' -- "$word")) ;;
    *) compopt -o filenames 2>/dev/null
      [ "$COMP_CWORD" -eq 1 ] && COMPREPLY=($(compgen -W '${firstWords}' -- "$word"))
      COMPREPLY+=($(compgen -f -- "$word")) ;;
  esac
}
complete -F _file_converter ${command}
`;

/** Escapes text for single quotes and square brackets of zsh. */
const zshText = (text: string): string => text.replace(/'/g, "'\\''").replace(/[[\]:]/g, '\\$&');
const zshValues = (name: string): string =>
  name === 'to' || name === 'from'
    ? `:format:(${formatIds})`
    : `:value:${choices.some(([id]) => id === name) ? `(${choices.find(([id]) => id === name)?.[1]})` : name === 'out' ? '_files' : ''}`;

const zsh = `#compdef ${command}
_arguments -s \\
${long.map(({ name, help, takes }) => `  '--${name}[${zshText(help)}]${takes ? zshValues(name) : ''}' \\`).join('\n')}
  '1:command or file:{ _alternative "commands:command:(${firstWords})" "files:file:_files" }' \
  '*:file:_files'
`;

const fishText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const fishValues = (name: string): string => {
  const values = name === 'to' || name === 'from' ? formatIds : choices.find(([id]) => id === name)?.[1];
  return values === undefined ? (name === 'out' ? ' -r' : ' -x') : ` -x -a ${fishText(values)}`;
};

const fish = `complete -c ${command} -n __fish_use_subcommand -a ${fishText(firstWords)}
${long.map(({ name, help, takes }) => `complete -c ${command} -l ${name} -d ${fishText(help)}${takes ? fishValues(name) : ''}`).join('\n')}\n`;

/** The completion script for a shell. */
export const completionOf = (shell: Shell): string => ({ bash, zsh, fish })[shell];
