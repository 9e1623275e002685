/** Command that prints each program's version. Safe outside the sandbox: no user files are involved. */
const questions: Readonly<Record<string, readonly string[]>> = {
  ffmpeg: ['-version'],
  'ebook-convert': ['--version'],
  pdftoppm: ['-v'],
  mutool: ['-v'],
  gs: ['--version'],
  qpdf: ['--version'],
  pandoc: ['--version'],
  '7zz': ['i'],
  unrar: ['-iver'],
  rar: ['-iver'],
  'chromium-headless-shell': ['--version'],
  tesseract: ['--version'],
  bwrap: ['--version'],
  soffice: ['--version'],
};

const firstNumber = /(?<!\d)\d+(?:\.\d+)+/;

const ask = async (program: string, args: readonly string[]): Promise<readonly [string, string] | undefined> => {
  if (!Bun.which(program)) return undefined;
  const child = Bun.spawn([program, ...args], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', timeout: 20_000 });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  const version = firstNumber.exec(out + err)?.[0];
  return version ? [program, version] : undefined;
};

/** Versions of the installed programs by name. Queried once; programs do not change under a running server. */
export const makeVersions = (): (() => Promise<Readonly<Record<string, string>>>) => {
  let answer: Promise<Readonly<Record<string, string>>> | undefined;
  const find = async () => {
    const found = await Promise.all(Object.entries(questions).map(([program, args]) => ask(program, args)));
    return Object.fromEntries([['bun', Bun.version] as const, ...found.filter((one) => one !== undefined)]);
  };
  return () => (answer ??= find());
};
