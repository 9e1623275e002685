import { afterAll, expect, test } from 'bun:test';
import type { Socket } from 'bun';
import { Elysia } from 'elysia';
import { readConfig } from '../config/config.ts';
import type { Problem } from '../contract/problem.ts';
import type { Services } from '../node/services.ts';
import { makeClients } from '../requests/clients.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { contactRoute } from './contact.ts';

longTimeout();

const mails: string[] = [];
/** Minimal mail server (RFC 5321). */
const answer = (socket: Socket<{ inMail: boolean }>, line: string): void => {
  if (socket.data.inMail) {
    if (!line.includes('\r\n.\r\n')) return void mails.push(line);
    mails.push(line);
    socket.data.inMail = false;
    socket.write('250 taken\r\n');
  } else if (line.startsWith('DATA')) {
    socket.data.inMail = true;
    socket.write('354 go on\r\n');
  } else socket.write(line.startsWith('EHLO') ? '250 here\r\n' : '250 yes\r\n');
};
const mailServer = Bun.listen<{ inMail: boolean }>({
  hostname: '127.0.0.1',
  port: 0,
  socket: {
    open: (socket) => {
      socket.data = { inMail: false };
      socket.write('220 here\r\n');
    },
    data: (socket, chunk) => answer(socket, chunk.toString()),
  },
});
afterAll(() => mailServer.stop(true));

const contactBy = (smtpUrl: string) => {
  const config = readConfig({ SMTP_URL: smtpUrl, CONTACT_TO: 'us@example.org', TRUSTED_PROXIES: '1' }, 2);
  return new Elysia()
    .onError(({ error, set }) => {
      const { status, code, extra } = error as Problem;
      set.status = status;
      return { code, retryAfter: extra?.retryAfter };
    })
    .use(contactRoute({ config, clients: makeClients(1) } as Services));
};
const send = (app: ReturnType<typeof contactBy>, address: string): Promise<Response> =>
  app.handle(
    new Request('http://localhost/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ name: 'A\r\nBcc: x@example.org', email: 'visitor@example.org', message: 'Ten letters and more.' }),
    }),
  );

test('a message is mailed, and an address has its share of them', async () => {
  const app = contactBy(`smtp://127.0.0.1:${mailServer.port}`);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) statuses.push((await send(app, '203.0.113.5')).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  expect((await send(app, '203.0.113.6')).status).toBe(204);
  expect(mails.join('')).toContain('Ten letters and more.');
  expect(mails.join('')).not.toMatch(/^Bcc:/m);
});

test('a mail server that is down is reported, with when to try again', async () => {
  const refused = await send(contactBy('smtp://127.0.0.1:1'), '203.0.113.5');
  expect([refused.status, await refused.json()]).toEqual([503, { code: 'mail_unavailable', retryAfter: 60 }]);
});
