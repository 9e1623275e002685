/** Encrypts an ODF package as LibreOffice does: AES-256 in CBC mode, PBKDF2, SHA-256 (ODF 1.3 part 2, 4.8). */
export const lockOdf = `
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

/** Encrypts an OOXML package with Office's standard encryption ([MS-OFFCRYPTO] 2.3.4.5) inside a compound file ([MS-CFB]). */
export const lockOoxml = `
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
