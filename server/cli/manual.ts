import { operations } from '../../catalogue/operations.ts';
import { keyVariable } from './ask-server.ts';
import { commands, conversionOptions, flags, kebab } from './flags.ts';
import { exitCodes, settingsOfTheServer } from './help.ts';

/** Escapes text for roff: no leading dot or quote, and literal hyphens. */
const roff = (text: string): string =>
  text
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/^([.'])/gm, '\\&$1')
    .replace(/[\u0080-\u{10ffff}]/gu, (letter) => `\\[u${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);

const item = (head: string, text: string): string => `.TP\n${head}\n${roff(text)}`;

/** The manual page with macros of man(7), generated from the command line's own definitions. */
export const manualPage = (version: string): string =>
  `${[
    `.TH FILE\\-CONVERTER 1 "" "file\\-converter ${version}" "User Commands"`,
    '.SH NAME\nfile\\-converter \\- convert files of over 80 formats',
    `.SH SYNOPSIS
.B file\\-converter
.IR FILE ...
.B \\-\\-to
.I FORMAT
.RB [ \\-\\-out
.IR DIR | FILE | \\- ]
.RI [ options ]
.br
.B file\\-converter
.I OPERATION FILE ...
.RI [ options ]
.br
.B file\\-converter watch
.I DIR
.B \\-\\-to
.I FORMAT
.B \\-\\-out
.I DIR
.RI [ options ]`,
    `.SH DESCRIPTION\n${roff('Converts files on this machine, in a sandbox, or on a server (--server). Reads standard input for -. Without --out each result lies beside its input.')}`,
    `.SH COMMANDS\n${commands.map(({ name, help }) => item(`.B ${roff(name)}`, help)).join('\n')}`,
    `.SH OPTIONS\n${flags
      .map(({ name, short, value, help }) =>
        item(
          `.${value ? 'BI' : 'B'} "${short ? `\\-${short}, ` : ''}\\-\\-${roff(name)}${value ? ' ' : ''}"${value ? ` "${roff(value)}"` : ''}`,
          help,
        ),
      )
      .join('\n')}`,
    `.SH OPTIONS OF CONVERSIONS\n${roff('They are named as in the API; --help --from A --to B lists those of a pair with their ranges.')}\n${conversionOptions
      .map((option) => item(`.B \\-\\-${roff(kebab(option.id))}`, option.help || option.label))
      .join('\n')}`,
    `.SH OPERATIONS\n${roff('They stand before the files in place of --to. A verb such as compress or rotate does for all formats that have it.')}\n${operations
      .map(({ id, words }) => item(`.B ${roff(id)}`, words.description))
      .join('\n')}`,
    `.SH ENVIRONMENT\n${item(`.B ${keyVariable}`, 'The API key for --server.')}\n.PP\n${settingsOfTheServer.map((name) => `.B ${name}`).join('\n.br\n')}\n.br\n${roff('hold here as they do for the server.')}`,
    `.SH EXIT STATUS\n${exitCodes.map(({ code, means }) => item(`.B ${code}`, means)).join('\n')}`,
    `.SH EXAMPLES\n.nf\n${roff(`file-converter photos/*.heic --to jpg --quality 85 --out done/
file-converter report.docx figures.xlsx --merge --to pdf --out all.pdf
file-converter scans/ --tree --to webp --out pages/
file-converter compress report.pdf photo.jpg --out small/
file-converter watch inbox/ --to pdf --out done/ --move-to finished/
file-converter - --to png < drawing.svg > drawing.png`)}\n.fi`,
  ].join('\n')}\n`;
