"""What a mail holds, read by olefile (MSG) or by Python's own modules (EML, MBOX): `words` and `attachments` with their checksums.

Argument: path and format.
"""
import email
import email.policy
import json
import mailbox
import re
import sys
import zlib

path, kind = sys.argv[1:3]
words, attachments = [], []


def attached(name, content):
    attachments.append({"name": name, "size": len(content), "crc": "%08x" % zlib.crc32(content)})


def markup(text):
    return re.sub(r"<(style|script)\b.*?</\1>|<[^>]*>", " ", text, flags=re.S | re.I)


def msg():
    import olefile

    with olefile.OleFileIO(path) as file:
        def stream(*names):
            return file.openstream(list(names)).read() if file.exists("/".join(names)) else None

        def text(*names):
            return (stream(*names[:-1], f"__substg1.0_{names[-1]}001F") or b"").decode("utf-16-le")

        page = stream("__substg1.0_10130102")
        words.append(text("0037"))
        words.append(markup(page.decode("utf-8", "replace")) if page else text("1000"))
        for name in sorted({entry[0] for entry in file.listdir() if entry[0].startswith("__attach")}):
            content = stream(name, "__substg1.0_37010102")
            if content is not None:
                attached(text(name, "3707") or text(name, "3704"), content)


def mails(messages):
    for mail in messages:
        words.append(mail["subject"] or "")
        body = mail.get_body(("html", "plain"))
        if body:
            content = body.get_content()
            words.append(markup(content) if body.get_content_subtype() == "html" else content)
        for part in mail.walk():
            content = None if part.is_multipart() else part.get_content()
            if part.get_filename() and isinstance(content, (str, bytes)):
                attached(part.get_filename() or "", content.encode() if isinstance(content, str) else content)


if kind == "msg":
    msg()
elif kind == "eml":
    with open(path, "rb") as file:
        mails([email.message_from_binary_file(file, policy=email.policy.default)])
else:
    mails(email.message_from_bytes(one.as_bytes(), policy=email.policy.default) for one in mailbox.mbox(path))
# A mailbox marks lines that begin as its own do (RFC 4155).
if kind == "mbox":
    words = [re.sub(r"^>(?=>*From )", "", one, flags=re.M) for one in words]
print(json.dumps({"words": " ".join(words).split(), "attachments": attachments}))
