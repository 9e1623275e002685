/** How one test of a run ended. */
export type TestCase = {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Assertions that it made, where its runner counts them. */
  readonly assertions?: number;
  /** Failed at first, and passed when it was taken once more. */
  readonly unsteady?: true;
};

const unescaped = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: 'lt' | 'gt' | 'quot' | 'apos' | 'amp') => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name],
  );

/** Reads the JUnit file that `bun test` writes. */
export const readJunit = (xml: string): readonly TestCase[] =>
  // Hooks of what is skipped stand in it as tests without a name.
  [
    ...xml
      .replace(/<testcase name="\(unnamed\)"[^>]*>\s*<skipped \/>\s*<\/testcase>/g, '')
      .matchAll(/<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g),
  ].map(([, attributes = '', body = '']) => {
    const of = (name: string): string => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    return {
      name: `${of('file')}: ${[of('classname'), of('name')].filter(Boolean).join(' ')}`,
      state: body.includes('<failure') || body.includes('<error') ? 'failed' : body.includes('<skipped') ? 'skipped' : 'passed',
      assertions: Number(of('assertions')),
    };
  });

type Suite = {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
};

/** Reads the JSON report of Playwright, which takes again what failed. */
export const readPlaywright = (json: string): readonly TestCase[] => {
  const cases = ({ title, suites = [], specs = [] }: Suite): readonly TestCase[] => [
    ...specs.flatMap((spec) =>
      spec.tests.map(
        ({ status }): TestCase => ({
          name: `${title}: ${spec.title}`,
          state: status === 'unexpected' ? 'failed' : status === 'skipped' ? 'skipped' : 'passed',
          ...(status === 'flaky' && { unsteady: true }),
        }),
      ),
    ),
    ...suites.flatMap(cases),
  ];
  return (JSON.parse(json) as { suites: readonly Suite[] }).suites.flatMap(cases);
};

/** What two runs say together, of which the second took again what failed in the first: who passes there passes, and is unsteady. */
export const settle = (first: readonly TestCase[], second: readonly TestCase[]): readonly TestCase[] =>
  first.map((one) => {
    const again = second.filter(({ name }) => name === one.name);
    const passes = again.length > 0 && again.every(({ state }) => state === 'passed');
    return one.state === 'failed' && passes ? { ...one, state: 'passed', unsteady: true } : one;
  });

/** How many failures `bun test` says at its end; a file that does not load is one, and is in no JUnit file. */
export const failuresSaid = (output: string): number | undefined => {
  const said = [...Bun.stripANSI(output).matchAll(/^ *(\d+) fail$/gm)].at(-1)?.[1];
  return said === undefined ? undefined : Number(said);
};

/** Lines that are shown before each line that names a failed test: its message and the place. */
const linesBefore = 25;
const mostLines = 120;

/** What a runner printed of its failures, or its last lines where none is named, without colours; at most 120 lines. */
export const failureText = (output: string): string => {
  const lines = Bun.stripANSI(output).trimEnd().split('\n');
  const named = lines.flatMap((line, index) => (/^\s*(?:\(fail\)|✗|✘|error:)/.test(line) ? [index] : []));
  const leadsToOne = (index: number): boolean => named.some((at) => index <= at && index > at - linesBefore);
  const shown = named.length === 0 ? lines.slice(-linesBefore) : lines.filter((_, index) => leadsToOne(index));
  return shown.slice(-mostLines).join('\n');
};
