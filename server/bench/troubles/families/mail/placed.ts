import { finding } from '../../../fidelity/check.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, mail, mailOf, reads, unpacks } from './make.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (...head: readonly string[]): readonly [string, string] => [
  ['Content-Type: image/png; name="logo.png"', 'Content-Transfer-Encoding: base64', ...head].join('\n'),
  png,
];
const page = (body: string): readonly [string, string] => ['Content-Type: text/html; charset=utf-8', `<html><body>${body}</body></html>`];

/** A picture that a page names by its id must be between the words around it, once. */
const shown = (name: string, source: string, input: string): Situation =>
  finds(name, source, ['eml', 'html'], input, 'before, the picture, after', async ({ text }) => {
    const all = await text();
    const places = ['before', `src="data:image/png;base64,${png}"`, 'after'].map((one) => all.indexOf(one));
    return [
      finding(
        'order',
        places.every((place, at) => place > (places[at - 1] ?? 0)),
        places,
      ),
      finding('once', all.split(png).length === 2, all.split(png).length - 1),
    ];
  });
const around = (address: string): readonly [string, string] => page(`<p>before</p><img src="${address}"><p>after</p>`);

const pictures: readonly Situation[] = [
  shown(
    'eml-picture-whose-id-is-encoded-in-the-page',
    'alescdb/mailviewer#50',
    mailOf('related', around('cid:image%2B1%25a%40example.org'), picture('Content-ID: <image+1%a@example.org>')),
  ),
  shown(
    'eml-picture-named-in-capitals',
    'alescdb/mailviewer#47',
    mailOf('related', around('CID:image1@example.org'), picture('Content-ID: <image1@example.org>')),
  ),
  shown(
    'eml-picture-whose-id-has-blanks',
    'FlowCrypt/flowcrypt-browser#5011',
    mailOf('related', around('cid:image1@example.org'), picture('Content-Id: < image1@example.org >')),
  ),
  shown(
    'eml-picture-whose-id-is-in-encoded-words',
    'PHPMailer/PHPMailer#1875',
    mailOf(
      'related',
      around('cid:795d06e8bc682357053989e82ad6de968370faf18c70fe89bbd9e2007e0ed2c6@phpmailer.0'),
      picture(
        'Content-ID: <=?us-ascii?Q?795d06e8bc682357053989e82ad6de968370faf18c70fe89bbd9e2007e0e?=\n =?us-ascii?Q?d2c6@phpmailer.0?=>',
      ),
    ),
  ),
  shown(
    'eml-picture-ahead-of-its-page',
    'tweedegolf/mailcrab#105',
    mailOf('related', picture('Content-ID: <TCrOweD5>', 'Content-Disposition: inline; filename="logo.png"'), around('cid:TCrOweD5')),
  ),
];

const inline = picture('Content-Disposition: inline; filename="logo.png"');
const part = ([head, body]: readonly [string, string]): string => `--b2\n${head}\n\n${body}\n`;
const inTurn: readonly Situation[] = [
  shown(
    'eml-picture-between-two-texts-of-apple',
    'ikvk/imap_tools#247',
    mailOf('mixed', ['Content-Type: text/plain; charset=us-ascii', 'before'], inline, ['Content-Type: text/plain', 'after']),
  ),
  shown(
    'eml-picture-between-two-pages-of-apple',
    'mikel/mail#497',
    mailOf(
      'alternative',
      ['Content-Type: text/plain', 'as text'],
      ['Content-Type: multipart/mixed; boundary="b2"', `${[page('before'), inline, page('after')].map(part).join('')}--b2--`],
    ),
  ),
  finds(
    'eml-picture-above-the-text-of-a-phone',
    'Enough-Software/enough_mail_flutter#9',
    ['eml', 'html'],
    mailOf('mixed', inline, ['Content-Type: text/plain; charset=us-ascii', 'Sent from my iPhone']),
    'the picture, then the words',
    async ({ text }) => {
      const all = await text();
      const places = [all.indexOf(png), all.indexOf('Sent from my iPhone')];
      return [finding('order', (places[0] ?? -1) > 0 && (places[1] ?? -1) > (places[0] ?? 0), places)];
    },
  ),
];

