import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { openZip } from '../../formats/zip/read.ts';

/** The files of one shapefile; only the first is required. */
export type Layer = {
  readonly name: string;
  readonly shp: Buffer;
  readonly shx?: Buffer;
  readonly dbf?: Buffer;
  readonly prj?: string;
  /** Encoding of the table, by a name known to `iconv-lite`. */
  readonly encoding?: string;
};

/** Parses a .cpg in the notation of ESRI's and other programs: `UTF-8`, `1252`, `ANSI 1252`, `OEM 850`, `88591`, `LDID/87`. */
export const encodingOf = (cpg: string): string | undefined => {
  const said = cpg.trim().toLowerCase();
  const page = /^(?:(?:ansi|oem|ibm|dos|cp|windows)[ -_]?)?(\d{3,5})$/.exec(said)?.[1];
  const latin = /^8859[-_]?(\d{1,2})$/.exec(said)?.[1];
  return [latin && `iso-8859-${latin}`, page && `cp${page}`, page && `windows-${page}`, page === '65001' && 'utf-8', said].find(
    (name) => name && /^[a-z0-9-]{2,20}$/.test(name) && iconv.encodingExists(name),
  ) as string | undefined;
};

const beside = (text: Uint8Array | undefined): string | undefined =>
  text &&
  Buffer.from(text)
    .toString('utf8')
    .replace(/^\ufeff/, '');
const buffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The shapefiles of a ZIP, each with the files of the same name, or the bare .shp. */
export async function* layersOf(path: string): AsyncGenerator<Layer> {
  const head = Buffer.alloc(2);
  readFileSync(path).copy(head);
  if (head.toString('latin1') !== 'PK') return yield { name: '', shp: readFileSync(path) };
  const zip = openZip(path);
  // Names are matched without case: Windows programs write ROADS.SHP and roads.dbf. Metadata copies packed by macOS are ignored.
  const names = new Map(
    zip.entries.filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)).map(({ name }) => [name.toLowerCase(), name]),
  );
  for (const [lower, name] of names) {
    if (!lower.endsWith('.shp')) continue;
    const read = async (extension: string) => {
      const found = names.get(`${lower.slice(0, -4)}.${extension}`);
      return found === undefined ? undefined : zip.bytes(found);
    };
    const [shx, dbf, cpg, prj] = [await read('shx'), await read('dbf'), beside(await read('cpg')), beside(await read('prj'))];
    const encoding = cpg === undefined ? undefined : encodingOf(cpg);
    yield {
      name: name.slice(name.lastIndexOf('/') + 1, -4),
      shp: buffer(await zip.bytes(name)),
      ...(shx && { shx: buffer(shx) }),
      ...(dbf && { dbf: buffer(dbf) }),
      ...(prj !== undefined && { prj }),
      ...(encoding && { encoding }),
    };
  }
}
