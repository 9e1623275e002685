/**
 * `npm run doctor`: what holds on this machine for a server with this environment, and what to do where something does not. `--json`
 * prints the findings as data. Exit status: 0 where a server would start, warnings included; 1 where it would not.
 */
import { logTo } from '../observability/log.ts';
import { examine } from './examine.ts';
import { type Finding, isFault } from './finding.ts';

const marks = { ok: '✓', warning: '!', fault: '✗' } as const;
const topicWidth = 15;

const lines = (finding: Finding): readonly string[] => [
  `${marks[finding.state]} ${finding.topic.padEnd(topicWidth)} ${finding.says}`,
  ...(finding.state === 'ok' ? [] : [`${' '.repeat(topicWidth + 3)}→ ${finding.fix}`]),
];

const summary = (findings: readonly Finding[]): string => {
  const count = (state: Finding['state']): number => findings.filter((finding) => finding.state === state).length;
  return `${count('ok')} well, ${count('warning')} with less than all, ${count('fault')} to be mended before a start`;
};

// What parts of the server log of failures is what the findings say.
logTo(() => undefined);
const findings = await examine(process.env);
console.log(
  process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : [...findings.flatMap(lines), '', summary(findings)].join('\n'),
);
process.exit(findings.some(isFault) ? 1 : 0);
