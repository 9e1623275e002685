import type { Attack, Lure } from '../attacks/attack.ts';
import type { ServerUnderTest } from '../server-under-test.ts';
import type { ToolAttack } from '../tools/attack.ts';

/** A published vulnerability. */
type Published = {
  readonly id: string;
  readonly product: string;
  /** Address of its publication. */
  readonly source: string;
  /** What an attacker could do. */
  readonly hole: string;
};

/**
 * A vulnerability of a converter, or of a tool that converters use, and how it is tried on this one. `file` is converted. `request` is any
 * other request; resolves with the fault, undefined if there is none. `tool` represents memory corruption, whose file can't be rebuilt:
 * the tool's replacement does what a compromised one would do.
 */
export type Cve = Published &
  (
    | { readonly by: 'file'; readonly attack: Attack }
    | {
        readonly by: 'request';
        readonly tried: string;
        readonly send: (server: ServerUnderTest, lure: Lure) => Promise<string | undefined>;
      }
    | { readonly by: 'tool'; readonly attack: ToolAttack }
  );

/** The vulnerability's record in the list of the CVE Program. */
const record = (id: string): string => {
  const [, year = '', number = ''] = /^CVE-(\d{4})-(\d{4,})$/.exec(id) ?? [];
  return `https://github.com/CVEProject/cvelistV5/blob/main/cves/${year}/${number.slice(0, -3)}xxx/${id}.json`;
};

/** The id as part of an address. */
const nameOf = (id: string): string => id.replace(/\W+/g, '-');

type Told = readonly [id: string, product: string, hole: string];

/** A vulnerability tried with a file; the attack is named after its id. */
export const byFile = ([id, product, hole]: Told, attack: Attack, source = record(id)): Cve => ({
  ...{ id, product, hole, source },
  by: 'file',
  attack: { ...attack, name: nameOf(id) },
});

/** A vulnerability tried with other requests. */
export const byRequest = (
  [id, product, hole]: Told,
  tried: string,
  send: Extract<Cve, { by: 'request' }>['send'],
  source = record(id),
): Cve => ({ ...{ id, product, hole, source }, by: 'request', tried, send });

/** The first attempts of a compromised tool: to read, to write and to connect. */
const tries = `
attempt("read a file of the server", lambda: open(CANARY).read())
attempt("write beside it", lambda: open(OUTSIDE + "/made", "w"))
attempt("call a server of this machine", lambda: socket.create_connection(("127.0.0.1", PORT), 2))
attempt("list the conversions", lambda: os.listdir(DATA + "/jobs"))
`;

/** The normal output of each stand-in; what it obtained is written into its result. */
const works = {
  worker: `def got(what):\n    with open("out-1.jpg", "ab") as file: file.write(b"BREACH " + str(what).encode() + b"\\n")\n${tries}\nanswer()`,
  ffmpeg: `def got(what):\n    with open("out.ogg", "ab") as file: file.write(b"BREACH " + str(what).encode() + b"\\n")
if program == "ffprobe":
    say({"streams": [{"index": 0, "codec_type": "audio", "codec_name": "mp3", "sample_rate": "44100", "channels": 2}], "format": {"duration": "3"}})
    sys.exit()
leave("out.ogg")${tries}`,
  'pdf-pages': `def got(what):\n    with open("p-1.png", "ab") as file: file.write(b"BREACH " + str(what).encode() + b"\\n")
if program == "pdfinfo":
    say("Pages: 1\\nPage 1 size: 100 x 100 pts\\nPage 1 rot: 0")
    sys.exit()
leave("p-1.png")${tries}`,
  program: `leave("out.bin")${tries}`,
} as const;

/** Memory corruption, played by a stand-in for this tool. */
export const byTool = (
  [id, product, hole]: Told,
  plays: keyof typeof works,
  { source = record(id), ...more }: Partial<Pick<ToolAttack, 'calls'>> & { readonly source?: string } = {},
): Cve => ({
  ...{ id, product, hole, source },
  by: 'tool',
  attack: {
    name: id,
    family: 'reach',
    tries: 'to read, to write and to call, in the place of the tool',
    plays,
    script: works[plays],
    expected: 'either',
    ...more,
  },
});
