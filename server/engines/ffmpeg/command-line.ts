import ffmpeg from 'fluent-ffmpeg';

/** One run of FFmpeg: inputs in order with their own options, then the output's. */
export type Run = {
  readonly inputs: readonly { readonly path: string; readonly options?: readonly string[] }[];
  readonly options: readonly string[];
  readonly output: string;
};

/** The package parts an option with one space in it into two arguments. */
const space = '\u{f0000}';
const withoutSpaces = (argument: string): string => argument.replaceAll(' ', space);

/**
 * The argument list of a run. fluent-ffmpeg builds it and nothing else: it is archived, so it stays behind this one
 * function, and the sandbox starts the program, not the package.
 */
export const commandLine = ({ inputs, options, output }: Run): readonly string[] => {
  const command = ffmpeg();
  for (const { path, options: inputOptions = [] } of inputs) {
    command.input(path);
    if (inputOptions.length > 0) command.inputOptions(inputOptions.map(withoutSpaces));
  }
  command.outputOptions(options.map(withoutSpaces)).output(output);
  return [
    'ffmpeg',
    '-nostdin',
    '-y',
    '-hide_banner',
    '-loglevel',
    'warning',
    '-nostats',
    '-progress',
    'pipe:1',
    ...command._getArguments().map((argument) => argument.replaceAll(space, ' ')),
  ];
};

declare module 'fluent-ffmpeg' {
  interface FfmpegCommand {
    /** The built argument list; the package has had it since version 2 and will not change any more. */
    _getArguments(): string[];
  }
}
