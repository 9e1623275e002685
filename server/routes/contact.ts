import { Elysia } from 'elysia';
import type { Transporter } from 'nodemailer';
import { Problem } from '../contract/problem.ts';
import { makeAdmission } from '../intake/admission.ts';
import type { Services } from '../node/services.ts';
import { contactSchema } from '../openapi/schemas.ts';

/** Limits on messages per address and in total: protects the operator's mail server. */
const limits = { clientConcurrency: 2, clientPerMinute: 3, total: 16, what: 'messages' } as const;
/** Timeouts of the mail server, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `POST /api/contact`: mails the contact form. Exists only if the operator has set SMTP_URL and CONTACT_TO. */
export const contactRoute = ({ clients, config }: Services) => {
  const app = new Elysia();
  const { smtpUrl, contactTo } = config;
  if (!smtpUrl || !contactTo) return app;
  let transport: Promise<Transporter> | undefined;
  /** Loaded on the first message: most servers send none, and loading would add a tenth of a second to each start. */
  const post = (): Promise<Transporter> =>
    (transport ??= import('nodemailer').then(({ createTransport }) => createTransport({ url: smtpUrl, ...patience })));
  const admission = makeAdmission(limits);
  return app.post(
    '/api/contact',
    async ({ body, request, server, set }) => {
      // Local requests have the same limits here.
      const leave = admission.enter({ ...clients(request, server?.requestIP(request)?.address), local: false });
      try {
        await (await post()).sendMail({
          to: contactTo,
          from: contactTo,
          replyTo: { name: body.name.replace(/[\r\n]+/g, ' '), address: body.email },
          subject: 'Message from the contact page',
          text: body.message,
        });
      } catch (thrown) {
        throw new Problem('mail_unavailable', undefined, { retryAfter: 60 }, { cause: thrown });
      } finally {
        leave();
      }
      set.status = 204;
    },
    {
      body: contactSchema,
    },
  );
};
