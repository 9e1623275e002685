import { look } from '../../fidelity/look.ts';

/** Facts of a font according to FreeType: family, style, weight, whether it is variable or in colours, and its characters. */
export const fontFacts = async (path: string): Promise<string> =>
  (await look('fc-scan', '--format', '%{family[0]}|%{style[0]}|%{weight}|%{variable}|%{color}|%{charset}\n', path)).trim();

type FontTable = { readonly length: number; readonly digest: string; readonly isSound: boolean };
export type FontTables = {
  readonly signature: string;
  /** Whether the numbers of the file add up to what Windows demands. */
  readonly isSound: boolean;
  readonly tables: Readonly<Record<string, FontTable>>;
};

const script = `
import hashlib, json, struct, sys
data = open(sys.argv[1], "rb").read()
start = struct.unpack_from("<I", data, 0)[0] == len(data) and len(data) - struct.unpack_from("<I", data, 4)[0] or 0
data = data[start:]
def total(part):
  part += bytes(-len(part) % 4)
  return sum(struct.unpack(">%dI" % (len(part) // 4), part)) & 0xffffffff
tables = {}
for number in range(struct.unpack_from(">H", data, 4)[0]):
  tag, stated, at, length = struct.unpack_from(">4sIII", data, 12 + number * 16)
  table = data[at:at + length]
  plain = table[:8] + bytes(4) + table[12:] if tag == b"head" else table
  tables[tag.decode("latin-1")] = {"length": length, "digest": hashlib.sha256(plain).hexdigest(), "isSound": total(plain) == stated and at % 4 == 0 and len(table) == length}
print(json.dumps({"signature": data[:4].hex(), "isSound": total(data) == 0xb1b0afba, "tables": tables}))
`;

/** The tables of a TTF, OTF or EOT, read byte by byte. */
export const fontTables = async (path: string): Promise<FontTables> => JSON.parse(await look('python3', '-c', script, path));

/** The same of a WOFF2 or WOFF, unpacked by Google's tool or by Python. */
export const unpackedTables = async (path: string): Promise<FontTables> => {
  const bare = `${path}.ttf`;
  if (path.endsWith('.woff2')) {
    await look('sh', '-c', 'cp "$0" "$1.woff2" && woff2_decompress "$1.woff2"', path, `${path}.copy`);
    await look('mv', `${path}.copy.ttf`, bare);
  } else
    await look(
      'python3',
      '-c',
      `
import struct, sys, zlib
data = open(sys.argv[1], "rb").read()
count = struct.unpack_from(">H", data, 12)[0]
place, directory, body = 12 + count * 16, b"", b""
for number in range(count):
  tag, at, packed, length, stated = struct.unpack_from(">4sIIII", data, 44 + number * 20)
  table = data[at:at + packed]
  if packed < length: table = zlib.decompress(table)
  assert len(table) == length
  directory += struct.pack(">4sIII", tag, stated, place + len(body), length)
  body += table + bytes(-length % 4)
open(sys.argv[2], "wb").write(data[4:8] + struct.pack(">HHHH", count, 0, 0, 0) + directory + body)`,
      path,
      bare,
    );
  return fontTables(bare);
};
