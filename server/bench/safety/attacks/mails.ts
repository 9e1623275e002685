/** Mails and mailboxes: nested parts, endless headers, escaping names, pages that load remote content. */
import { type Attack, harmless, refused } from './attack.ts';
import { times } from './extreme-files.ts';

const slow = { seconds: 30 } as const;
const head = 'From: a@example.org\r\nSubject: a\r\n';
const mail = (headers: string, body = 'a\r\n'): string => `${head}${headers}\r\n${body}`;
const page = (html: string, more = ''): string => mail(`MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n${more}`, html);
const attached = (headers: string, content = 'a'): string => `--b\r\nContent-Disposition: attachment${headers}\r\n\r\n${content}\r\n`;
const parts = (body: string): string => mail('Content-Type: multipart/mixed; boundary=b\r\n', `${body}--b--\r\n`);
const related = (html: string, picture: string): string =>
  mail(
    'Content-Type: multipart/related; boundary=b\r\n',
    `--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b\r\nContent-Type: image/png\r\nContent-ID: <p>\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture}\r\n--b--\r\n`,
  );

const mime: readonly Attack[] = [
  harmless(
    'eml-parts-10000-deep',
    'eml html',
    () => `${head}${times(10_000, (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`)}\r\na`,
    slow,
  ),
  harmless(
    'eml-mails-in-mails',
    'eml zip',
    () => `${head}${'Content-Type: message/rfc822\r\n\r\nSubject: a\r\n'.repeat(20_000)}\r\na`,
    slow,
  ),
  harmless('eml-boundaries-that-flood', 'eml html', () => parts('--b\r\n\r\na\r\n'.repeat(300_000)), slow),
  harmless(
    'eml-boundaries-that-nearly-fit',
    'eml html',
    () => mail(`Content-Type: multipart/mixed; boundary=${'b'.repeat(60)}\r\n`, `--${'b'.repeat(59)}\r\n`.repeat(500_000)),
    slow,
  ),
  harmless(
    'eml-boundary-of-a-megabyte',
    'eml html',
    () => mail(`Content-Type: multipart/mixed; boundary="${'b'.repeat(1_000_000)}"\r\n`, '--b\r\n'.repeat(100_000)),
    slow,
  ),
  harmless('eml-empty-boundary', 'eml txt', () => mail('Content-Type: multipart/mixed; boundary=""\r\n', '--\r\n'.repeat(300_000)), slow),
  refused('eml-20000-attachments', 'eml zip', () => parts(attached('; filename=a').repeat(20_000)), slow),
  harmless('eml-9000-attachments-of-one-name', 'eml zip', () => parts(attached('; filename=a.txt').repeat(9000)), slow),
  harmless('eml-head-of-one-line', 'eml html', () => mail(`X-A: ${'a'.repeat(30_000_000)}\r\n`), slow),
  harmless('eml-head-folded-a-million-times', 'eml html', () => mail(`X-A: a\r\n${' b\r\n'.repeat(1_000_000)}`), slow),
  harmless('eml-million-heads', 'eml html', () => mail('X-A: b\r\n'.repeat(1_000_000)), slow),
  harmless('eml-head-without-end', 'eml html', () => `${head}${'X'.repeat(10_000_000)}`, slow),
  harmless('eml-300000-people', 'eml html', () => mail(`To: ${'a <a@example.org>, '.repeat(200_000)}b@example.org\r\n`), slow),
  harmless('eml-groups-of-groups', 'eml html', () => mail(`To: ${'a: '.repeat(50_000)}${';'.repeat(50_000)}\r\n`), slow),
  harmless('eml-comments-in-people', 'eml html', () => mail(`To: ${'('.repeat(200_000)}a${')'.repeat(200_000)} <b@example.org>\r\n`), slow),
  harmless('eml-quotes-in-people', 'eml html', () => mail(`To: ${'"\\'.repeat(500_000)}\r\n`), slow),
  harmless('eml-spoken-words', 'eml html', () => `From: a@example.org\r\nSubject: ${'=?utf-8?Q?=41?= '.repeat(200_000)}\r\n\r\na`, slow),
  harmless('eml-spoken-words-cut', 'eml html', () => `From: a@example.org\r\nSubject: ${'=?utf-8?B?'.repeat(300_000)}\r\n\r\na`, slow),
  harmless('eml-spoken-blanks', 'eml html', () => `From: a@example.org\r\nSubject: =?utf-8?Q?a?=${' '.repeat(2_000_000)}=?\r\n\r\na`, slow),
  harmless('eml-charset-of-nobody', 'eml html', () =>
    mail('Content-Type: text/plain; charset=__proto__\r\nContent-Transfer-Encoding: constructor\r\n'),
  ),
  harmless('eml-parameters-in-pieces', 'eml zip', () => parts(attached(times(50_000, (n) => `;\r\n filename*${n}*=%41`))), slow),
  harmless(
    'eml-parameters-far-apart',
    'eml zip',
    () => parts(attached(`;\r\n filename*0=a;\r\n filename*${'9'.repeat(30)}=b;\r\n filename*999999999=c;\r\n filename*-1=d`)),
    slow,
  ),
  harmless('eml-parameters-of-prototypes', 'eml html', () =>
    mail('Content-Type: text/plain; __proto__=1; constructor=2; __proto__*0=a; toString*1*=b\r\n__proto__: 1\r\nconstructor: 2\r\n'),
  ),
  harmless('eml-300000-parameters', 'eml html', () => mail(`Content-Type: text/plain${times(200_000, (n) => `; a${n}=b`)}\r\n`), slow),
  harmless(
    'eml-quoted-printable',
    'eml txt',
    () => mail('Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n', '=\r\n'.repeat(3_000_000)),
    slow,
  ),
  harmless(
    'eml-base64-of-noise',
    'eml zip',
    () => parts(attached('; filename=a\r\nContent-Transfer-Encoding: base64', '=A=!'.repeat(4_000_000))),
    slow,
  ),
  harmless(
    'eml-flowing',
    'eml txt',
    () => mail('Content-Type: text/plain; format=flowed; delsp=yes\r\n', `${'>'.repeat(50_000)} a \r\n`.repeat(100)),
    slow,
  ),
  harmless('eml-flowing-lines', 'eml txt', () => mail('Content-Type: text/plain; format=flowed\r\n', 'a \r\n'.repeat(1_000_000)), {
    seconds: 60,
  }),
  harmless('eml-plain-megabytes', 'eml html', () => mail('', 'a < b & c\r\n'.repeat(2_000_000)), slow),
  harmless('eml-uuencoded', 'eml html', () =>
    mail('Content-Transfer-Encoding: x-uuencode\r\n', `begin 644 ../../tmp/hostile-ran\r\n${'M'.repeat(61)}\r\nend\r\n`),
  ),
  harmless('eml-tnef', 'eml zip', () =>
    parts(`--b\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\n\r\n\x78\x9f\x3e\x22\xff\xff\r\n`),
  ),
  harmless('eml-external-body', 'eml html', ({ file, call }) =>
    mail(
      `Content-Type: message/external-body; access-type=local-file; name="${file}"; URL="${call}"\r\nContent-Location: ${call}\r\n`,
      'Content-Type: text/html\r\n\r\n',
    ),
  ),
  harmless('eml-names-that-lead-out', 'eml zip', () =>
    parts(
      [
        '../../tmp/hostile-ran',
        '/etc/passwd',
        '..\\..\\a',
        'C:\\a',
        'C:a',
        '..',
        '.',
        '',
        ' ',
        'message.html',
        'MESSAGE.HTML',
        'a\x00b',
        'con',
        'a/',
        '__proto__',
        '....//a',
        `${'a'.repeat(5000)}.txt`,
        `${'. '.repeat(5000)}`,
        'a\u202egpj.exe',
      ]
        .map((name) => attached(`; filename="${name}"`))
        .join(''),
    ),
  ),
  harmless('eml-name-of-dots', 'eml zip', () => parts(attached(`; filename="a${'. '.repeat(1_000_000)}b"`)), slow),
];

const pages: readonly Attack[] = [
  harmless(
    'eml-page-that-calls',
    'eml pdf',
    ({ file, call, image }) =>
      page(
        `<link rel=stylesheet href="${call}"><base href="${call}"><style>@import "${call}";@font-face{src:url(${call})}b{background:url("${call}")}</style><img src="${call}" srcset="${call} 2x"><img src="file://${image}"><iframe src="file://${file}"></iframe><object data="file://${file}"></object><embed src="${call}"><video poster="${call}"></video><body background="${call}"><table background="${call}"><td style="background:u\\rl(${call});b:image-set('${call}' 1x);list-style:\\75 rl(${call})">a</td></table><svg><image href="${call}"/><use href="${call}#a"/></svg><meta http-equiv=refresh content="0;url=${call}"><a href="${call}" ping="${call}">a</a><script src="${call}"></script><input type=image src="${call}"><math><a xlink:href="${call}">a</a></math>`,
      ),
    { seconds: 60 },
  ),
  harmless(
    'eml-page-that-calls-by-text',
    'eml txt',
    ({ file, call }) => page(`<img src="${call}"><iframe src="file://${file}"></iframe><p>a`),
    { seconds: 60 },
  ),
  harmless(
    'eml-scripts',
    'eml html',
    () =>
      page(
        '<body onload="alert(1)"><script>alert(1)</script><a href=" java&#9;script:alert(1)">a</a><noscript><script>alert(1)</script></noscript><form action="javascript:alert(1)"><p>a</p></form><svg onload="alert(1)"><style><script>alert(1)</script></style></svg><style></style><img src=x onerror="alert(1)"><template><script>alert(1)</script></template><title><script>alert(1)</script></title>',
      ),
    { never: /<script|onload=|onerror=|javascript:/i },
  ),
  harmless(
    'eml-styles-that-end',
    'eml html',
    () => page('<style>a{}<\\/style><script>alert(1)</script></style><style><!--</style><script>alert(1)</script>--></style><p>a</p>'),
    { never: /<\/style>\s*<script/i },
  ),
  harmless(
    'eml-title-that-ends',
    'eml html',
    () =>
      'From: "</td><script>alert(1)</script>" <a@example.org>\r\nSubject: </title><script>alert(1)</script>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Disposition: attachment; filename="<script>"\r\n\r\na\r\n--b--\r\n',
    { never: /<script/i },
  ),
  harmless('eml-page-100000-deep', 'eml html', () => page(`${'<div>'.repeat(100_000)}a`), slow),
  harmless('eml-page-10000-deep', 'eml html', () => page(`${'<div>'.repeat(10_000)}a`), slow),
  harmless('eml-page-of-open-letters', 'eml html', () => page('<b><i><font>'.repeat(20_000)), slow),
  harmless('eml-page-of-misplaced-tables', 'eml html', () => page('<table><b>'.repeat(5_000)), slow),
  harmless('eml-form-of-300000', 'eml html', () => page(`<form>${'<br>'.repeat(300_000)}</form>`), slow),
  harmless('eml-page-of-million-siblings', 'eml html', () => page('<br>'.repeat(1_000_000)), slow),
  harmless('eml-forms-in-noscripts', 'eml html', () => page(`<body>${'<noscript><p>a'.repeat(20_000)}`), slow),
  harmless('eml-style-of-open-places', 'eml html', () => page(`<style>${'url('.repeat(2_000_000)}</style>a`), slow),
  harmless('eml-style-of-imports', 'eml html', () => page(`<p style="${'@import'.repeat(1_000_000)}">a`), slow),
  harmless('eml-style-of-blanks', 'eml html', () => page(`<p style="url${' '.repeat(5_000_000)}x">a`), slow),
  harmless('eml-attributes', 'eml html', () => page(`<p ${times(100_000, (n) => `a${n}=1 `)}>a`), slow),
  refused('eml-picture-shown-5000-times', 'eml html', () => related('<img src="cid:p">'.repeat(5000), 'AAAA'.repeat(5_000_000)), slow),
  harmless('eml-places-that-are-cut', 'eml html', () => related('<img src="cid:%"><img src="cid:%E0%A4%A"><img src="cid:p">', 'AAAA')),
  harmless(
    'eml-many-pictures-many-times',
    'eml html',
    () =>
      mail(
        'Content-Type: multipart/related; boundary=b\r\n',
        `--b\r\nContent-Type: text/html\r\n\r\n${'<img src="cid:p">'.repeat(10_000)}\r\n${times(9000, (n) => `--b\r\nContent-Type: image/png\r\nContent-ID: <p${n}>\r\n\r\na\r\n`)}--b--\r\n`,
      ),
    slow,
  ),
];

const boxes: readonly Attack[] = [
  refused('mbox-million-mails', 'mbox zip', () => 'From a\nFrom: a\n\n'.repeat(1_000_000), slow),
  refused('mbox-million-mails-on-a-page', 'mbox html', () => 'From a\nFrom: a\n\n'.repeat(1_000_000), slow),
  harmless('mbox-4000-mails-on-a-page', 'mbox pdf', () => `From a\n${head.replaceAll('\r', '')}\nx\n\n`.repeat(4000), { seconds: 120 }),
  harmless('mbox-escaped-lines', 'mbox zip', () => `From a\n${head}\n${'>From \n'.repeat(2_000_000)}\n`, slow),
  harmless('mbox-marks', 'mbox zip', () => `From a\n${head}\n${'>'.repeat(5_000_000)}From x\n\n>From \n`, slow),
  harmless('mbox-words-like-lines', 'mbox html', () => `From a\n${head}\n${'From '.repeat(5_000_000)}\n`, slow),
  refused('mbox-nothing', 'mbox html', 'From a\n\nFrom b\n\n'),
  harmless(
    'mbox-deep',
    'mbox html',
    () => `From a\n${head}${times(5000, (n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`)}\na`,
    slow,
  ),
];

export const mails: readonly Attack[] = [...mime, ...pages, ...boxes];
