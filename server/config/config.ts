import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { clientLimits, mostFileMb, usualFileMb } from '../../catalogue/limits.ts';
import { readApiKeys } from './api-keys.ts';
import { readClusterConfig, readRole } from './cluster-config.ts';
import { readPresets } from './presets.ts';
import { ConfigError, choice, type Environment, flag, whole } from './setting-readers.ts';
import { readTraceSettings } from './tracing-settings.ts';

export { ConfigError } from './setting-readers.ts';

const origin = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new ConfigError(`${name} must be an origin such as https://example.org, without a path, but holds "${text}".`);
  return url.origin;
};

/** A URI such as https://example.org/report or mailto:security@example.org; a bare mail address becomes one. */
const uri = (env: Environment, name: string): string | undefined => {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const whole = /^[^\s@:/]+@[^\s@:/]+$/.test(text) ? `mailto:${text}` : text;
  if (!URL.canParse(whole) || !/^(?:https|mailto|tel):/.test(whole))
    throw new ConfigError(`${name} must be a mail address or a URL that begins with https, but is "${text}".`);
  return new URL(whole).href;
};

const origins = (env: Environment, name: string): readonly string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (part === '*' ? '*' : origin(name, part)));

/** Origins that files may be fetched from, over HTTPS only. */
const importOrigins = (env: Environment): readonly string[] => {
  const listed = origins(env, 'IMPORT_ORIGINS');
  const wrong = listed.find((one) => !one.startsWith('https://'));
  if (wrong) throw new ConfigError(`IMPORT_ORIGINS must be https origins, but holds "${wrong}".`);
  return listed;
};

