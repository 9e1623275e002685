/** Tests all readers of names and texts from outside, in the server and on the pages. */
import { expect, test } from 'bun:test';
import { detectAmong } from '../../catalogue/detect.ts';
import { extensionOfName, fileNameOf } from '../../catalogue/file-name.ts';
import { formats, normaliseFormat } from '../../catalogue/formats.ts';
import { optionsFromFields } from '../../catalogue/options/form-fields.ts';
import { optionsFor, parseOptions } from '../../catalogue/options.ts';
import { parseSlug } from '../../catalogue/paths.ts';
import { createSearch } from '../../catalogue/search/find.ts';
import { searchIndex } from '../../catalogue/search/index.ts';
import { Problem } from '../contract/problem.ts';
import { bytesOf } from '../files/file-bytes.ts';
import { baseName, contentDisposition, partName } from '../files/file-name.ts';
import { sheetName } from '../formats/ooxml/xlsx.ts';
import { escapeXml } from '../formats/ooxml/xml.ts';
import { decodeText } from '../formats/text/decode.ts';
import { decodeHtml, htmlAsUtf8 } from '../formats/text/decode-html.ts';
import { checkXml } from '../intake/limits/check-xml.ts';
import { checkHeaders } from '../intake/receive.ts';
import { sniff } from '../intake/sniff/sniff.ts';
import { textKind } from '../intake/sniff/text.ts';
import { addressOf } from '../requests/clients.ts';
import { urlOf } from '../requests/request-url.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { growsFaster } from './growth.ts';
import { textOf, wordPumps } from './pumps.ts';

longTimeout();

const { find } = createSearch(searchIndex(() => ''));
const headersOf = (name: string, value: string): Headers | undefined => {
  try {
    return new Headers([[name, value]]);
  } catch {
    // No header can contain it.
    return undefined;
  }
};

/** Accepts a thrown Problem: the work rejected its input, and did so quickly. */
const orProblem = (work: () => unknown): void => {
  try {
    work();
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
  }
};

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a file name': (text) => baseName(text, ['pdf']),
  'a folder of many parts': (text) => baseName(`${text}/${text}.pdf`, ['pdf']),
  'a sheet that names a file': (text) => partName(text),
  "a sheet's name": (text) => sheetName(text, new Set()),
  'a name for a download': (text) => contentDisposition(baseName(text)),
  'the format of a form': (text) => normaliseFormat(text),
  'options as JSON': (text) => parseOptions('jpg', 'png', text),
  'options as fields': (text) => optionsFromFields(new Map([[`option.${text}`, text]]), optionsFor('jpg', 'png')),
  'an address that a proxy noted': (text) => {
    const headers = headersOf('x-forwarded-for', text);
    return headers && addressOf(new Request('http://localhost', { headers }), '192.0.2.1', 1);
  },
  'the type of a form': (text) => {
    const headers = headersOf('content-type', `multipart/form-data${text}`);
    return headers && orProblem(() => checkHeaders(headers));
  },
  'an address of the site': (text) => urlOf({ url: `http://localhost/${encodeURIComponent(text.toWellFormed())}` } as Request),
  'the content of a file': (text) => sniff(bytesOf(Buffer.from(text))),
  'the beginning of a text': (text) => textKind(text),
  'a page behind its beginning': (text) => textKind(`<!DOCTYPE html ${text}`),
  'a document type': (text) => orProblem(() => checkXml(`<!DOCTYPE a [${text}`)),
  entities: (text) => orProblem(() => checkXml(`<!DOCTYPE a [<!ENTITY a "${text}">`)),
  'a text in some encoding': (text) => decodeText(Buffer.from(text)),
  'a page in some encoding': (text) => htmlAsUtf8(decodeHtml(Buffer.from(text, 'latin1')).text),
  'text for XML': (text) => escapeXml(text),
  'a name on the page': (text) => [extensionOfName(text), detectAmong({ name: text, type: text }, formats)],
  'a name that the server sends': (text) => fileNameOf(`attachment; filename="${text.replaceAll('%', '_')}`),
  'what is searched for': (text) => find(text),
  'the path of a page': (text) => parseSlug(text),
};

for (const [what, read] of Object.entries(readers))
  test(`${what} takes no more than linear time, whatever is repeated in it`, () => {
    expect(wordPumps.filter((pump) => growsFaster(textOf(pump), read))).toEqual([]);
  });
