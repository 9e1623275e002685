import ffmpeg from 'fluent-ffmpeg';

/** One run of FFmpeg: inputs in order with their own options, then the output's. */
export type Run = {
  readonly inputs: readonly { readonly path: string; readonly options?: readonly string[] }[];
  readonly options: readonly string[];
  readonly output: string;
};

/**
 * The argument list of a run. fluent-ffmpeg builds it and nothing else: it is archived, so it stays behind this one
 * function, and the sandbox starts the program, not the package.
 */
export const commandLine = ({ inputs, options, output }: Run): readonly string[] => {
  const command = ffmpeg();
  for (const { path, options: inputOptions = [] } of inputs) {
    command.input(path);
    if (inputOptions.length > 0) command.inputOptions([...inputOptions]);
  }
  command.outputOptions([...options]).output(output);
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
    ...command._getArguments(),
  ];
};

declare module 'fluent-ffmpeg' {
  interface FfmpegCommand {
    /** The built argument list; the package has had it since version 2 and will not change any more. */
    _getArguments(): string[];
  }
}
