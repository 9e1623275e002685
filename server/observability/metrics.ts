import type { RequestRecord } from '../requests/request-record.ts';

type Labels = Readonly<Record<string, string>>;

/** Upper bounds of duration buckets, in seconds. */
const edges = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
const labelled = (name: string, labels: Labels): string => {
  const inside = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`);
  return inside.length > 0 ? `${name}{${inside.join(',')}}` : name;
};

const makeCounter = (name: string, help: string) => {
  const values = new Map<string, number>();
  return {
    add: (labels: Labels, amount = 1): void => {
      const key = labelled(name, labels);
      values.set(key, (values.get(key) ?? 0) + amount);
    },
    lines: (): readonly string[] => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...[...values].map(([key, value]) => `${key} ${value}`),
    ],
  };
};

const makeHistogram = (name: string, help: string) => {
  const series = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }>();
  return {
    observe: (labels: Labels, seconds: number): void => {
      const key = labelled(name, labels);
      const found = series.get(key) ?? { labels, counts: edges.map(() => 0), sum: 0, count: 0 };
      series.set(key, found);
      for (const [index, edge] of edges.entries()) if (seconds <= edge) found.counts[index] = (found.counts[index] ?? 0) + 1;
      found.sum += seconds;
      found.count++;
    },
    lines: (): readonly string[] => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...[...series.values()].flatMap(({ labels, counts, sum, count }) => [
        ...edges.map((edge, index) => `${labelled(`${name}_bucket`, { ...labels, le: String(edge) })} ${counts[index]}`),
        `${labelled(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`,
        `${labelled(`${name}_sum`, labels)} ${sum}`,
        `${labelled(`${name}_count`, labels)} ${count}`,
      ]),
    ],
  };
};

/** Collects server metrics in Prometheus text format 0.0.4. Pairs become labels only once they are known to be offered. */
export const makeMetrics = () => {
  const conversions = makeCounter('converter_conversions_total', 'Conversions by pair and outcome (ok, or the code of the problem).');
  const rejected = makeCounter('converter_rejected_total', 'Requests refused before a conversion began, by reason.');
  const uploaded = makeCounter('converter_uploaded_bytes_total', 'Bytes of uploaded files.');
  const failures = makeCounter(
    'converter_internal_failures_total',
    'Failures of the server itself, by kind, and by engine where one failed.',
  );
  const byKey = makeCounter('converter_key_requests_total', 'Requests by the name of their key, and by outcome.');
  const bytesByKey = makeCounter('converter_key_bytes_total', 'Bytes of uploaded files by the name of the key.');
  const durations = makeHistogram('converter_stage_seconds', 'Time by stage of a conversion: upload, look, queue, convert, answer.');
  const waits = makeHistogram('converter_queue_wait_seconds', 'Time that jobs waited for a worker, by kind of input.');
  const attempts = makeCounter('converter_attempts_total', 'Attempts of jobs that this node has begun.');
  const stalls = makeCounter('converter_stalled_total', 'Jobs of workers that died, as this node has found them.');
  const sweeps = makeCounter('converter_swept_total', 'What the sweeper has deleted or put right, by what it was.');
  const store = makeHistogram('converter_store_seconds', 'Time until the store answered, by operation.');
  return {
    waited: (kind: string, seconds: number): void => waits.observe({ kind }, seconds),
    attempted: (): void => attempts.add({}),
    stalled: (): void => stalls.add({}),
    swept: (what: string, count: number): void => sweeps.add({ what }, count),
    stored: (operation: string, seconds: number): void => store.observe({ operation }, seconds),
    ended: (record: RequestRecord, outcome: string): void => {
      if (record.key !== undefined) {
        byKey.add({ key: record.key, outcome });
        bytesByKey.add({ key: record.key }, record.bytes ?? 0);
      }
      if (record.from && record.to && record.stages.has('queue')) conversions.add({ from: record.from, to: record.to, outcome });
      else rejected.add({ reason: outcome });
      uploaded.add({}, record.bytes ?? 0);
      for (const [stage, ms] of record.stages) durations.observe({ stage }, ms / 1000);
    },
    failed: (kind: string, engine?: string, count = 1): void => failures.add({ kind, ...(engine && { engine }) }, count),
    /** The metrics text with current gauges. */
    text: (gauges: Readonly<Record<string, number>>): string =>
      [
        ...[conversions, rejected, uploaded, byKey, bytesByKey, failures, durations, waits, attempts, stalls, sweeps, store].flatMap(
          (metric) => metric.lines(),
        ),
        ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE converter_${name} gauge`, `converter_${name} ${value}`]),
        '',
      ].join('\n'),
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
