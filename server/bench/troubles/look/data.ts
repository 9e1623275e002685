import { look } from '../../fidelity/look.ts';

const python = (script: string, path: string): Promise<string> => look('python3', '-c', `import sys, json\n${script}`, path);

/** Independent scripts that print a data file as JSON, by extension. */
const readers: Readonly<Record<string, string>> = {
  yaml: 'import yaml\nprint(json.dumps(yaml.safe_load(open(sys.argv[1], encoding="utf-8")), default=lambda one: {"no text": str(one)}))',
  toml: 'import tomllib\nprint(json.dumps(tomllib.load(open(sys.argv[1], "rb")), default=str))',
  csv: 'import csv\nprint(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8", newline="")))))',
  tsv: 'import csv\nprint(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8", newline=""), delimiter="\\t"))))',
  jsonl: 'print(json.dumps([json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]))',
  plist: 'import plistlib\nprint(json.dumps(plistlib.load(open(sys.argv[1], "rb")), default=str))',
  ini: 'import configparser\nc = configparser.ConfigParser(interpolation=None)\nc.read(sys.argv[1], encoding="utf-8")\nprint(json.dumps({s: dict(c[s]) for s in c.sections()}))',
  xml: 'import xmltodict\nprint(json.dumps(xmltodict.parse(open(sys.argv[1], "rb"), strip_whitespace=False)))',
  sqlite: `import sqlite3
db = sqlite3.connect(sys.argv[1])
print(json.dumps({t: [list(r) for r in db.execute(f'select * from "{t}"')] for (t,) in db.execute("select name from sqlite_master where type = 'table'")}))`,
};

/** The content of a data file according to an independent reader. */
export const readValue = async (path: string): Promise<unknown> => {
  const script = readers[path.split('.').at(-1) ?? ''];
  return JSON.parse(script ? await python(script, path) : await Bun.file(path).text());
};

/** The features of a map according to GDAL: `properties` and `geometry` of GeoJSON. */
export const readFeatures = async (
  path: string,
): Promise<readonly { readonly properties: Readonly<Record<string, unknown>>; readonly geometry: unknown }[]> =>
  JSON.parse(await look('ogr2ogr', '-f', 'GeoJSON', '/vsistdout/', path)).features;
