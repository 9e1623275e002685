import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { readMessage } from './message.ts';
import { signedContent } from './signed-content.ts';

const run = async (dir: string, ...command: readonly string[]): Promise<void> => {
  const { exitCode, stderr } = Bun.spawnSync([...command], { cwd: dir });
  if (exitCode !== 0) throw new Error(stderr.toString());
};

/** Signed by OpenSSL, in one piece or as a stream of pieces. */
const signed = async (content: string, ...how: readonly string[]): Promise<Buffer> => {
  const dir = makeTestFolder('signed');
  await Bun.write(`${dir}/in`, content);
  await run(dir, ...'openssl req -x509 -newkey rsa:2048 -nodes -keyout key -out cert -days 2 -subj /CN=Ann'.split(' '));
  await run(dir, ...'openssl cms -sign -nodetach -binary -in in -signer cert -inkey key -outform DER -out out'.split(' '), ...how);
  return Buffer.from(await Bun.file(`${dir}/out`).bytes());
};

const words = `Content-Type: text/plain; charset=utf-8\r\n\r\n${'Signed words. '.repeat(1000)}\r\n`;
const mailWith = (name: string, content: Buffer): Buffer =>
  Buffer.from(
    `From: a@example.org\nSubject: S\nContent-Type: application/pkcs7-mime; smime-type=signed-data; name="${name}"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n\n${content.toString('base64')}\n`,
  );

test('the content that OpenSSL signed is found, in one piece and in several', async () => {
  expect(signedContent(await signed(words))?.toString()).toBe(words);
  expect(signedContent(await signed(words, '-stream'))?.toString()).toBe(words);
});

test('a mail within two signatures shows its words, and a signed invoice stays a file', async () => {
  const inner = await signed(words);
  const outer = await signed(
    `Content-Type: application/pkcs7-mime; name="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\n${inner.toString('base64')}\r\n`,
  );
  const read = await readMessage(mailWith('smime.p7m', outer));
  expect(read.mail.text).toContain('Signed words.');
  expect(read.attachments).toEqual([]);
  const invoice = await readMessage(mailWith('invoice.xml.p7m', await signed('<invoice/>')));
  expect(invoice.attachments.map(({ filename }) => filename)).toEqual(['invoice.xml.p7m']);
});

test('damaged and hostile data has no content, at once', async () => {
  const whole = await signed(words);
  for (const end of [0, 1, 2, 20, 60, 100]) expect(signedContent(whole.subarray(0, end))).toBeUndefined();
  const head = Buffer.from('308006092a864886f70d010702a0803080020101310030 80'.replace(' ', ''), 'hex');
  const endless = (bytes: number, pair: readonly number[]): Buffer => Buffer.concat([head, Buffer.alloc(bytes, Buffer.from(pair))]);
  const pieces = (bytes: number): Buffer =>
    Buffer.concat([
      ...[head, Buffer.from('06092a864886f70d010701a0802480', 'hex'), Buffer.alloc(bytes, Buffer.from([0x04, 0x00]))],
      Buffer.alloc(20),
    ]);
  for (const make of [(bytes: number) => endless(bytes, [0x30, 0x80]), (bytes: number) => endless(bytes, [0x04, 0x00]), pieces]) {
    expect(signedContent(make(10_000_000))).toBeUndefined();
    const textOf = (characters: number): string => make(characters).toString('latin1');
    expect(growsFaster(textOf, (text) => signedContent(Buffer.from(text, 'latin1')))).toBe(false);
  }
});
