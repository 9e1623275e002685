import { wellNested } from './well-nested.ts';
import { wholeColumns } from './whole-columns.ts';
import { wholeRows } from './whole-rows.ts';

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
/** LibreOffice's own attributes for reading its pages back; they are not part of HTML. */
const own = /\s(?:sd(?:val|num|fixed|formula)|data-sheets-[a-z]+)(?:=(?:"[^"]*"|[^\s>]*))?/gi;

/** Anchors and links to them; HTML ids can't contain spaces (HTML, 3.2.6). */
const place = /\s(?:id|name)="[^"]*"|\shref="#[^"]*"/gi;
const withoutSpaces = (attribute: string): string => attribute.slice(0, 1) + attribute.slice(1).replace(/\s|%20/g, '_');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const noData = /^<img(?=\s)[^>]{0,2000}\ssrc="data:[^,"]{0,80},"/i;

/** Cleans a page from LibreOffice into valid HTML: adds a title, uses ids for anchors, and removes unknown elements and attributes. */
export const plainPage = (html: string, title: string): string =>
  wholeColumns(
    wholeRows(
      wellNested(
        html
          // biome-ignore lint/suspicious/noControlCharactersInRegex: the signs that HTML forbids (HTML, 13.2.3.5).
          .replace(/[\x00-\x08\x0b\x0e-\x1f\x7f]/g, '')
          // Cell comments.
          .replace(/<(\/?)comment>/gi, '<$1small>')
          .replace(/<title>\s*<\/title>/i, () => `<title>${escaped(title)}</title>`)
          .replace(/<\/?sdfield\b(?:"[^"]*"|[^<>"])*>/gi, '')
          .replace(/<google-sheets-html-origin\s*\/?>/gi, '')
          // `<center>` ends the paragraph around the list of sheets, so that its end tag matches nothing.
          .replaceAll('<p><center>', '<center>')
          .replaceAll('</center></p>', '</center>')
          .replace(tag, (one) => {
            const plain = one.replace(own, '').replace(place, withoutSpaces);
            // An image that was only linked has no data: its description stays.
            if (noData.test(plain)) return /\salt="([^"]*)"/i.exec(plain)?.[1] ?? '';
            // LibreOffice omits it for images without a description, and screen readers would read the address.
            if (/^<img\s/i.test(plain) && !/\salt=/i.test(plain)) return `${plain.slice(0, 4)} alt=""${plain.slice(4)}`;
            return /^<a\s/i.test(plain) && !/\shref=/i.test(plain) ? plain.replace(/\sname=/i, ' id=') : plain;
          }),
      ),
    ),
  );
