import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/**
 * Atomic changes of a job's record. Only Redis' clock is used, so that nodes with different clocks agree. Keys (after the prefix): `job:ID`
 * the record; `waiting` ids by turn and `since` by arrival; `due` ids by when the sweeper checks them next; `of:CLIENT` a client's ids by
 * when they stop counting; `live:CLIENT` its active work; `begun` and `clock` for turns; `kinds` waiting jobs by kind; `byClient` waiting
 * jobs by client; `ended` ends to be sent as callbacks.
 */
const prelude = `
local P, id, K = ARGV[1], ARGV[2], KEYS[1]
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local function get(field) return redis.call('HGET', K, field) end
local function less(hash, field)
  if redis.call('HINCRBY', P .. hash, field, -1) <= 0 then redis.call('HDEL', P .. hash, field) end
end
local function leave()
  if redis.call('ZREM', P .. 'waiting', id) == 0 then return end
  redis.call('ZREM', P .. 'since', id)
  less('kinds', get('kind'))
  for client in string.gmatch(get('clients'), '%S+') do less('byClient', client) end
end
local function wait(at)
  redis.call('ZADD', P .. 'waiting', get('turn'), id)
  redis.call('ZADD', P .. 'since', at, id)
  redis.call('HINCRBY', P .. 'kinds', get('kind'), 1)
  for client in string.gmatch(get('clients'), '%S+') do redis.call('HINCRBY', P .. 'byClient', client, 1) end
end
local function become(state, json)
  redis.call('HSET', K, 'state', state, 'about', json)
  redis.call('HINCRBY', K, 'number', 1)
  redis.call('PUBLISH', P .. 'changed:' .. id, state)
end
local function isOver(state) return state ~= 'queued' and state ~= 'working' end
local function settle()
  leave()
  for client in string.gmatch(get('clients'), '%S+') do redis.call('ZREM', P .. 'live:' .. client, id) end
end
local function tellEnd() if get('callback') ~= '' then redis.call('RPUSH', P .. 'ended', id) end end
`;

