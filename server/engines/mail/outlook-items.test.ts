import { expect, test } from 'bun:test';
import { mailArticle, readMessage } from './message.ts';
import { outlookAsMail } from './outlook-mail.ts';
import { partsNamed, withProperties, writeCompound } from './outlook-samples.ts';
import { tnefAttribute, writeTnef } from './tnef-samples.ts';

/** Names of properties by number, whose ids begin at 8000. */
const names = (...numbers: readonly number[]) => {
  const entries = Buffer.alloc(8 * numbers.length);
  for (const [at, number] of numbers.entries()) {
    entries.writeUInt32LE(number, 8 * at);
    entries.writeUInt16LE(6, 8 * at + 4);
    entries.writeUInt16LE(at, 8 * at + 6);
  }
  return { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(16), '__substg1.0_00030102': entries } };
};

const shown = async (values: Parameters<typeof withProperties>[1], ...numbers: readonly number[]): Promise<string> =>
  mailArticle(await readMessage(outlookAsMail(writeCompound({ ...names(...numbers), ...withProperties(32, values) }))));

test('an appointment shows its times and place', async () => {
  const html = await shown(
    {
      ...{ '001A': 'IPM.Appointment', '0037': 'Plan B', 1000: 'the words' },
      ...{ 8000: 'Room 5', 8001: new Date('2024-03-04T09:00:00Z'), 8002: new Date('2024-03-04T10:30:00Z') },
    },
    ...[0x8208, 0x820d, 0x820e],
  );
  for (const words of ['Invitation: Plan B', '2024-03-04 09:00 UTC – 10:30 UTC', 'Room 5', 'the words', 'invitation.ics'])
    expect(html).toContain(words);
});

test('a cancelled meeting and a task say what they are', async () => {
  const values = { '0037': 'Plan', '0060': new Date('2024-03-04T09:00:00Z'), '0061': new Date('2024-03-04T10:00:00Z') };
  expect(await shown({ '001A': 'IPM.Schedule.Meeting.Canceled', ...values })).toContain('Cancelled: Plan');
  const task = await shown({ '001A': 'IPM.Task', '0037': 'Do it', 8000: new Date('2024-03-05T00:00:00Z'), 8001: 1 }, 0x8105, 0x8101);
  for (const words of ['Task: Do it', '<th>Due</th><td>2024-03-05</td>', 'In progress']) expect(task).toContain(words);
});

test('an appointment of whole days has no clock, and a series says when it repeats', async () => {
  const values = {
    ...{ '001A': 'IPM.Appointment', '0037': 'Fair', 8000: new Date('2024-03-03T23:00:00Z'), 8001: new Date('2024-03-05T23:00:00Z') },
    ...{ 8002: true, 8003: 'every Monday' },
  };
  const html = await shown(values, ...[0x820d, 0x820e, 0x8215, 0x8232]);
  for (const words of ['<td>2024-03-04 – 2024-03-05</td>', 'every Monday']) expect(html).toContain(words);
});

test('a meeting in a winmail.dat shows its times and place', async () => {
  const u32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer);
  const ticks = (date: string): Buffer =>
    Buffer.from(BigUint64Array.of((BigInt(new Date(date).getTime()) + 11_644_473_600_000n) * 10_000n).buffer);
  const named = (tag: number, number: number): readonly Buffer[] => [u32(tag), Buffer.alloc(16), u32(0), u32(number)];
  const room = Buffer.from('Room 5\0\0', 'utf16le');
  const properties = [
    ...[u32(3), ...named(0x80010040, 0x820d), ticks('2024-03-04T09:00:00Z'), ...named(0x80020040, 0x820e), ticks('2024-03-04T10:30:00Z')],
    ...[...named(0x8003001f, 0x8208), u32(1), u32(room.length), room],
  ];
  const tnef = Buffer.concat([
    writeTnef({ subject: 'Budget', body: 'the agenda', files: [] }),
    tnefAttribute(1, 0x8008, 7, Buffer.from('IPM.Microsoft Schedule.MtgReq\0')),
    tnefAttribute(1, 0x9003, 6, Buffer.concat(properties)),
  ]);
  const mail = `From: a@example.org\nContent-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\n${tnef.toString('base64')}\n`;
  const html = mailArticle(await readMessage(Buffer.from(mail)));
  for (const words of ['Invitation: Budget', '2024-03-04 09:00 UTC – 10:30 UTC', 'Room 5', 'invitation.ics', 'the agenda'])
    expect(html).toContain(words);
});

test('a report shows what it says on the delivery as a whole and on each recipient', async () => {
  const report = withProperties(
    32,
    { '001A': 'REPORT.IPM.Note.NDR', '0037': 'Undeliverable: Offer', 1001: 'Not delivered' },
    partsNamed('recip', [withProperties(8, { '0C15': 1, '3001': 'Bob', '39FE': 'bob@example.org', '0C1B': '550 5.1.1 unknown' })]),
  );
  const html = mailArticle(await readMessage(outlookAsMail(writeCompound({ ...names(), ...report }))));
  for (const words of ['Undeliverable: Offer', 'Not delivered', '550 5.1.1 unknown']) expect(html).toContain(words);
});

test('a contact shows its addresses and phones', async () => {
  const html = await shown(
    {
      ...{ '001A': 'IPM.Contact', '0037': 'Ann Lee', '3001': 'Ann Lee', '3A16': 'Acme', '3A1C': '+49 1', 1000: 'the note' },
      ...{ 8000: 'ann@example.org', 8001: 'Weg 1\r\n89073 Ulm' },
    },
    ...[0x8083, 0x801b],
  );
  for (const words of ['Company: Acme', 'E-mail: ann@example.org', 'Mobile phone: +49 1', 'Business address: Weg 1, 89073 Ulm', 'the note'])
    expect(html).toContain(words);
});

test('names that no list holds, and a cut list, are nothing', async () => {
  expect(await shown({ '001A': 'IPM.Appointment', '0037': 'Plan' }, 0xffff_ffff)).not.toContain('Invitation');
});
