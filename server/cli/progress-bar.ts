/** A progress line at the bottom of a terminal. */
export type ProgressBar = {
  readonly set: (name: string, fraction: number) => void;
  readonly finish: (name: string) => void;
  /** Prints something above it. */
  readonly above: (print: () => void) => void;
  readonly close: () => void;
};

type Terminal = { readonly isTTY?: boolean; readonly columns?: number; readonly write: (text: string) => unknown };

const width = 24;
const everyMs = 100;
const clear = '\r\x1b[K';

/** `[████████░░░░]  3/10  41 %  photo.heic`, truncated to the terminal's width. */
export const barText = (done: number, total: number, underWay: ReadonlyMap<string, number>, columns: number): string => {
  const share = total === 0 ? 1 : (done + [...underWay.values()].reduce((sum, fraction) => sum + fraction, 0)) / total;
  const full = Math.floor(Math.min(1, share) * width);
  const names = [...underWay.keys()].map((name) => name.replace(/\p{Cc}/gu, '?')).join(', ');
  const text = `[${'█'.repeat(full)}${'░'.repeat(width - full)}] ${done}/${total} ${String(Math.floor(share * 100)).padStart(3)} %  ${names}`;
  return [...text].slice(0, Math.max(0, columns - 1)).join('');
};

/** Draws only if the output is a terminal. */
export const makeProgressBar = (total: number, terminal: Terminal, now: () => number = () => performance.now()): ProgressBar => {
  if (!terminal.isTTY) return { set: () => undefined, finish: () => undefined, above: (print) => print(), close: () => undefined };
  const underWay = new Map<string, number>();
  let [done, drawnAt] = [0, Number.NEGATIVE_INFINITY];
  const draw = (): void => {
    drawnAt = now();
    terminal.write(`${clear}${barText(done, total, underWay, terminal.columns ?? 80)}`);
  };
  return {
    set: (name, fraction) => {
      const isNew = !underWay.has(name);
      underWay.set(name, fraction);
      if (isNew || now() - drawnAt >= everyMs) draw();
    },
    finish: (name) => {
      underWay.delete(name);
      done++;
      draw();
    },
    above: (print) => {
      terminal.write(clear);
      print();
      draw();
    },
    close: () => void terminal.write(clear),
  };
};
