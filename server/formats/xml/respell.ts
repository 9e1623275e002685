import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { countLevels } from './levels.ts';
import { declaration, endOfTags, isPlainXml, type Vocabulary } from './plain.ts';
import { tooManyLevels } from './tree.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};
const escapeText = (text: string): string => text.replace(/[&<>"\r]/g, (char) => escapes[char] ?? char);
const escapeValue = (text: string): string => text.replace(/[&<>"\r\n\t]/g, (char) => escapes[char] ?? char);

const namespaceDeclarations = 'http://www.w3.org/2000/xmlns/';

/** Maps names to the vocabulary's prefixes; renames prefixes of the vocabulary that mean something else here. */
const speller = (vocabulary: Vocabulary) => {
  const prefixes = new Map(Object.entries(vocabulary).flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix] as const)));
  const prefixOf = (prefix: string, uri: string): string =>
    prefixes.get(uri) ?? (vocabulary[prefix] && uri !== '' ? `other.${prefix}` : prefix);
  const join = (prefix: string, local: string): string => (prefix ? `${prefix}:${local}` : local);
  const nameOf = ({ prefix, local, uri, value }: SaxesAttributeNS): string => {
    if (uri === namespaceDeclarations) {
      const declared = prefixOf(prefix ? local : '', value);
      return declared ? `xmlns:${declared}` : 'xmlns';
    }
    // An attribute without a prefix has no namespace, whatever its element has.
    return prefix ? join(prefixOf(prefix, uri) || `other.${prefix}`, local) : local;
  };
  const attribute = (one: SaxesAttributeNS): string =>
    one.uri === namespaceDeclarations && prefixes.has(one.value) ? '' : ` ${nameOf(one)}="${escapeValue(one.value)}"`;
  const roots = Object.entries(vocabulary).map(([prefix, [uri = '']]) => ` ${prefix ? `xmlns:${prefix}` : 'xmlns'}="${uri}"`);
  return {
    open: ({ prefix, local, uri, attributes, isSelfClosing }: SaxesTagNS, isRoot: boolean): string =>
      `<${join(prefixOf(prefix, uri), local)}${isRoot ? roots.join('') : ''}${Object.values(attributes).map(attribute).join('')}${isSelfClosing ? '/' : ''}>`,
    close: ({ prefix, local, uri }: SaxesTagNS): string => `</${join(prefixOf(prefix, uri), local)}>`,
  };
};

/**
 * Parses XML and writes it in the plain spelling: `write` returns the output so far. Throws `corrupt_input` if it is not well
 * formed and `unsafe_content` for a document type, which no supported format allows.
 */
const makeRespeller = (vocabulary: Vocabulary) => {
  // Some writers use undeclared prefixes.
  const parser = new SaxesParser({ xmlns: true, resolvePrefix: (prefix: string) => vocabulary[prefix]?.[0] ?? prefix });
  const spell = speller(vocabulary);
  let out = '';
  let isRoot = true;
  parser.on('error', () => {
    throw new WorkerProblem('corrupt_input');
  });
  parser.on('doctype', () => {
    throw new WorkerProblem('unsafe_content', message('documentType'));
  });
  parser.on('opentag', (tag) => {
    out += spell.open(tag, isRoot);
    isRoot = false;
  });
  const closed = countLevels(parser, () => {
    throw tooManyLevels();
  });
  parser.on('closetag', (tag) => {
    closed();
    if (!tag.isSelfClosing) out += spell.close(tag);
  });
  parser.on('text', (text) => {
    out += escapeText(text);
  });
  parser.on('cdata', (text) => {
    out += escapeText(text);
  });
  const take = (): string => {
    const taken = out;
    out = '';
    return taken;
  };
  return {
    write: (piece: string): string => {
      parser.write(piece);
      return take();
    },
    end: (): string => {
      parser.close();
      return take();
    },
  };
};

/** The rest of a text in the plain spelling, starting at the end of a tag. */
async function* respell(pieces: AsyncIterable<string>, vocabulary: Vocabulary, from: number): AsyncGenerator<string> {
  const { write, end } = makeRespeller(vocabulary);
  let passed = 0;
  for await (const piece of pieces) {
    const known = Math.min(piece.length, Math.max(0, from - passed));
    passed += known;
    write(piece.slice(0, known));
    yield write(piece.slice(known));
  }
  yield end();
}

/** An element without a prefix. */
const unprefixed = /<\/?[A-Za-z_][\w.-]*[ />]/;

/**
 * Chooses by the root tag how to verify a text and how to respell it: some writers prefix all names whose namespace others write
 * without a prefix; replacing that prefix needs no parser.
 */
const proofFor = (root: string, vocabulary: Vocabulary): ((xml: string) => string | undefined) => {
  const uris = vocabulary[''] ?? [];
  const [, prefix] = [...root.matchAll(/ xmlns:([\w.-]+)="([^"]*)"/g)].find(([, , uri = '']) => uris.includes(uri)) ?? [];
  if (prefix === undefined || !root.startsWith(`<${prefix}:`)) return (xml) => (isPlainXml(xml, vocabulary) ? xml : undefined);
  const own = { ...vocabulary, '': [], [prefix]: uris };
  const start = new RegExp(`(</?)${prefix.replaceAll('.', '\\.')}:`, 'g');
  return (xml) => (!unprefixed.test(xml) && isPlainXml(xml, own) ? xml.replace(start, '$1') : undefined);
};

/**
 * XML in the plain spelling (`plain.ts`) as a stream. Verified text passes unchanged; from the first tag that fails verification, a
 * parser reads the text, `open`ed again, and rewrites it.
 */
export async function* plainXml(open: () => AsyncIterable<string>, vocabulary: Vocabulary): AsyncGenerator<string> {
  let proven = 0;
  let rest = '';
  let prove: ((xml: string) => string | undefined) | undefined;
  for await (const piece of open()) {
    rest += piece;
    if (!prove) {
      const [stated = ''] = declaration.exec(rest) ?? [];
      const [root] = /^\s*<[^!?][^>]*>/.exec(rest.slice(stated.length)) ?? [];
      // Text that begins with anything else has no root that could be cut off here.
      if (root === undefined && rest.length < 65_536) continue;
      prove = proofFor(root?.trim() ?? '', vocabulary);
      proven = stated.length;
      rest = rest.slice(proven);
    }
    const end = endOfTags(rest);
    const plain = prove(rest.slice(0, end));
    if (plain === undefined) {
      yield* respell(open(), vocabulary, proven);
      return;
    }
    yield plain;
    proven += end;
    rest = rest.slice(end);
  }
  // A comment after the last tag, or a truncated tag.
  if (rest.includes('<')) yield* respell(open(), vocabulary, proven);
}

/** A whole text in the plain spelling, after its declaration; unchanged if it already has that spelling. */
export const plainXmlText = (xml: string, vocabulary: Vocabulary): string => {
  const text = xml.replace(/^\ufeff/, '');
  if (isPlainXml(text.replace(declaration, ''), vocabulary)) return text;
  const { write, end } = makeRespeller(vocabulary);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(text)}${end()}`;
};
