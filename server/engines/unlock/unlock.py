"""Opens an office document with its password and writes it without one: Microsoft's formats by msoffcrypto, OpenDocument here
(ODF 1.3 part 2, 4.8: AES-256 in CBC mode with PBKDF2).

Arguments: input, output, a file with the password.
Exit status: 3 the password is wrong, 4 damaged, 5 a way of locking that is not known here.
"""
import base64
import hashlib
import re
import sys
import zipfile
import zlib
from xml.etree import ElementTree

source, target = sys.argv[1], sys.argv[2]
with open(sys.argv[3], encoding="utf-8") as file:
    password = file.read()
MANIFEST = "{urn:oasis:names:tc:opendocument:xmlns:manifest:1.0}"
MAX_ITERATIONS = 5_000_000
MAX_BYTES = 1024**3


def unlock_microsoft():
    import msoffcrypto
    from msoffcrypto.exceptions import DecryptionError, FileFormatError, InvalidKeyError

    with open(source, "rb") as file:
        try:
            document = msoffcrypto.OfficeFile(file)
            if not document.is_encrypted():
                copy_over()
                return
            document.load_key(password=password)
        except InvalidKeyError:
            sys.exit(3)
        except FileFormatError:
            sys.exit(4)
        except DecryptionError:
            sys.exit(5)
        with open(target, "wb") as out:
            try:
                document.decrypt(out)
            except InvalidKeyError:
                sys.exit(3)
    # The older ways have no check of the password but that what comes out is a document.
    with open(target, "rb") as file:
        start = file.read(4)
    if start not in (b"PK\x03\x04", b"\xd0\xcf\x11\xe0"):
        sys.exit(3)


def copy_over():
    with open(source, "rb") as file, open(target, "wb") as out:
        out.write(file.read())


def digest(name, data):
    kind = "sha256" if "256" in name else "sha1"
    return hashlib.new(kind, data).digest()


def decrypt(data, entry):
    """The bytes of a part as they were before they were locked."""
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

    found = entry.find(MANIFEST + "encryption-data")
    algorithm = found.find(MANIFEST + "algorithm")
    derivation = found.find(MANIFEST + "key-derivation")
    start_key = found.find(MANIFEST + "start-key-generation")
    if not algorithm.get(MANIFEST + "algorithm-name", "").endswith("aes256-cbc"):
        sys.exit(5)
    if "PBKDF2" not in derivation.get(MANIFEST + "key-derivation-name", "").upper():
        sys.exit(5)
    iterations = int(derivation.get(MANIFEST + "iteration-count"))
    if not 0 < iterations <= MAX_ITERATIONS:
        sys.exit(4)
    start = digest(start_key.get(MANIFEST + "start-key-generation-name", "") if start_key is not None else "SHA1", password.encode())
    salt = base64.b64decode(derivation.get(MANIFEST + "salt"))
    key = keys.setdefault((start, salt, iterations), None) or hashlib.pbkdf2_hmac("sha1", start, salt, iterations, 32)
    keys[(start, salt, iterations)] = key
    cipher = Cipher(algorithms.AES(key), modes.CBC(base64.b64decode(algorithm.get(MANIFEST + "initialisation-vector"))))
    decryptor = cipher.decryptor()
    plain = decryptor.update(data) + decryptor.finalize()
    plain = plain[: -plain[-1]] if plain and 0 < plain[-1] <= 16 else plain
    checksum = found.get(MANIFEST + "checksum")
    if checksum:
        kind = found.get(MANIFEST + "checksum-type", "")
        if digest(kind, plain[:1024] if kind.upper().endswith("1K") else plain) != base64.b64decode(checksum):
            sys.exit(3)
    unpacker = zlib.decompressobj(-15)
    try:
        unpacked = unpacker.decompress(plain, MAX_BYTES)
    except zlib.error:
        sys.exit(3)
    if unpacker.unconsumed_tail:
        sys.exit(4)
    return unpacked


keys = {}


def unlock_open_document():
    with zipfile.ZipFile(source) as archive:
        manifest = archive.read("META-INF/manifest.xml")
        entries = {entry.get(MANIFEST + "full-path"): entry for entry in ElementTree.fromstring(manifest).iter(MANIFEST + "file-entry")}
        locked = {path for path, entry in entries.items() if entry.find(MANIFEST + "encryption-data") is not None}
        if "encrypted-package" in locked:
            sys.exit(5)
        if not locked:
            copy_over()
            return
        plain_manifest = re.sub(rb"<([\w.-]+:)?encryption-data\b.*?</([\w.-]+:)?encryption-data>", b"", manifest, flags=re.S)
        left = MAX_BYTES
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as out:
            for info in archive.infolist():
                data = archive.read(info)
                if info.filename in locked:
                    data = decrypt(data, entries[info.filename])
                if info.filename == "META-INF/manifest.xml":
                    data = plain_manifest
                left -= len(data)
                if left < 0:
                    sys.exit(4)
                out.writestr(info.filename, data, zipfile.ZIP_STORED if info.filename == "mimetype" else zipfile.ZIP_DEFLATED)


try:
    with open(source, "rb") as file:
        is_zip = file.read(4) == b"PK\x03\x04"
    if is_zip:
        with zipfile.ZipFile(source) as archive:
            is_open_document = "mimetype" in archive.namelist() and "META-INF/manifest.xml" in archive.namelist()
        unlock_open_document() if is_open_document else copy_over()
    else:
        unlock_microsoft()
except SystemExit:
    raise
except (zipfile.BadZipFile, ElementTree.ParseError, KeyError, ValueError, AttributeError, OSError, IndexError):
    sys.exit(4)
