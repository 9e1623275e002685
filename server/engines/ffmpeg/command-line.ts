import ffmpeg from 'fluent-ffmpeg';

/** One run of FFmpeg: inputs in order with their own options, then the options of the output. */
export type Run = {
  readonly inputs: readonly { readonly path: string; readonly options?: readonly string[] }[];
  readonly options: readonly string[];
  readonly output: string;
};

/** Stands in for spaces: the package splits an option with one space into two arguments. */
const space = '\u{f0000}';
const withoutSpaces = (argument: string): string => argument.replaceAll(' ', space);

/**
 * The argument list of a run. fluent-ffmpeg only builds it: the package is archived, so it stays behind this function, and
 * the sandbox starts the program.
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
    /** The argument list; the method exists since version 2 of the archived package and will not change. */
    _getArguments(): string[];
  }
}
