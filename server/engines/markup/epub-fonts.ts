import { createHash } from 'node:crypto';
import { elementsNamed } from '../../formats/xml/tree.ts';
import { type Book, readList, valueIn } from './epub-package.ts';

/** Font obfuscation of a book: the key, and the number of leading bytes that are XORed with it. */
type Binding = { readonly key: Uint8Array; readonly length: number };

/** The identifier from which the key derives, as the book states it. */
const identifierOf = ({ list }: Book): string => {
  const wanted = valueIn(list.local === 'package' ? list : [...elementsNamed(list, 'package')][0], 'unique-identifier');
  const all = [...elementsNamed(list, 'identifier')];
  return (all.find((one) => valueIn(one, 'id') === wanted) ?? all[0])?.text ?? '';
};

/** Adobe's key: the bytes of the first identifier that is a UUID. */
const uuidOf = ({ list }: Book): Uint8Array | undefined => {
  const found = [...elementsNamed(list, 'identifier')].map(({ text }) =>
    text
      .trim()
      .replace(/^urn:uuid:/i, '')
      .replaceAll('-', ''),
  );
  const uuid = found.find((text) => /^[\da-f]{32}$/i.test(text));
  return uuid === undefined ? undefined : Buffer.from(uuid, 'hex');
};

const bindings: Readonly<Record<string, (book: Book) => Binding | undefined>> = {
  // EPUB 3.3, 4.4: SHA-1 of the identifier without white space.
  'http://www.idpf.org/2008/embedding': (book) => ({
    key: createHash('sha1')
      .update(identifierOf(book).replace(/[\x20\t\r\n]+/g, ''))
      .digest(),
    length: 1040,
  }),
  'http://ns.adobe.com/pdf/enc#RC': (book) => {
    const key = uuidOf(book);
    return key && { key, length: 1024 };
  },
};

/** Magic bytes of TrueType, OpenType, font collections, WOFF and WOFF2. */
const signatures = new Set(['00010000', '74727565', '4f54544f', '74746366', '774f4646', '774f4632']);

const isFont = (bytes: Uint8Array): boolean => signatures.has(Buffer.from(bytes.subarray(0, 4)).toString('hex'));

const mixed = (bytes: Uint8Array, { key, length }: Binding): Uint8Array => {
  const out = Uint8Array.from(bytes);
  for (let at = 0; at < Math.min(length, out.length); at++) out[at] = (out[at] ?? 0) ^ (key[at % key.length] ?? 0);
  return out;
};

/** Reads a font of the book and removes its obfuscation; undefined if the result is no font. */
export type FontReader = (entry: string) => Promise<Uint8Array | undefined>;

export const fontReader = async (book: Book): Promise<FontReader> => {
  const { zip, text, resolve } = book;
  const methods = new Map<string, string>();
  if (zip.has('META-INF/encryption.xml'))
    for (const one of elementsNamed(readList(await text('META-INF/encryption.xml')), 'EncryptedData')) {
      const entry = resolve('', valueIn([...elementsNamed(one, 'CipherReference')][0], 'URI'));
      if (entry) methods.set(entry, valueIn([...elementsNamed(one, 'EncryptionMethod')][0], 'Algorithm').trim());
    }
  return async (entry) => {
    const bytes = await zip.bytes(entry);
    const method = methods.get(entry);
    // Some programs list a font as obfuscated but leave it plain.
    if (isFont(bytes)) return bytes;
    const binding = method === undefined ? undefined : bindings[method]?.(book);
    const plain = binding && mixed(bytes, binding);
    return plain && isFont(plain) ? plain : undefined;
  };
};
