import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Elysia } from 'elysia';
import { Problem } from '../problem.ts';
import { isolationOf } from '../sandbox/isolation.ts';
import { treeBytes } from '../sandbox/processes.ts';
import type { Services } from '../services.ts';

const equal = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** What proxies add to a request, one or the other. */
const proxyMarks = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];

/**
 * `GET /api/metrics` in Prometheus' text format: with METRICS_TOKEN for whoever sends it as a bearer token, without
 * for requests from this machine that no proxy has passed on. Not there for anybody else.
 */
export const metricsRoute = ({ admission, clients, config, isReady, jobs, metrics, queue, storage, tools }: Services) => {
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();
  /** Seconds that timers came late, at most, since the last look. */
  const longestDelay = (): number => {
    const longest = loopDelay.max / 1e9;
    loopDelay.reset();
    return longest;
  };
  return new Elysia().get('/api/metrics', ({ request, server, set }) => {
    const bearer = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
    const direct = !proxyMarks.some((name) => request.headers.has(name)) && clients(request, server?.requestIP(request)?.address).local;
    if (config.metricsToken ? !equal(bearer, config.metricsToken) : !direct) throw new Problem('not_found');
    set.headers['content-type'] = 'text/plain; version=0.0.4; charset=utf-8';
    set.headers['cache-control'] = 'no-store';
    const { running, waiting, used, capacity } = queue.state();
    const { kept, underWay } = jobs.state();
    const isolation = isolationOf(tools.host);
    const { rss, heapUsed } = process.memoryUsage();
    return metrics.text({
      ready: isReady() ? 1 : 0,
      running_conversions: running,
      waiting_conversions: waiting,
      used_units: used,
      capacity_units: capacity,
      admitted_requests: admission.state().total,
      server_resident_bytes: rss,
      server_heap_bytes: heapUsed,
      tree_resident_bytes: treeBytes(process.pid),
      event_loop_delay_max_seconds: longestDelay(),
      jobs_under_way: underWay,
      jobs_kept: kept,
      stored_bytes: storage.state().usedBytes,
      sandbox_namespaces: tools.host.level.startsWith('namespaces') ? 1 : 0,
      sandbox_landlock: tools.host.level === 'landlock' ? 1 : 0,
      sandbox_control_groups: tools.host.groups === undefined ? 0 : 1,
      sandbox_user_per_job: isolation.userPerJob ? 1 : 0,
      sandbox_processes_shared: isolation.processes === 'shared' ? 1 : 0,
      sandbox_own_process_list: isolation.ownProcessList ? 1 : 0,
    });
  });
};