const bodies = {
  /** ARGV: units, kind, clients, local, most jobs, most waiting, upload, life, forget, then fields of the record. */
  create: `
if redis.call('EXISTS', K) == 1 then return {'ok', 0} end
local units, kind, clients = tonumber(ARGV[3]), ARGV[4], ARGV[5]
local isLocal, mostJobs, mostWaiting = ARGV[6] == '1', tonumber(ARGV[7]), tonumber(ARGV[8])
local upload, life, forget = ARGV[9], tonumber(ARGV[10]), tonumber(ARGV[11])
local client = string.match(clients, '%S+')
local own = P .. 'of:' .. client
redis.call('ZREMRANGEBYSCORE', own, '-inf', now)
local count = redis.call('ZCARD', own)
if not isLocal and count >= mostJobs then
  return {'too_many_jobs', count, redis.call('ZRANGE', own, 0, 0, 'WITHSCORES')[2] - now}
end
local waiting = redis.call('ZCARD', P .. 'waiting')
if waiting >= mostWaiting then return {'queue_full', waiting} end
if not isLocal then
  local shares, n = {4, 2, 2}, 0
  for one in string.gmatch(clients, '%S+') do
    n = n + 1
    local most = math.max(1, math.floor(mostWaiting / shares[n]))
    if tonumber(redis.call('HGET', P .. 'byClient', one) or '0') >= most then return {'queue_full', waiting} end
  end
end
-- Start-time fair queueing: the client with the least work begun goes first. An empty queue resets all shares.
if waiting == 0 then redis.call('DEL', P .. 'begun', P .. 'clock') end
local clock = tonumber(redis.call('GET', P .. 'clock') or '0')
local tag = math.max(clock, tonumber(redis.call('HGET', P .. 'begun', client) or '0'))
redis.call('HSET', P .. 'begun', client, tag + units)
redis.call('PEXPIRE', P .. 'begun', forget)
local turn = tag * 1048576 + redis.call('INCR', P .. 'turns') % 1048576
redis.call('HSET', K, 'id', id, 'created', now, 'kind', kind, 'clients', clients, 'turn', turn, 'tag', tag, 'attempt', 0, 'number', 0, unpack(ARGV, 12))
redis.call('PEXPIRE', K, forget)
become('queued', '{}')
wait(now)
redis.call('ZADD', own, now + life, id)
redis.call('PEXPIRE', own, forget)
for one in string.gmatch(clients, '%S+') do
  redis.call('ZREM', P .. 'live:' .. one, upload)
  redis.call('ZADD', P .. 'live:' .. one, now + life, id)
  redis.call('PEXPIRE', P .. 'live:' .. one, forget)
end
redis.call('ZADD', P .. 'due', now + life, id)
return {'ok', tag}`,
  /** Begins an attempt. Returns its number and the waiting time; nothing if the job has ended or is unknown. */
  begin: `
local state = get('state')
if not state or isOver(state) then return {} end
local since = redis.call('ZSCORE', P .. 'since', id)
leave()
local tag = tonumber(get('tag'))
if tag > tonumber(redis.call('GET', P .. 'clock') or '0') then redis.call('SET', P .. 'clock', tag, 'PX', 3600000) end
local attempt = redis.call('HINCRBY', K, 'attempt', 1)
become('working', ARGV[3])
return {attempt, since and (now - since) or 0}`,
  /** ARGV: attempt, about. Only the latest attempt is reported. */
  progress: `
if get('state') ~= 'working' or get('attempt') ~= ARGV[3] then return 0 end
become('working', ARGV[4])
return 1`,
  /** ARGV: attempt. Returns the job to the queue with its old turn. */
  handBack: `
if get('state') ~= 'working' or get('attempt') ~= ARGV[3] then return 0 end
become('queued', '{}')
wait(now)
return 1`,
  /**
   * ARGV: attempt, about, the result's object, how long it is kept. The first result counts, from any attempt. A repeated call after a lost
   * answer gets the same answer.
   */
  done: `
local state = get('state')
if state == 'done' and get('out') == ARGV[5] then return 1 end
if not state or isOver(state) then return 0 end
local expires = math.min(now + tonumber(ARGV[6]), redis.call('ZSCORE', P .. 'due', id) or now)
settle()
redis.call('HSET', K, 'out', ARGV[5], 'expires', expires)
redis.call('HDEL', K, 'form')
become('done', ARGV[4])
redis.call('ZADD', P .. 'due', expires, id)
redis.call('ZADD', P .. 'of:' .. string.match(get('clients'), '%S+'), expires, id)
tellEnd()
return 1`,
  /** ARGV: attempt. The waiting client has the result. */
  take: `
if get('taken') == ARGV[3] then return 1 end
if get('state') ~= 'working' or get('attempt') ~= ARGV[3] then return 0 end
settle()
redis.call('HSET', K, 'taken', ARGV[3])
redis.call('ZREM', P .. 'of:' .. string.match(get('clients'), '%S+'), id)
redis.call('HDEL', K, 'key', 'form', 'in')
redis.call('ZREM', P .. 'due', id)
become('expired', '{}')
return 1`,
  /** ARGV: attempt (or nothing, for all of them), about. Returns the input, which is not needed any more; nothing if this call did not end the job. */
  fail: `
local state = get('state')
if not state or (ARGV[3] ~= '' and get('attempt') ~= ARGV[3]) then return {} end
if state == 'failed' then return {get('in') or ''} end
if isOver(state) then return {} end
settle()
redis.call('HDEL', K, 'key', 'form')
redis.call('ZREM', P .. 'due', id)
become('failed', ARGV[4])
tellEnd()
return {get('in') or ''}`,
  /** Cancels, or deletes a finished job. Returns its former state and objects. */
  remove: `
local state = get('state')
if not state then return {} end
local held = {state, get('in') or '', get('out') or '', get('weight') or ''}
if state == 'cancelled' or state == 'expired' then return held end
settle()
redis.call('ZREM', P .. 'of:' .. string.match(get('clients'), '%S+'), id)
redis.call('HDEL', K, 'key', 'form', 'in', 'out', 'expires')
redis.call('ZREM', P .. 'due', id)
if isOver(state) then become('expired', '{}') else become('cancelled', '{}') tellEnd() end
return held`,
  /** Admission, before a byte is read. ARGV: local, concurrent, per minute, upload, timeout, clients. */
  enter: `
local isLocal, most, perMinute, upload, life = ARGV[3] == '1', tonumber(ARGV[4]), tonumber(ARGV[5]), ARGV[6], tonumber(ARGV[7])
if isLocal then return {'ok', now} end
local shares, n = {1, 2, 4}, 0
for i = 8, #ARGV do
  n = n + 1
  local share, live, bucket = shares[n], P .. 'live:' .. ARGV[i], P .. 'bucket:' .. ARGV[i]
  redis.call('ZREMRANGEBYSCORE', live, '-inf', now)
  if redis.call('ZCARD', live) >= most * share then return {'too_many_concurrent'} end
  local seen = redis.call('HMGET', bucket, 'tokens', 'at')
  local tokens = math.min(perMinute * share, (tonumber(seen[1]) or perMinute * share) + (now - (tonumber(seen[2]) or now)) * perMinute * share / 60000)
  if tokens < 1 then return {'rate_limited', math.ceil((1 - tokens) * 60 / perMinute / share)} end
end
n = 0
for i = 8, #ARGV do
  n = n + 1
  local share, live, bucket = shares[n], P .. 'live:' .. ARGV[i], P .. 'bucket:' .. ARGV[i]
  local seen = redis.call('HMGET', bucket, 'tokens', 'at')
  local tokens = math.min(perMinute * share, (tonumber(seen[1]) or perMinute * share) + (now - (tonumber(seen[2]) or now)) * perMinute * share / 60000)
  redis.call('HSET', bucket, 'tokens', tokens - 1, 'at', now)
  redis.call('PEXPIRE', bucket, 120000)
  redis.call('ZADD', live, now + life, upload)
  redis.call('PEXPIRE', live, life * 2)
end
return {'ok', now}`,
  /** Acquires or renews a lease. ARGV: holder, duration. */
  hold: `
local holder = redis.call('GET', K)
if holder and holder ~= ARGV[3] then return 0 end
redis.call('SET', K, ARGV[3], 'PX', ARGV[4])
return 1`,
  /** Releases the holder's lease. */
  letGo: `
if redis.call('GET', K) == ARGV[3] then return redis.call('DEL', K) end
return 0`,
} as const;

export type ScriptName = keyof typeof bodies;

const scripts = Object.fromEntries(
  Object.entries(bodies).map(([name, body]) => {
    const text = prelude + body;
    return [name, { text, sha: createHash('sha1').update(text).digest('hex') }];
  }),
) as Readonly<Record<ScriptName, { readonly text: string; readonly sha: string }>>;

/** Runs a script with the key of a job (or another key), the prefix, the id and the other arguments. */
export const runScript = async (
  redis: Redis,
  name: ScriptName,
  prefix: string,
  key: string,
  id: string,
  args: readonly (string | number)[],
): Promise<unknown> => {
  const { text, sha } = scripts[name];
  try {
    return await redis.evalsha(sha, 1, key, prefix, id, ...args);
  } catch (thrown) {
    if (!(thrown instanceof Error) || !thrown.message.startsWith('NOSCRIPT')) throw thrown;
    return redis.eval(text, 1, key, prefix, id, ...args);
  }
};