const texts: readonly Situation[] = [
  finds(
    'eml-empty-text-beside-a-page',
    'getmunin/munin#990',
    ['eml', 'txt'],
    mailOf(
      'alternative',
      ['Content-Type: text/plain; charset=utf-8', ''],
      page(
        '<style>* { box-sizing: border-box; }</style><!--[if mso]><p>for Outlook</p><![endif]--><p>Sent from my iPad</p><blockquote>On 10 July 2026 at&nbsp;00:04, News &lt;news@example.org&gt; wrote:<br>The first line<br>The second line</blockquote>',
      ),
    ),
    'the words in lines, without styles',
    async ({ text }) => {
      const all = await text();
      return [
        holds('words', all, 'Sent from my iPad', 'News <news@example.org> wrote:'),
        finding('lines', /The first line *\n.*The second line/.test(all), all),
        lacks('words', all, 'box-sizing', 'for Outlook', '&nbsp;', '&lt;'),
      ];
    },
  ),
  unpacks(
    'eml-file-within-the-second-form',
    'hypermail-project/hypermail#52',
    'eml',
    mailOf(
      'alternative',
      ['Content-Type: text/plain; charset=utf-8', 'the words'],
      [
        'Content-Type: multipart/mixed; boundary="b2"',
        `--b2\nContent-Type: text/html; charset=utf-8\n\n<p>the words</p>\n--b2\nContent-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document; name=foo.docx\nContent-Disposition: attachment;\n\tfilename=foo.docx\nContent-Transfer-Encoding: base64\n\n${Buffer.from('PK content').toString('base64')}\n--b2--`,
      ],
    ),
    { 'foo.docx': 'PK content' },
  ),
  reads(
    'eml-digest-of-mails-without-a-kind',
    'staktrace/mailparse#92',
    ['eml', 'html'],
    mailOf(
      'mixed',
      ['Content-Type: text/plain', 'the table of contents'],
      [
        'Content-Type: multipart/digest; boundary="b2"',
        '--b2\n\nFrom: Cy <cy@example.org>\nDate: Fri, 26 Mar 1993 09:13:32 -0400\nSubject: The first subject\n\nthe first words\n--b2\n\nFrom: Di <di@example.org>\nDate: Fri, 26 Mar 1993 10:13:32 -0400\nSubject: =?utf-8?Q?Gr=C3=B6=C3=9Fe?=\n\nthe second words\n--b2--',
      ],
    ),
    ['the table of contents', 'The first subject', 'Cy <cy@example.org>', 'the first words', 'Größe', 'the second words'],
    ['=C3', 'Subject:'],
  ),
  finds(
    'eml-columns-for-screens-alone',
    'mjmlio/mjml#2308',
    ['eml', 'pdf'],
    mail(
      'Content-Type: text/html; charset=utf-8',
      '<html><head><style>@media only screen and (min-width:480px) { .mj-column-per-50 { width:50% !important; max-width: 50%; } }</style></head><body><div style="margin:0 auto;max-width:600px;font-size:0"><div class="mj-column-per-50" style="font-size:13px;text-align:left;display:inline-block;vertical-align:top;width:100%">Hello</div><div class="mj-column-per-50" style="font-size:13px;text-align:left;display:inline-block;vertical-align:top;width:100%">World</div></div></body></html>\n',
    ),
    'both columns side by side, as mail programs show them',
    async ({ path }) => {
      const all = await pdfText(path);
      return [finding('columns', /Hello {3,}World/.test(all), all)];
    },
  ),
];

/** Pictures in their places and texts in the best of their forms. */
export const placedMails: readonly Situation[] = [...pictures, ...inTurn, ...texts];
