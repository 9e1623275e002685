import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { lockOdf, lockOoxml } from './samples.ts';

longTimeout();

let app: TestApp;
let dir: string;
beforeAll(async () => {
  app = await startApp();
  dir = makeTestFolder('locked');
});
afterAll(async () => {
  await app.close();
});

const password = 'Schlüssel 7';
/** ZIP does not define how to encode other characters. */
const asciiPassword = 'Key 7';
const words = 'Nobody reads this without the word.';
const at = (name: string): string => join(dir, name);
const converted = async (name: string, from: string, to: string, content: string): Promise<string> => {
  const answer = await app.convert({ file: new File([content], name), inputFormat: from, outputFormat: to });
  const path = at(`${crypto.randomUUID()}.${to}`);
  await Bun.write(path, await answer.bytes());
  return path;
};

const python = (script: string, ...args: readonly string[]) => Bun.$`/usr/bin/python3 -I -c ${script} ${args}`.quiet();

type Locked = {
  readonly from: string;
  readonly to: string;
  readonly make: () => Promise<string>;
  readonly read: (path: string) => Promise<string>;
};
const asText = (path: string): Promise<string> => Bun.file(path).text();
const zipEntries = async (path: string): Promise<string> => Bun.$`unzip -p ${path}`.quiet().text();

const kinds: readonly Locked[] = [
  {
    from: 'pdf',
    to: 'txt',
    make: async () => {
      const open = await converted('a.txt', 'txt', 'pdf', words);
      await Bun.$`qpdf --encrypt ${password} owner 256 -- ${open} ${at('locked.pdf')}`.quiet();
      return at('locked.pdf');
    },
    read: asText,
  },
  {
    from: 'docx',
    to: 'txt',
    make: async () => {
      await python(lockOoxml, await converted('a.txt', 'txt', 'docx', words), at('locked.docx'), password);
      return at('locked.docx');
    },
    read: asText,
  },
  {
    from: 'xlsx',
    to: 'csv',
    make: async () => {
      await python(lockOoxml, await converted('a.csv', 'csv', 'xlsx', `what\n${words}\n`), at('locked.xlsx'), password);
      return at('locked.xlsx');
    },
    read: asText,
  },
  {
    from: 'odt',
    to: 'txt',
    make: async () => {
      await python(lockOdf, await converted('a.txt', 'txt', 'odt', words), at('locked.odt'), password);
      return at('locked.odt');
    },
    read: asText,
  },
  {
    from: 'zip',
    to: 'tar',
    make: async () => {
      await Bun.write(at('words.txt'), words);
      await Bun.$`7zz a -tzip -mem=AES256 -p${asciiPassword} ${at('locked.zip')} ${at('words.txt')}`.quiet();
      return at('locked.zip');
    },
    read: (path) => Bun.$`tar -xOf ${path}`.quiet().text(),
  },
  {
    from: '7z',
    to: 'zip',
    make: async () => {
      await Bun.write(at('words.txt'), words);
      await Bun.$`7zz a -mhe=on -p${password} ${at('locked.7z')} ${at('words.txt')}`.quiet();
      return at('locked.7z');
    },
    read: zipEntries,
  },
  {
    from: 'rar',
    to: 'zip',
    make: async () => {
      await Bun.write(at('words.txt'), words);
      // Without a locale, rar treats the password as ASCII.
      await Bun.$`rar a -ep -hp${password} ${at('locked.rar')} ${at('words.txt')}`.env({ ...process.env, LC_ALL: 'C.UTF-8' }).quiet();
      return at('locked.rar');
    },
    read: zipEntries,
  },
];

for (const { from, to, make, read } of kinds)
  describe(`a locked ${from}`, () => {
    let file: () => File;
    beforeAll(async () => {
      const bytes = await Bun.file(await make()).bytes();
      file = () => new File([bytes], `locked.${from}`);
    });
    const send = (fields: Readonly<Record<string, string>> = {}) =>
      app.convert({ file: file(), inputFormat: from, outputFormat: to, ...fields });
    const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

    test('is converted with its password', async () => {
      const answer = await send({ password: from === 'zip' ? asciiPassword : password });
      expect(answer.status === 200 ? '' : await answer.text()).toBe('');
      const path = at(`${crypto.randomUUID()}.${to}`);
      await Bun.write(path, await answer.bytes());
      expect(await read(path)).toContain(words);
    });
    test('says that it is locked, and that a password is wrong', async () => {
      expect(await codeOf(await send())).toBe('password_protected');
      expect(await codeOf(await send({ password: '' }))).toBe('password_protected');
      expect(await codeOf(await send({ password: 'Schlüssel 8' }))).toBe('wrong_password');
    });
  });

test('an unneeded password is ignored', async () => {
  const answer = await app.convert({ file: new File(['a,b\n'], 'a.csv'), inputFormat: 'csv', outputFormat: 'json', password });
  expect(answer.status).toBe(200);
  const open = await Bun.file(await converted('a.txt', 'txt', 'docx', words)).bytes();
  expect((await app.convert({ file: new File([open], 'a.docx'), inputFormat: 'docx', outputFormat: 'txt', password })).status).toBe(200);
});

test('what was locked is looked at once it is open', async () => {
  await Bun.$`printf 'no document at all' > ${at('none.txt')}`.quiet();
  const bomb = at('bomb.docx');
  await Bun.$`/usr/bin/python3 -I -c ${`
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
    z.writestr("[Content_Types].xml", "<Types/>")
    z.writestr("word/document.xml", b"<a/>")
    z.writestr("word/media/zeros", bytes(300_000_000))
`} ${bomb}`.quiet();
  await python(lockOoxml, bomb, at('bomb-locked.docx'), password);
  const file = new File([await Bun.file(at('bomb-locked.docx')).bytes()], 'a.docx');
  const answer = await app.convert({ file, inputFormat: 'docx', outputFormat: 'txt', password });
  expect(((await answer.json()) as { code: string }).code).toBe('decompression_bomb');
});

test('a job keeps no password, and no log has it', async () => {
  const said: string[] = [];
  const spy = spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  try {
    const open = await converted('a.txt', 'txt', 'pdf', words);
    await Bun.$`qpdf --encrypt ${password} owner 256 -- ${open} ${at('job.pdf')}`.quiet();
    for (const word of [password, 'Schlüssel 8']) {
      const form = new FormData();
      for (const [name, value] of [
        ['password', word],
        ['inputFormat', 'pdf'],
        ['outputFormat', 'txt'],
      ] as const)
        form.append(name, value);
      form.append('file', new File([await Bun.file(at('job.pdf')).bytes()], 'job.pdf'));
      const { id } = (await (await app.send('/api/jobs', { method: 'POST', body: form })).json()) as { id: string };
      const events = await (await app.send(`/api/jobs/${id}/events`)).text();
      expect(events).toContain(word === password ? '"done"' : '"wrong_password"');
      expect(events).not.toContain('Schlüssel');
    }
  } finally {
    spy.mockRestore();
  }
  expect(said.join('')).toContain('wrong_password');
  expect(said.join('')).not.toContain('Schlüssel');
  const folders = [app.services.config.dataDir, app.toolsDir];
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  for (const entry of entries.flat())
    if (entry.isFile() && !entry.parentPath.includes('runtime')) {
      const bytes = Buffer.from(await Bun.file(join(entry.parentPath, entry.name)).bytes());
      expect([entry.name, bytes.includes(password)]).toEqual([entry.name, false]);
    }
});
