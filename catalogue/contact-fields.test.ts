import { expect, test } from 'bun:test';
import { type ContactField, contactFault } from './contact-fields.ts';
import { contact } from './languages/en/contact.ts';

test.each([
  ['name', ' ', 'Name is required'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'Al', undefined],
  ['email', '', 'Email is required'],
  ['email', 'a@b', 'Please enter a valid email address'],
  ['email', 'a@b..c', 'Please enter a valid email address'],
  ['email', 'a.b+c@mail.example.org', undefined],
  ['message', '', 'Message is required'],
  ['message', '123456789', 'Message must be at least 10 characters'],
  ['message', '1234567890', undefined],
] as [ContactField, string, string | undefined][])('%s %p: %p', (field, value, problem) => {
  const fault = contactFault(field, value);
  expect(fault && contact.form.faults[fault]).toBe(problem as never);
});
