import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
let dir: string;
beforeAll(async () => {
  app = await startApp();
  dir = await mkdtemp(join(tmpdir(), 'locked-'));
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const password = 'Schlüssel 7';
/** ZIP has no way of its own to spell others. */
const asciiPassword = 'Key 7';
const words = 'Nobody reads this without the word.';
const at = (name: string): string => join(dir, name);
const converted = async (name: string, from: string, to: string, content: string): Promise<string> => {
  const answer = await app.convert({ file: new File([content], name), inputFormat: from, outputFormat: to });
  const path = at(`${crypto.randomUUID()}.${to}`);
  await Bun.write(path, await answer.bytes());
  return path;
};

/** Locks an ODF package as LibreOffice does: AES-256 in CBC mode, PBKDF2, SHA-256 (ODF 1.3 part 2, 4.8). */
const lockOdf = `
import base64, hashlib, os, sys, zipfile, zlib
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
source, target, password = sys.argv[1:]
salt = os.urandom(16)
key = hashlib.pbkdf2_hmac("sha1", hashlib.sha256(password.encode()).digest(), salt, 1000, 32)
encode = lambda data: base64.b64encode(data).decode()
with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
    manifest = old.read("META-INF/manifest.xml").decode()
    new.writestr("mimetype", old.read("mimetype"))
    for name in old.namelist():
        if name in ("mimetype", "META-INF/manifest.xml") or name.endswith("/"): continue
        data = old.read(name)
        if name == "content.xml":
            packer = zlib.compressobj(9, zlib.DEFLATED, -15)
            packed = packer.compress(data) + packer.flush()
            iv = os.urandom(16)
            pad = 16 - len(packed) % 16
            encryptor = Cipher(algorithms.AES(key), modes.CBC(iv)).encryptor()
            locked = encryptor.update(packed + bytes(pad - 1) + bytes([pad])) + encryptor.finalize()
            told = f'<manifest:encryption-data manifest:checksum-type="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0#sha256-1k" manifest:checksum="{encode(hashlib.sha256(packed[:1024]).digest())}"><manifest:algorithm manifest:algorithm-name="http://www.w3.org/2001/04/xmlenc#aes256-cbc" manifest:initialisation-vector="{encode(iv)}"/><manifest:key-derivation manifest:key-derivation-name="PBKDF2" manifest:key-size="32" manifest:iteration-count="1000" manifest:salt="{encode(salt)}"/><manifest:start-key-generation manifest:start-key-generation-name="http://www.w3.org/2000/09/xmldsig#sha256" manifest:key-size="32"/></manifest:encryption-data>'
            entry = '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>'
            assert entry in manifest
            manifest = manifest.replace(entry, entry[:-2] + f' manifest:size="{len(data)}">' + told + '</manifest:file-entry>')
            info = zipfile.ZipInfo(name)
            new.writestr(info, locked)
        else: new.writestr(name, data)
    new.writestr("META-INF/manifest.xml", manifest)
`;

/** Locks an OOXML package in Office's standard way ([MS-OFFCRYPTO] 2.3.4.5), and puts it into a compound file ([MS-CFB]). */
const lockOoxml = `
import hashlib, os, struct, sys
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
source, target, password = sys.argv[1:]
salt = os.urandom(16)
sha = lambda data: hashlib.sha1(data).digest()
key = sha(salt + password.encode("utf-16-le"))
for turn in range(50000): key = sha(struct.pack("<I", turn) + key)
key = sha(key + struct.pack("<I", 0))
key = sha(bytes(0x36 ^ (key[at] if at < 20 else 0) for at in range(64)))[:16]
def lock(data):
    encryptor = Cipher(algorithms.AES(key), modes.ECB()).encryptor()
    return encryptor.update(data + bytes(-len(data) % 16)) + encryptor.finalize()
provider = "Microsoft Enhanced RSA and AES Cryptographic Provider\\0".encode("utf-16-le")
header = struct.pack("<8I", 0x24, 0, 0x660E, 0x8004, 128, 0x18, 0, 0) + provider
check = os.urandom(16)
info = struct.pack("<HHI", 3, 2, 0x24) + struct.pack("<I", len(header)) + header
info += struct.pack("<I", 16) + salt + lock(check) + struct.pack("<I", 20) + lock(sha(check))
package = open(source, "rb").read()
package = struct.pack("<Q", len(package)) + lock(package)
streams = [("EncryptionInfo", info.ljust(4096, b"\\0")), ("EncryptedPackage", package.ljust(4104, b"\\0"))]
counts = [-(-len(data) // 512) for _, data in streams]
fats = 1
while fats * 128 < 1 + fats + sum(counts): fats += 1
chain, entries, body, at = [0xFFFFFFFE] + [0xFFFFFFFD] * fats, [], b"", 1 + fats
def entry(name, kind, child, right, start, size):
    spelled = (name + "\\0").encode("utf-16-le")
    return spelled.ljust(64, b"\\0") + struct.pack("<HBBIII16xI16xIQ", len(spelled), kind, 1, 0xFFFFFFFF, right, child, 0, start, size)
for (name, data), count in zip(streams, counts):
    entries.append((name, at, len(data)))
    chain += [at + step + 1 for step in range(count - 1)] + [0xFFFFFFFE]
    body += data.ljust(count * 512, b"\\0")
    at += count
directory = entry("Root Entry", 5, 1, 0xFFFFFFFF, 0xFFFFFFFE, 0)
directory += entry(entries[0][0], 2, 0xFFFFFFFF, 2, *entries[0][1:]) + entry(entries[1][0], 2, 0xFFFFFFFF, 0xFFFFFFFF, *entries[1][1:])
chain += [0xFFFFFFFF] * (fats * 128 - len(chain))
top = bytes.fromhex("d0cf11e0a1b11ae1") + bytes(16) + struct.pack("<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 9, 6, 0, fats, 0, 0, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0)
top += struct.pack("<109I", *[*range(1, 1 + fats), *[0xFFFFFFFF] * (109 - fats)])
open(target, "wb").write(top + directory.ljust(512, b"\\0") + struct.pack(f"<{len(chain)}I", *chain) + body)
`;

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
      await Bun.$`rar a -ep -hp${password} ${at('locked.rar')} ${at('words.txt')}`.quiet();
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

test('a password that nothing needs does no harm', async () => {
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
  const data = app.services.config.dataDir;
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !entry.parentPath.includes('runtime')) {
      const bytes = Buffer.from(await Bun.file(join(entry.parentPath, entry.name)).bytes());
      expect([entry.name, bytes.includes(password)]).toEqual([entry.name, false]);
    }
});
