import { defaultLimits } from './limits.ts';
import { howToRaise } from './raise-level.ts';
import { type SandboxHost, type SandboxLevel, sandboxLevels } from './sandbox-host.ts';
import { spawnSandboxed } from './spawn.ts';
import { leaseStage, removeStage } from './stage.ts';

/** The machine's sandbox is weaker than the operator allows. The start fails with this sentence. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/**
 * The self-test's attempts: to read one of our files, to write outside the folder, to make a namespace, to open a connection. Each line must
 * be blocked; the first that is not ends the test.
 */
const selfTest = (level: SandboxLevel): string =>
  [
    'set -e',
    'echo ok > written',
    '[ "$(cat /job/written 2>/dev/null || cat written)" = ok ]',
    ...(level === 'none'
      ? []
      : [
          'cat "$CANARY"',
          'touch /usr/converter-self-test',
          'touch /var/tmp/converter-self-test',
          'unshare --user true',
          'bash -c ": < /dev/tcp/127.0.0.1/$PORT"',
        ].map((attempt) => `if ${attempt} 2>/dev/null; then exit 1; fi`)),
    ...(level.startsWith('namespaces') ? ['[ ! -e /root ]'] : []),
    ...(level === 'namespaces' ? ['[ "$(ls /proc | grep -c "^[0-9]")" -lt 12 ]'] : []),
    'echo held',
  ].join('\n');

/** Whether this level works here: a tool runs in it, and the self-test's attempts fail. The second value is the error otherwise. */
const holds = async (host: SandboxHost, dir: string): Promise<readonly [boolean, string]> => {
  // A target for connections: a refused connection must not look like a forbidden one.
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => undefined } });
  const stageDir = await leaseStage(dir);
  try {
    const tool = spawnSandboxed(
      host,
      ['sh', '-c', selfTest(host.level)],
      stageDir,
      { ...defaultLimits, wallMs: 10_000 },
      {
        env: { CANARY: host.passwdFile, PORT: String(listener.port) },
      },
    );
    const timer = setTimeout(tool.kill, 10_000);
    const [out, err] = await Promise.all([new Response(tool.stdout).text(), new Response(tool.stderr).text()]);
    const code = await tool.exited;
    clearTimeout(timer);
    return [code === 0 && out.trim().endsWith('held'), err.trim().split('\n').at(-1) ?? ''];
  } catch (thrown) {
    return [false, thrown instanceof Error ? thrown.message : ''];
  } finally {
    listener.stop(true);
    await removeStage(stageDir);
  }
};

/** The strongest of these levels that works here, tried in folders under `dir`, and why stronger ones do not. Throws SandboxError if none does. */
export const findLevel = async (
  host: SandboxHost,
  dir: string,
  levels: readonly SandboxLevel[] = sandboxLevels,
): Promise<{ readonly level: SandboxLevel; readonly failed: readonly string[] }> => {
  const failed: string[] = [];
  for (const level of levels) {
    const [works, why] = await holds({ ...host, level }, dir);
    if (works) return { level, failed };
    failed.push(`${level}: ${why || 'the self-test did not hold'}`);
  }
  throw new SandboxError(`No tool can be started here. ${failed.join('; ')}`);
};

const weaker: Record<SandboxLevel, string> = {
  namespaces: '',
  'namespaces-shared-proc':
    'Sandbox: tools have namespaces of their own, but see the list of processes, because this container hides parts of /proc.',
  landlock:
    'Sandbox: this machine does not allow namespaces, so tools are held by Landlock and a system-call filter alone. They can see other processes.',
  none: 'Sandbox: NONE. This machine allows neither namespaces nor Landlock, and ALLOW_UNSANDBOXED=1 is set. Do not let strangers use this server.',
};

/** A warning for the operator at start; undefined if all is well. Throws SandboxError if the settings require more than there is. */
export const judgeLevel = (
  level: SandboxLevel,
  failed: readonly string[],
  settings: { readonly requireSandbox: boolean; readonly allowUnsandboxed: boolean },
  raise: string = howToRaise(level),
): string | undefined => {
  const because = failed.length > 0 ? ` (${failed.join('; ')})` : '';
  if (!level.startsWith('namespaces') && settings.requireSandbox)
    throw new SandboxError(`REQUIRE_SANDBOX is set, but this machine does not allow namespaces${because}. ${raise} Or unset it.`);
  if (level === 'none' && !settings.allowUnsandboxed)
    throw new SandboxError(
      `This machine allows neither namespaces nor Landlock${because}, so tools that open strangers' files could read and change whatever this user can. ` +
        `${raise} Or set ALLOW_UNSANDBOXED=1 where only people whom you trust use this server.`,
    );
  return weaker[level] ? `${weaker[level]}${because} To raise it: ${raise}` : undefined;
};
