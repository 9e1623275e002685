import { type ContactField, type ContactWords, contactFault } from '../../catalogue/contact-fields.ts';
import { contactDelayMs } from '../../catalogue/limits.ts';
import { notify } from '../islands/toast/notify.ts';
import { apiUrl } from '../stores/api.ts';
import { pageWords } from '../stores/words.ts';

type Fields = Record<ContactField, HTMLInputElement | HTMLTextAreaElement>;

/** Validates a field, shows the message beside it, and returns whether it is valid. */
const check = ({ faults }: ContactWords, name: ContactField, field: HTMLInputElement | HTMLTextAreaElement): boolean => {
  const fault = contactFault(name, field.value);
  field.setAttribute('aria-invalid', String(fault !== undefined));
  const place = document.getElementById(`${field.id}-error`);
  if (place) place.textContent = fault ? faults[fault] : '';
  return fault === undefined;
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

const start = (form: HTMLFormElement, words: ContactWords): void => {
  const field = (name: ContactField) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const fields: Fields = { name: field('name'), email: field('email'), message: field('message') };
  const names = Object.keys(fields) as ContactField[];
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = form.querySelector<HTMLElement>('[data-label]');

  for (const name of names) {
    fields[name].addEventListener('input', () => {
      if (fields[name].getAttribute('aria-invalid') === 'true') check(words, name, fields[name]);
    });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = names.filter((name) => !check(words, name, fields[name]));
    if (wrong[0]) {
      fields[wrong[0]].focus();
      return;
    }
    if (!button || !label) return;
    const idle = label.textContent;
    button.disabled = true;
    label.textContent = words.sending;
    try {
      await send(form.dataset.contact, fields);
      form.reset();
      notify({ ...words.sent, tone: 'plain' });
    } catch (error) {
      console.error(error);
      notify({ ...words.failed, tone: 'bad' });
    } finally {
      button.disabled = false;
      label.textContent = idle;
    }
  });
};

const form = document.querySelector<HTMLFormElement>('form[data-contact]');
const { contact } = pageWords();
if (form && contact) start(form, contact);
