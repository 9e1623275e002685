import { describe, expect, test } from 'bun:test';
import { seeded, spelledOddly } from '../../testing/odd-spelling.ts';
import { isPlainXml } from './plain.ts';
import { plainXml, plainXmlText } from './respell.ts';
import { parseXml, type XmlElement } from './tree.ts';

const vocabulary = { '': ['urn:a', 'urn:b'], p: ['urn:p'] };

/** A canonical text of a tree: names by namespace, attributes sorted. */
const brief = ({ uri, local, attributes, children, text }: XmlElement): string =>
  JSON.stringify([
    uri === 'urn:b' ? 'urn:a' : uri,
    local,
    attributes
      .filter((one) => !/xmlns/.test(one.uri))
      .map((one) => `${one.uri} ${one.local}=${one.value}`)
      .sort(),
    text,
    children.map(brief),
  ]);

const names = ['row', 'c', 'v', 'p:t', 'q:w'];
const words = ['', 'a', '1 < 2 & 3 > 2', ' "x" \'y\' ', 'größer\n', '日本 𝒳', ']]>', '<c r="A1">', "='Sheet 2'!A1", 'xmlns="urn:z"', '\t'];

const generated = (random: () => number): string => {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const element = (depth: number): string => {
    const name = one(names);
    const attributes = ['r', 'p:s', 't'].filter(() => random() < 0.4).map((key) => ` ${key}="${escaped(one(words).replace(/\s/g, ' '))}"`);
    const inner =
      depth > 3
        ? escaped(one(words))
        : Array.from({ length: Math.floor(random() * 4) }, () => (random() < 0.4 ? escaped(one(words)) : element(depth + 1))).join('');
    return inner === '' && random() < 0.5 ? `<${name}${attributes.join('')}/>` : `<${name}${attributes.join('')}>${inner}</${name}>`;
  };
  return `<sheet xmlns="${one(['urn:a', 'urn:b'])}" xmlns:p="urn:p" xmlns:q="urn:q">${Array.from({ length: 5 }, () => element(0)).join('')}</sheet>`;
};

const inPieces = (text: string, random: () => number) =>
  async function* () {
    for (let at = 0; at < text.length; ) {
      const length = 1 + Math.floor(random() * 40);
      yield text.slice(at, at + length);
      at += length;
    }
  };

const joined = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

describe('the plain spelling', () => {
  test('of generated documents is proven, and passes untouched', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seeded(seed);
      const text = generated(random);
      expect(isPlainXml(text, vocabulary)).toBe(true);
      expect(await joined(plainXml(inPieces(`<?xml version="1.0"?>${text}`, random), vocabulary))).toBe(text);
    }
  });

  test('is what every other spelling becomes, in whatever pieces it comes', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seeded(seed);
      const text = generated(random);
      const odd = spelledOddly(text, { random });
      expect(brief(parseXml(odd))).toBe(brief(parseXml(text)));
      const plain = await joined(plainXml(inPieces(odd, random), vocabulary));
      expect(isPlainXml(plain.replace(/&#\d+;/g, ''), vocabulary)).toBe(true);
      expect(brief(parseXml(plain))).toBe(brief(parseXml(text)));
      expect(plainXmlText(odd, vocabulary)).toEndWith(plain);
    }
  });

  test('of a beginning does not hide that the rest has another', async () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = seeded(seed);
      const text = generated(random).replace('</sheet>', `> x <p:t r='1'>y</p:t><!-- <c> --></sheet>`);
      const plain = await joined(plainXml(inPieces(text, random), vocabulary));
      expect(plain).not.toContain('<!--');
      expect(brief(parseXml(plain))).toBe(brief(parseXml(text)));
    }
  });
});

test('one prefix before all names is taken off without a parser', async () => {
  const pieces = async function* () {
    yield '<x:a xmlns:x="urn:a"><x:b x="&lt;x:';
    yield '"/><p:c xmlns:p="urn:p">x:</p:c></x:a>';
  };
  expect(await joined(plainXml(pieces, vocabulary))).toBe('<a xmlns:x="urn:a"><b x="&lt;x:"/><p:c xmlns:p="urn:p">x:</p:c></a>');
  const mixed = async function* () {
    yield '<x:a xmlns:x="urn:a"><x:b/><b xmlns="urn:z"/></x:a>';
  };
  expect(brief(parseXml(await joined(plainXml(mixed, vocabulary))))).toBe(
    brief(parseXml('<x:a xmlns:x="urn:a"><x:b/><b xmlns="urn:z"/></x:a>')),
  );
});

test.each([
  `<a b='1'/>`,
  '<a b = "1"/>',
  '<a  b="1"/>',
  '<a b="1"\n/>',
  '<a b=">"/>',
  '<a b="&#49;"/>',
  '<a></a >',
  '<a><!-- --></a>',
  '<a><![CDATA[x]]></a>',
  '<a><?x y?></a>',
  '<!DOCTYPE a><a/>',
  '<ä/>',
  '<x:a xmlns:x="urn:a"/>',
  '<a xmlns="urn:z"/>',
  '<a xmlns:p="urn:z"/>',
])('%s is not plain', (text) => expect(isPlainXml(text, vocabulary)).toBe(false));

test('what is not well formed is refused, and so is a document type', () => {
  for (const [text, code] of [
    [`<a b='1'>`, 'corrupt_input'],
    [`<a b='1'>&nbsp;</a>`, 'corrupt_input'],
    [`<a b='1'></b></a>`, 'corrupt_input'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'unsafe_content'],
  ] as const) {
    expect(() => plainXmlText(text, vocabulary)).toThrow(code);
    expect(() => parseXml(text)).toThrow(code);
  }
});

test('a prefix that means something else here gives way', () => {
  const plain = plainXmlText(`<p:a xmlns:p='urn:z' p:k='1'><b xmlns='urn:p'/><p:c xmlns:p='urn:a'/></p:a>`, vocabulary);
  expect(plain).toContain('<other.p:a');
  expect(plain).toContain('other.p:k="1"');
  expect(plain).toContain('<p:b/>');
  expect(plain).toContain('<c/>');
});
