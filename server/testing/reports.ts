export type TestCase = {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Number of its assertions, if the runner counts them. */
  readonly assertions?: number;
};

const unescaped = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: 'lt' | 'gt' | 'quot' | 'apos' | 'amp') => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name],
  );

export const readJunit = (xml: string): readonly TestCase[] =>
  // Hooks of skipped tests appear as tests without a name.
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

/** Reads Playwright's JSON report. */
export const readPlaywright = (json: string): readonly TestCase[] => {
  const cases = ({ title, suites = [], specs = [] }: Suite): readonly TestCase[] => [
    ...specs.flatMap((spec) =>
      spec.tests.map(
        ({ status }): TestCase => ({
          name: `${title}: ${spec.title}`,
          state: status === 'unexpected' ? 'failed' : status === 'skipped' ? 'skipped' : 'passed',
        }),
      ),
    ),
    ...suites.flatMap(cases),
  ];
  return (JSON.parse(json) as { suites: readonly Suite[] }).suites.flatMap(cases);
};

/** Number of lines shown before each failed test: its message and location. */
const linesBefore = 25;
const mostLines = 120;

/** A runner's output about failures, or its last lines if it names none, without colours; at most 120 lines. */
export const failureText = (output: string): string => {
  const lines = Bun.stripANSI(output).trimEnd().split('\n');
  const named = lines.flatMap((line, index) => (/^\s*(?:\(fail\)|✗|✘|error:)/.test(line) ? [index] : []));
  const leadsToOne = (index: number): boolean => named.some((at) => index <= at && index > at - linesBefore);
  const shown = named.length === 0 ? lines.slice(-linesBefore) : lines.filter((_, index) => leadsToOne(index));
  return shown.slice(-mostLines).join('\n');
};
