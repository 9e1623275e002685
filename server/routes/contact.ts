import { Elysia, t } from 'elysia';
import { createTransport } from 'nodemailer';
import type { Services } from '../services.ts';

/** `POST /api/contact`: mails the contact form, where the operator has set SMTP_URL and CONTACT_TO. Not there otherwise. */
export const contactRoute = ({ config }: Services) => {
  const app = new Elysia();
  const { smtpUrl, contactTo } = config;
  if (!smtpUrl || !contactTo) return app;
  const post = createTransport(smtpUrl);
  return app.post(
    '/api/contact',
    async ({ body, set }) => {
      await post.sendMail({
        to: contactTo,
        from: contactTo,
        replyTo: { name: body.name.replace(/[\r\n]+/g, ' '), address: body.email },
        subject: 'Message from the contact page',
        text: body.message,
      });
      set.status = 204;
    },
    {
      body: t.Object({
        name: t.String({ minLength: 2, maxLength: 200 }),
        email: t.String({ format: 'email', maxLength: 320 }),
        message: t.String({ minLength: 10, maxLength: 10_000 }),
      }),
    },
  );
};
