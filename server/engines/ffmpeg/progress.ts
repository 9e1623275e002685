/** Parses FFmpeg's `-progress` lines and reports the completed part of `seconds`, 0 to 1. */
export const progressReader = (seconds: number, tell: (fraction: number) => void): ((text: string) => void) => {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const micros = Number(/^out_time_us=(\d+)$/.exec(line)?.[1] ?? Number.NaN);
      if (seconds > 0 && Number.isFinite(micros)) tell(Math.min(1, micros / 1e6 / seconds));
    }
  };
};
