import { createHmac } from 'node:crypto';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { postOut, problemOfCallback } from '../../job-service/post-out.ts';
import type { Services } from '../../node/services.ts';
import { logFailure } from '../../observability/log.ts';
import type { OutgoingAddress } from '../../requests/outgoing.ts';
import { recordOf } from '../../requests/request-record.ts';
import { reportFailure } from '../report-failure.ts';
import { streamOf } from '../streams.ts';
import type { Call } from '../surface.ts';
import { takeWork, type Work, type WorkFile } from '../work.ts';
import { outputOf } from './answer.ts';
import { areHeaders } from './extra-headers.ts';
import { isTextRecord } from './form.ts';
import { Refusal, told } from './refusal.ts';
import { traceHeader } from './trace.ts';

type Method = 'POST' | 'PUT' | 'PATCH';

/** Where a result goes instead of into the answer. */
export type Webhook = {
  readonly result: OutgoingAddress;
  readonly method: Method;
  readonly error?: OutgoingAddress;
  readonly errorMethod: Method;
  readonly events?: OutgoingAddress;
  readonly headers: Readonly<Record<string, string>>;
};

const methodOf = (request: Request, name: string): Method => {
  const given = (request.headers.get(name) ?? 'POST').toUpperCase();
  const method = (['POST', 'PATCH', 'PUT'] as const).find((one) => one === given);
  if (!method) throw new Refusal(400, `Invalid '${name}' header value: expected 'POST', 'PATCH' or 'PUT'`);
  return method;
};

const extraHeaders = (request: Request): Readonly<Record<string, string>> => {
  const given = request.headers.get('gotenberg-webhook-extra-http-headers');
  if (!given) return {};
  const refuse = (): never => {
    throw new Refusal(
      400,
      "Invalid 'Gotenberg-Webhook-Extra-Http-Headers' header value: up to 64 headers are expected, as an object of JSON",
    );
  };
  let read: unknown;
  try {
    read = JSON.parse(given.slice(0, 16_384));
  } catch {
    return refuse();
  }
  return isTextRecord(read) && areHeaders(read) ? read : refuse();
};

/** The webhook that a request's headers ask for; undefined without one. Throws for addresses that this server does not call. */
export const readWebhook = ({ config }: Services, request: Request): Webhook | undefined => {
  const [result, error, events] = ['Url', 'Error-Url', 'Events-Url'].map(
    (name) => request.headers.get(`gotenberg-webhook-${name.toLowerCase()}`) || undefined,
  );
  if (result === undefined) return undefined;
  if (error === undefined && events === undefined)
    throw new Refusal(400, "At least one of 'Gotenberg-Webhook-Error-Url' or 'Gotenberg-Webhook-Events-Url' headers must be provided");
  const check = (url: string): OutgoingAddress => {
    const { address, why } = problemOfCallback(url, config.callbackOrigins);
    if (!address) throw new Refusal(403, `Forbidden. ${why ? inEnglish(why) : ''}`);
    return address;
  };
  return {
    ...{ result: check(result), method: methodOf(request, 'Gotenberg-Webhook-Method') },
    ...(error !== undefined && { error: check(error) }),
    ...(events !== undefined && { events: check(events) }),
    errorMethod: methodOf(request, 'Gotenberg-Webhook-Error-Method'),
    headers: extraHeaders(request),
  };
};

/** Signs the request, so that its receiver can verify that it is ours. */
const signatureOf = async (secret: string, pieces: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<string> => {
  const seconds = Math.floor(Date.now() / 1000);
  const hmac = createHmac('sha256', secret).update(`${seconds}.`);
  for await (const piece of pieces) hmac.update(piece);
  return `t=${seconds},v1=${hmac.digest('hex')}`;
};

const nameHeader = (fileName: string): string => `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')}"`;

/** Answers 204 once the form is here, and sends what comes of it to the webhook. */
export const runWithWebhook = async (
  services: Services,
  call: Call,
  webhook: Webhook,
  make: (work: Work) => Promise<readonly WorkFile[] | Response>,
): Promise<Response> => {
  const { config, shutdown, net } = services;
  const secret = config.callbackSecret ?? '';
  const record = recordOf(call.request);
  const trace = traceHeader(call.request, record.id);
  // The request may end: the work goes on without it.
  const work = await takeWork(services, call, 'form', shutdown);

  const sendJson = async (to: OutgoingAddress | undefined, method: Method, body: unknown): Promise<void> => {
    if (!to) return;
    const bytes = Buffer.from(JSON.stringify(body));
    const headers = async () => ({
      ...webhook.headers,
      'Content-Type': 'application/json',
      ...trace,
      'X-Converter-Signature': await signatureOf(secret, [bytes]),
    });
    await postOut(to, { method, headers, bytes: bytes.length, body: () => [bytes], signal: shutdown }, net);
  };
  const event = (about: Readonly<Record<string, unknown>>) =>
    sendJson(webhook.events, 'POST', { ...about, correlationId: trace['Gotenberg-Trace'], timestamp: new Date().toISOString() });
  const fail = async (thrown: unknown): Promise<void> => {
    const { status, message } = told(thrown);
    await sendJson(webhook.error, webhook.errorMethod, { status, message }).catch((failed) => logFailure('callback_failed', failed));
    await event({ event: 'webhook.error', error: { status, message } });
  };
  const makeFile = async (): Promise<WorkFile> => {
    const made = await make(work);
    if (made instanceof Response)
      throw new Refusal(400, 'The webhook middleware can only work with multipart/form-data routes that results in output files');
    return outputOf(work, call.request, made);
  };
  const run = async (): Promise<void> => {
    const file = await makeFile().catch((thrown) => {
      reportFailure(services, record, thrown);
      throw thrown;
    });
    const path = work.pathOf(file);
    const headers = async () => ({
      'Content-Disposition': nameHeader(file.fileName),
      ...webhook.headers,
      'Content-Type': file.mimeType,
      ...trace,
      'X-Converter-Signature': await signatureOf(secret, streamOf(path)),
    });
    const message = { method: webhook.method, headers, bytes: Bun.file(path).size, body: () => streamOf(path), signal: shutdown };
    await postOut(webhook.result, message, net).catch((thrown) => {
      logFailure('callback_failed', thrown, record.id);
      throw thrown;
    });
    await event({ event: 'webhook.success' });
  };
  void run()
    .catch(fail)
    .catch((failed) => logFailure('callback_failed', failed))
    .finally(() => void work.end().catch((failed) => logFailure('clean_up_failed', failed)));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
};