/** Origins whose pages compatible APIs may open; a bare host name means HTTPS. */
const urlOrigins = (env: Environment): readonly string[] => {
  const listed = (env.COMPATIBLE_URL_HOSTS ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const pattern = listed.find((part) => part.includes('*'));
  if (pattern) throw new ConfigError(`COMPATIBLE_URL_HOSTS must list each host by its full name, but holds "${pattern}".`);
  return listed.map((part) => origin('COMPATIBLE_URL_HOSTS', part.includes('://') ? part : `https://${part}`));
};

/** Callbacks use HTTPS to listed origins and are signed; without a secret receivers could not verify them. */
const callbackOrigins = (env: Environment): readonly string[] => {
  const listed = origins(env, 'CALLBACK_ORIGINS');
  if (listed.length > 0 && (env.CALLBACK_SECRET ?? '').length < 16)
    throw new ConfigError('CALLBACK_SECRET must have 16 characters or more where CALLBACK_ORIGINS is set.');
  const wrong = listed.find((one) => !one.startsWith('https://'));
  if (wrong) throw new ConfigError(`CALLBACK_ORIGINS must be https origins, but holds "${wrong}".`);
  return listed;
};

/** Other services' APIs that this server can speak. */
const compatibleApis = ['gotenberg', 'tika', 'docling', 'openwebui'] as const;
export type CompatibleApi = (typeof compatibleApis)[number];

const readCompatibleApis = (env: Environment): readonly CompatibleApi[] => {
  const named = (env.COMPATIBLE_APIS ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isKnown = (name: string): name is CompatibleApi => (compatibleApis as readonly string[]).includes(name);
  const wrong = named.find((name) => !isKnown(name));
  if (wrong !== undefined)
    throw new ConfigError(`COMPATIBLE_APIS must list names of ${compatibleApis.join(', ')}, separated by commas, but holds "${wrong}".`);
  return [...new Set(named.filter(isKnown))];
};

/** The size limit of files, which catalogue/limits.ts reads for everybody, checked. */
const maxMb = (env: Environment): number => whole(env, 'MAX_MB', usualFileMb, 1, mostFileMb);

/** The disk must hold a file, its result and what is in between. */
const diskQuota = (env: Environment): number => {
  const [file, quota] = [maxMb(env), whole(env, 'DISK_QUOTA_MB', 20_000, 100, 10_000_000)];
  if (file > usualFileMb && quota < 4 * file)
    throw new ConfigError(`DISK_QUOTA_MB must be ${4 * file} or more where MAX_MB is ${file}, but is ${quota}.`);
  return quota;
};

/** Reads all server settings from the environment. Throws ConfigError with a sentence that says what to change. */
export const readConfig = (env: Environment, cores: number) => ({
  port: whole(env, 'PORT', 3000, 0, 65535),
  host: env.HOST || '0.0.0.0',
  /** Work files; none outlives the hour. */
  dataDir: resolve(env.DATA_DIR || `${tmpdir()}/file-converter`),
  /** The built site. */
  siteDir: resolve(env.SITE_DIR || new URL('../../dist', import.meta.url).pathname),
  siteUrl: env.SITE_URL ? origin('SITE_URL', env.SITE_URL) : undefined,
  corsOrigins: origins(env, 'CORS_ORIGINS'),
  /** Send HSTS. On by default if SITE_URL, which the server uses for nothing else, begins with https. */
  hsts: flag(env, 'HSTS', env.SITE_URL?.startsWith('https:') ?? false),
  /** Contact for vulnerability reports (RFC 9116): an address or a page. Without it there is no security.txt. */
  securityContact: uri(env, 'SECURITY_CONTACT'),
  securityPolicyUrl: uri(env, 'SECURITY_POLICY_URL'),
  smtpUrl: env.SMTP_URL || undefined,
  contactTo: env.CONTACT_TO || undefined,
  /** Trust X-Forwarded-For from this many proxies. 0: use the connection's address. */
  trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 0, 10),
  requireSandbox: flag(env, 'REQUIRE_SANDBOX', false),
  allowUnsandboxed: flag(env, 'ALLOW_UNSANDBOXED', false),
  /** Concurrent units of work: a light step takes 1, a medium 2, a heavy 4. */
  capacity: whole(env, 'CAPACITY', cores * 4, 1, 1024),
  queueLength: whole(env, 'QUEUE_LENGTH', 64, 0, 10_000),
  queueWaitSeconds: whole(env, 'QUEUE_WAIT_SECONDS', 60, 1, 600),
  clientConcurrency: whole(env, 'CLIENT_CONCURRENCY', clientLimits.conversionsAtOnce, 1, 10_000),
  clientPerMinute: whole(env, 'CLIENT_PER_MINUTE', clientLimits.conversionsPerMinute, 1, 1_000_000),
  /** Concurrent conversions of all clients, uploads and queued ones included. */
  requestsAtOnce: whole(env, 'REQUESTS_AT_ONCE', 512, 1, 100_000),
  /** Concurrent uploads; others wait briefly. Each takes a megabyte or two of memory. */
  uploadsAtOnce: whole(env, 'UPLOADS_AT_ONCE', 48, 1, 10_000),
  /** Grace period in seconds, after which an upload must average 1 kB a second. */
  uploadGraceSeconds: whole(env, 'UPLOAD_GRACE_SECONDS', 20, 1, 3600),
  /** Of the largest file, 1 MB a second, and five minutes at least. */
  uploadSeconds: whole(env, 'UPLOAD_SECONDS', Math.max(clientLimits.uploadSeconds, maxMb(env)), 5, 3600),
  jobSeconds: whole(env, 'JOB_SECONDS', clientLimits.jobSeconds, 1, 3600),
  /** Maximum size of DATA_DIR in MB. */
  diskQuotaMb: diskQuota(env),
  /** Idle prewarmed workers of each kind. 0: start them on demand. */
  spareWorkers: whole(env, 'SPARE_WORKERS', 1, 0, 64),
  /** Minutes after which unused prewarmed workers end. */
  workerIdleMinutes: whole(env, 'WORKER_IDLE_MINUTES', 15, 1, 10_000),
  /** Documents that one office worker may open before it is replaced. More is faster but mixes users' files in one process. */
  documentsPerWorker: whole(env, 'DOCUMENTS_PER_WORKER', 1, 1, 1000),
  /** `debug` passes on workers' standard error, which may quote users' files. */
  logLevel: choice(env, 'LOG_LEVEL', ['info', 'debug']),
  metricsToken: env.METRICS_TOKEN || undefined,
  /** Minutes to keep a job's result unless it is deleted earlier; the site promises at most an hour. */
  resultMinutes: whole(env, 'RESULT_MINUTES', clientLimits.resultMinutes, 1, 60),
  /** Maximum jobs of a client whose results have not been deleted, running ones included. */
  clientJobs: whole(env, 'CLIENT_JOBS', clientLimits.jobs, 1, 100_000),
  /** API keys and their limits. */
  apiKeys: readApiKeys(env),
  /** Serve the Model Context Protocol at /mcp. */
  mcp: flag(env, 'MCP', false),
  /** Named presets for requests. */
  presets: readPresets(env),
  /** Origins that may receive callbacks at the end of a job. Empty: no callbacks. */
  callbackOrigins: callbackOrigins(env),
  /** Secret that signs callbacks. */
  callbackSecret: env.CALLBACK_SECRET || undefined,
  /** Origins that forms may name a file at. Empty: nothing is fetched. */
  importOrigins: importOrigins(env),
  /** Those origins may have addresses of a private network. */
  importPrivate: flag(env, 'IMPORT_PRIVATE', false),
  /** Whose APIs it speaks besides its own. Where two have the same path, the first has it. None: their paths do not exist. */
  compatibleApis: readCompatibleApis(env),
  /** Origins whose pages those APIs may open. Empty: they open none. */
  urlOrigins: urlOrigins(env),
  /** Those origins may have addresses of a private network. */
  urlPrivate: flag(env, 'COMPATIBLE_URL_PRIVATE', false),
  /** Role of this process in a cluster: pages and API, conversions, or both. */
  role: readRole(env),
  /** Shared job storage of a cluster; without it jobs exist only in this process. */
  cluster: readClusterConfig(env),
  /** Trace export; without it there are no traces. */
  tracing: readTraceSettings(env),
});

export type Config = ReturnType<typeof readConfig>;
