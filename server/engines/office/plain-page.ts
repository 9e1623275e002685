import { wellNested } from './well-nested.ts';
import { wholeColumns } from './whole-columns.ts';
import { wholeRows } from './whole-rows.ts';

/** A tag with its attributes, quoted or not. */
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
/** What LibreOffice writes for itself, to read its own pages again: no attributes of HTML. */
const own = /\s(?:sd(?:val|num|fixed|formula)|data-sheets-[a-z]+)(?:=(?:"[^"]*"|[^\s>]*))?/gi;

/** Names of places, and what leads to them: no ids with spaces (HTML, 3.2.6). */
const place = /\s(?:id|name)="[^"]*"|\shref="#[^"]*"/gi;
const withoutSpaces = (attribute: string): string => attribute.slice(0, 1) + attribute.slice(1).replace(/\s|%20/g, '_');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page of LibreOffice's as HTML has it: with a title, places that links lead to by their ids, and nothing that no browser knows. */
export const plainPage = (html: string, title: string): string =>
  wholeColumns(
    wholeRows(
      wellNested(
        html
          // biome-ignore lint/suspicious/noControlCharactersInRegex: the signs that HTML forbids (HTML, 13.2.3.5).
          .replace(/[\x00-\x08\x0b\x0e-\x1f\x7f]/g, '')
          // What was noted on a cell.
          .replace(/<(\/?)comment>/gi, '<$1small>')
          .replace(/<title>\s*<\/title>/i, () => `<title>${escaped(title)}</title>`)
          .replace(/<\/?sdfield\b(?:"[^"]*"|[^<>"])*>/gi, '')
          .replace(/<google-sheets-html-origin\s*\/?>/gi, '')
          // The list of sheets stands in a paragraph, which its middle ends: the end that follows belongs to none.
          .replaceAll('<p><center>', '<center>')
          .replaceAll('</center></p>', '</center>')
          .replace(tag, (one) => {
            const plain = one.replace(own, '').replace(place, withoutSpaces);
            // LibreOffice leaves it out where nothing was said of the picture, and readers aloud would tell its address.
            if (/^<img\s/i.test(plain) && !/\salt=/i.test(plain)) return `${plain.slice(0, 4)} alt=""${plain.slice(4)}`;
            return /^<a\s/i.test(plain) && !/\shref=/i.test(plain) ? plain.replace(/\sname=/i, ' id=') : plain;
          }),
      ),
    ),
  );
