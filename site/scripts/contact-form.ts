import { contactDelayMs } from '../../catalogue/limits.ts';
import { type ContactField, contactButton, contactProblem, contactToasts } from '../../catalogue/text/contact.ts';
import { notify } from '../islands/toast/notify.ts';
import { apiUrl } from '../stores/api.ts';

type Fields = Record<ContactField, HTMLInputElement | HTMLTextAreaElement>;

/** Validates a field, shows the message beside it, and returns whether it is valid. */
const check = (name: ContactField, field: HTMLInputElement | HTMLTextAreaElement): boolean => {
  const problem = contactProblem(name, field.value);
  field.setAttribute('aria-invalid', String(problem !== undefined));
  const place = document.getElementById(`${field.id}-error`);
  if (place) place.textContent = problem ?? '';
  return problem === undefined;
};

/**
 * By default nothing is sent: the form waits a second and thanks. Built with PUBLIC_CONTACT=api, it posts to the server, which sends a
 * mail.
 */
const send = async (mode: string | undefined, fields: Fields): Promise<void> => {
  if (mode !== 'api') {
    await new Promise((resolve) => setTimeout(resolve, contactDelayMs));
    return;
  }
  const body = JSON.stringify({ name: fields.name.value.trim(), email: fields.email.value.trim(), message: fields.message.value.trim() });
  const response = await fetch(apiUrl('/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    body,
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
};

const start = (form: HTMLFormElement): void => {
  const field = (name: ContactField) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const fields: Fields = { name: field('name'), email: field('email'), message: field('message') };
  const names = Object.keys(fields) as ContactField[];
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = form.querySelector<HTMLElement>('[data-label]');

  for (const name of names) {
    fields[name].addEventListener('input', () => {
      if (fields[name].getAttribute('aria-invalid') === 'true') check(name, fields[name]);
    });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = names.filter((name) => !check(name, fields[name]));
    if (wrong[0]) {
      fields[wrong[0]].focus();
      return;
    }
    if (!button || !label) return;
    button.disabled = true;
    label.textContent = contactButton.sending;
    try {
      await send(form.dataset.contact, fields);
      form.reset();
      notify({ ...contactToasts.sent, tone: 'plain' });
    } catch (error) {
      console.error(error);
      notify({ ...contactToasts.failed, tone: 'bad' });
    } finally {
      button.disabled = false;
      label.textContent = contactButton.idle;
    }
  });
};

const form = document.querySelector<HTMLFormElement>('form[data-contact]');
if (form) start(form);
