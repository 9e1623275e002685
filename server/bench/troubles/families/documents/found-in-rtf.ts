import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { type File, inRtf, of, words } from './of.ts';
import { odt } from './parts.ts';

const whole = (text: string): File => ({ file: 'letter.rtf', from: 'rtf', input: () => text });
const inOdt = (body: string, parts = {}): File => ({ file: 'notes.odt', from: 'odt', input: () => odt(body, parts) });

/** Reports on RTF and ODT: letters by their numbers, colours of themes, tabs, lists, heads of pages. */
export const foundInRtf: readonly Situation[] = [
  words(
    'letters-by-number-with-a-byte-behind',
    'henck/rtf-html-php#20',
    inRtf("100% polyester r\\u233\\'e9sistant, renforc\\u233\\'e9es\\par"),
    'txt',
    ['100% polyester résistant, renforcées'],
  ),
  words(
    'bytes-and-numbers-between-each-other',
    'joshy/striprtf#36',
    inRtf("Non-latin: \\'D0\\u8216 \\'91\\'D0\\u8221 \\'94\\'D0\\u8220 \\'93 end\\par"),
    'html',
    ['Non-latin: Ð‘Ð”Ð“ end'],
  ),
  of(
    'russian-letters-by-number',
    'sgolivernet/nrtftree#6',
    whole(
      '{\\rtf1\\ansi\\ansicpg1252\\deff0\\deflang1033{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}}{\\colortbl ;\\red0\\green0\\blue0;}{\\*\\generator Msftedit 5.41;}\\viewkind4\\uc1\\pard\\cf1\\fs24\\u1042?\\u1086?\\u1074?\\u1072? \\u1055?\\u1077?\\u1090?\\u1103? \\par\\b Vovan and \\ul\\i Petya\\ulnone\\b0\\i0  had to work\\par}',
    ),
    'docx',
    'Вова Петя, and Vovan and Petya in bold',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [
        holds('words', xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, ''), 'Вова Петя', 'Vovan and Petya had to work'),
        lacks('marks', xml, '?</w:t>'),
      ];
    },
  ),
  words(
    'letters-by-number-without-a-stand-in',
    'cryptomator/cryptomator#3898',
    whole('{\\rtf1\\ansi\\uc0{\\fonttbl{\\f0 Arial;}}\\f0 Donn\\u233 es prot\\u233 g\\u233 es\\par}'),
    'txt',
    ['Données protégées'],
  ),
  of(
    'tabs-of-rtf-in-a-page',
    'unoconv/unoconv#351',
    inRtf('Name\\tab Amount\\par Apples\\tab\\tab 12\\par'),
    'html',
    'the words apart',
    async ({ text }) => {
      const html = (await text()).split('<body').at(-1) ?? '';
      return [
        finding(
          'apart',
          /Name(?:<[^>]+>|\s|&nbsp;|\u00a0|\u2003|&#9;)+Amount/.test(html) && !/Name(?:<[^>]+>)*Amount/.test(html),
          folded(html),
        ),
      ];
    },
  ),
  of(
    'colours-of-a-theme-in-rtf',
    'erdomke/RtfPipe#98',
    whole(
      '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0\\green0\\blue0;\\caccentone\\ctint255\\cshade191\\red46\\green116\\blue181;\\cmaindarktwo\\ctint255\\cshade255\\red68\\green84\\blue106;}\\f0\\cf2 Accent\\cf3  Dark\\cf1  plain\\par}',
    ),
    'html',
    'Accent in #2e74b5, Dark in #44546a',
    async ({ text }) => {
      const html = folded(await text());
      return [
        finding('accent', /color:?\s?=?"?#2e74b5[^<]*(?:<[^>]+>)*\s*Accent/i.test(html), html.slice(-600)),
        finding('dark', /color:?\s?=?"?#44546a[^<]*(?:<[^>]+>)*\s*Dark/i.test(html), html.slice(-600)),
      ];
    },
  ),
  words(
    'danish-letters-of-a-mac',
    'deanmalmgren/textract#151',
    whole(
      "{\\rtf1\\ansi\\ansicpg1252\\cocoartf1504\\cocoasubrtf760\n{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;}\n{\\colortbl;\\red255\\green255\\blue255;}\n{\\*\\expandedcolortbl;;}\n\\paperw11900\\paperh16840\\margl1440\\margr1440\\vieww10800\\viewh8400\\viewkind0\n\\pard\\tx566\\tx1133\\pardirnatural\\partightenfactor0\n\n\\f0\\fs24 \\cf0 test \\'e6\\'f8\\'e5\\\nnext line}",
    ),
    'txt',
    ['test æøå', 'next line'],
  ),
  of(
    'items-of-odt-once-and-in-order',
    'deanmalmgren/textract#57',
    inOdt(
      '<text:p>the quick </text:p><text:h text:outline-level="1">brown fox</text:h><text:list><text:list-item><text:p>jumps</text:p></text:list-item><text:list-item><text:p>over</text:p></text:list-item></text:list><text:p>the</text:p><text:p>lazy dog</text:p>',
    ),
    'txt',
    'each line once, in order',
    async ({ text }) => [finding('order', /^the quick brown fox \W*jumps \W*over the lazy dog$/.test(folded(await text())), await text())],
  ),
  of(
    'sentence-of-odt-once',
    'dkpro/dkpro-core#1226',
    inOdt('<text:p>This is a test.</text:p><text:p>And here is another one.</text:p>'),
    'md',
    'the two sentences once',
    async ({ text }) => [finding('once', (await text()).match(/This is a test\.|And here is another one\./g)?.length === 2, await text())],
  ),
  of(
    'head-of-odt-pages-on-paper',
    'unoconv/unoconv#366',
    inOdt('<text:p>Body words</text:p>', { master: '<style:header><text:p>Headword of the page</text:p></style:header>' }),
    'pdf',
    'the head above the words',
    async ({ path }) => [finding('order', /Headword of the page[\s\S]*Body words/.test(await pdfText(path)), await pdfText(path))],
  ),
  of(
    'note-within-slanted-words-of-markdown-in-odt',
    'jgm/pandoc#10791',
    {
      file: 'a.md',
      from: 'md',
      input: () =>
        '*Only VIP guests[^1] could reserve the suites.*\n\n**The bold one[^2] here**\n\n[^1]: First note words.\n[^2]: Second note words.\n',
    },
    'odt',
    'two footnotes, upright and not bold',
    async ({ path }) => {
      const content = await part(path, 'content.xml');
      const notes = [...content.matchAll(/<text:note-body>([\s\S]*?)<\/text:note-body>/g)].map(([, one = '']) => one);
      const looks = notes.flatMap((note) => [...note.matchAll(/<text:(?:p|span) text:style-name="([^"]+)"/g)].map(([, name = '']) => name));
      const styles = looks.map((name) => new RegExp(`<style:style style:name="${name}"[\\s\\S]*?</style:style>`).exec(content)?.[0] ?? '');
      return [
        finding(
          'notes',
          notes.length === 2 && notes.join().includes('First note words') && notes.join().includes('Second note words'),
          notes,
        ),
        lacks('looks', styles.join(' '), 'font-style="italic"', 'font-weight="bold"'),
      ];
    },
  ),
];
