import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolders } from '../../config/data-folders.ts';
import { pdfOf } from '../../engines/merge-pdf/samples.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { formOf, innerAddresses } from '../testing-forms.ts';

longTimeout();

let app: TestApp;
let docx: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await startApp({ COMPATIBLE_APIS: 'gotenberg', TRUSTED_PROXIES: '1', CLIENT_PER_MINUTE: '1000', CLIENT_CONCURRENCY: '50' });
  const made = await app.convert({ file: new File(['# Hello\n\nSome words.\n'], 'a.md'), inputFormat: 'md', outputFormat: 'docx' });
  docx = (await made.bytes()) as Uint8Array<ArrayBuffer>;
});
afterAll(() => app.close());

type Parts = Parameters<typeof formOf>[0];
const post = (path: string, parts: Parts, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  app.send(path, { method: 'POST', body: formOf(parts), headers: { 'x-forwarded-for': '203.0.113.9', ...headers } });
const left = (): readonly string[] => readdirSync(dataFolders(app.services.config.dataDir).jobs);
const pdf = (pages = 3, name = 'in.pdf'): File => new File([pdfOf('Alpha', pages)], name);
const saved = async (answer: Response): Promise<string> => {
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
  const path = join(app.services.config.dataDir, crypto.randomUUID());
  await Bun.write(path, await answer.arrayBuffer());
  return path;
};
const tell = (...argv: readonly string[]): Promise<string> => Bun.$`${argv}`.quiet().text();
const sentence = async (answer: Response): Promise<readonly unknown[]> => [
  answer.status,
  answer.headers.get('content-type'),
  await answer.text(),
];
const plain = 'text/plain; charset=UTF-8';
const engines = '/forms/pdfengines';

describe('LibreOffice', () => {
  test('a document becomes a PDF under the requested name, with the trace that was sent', async () => {
    const answer = await post('/forms/libreoffice/convert', [['files', new File([docx], 'a.docx')]], {
      'Gotenberg-Output-Filename': '/tmp/../C:\\x\\foo',
      'Gotenberg-Trace': 'trace-1',
    });
    expect(answer.headers.get('content-disposition')).toContain('filename="foo.pdf"');
    expect([answer.headers.get('content-type'), answer.headers.get('gotenberg-trace')]).toEqual(['application/pdf', 'trace-1']);
    expect(await tell('pdftotext', await saved(answer), '-')).toContain('Some words.');
    expect(left()).toEqual([]);
  });

  test('several become a ZIP, named after their files, or one PDF by the numbers in their names', async () => {
    const parts: Parts = [
      ['files', new File(['ten'], '10.txt')],
      ['files', new File(['two'], '2.txt')],
    ];
    expect((await tell('unzip', '-Z', '-1', await saved(await post('/forms/libreoffice/convert', parts)))).split('\n').slice(0, 2)).toEqual(
      ['2.txt.pdf', '10.txt.pdf'],
    );
    const merged = await saved(await post('/forms/libreoffice/convert', [...parts, ['merge', 'true'], ['metadata', '{"Title":"Both"}']]));
    expect(await tell('pdftotext', merged, '-')).toMatch(/two[\s\S]*ten/);
    expect(await tell('pdfinfo', merged)).toMatch(/^Title: +Both$/m);
  });

  test('PDF/A, page ranges and settings of the export reach LibreOffice', async () => {
    const made = await saved(
      await post('/forms/libreoffice/convert', [
        ['files', new File([docx], 'a.docx')],
        ['pdfa', 'PDF/A-2b'],
        ['nativePageRanges', '1'],
        ['nativeWatermarkText', 'SECRET'],
        ['exportBookmarks', 'false'],
      ]),
    );
    expect(await tell('exiftool', '-XMP-pdfaid:all', '-s', made)).toMatch(/Part +: 2/);
    expect((await tell('pdftotext', made, '-')).replace(/\s/g, '')).toContain('SECRET');
  });

  test('what it can not do is refused in a sentence', async () => {
    const file: Parts = [['files', new File([docx], 'a.docx')]];
    expect(await sentence(await post('/forms/libreoffice/convert', [['merge', 'true']]))).toEqual([
      400,
      plain,
      expect.stringContaining('no form file found'),
    ]);
    expect(await sentence(await post('/forms/libreoffice/convert', [['files', new File(['x'], 'a.xyz')]]))).toEqual([
      400,
      plain,
      expect.stringMatching(/^Invalid form data: no form file found for extensions: \[.*\.docx/),
    ]);
    expect(await sentence(await post('/forms/libreoffice/convert', [...file, ['landscape', 'true']]))).toEqual([
      400,
      plain,
      "Invalid form data: form field 'landscape' is not available on this server",
    ]);
    expect(await sentence(await post('/forms/libreoffice/convert', [...file, ['nativePageRanges', 'foo']]))).toEqual([
      400,
      plain,
      expect.stringContaining("could not apply the page ranges 'foo' to the document 'a.docx'"),
    ]);
    expect(await sentence(await post('/forms/libreoffice/convert', [...file, ['merge', 'foo'], ['quality', '-1']]))).toEqual([
      400,
      plain,
      expect.stringMatching(
        /form field 'merge' is invalid \(got 'foo', resulting to strconv.ParseBool[\s\S]*form field 'quality' is invalid/,
      ),
    ]);
    expect(await sentence(await post('/forms/libreoffice/convert', [['files', new File(['%PDF-1.7 not really'], 'a.docx')]]))).toEqual([
      400,
      plain,
      expect.stringContaining('its content is PDF'),
    ]);
    const url = await app.send('/forms/libreoffice/convert', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } });
    expect(url.status).toBe(415);
    expect(left()).toEqual([]);
  });
});

describe('Chromium', () => {
  const index = new File(
    [
      `<!doctype html><meta charset=utf-8><link rel=stylesheet href=style.css><h1>Überschrift</h1><img src=dot.png>${innerAddresses
        .map(
          (url) =>
            `<img hidden src="${url}x.png"><iframe width=1 height=1 style="position:absolute" src="${url}"></iframe><link rel=stylesheet href="${url}">`,
        )
        .join(
          '',
        )}<script>document.body.append('a script has run')</script><meta http-equiv=refresh content="0;url=file:///etc/passwd"><p style="page-break-before:always">Second`,
    ],
    'index.html',
  );
  const style = new File(
    [
      `@import url(http://127.0.0.1/x.css); h1::after{content:" styled"} @media screen{p::after{content:" on screen"}} body{background:url(file:///etc/passwd)}`,
    ],
    'style.css',
  );
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
  const page: Parts = [
    ['files', index],
    ['files', style],
    ['files', new File([png], 'dot.png')],
  ];

  test('a page prints with what was sent beside it, and loads and runs nothing else', async () => {
    const header = new File(
      ['<html><body style="font-size:12px">HEAD <span class="pageNumber"></span>/<span class="totalPages"></span></body></html>'],
      'header.html',
    );
    const made = await saved(
      await post('/forms/chromium/convert/html', [
        ...page,
        ['files', header],
        ['paperWidth', '21cm'],
        ['paperHeight', '29.7cm'],
        ['landscape', 'true'],
        ['marginTop', '1'],
        ['waitDelay', '100ms'],
      ]),
    );
    const text = await tell('pdftotext', made, '-');
    for (const word of [/Überschrift styled/, /HEAD ?1\/2/, /HEAD ?2\/2/, /Second/]) expect(text).toMatch(word);
    expect(text).not.toMatch(/a script has run|root:|on screen/);
    expect(await tell('pdfinfo', made)).toMatch(/Pages: +2[\s\S]*841\.\d+ x 59\d\.\d+/);
    expect(left()).toEqual([]);
  });

  test('media, scale and page ranges are the request’s', async () => {
    const made = await saved(
      await post('/forms/chromium/convert/html', [...page, ['emulatedMediaType', 'screen'], ['nativePageRanges', '2'], ['scale', '0.5']]),
    );
    expect([await tell('pdftotext', made, '-'), (await tell('pdfinfo', made)).includes('Pages:           1')]).toEqual([
      expect.stringContaining('Second on screen'),
      true,
    ]);
    expect(await sentence(await post('/forms/chromium/convert/html', [...page, ['nativePageRanges', '7-9']]))).toEqual([
      400,
      plain,
      "The page ranges '7-9' (nativePageRanges) exceeds the page count",
    ]);
  });

  test('a screenshot has the requested format and size', async () => {
    for (const [format, type] of [
      ['png', 'image/png'],
      ['jpeg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const answer = await post('/forms/chromium/screenshot/html', [
        ...page,
        ['format', format],
        ['width', '320'],
        ['height', '200'],
        ['clip', 'true'],
      ]);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(await tell('identify', '-format', '%wx%h', await saved(answer))).toBe('320x200');
    }
  });

  test('Markdown is set into its page', async () => {
    const parts: Parts = [
      ['files', new File(['<html><body>{{ toHTML "a.md" }}<hr>{{ toHTML "b.md" }}</body></html>'], 'index.html')],
      ['files', new File(['# One\n\n![x](http://127.0.0.1/x.png) <script>x</script>'], 'a.md')],
      ['files', new File(['**Two** ![y](file:///etc/passwd)'], 'b.md')],
    ];
    expect(await tell('pdftotext', await saved(await post('/forms/chromium/convert/markdown', parts)), '-')).toMatch(/One[\s\S]*Two/);
    expect(await sentence(await post('/forms/chromium/convert/markdown', [...parts.slice(0, 2)]))).toEqual([
      400,
      plain,
      "Markdown file(s) not found: 'b.md'",
    ]);
  });

  test('addresses are refused, however they are spelled', async () => {
    for (const url of innerAddresses)
      for (const path of ['/forms/chromium/convert/url', '/forms/chromium/screenshot/url'])
        expect(await sentence(await post(path, [['url', url]]))).toEqual([403, plain, expect.stringContaining('opens no addresses')]);
  });

  test('settings out of all measure are refused, and those that need scripts', async () => {
    const cases: readonly (readonly [name: string, value: string, said: string])[] = [
      ['scale', '99', "form field 'scale' is invalid"],
      ['paperWidth', '9e99', "form field 'paperWidth' is invalid"],
      ['paperWidth', '-1', "form field 'paperWidth' is invalid"],
      ['marginLeft', '20', 'does not handle the provided settings'],
      ['waitDelay', '2h', "form field 'waitDelay' is invalid"],
      ['nativePageRanges', 'foo', "does not handle the page ranges 'foo'"],
      ['waitForExpression', 'true', 'scripts of pages do not run'],
      ['emulatedMediaType', 'tv', "form field 'emulatedMediaType' is invalid"],
      ['cookies', '{', "form field 'cookies' is invalid"],
      ['omitBackground', 'true', 'omitBackground requires printBackground set to true'],
      ['downloadFrom', '[{"url":"http://169.254.169.254/"}]', 'this server fetches nothing'],
    ];
    for (const [name, value, said] of cases)
      expect([name, ...(await sentence(await post('/forms/chromium/convert/html', [...page, [name, value]])))]).toEqual([
        name,
        400,
        plain,
        expect.stringContaining(said),
      ]);
    expect(await sentence(await post('/forms/chromium/convert/html', [['files', style]]))).toEqual([
      400,
      plain,
      "Invalid form data: form file 'index.html' is required",
    ]);
  });
});

describe('PDF engines', () => {
  test('merge, split, rotate, flatten, encrypt', async () => {
    const merged = await saved(
      await post(`${engines}/merge`, [
        ['files', pdf(2, 'b.pdf')],
        ['files', pdf(1, 'a.pdf')],
        ['titleBookmarks', 'true'],
      ]),
    );
    expect(await tell('pdfinfo', merged)).toMatch(/Pages: +3/);
    expect(await tell('mutool', 'show', merged, 'outline')).toMatch(/Alpha"\t#page=1[\s\S]*Alpha"\t#page=2/);
    expect(
      (
        await tell(
          'unzip',
          '-Z',
          '-1',
          await saved(
            await post(`${engines}/split`, [
              ['files', pdf()],
              ['splitMode', 'intervals'],
              ['splitSpan', '2'],
            ]),
          ),
        )
      ).trim(),
    ).toBe('in_0.pdf\nin_1.pdf');
    const unified = await post(`${engines}/split`, [
      ['files', pdf()],
      ['splitMode', 'pages'],
      ['splitSpan', '2-'],
      ['splitUnify', 'true'],
    ]);
    expect(await tell('pdfinfo', await saved(unified))).toMatch(/Pages: +2/);
    expect(
      await tell(
        'pdfinfo',
        await saved(
          await post(`${engines}/rotate`, [
            ['files', pdf()],
            ['rotateAngle', '90'],
          ]),
        ),
      ),
    ).toMatch(/Page rot: +90/);
    expect((await saved(await post(`${engines}/flatten`, [['files', pdf()]]))).length).toBeGreaterThan(0);
    expect(
      await tell(
        'pdfinfo',
        '-upw',
        'u',
        await saved(
          await post(`${engines}/encrypt`, [
            ['files', pdf()],
            ['userPassword', 'u'],
          ]),
        ),
      ),
    ).toContain('AES-256');
    expect(left()).toEqual([]);
  });

  test('properties and bookmarks are read as they were written', async () => {
    const metadata = {
      Author: 'Julien',
      Copyright: 'C',
      CreateDate: '2006-09-18T16:27:50-04:00',
      Keywords: ['first', 'second'],
      Marked: true,
      Title: 'Sample',
      Trapped: 'Unknown',
    };
    const written = await post(`${engines}/metadata/write`, [
      ['files', pdf()],
      ['metadata', JSON.stringify(metadata)],
    ]);
    const read = await post(`${engines}/metadata/read`, [['files', new File([await written.arrayBuffer()], 'foo.pdf')]]);
    expect(await read.json()).toMatchObject({ 'foo.pdf': { ...metadata, CreateDate: '2006:09:18 16:27:50-04:00' } });
    const bookmarks = [{ title: 'Index', page: 1, children: [{ title: 'Sub-index', page: 2 }] }];
    const marked = await post(`${engines}/bookmarks/write`, [
      ['files', pdf()],
      ['bookmarks', JSON.stringify(bookmarks)],
    ]);
    const told = await post(`${engines}/bookmarks/read`, [['files', new File([await marked.arrayBuffer()], 'foo.pdf')]]);
    expect(await told.json()).toEqual({ 'foo.pdf': bookmarks });
  });

  test('stamps, attachments, PDF/A and smaller images', async () => {
    const stamped = await saved(
      await post(`${engines}/stamp`, [
        ['files', pdf()],
        ['stampSource', 'text'],
        ['stampExpression', 'SAMPLE'],
        ['stampOptions', '{"rot":"0"}'],
        ['stampPages', '2'],
      ]),
    );
    expect(
      (await tell('pdftotext', stamped, '-'))
        .split('\f')
        .map((text) => text.includes('SAMPLE'))
        .slice(0, 3),
    ).toEqual([false, true, false]);
    expect(
      await tell(
        'pdfdetach',
        '-list',
        await saved(
          await post(`${engines}/embed`, [
            ['files', pdf()],
            ['embeds', new File(['x'], '../../etc/x.xml')],
          ]),
        ),
      ),
    ).toMatch(/1: x\.xml/);
    expect(
      await tell(
        'exiftool',
        '-XMP-pdfaid:Part',
        '-s3',
        await saved(
          await post(`${engines}/convert`, [
            ['files', pdf()],
            ['pdfa', 'PDF/A-3b'],
          ]),
        ),
      ),
    ).toBe('3\n');
    await saved(
      await post(`${engines}/optimize`, [
        ['files', pdf()],
        ['imageQuality', '40'],
      ]),
    );
    await saved(
      await post(`${engines}/watermark`, [
        ['files', pdf()],
        ['watermarkSource', 'pdf'],
        ['watermark', pdf(1, 'w.pdf')],
      ]),
    );
  });

  test('missing and wrong fields have Gotenberg’s sentences', async () => {
    const cases: readonly (readonly [path: string, parts: Parts, said: string])[] = [
      ['flatten', [['files', new File(['x'], 'a.txt')]], 'Invalid form data: no form file found for extensions: [.pdf]'],
      ['split', [['files', pdf()]], "form field 'splitMode' is required"],
      [
        'split',
        [
          ['files', pdf()],
          ['splitMode', 'intervals'],
          ['splitSpan', 'foo'],
        ],
        "form field 'splitSpan' is invalid (got 'foo'",
      ],
      [
        'split',
        [
          ['files', pdf()],
          ['splitMode', 'pages'],
          ['splitSpan', 'foo'],
        ],
        'The requested split mode is not supported',
      ],
      ['convert', [['files', pdf()]], "either 'pdfa' or 'pdfua' form fields must be provided"],
      [
        'convert',
        [
          ['files', pdf()],
          ['pdfa', 'PDF/A-9z'],
        ],
        'The requested PDF format is not supported',
      ],
      ['encrypt', [['files', pdf()]], "a 'userPassword' or 'ownerPassword' is required"],
      [
        'rotate',
        [
          ['files', pdf()],
          ['rotateAngle', '45'],
        ],
        "form field 'rotateAngle' is invalid",
      ],
      [
        'watermark',
        [
          ['files', pdf()],
          ['watermarkSource', 'pdf'],
        ],
        'a watermark file is required for image or pdf source',
      ],
      ['stamp', [['files', pdf()]], "form field 'stampSource' is required"],
      [
        'metadata/write',
        [
          ['files', pdf()],
          ['metadata', 'foo'],
        ],
        "form field 'metadata' is invalid",
      ],
      [
        'bookmarks/write',
        [
          ['files', pdf()],
          ['bookmarks', '[{"title":"x","page":99}]'],
        ],
        'The changes name pages that the PDF does not have',
      ],
      ['merge', [['files', new File(['%PDF-1.7\n'], 'a.pdf')]], 'damaged'],
    ];
    for (const [path, parts, said] of cases)
      expect([path, ...(await sentence(await post(`${engines}/${path}`, parts)))]).toEqual([
        path,
        400,
        plain,
        expect.stringContaining(said),
      ]);
    expect(left()).toEqual([]);
  });
});

describe('a hostile request', () => {
  test('with thousands of parts, endless names or headers is refused and leaves nothing', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => [`f${at}`, 'x'] as const);
    expect((await post(`${engines}/flatten`, [['files', pdf()], ...many])).status).toBe(400);
    const files = Array.from({ length: 150 }, (_, at) => ['files', pdf(1, `${at}.pdf`)] as const);
    expect((await post(`${engines}/flatten`, files)).status).toBe(400);
    expect((await post(`${engines}/flatten`, [['x'.repeat(5000), 'y']])).status).toBe(400);
    expect(
      (
        await post(`${engines}/metadata/write`, [
          ['files', pdf()],
          ['metadata', `{"Title":"${'x'.repeat(70_000)}"}`],
        ])
      ).status,
    ).toBe(400);
    const long = await post(
      `${engines}/rotate`,
      [
        ['files', pdf()],
        ['rotateAngle', '90'],
      ],
      { 'Gotenberg-Output-Filename': `..\\${'x'.repeat(4000)}`, 'Gotenberg-Trace': 'x'.repeat(5000) },
    );
    expect([
      long.status,
      (long.headers.get('content-disposition') ?? '').length < 900,
      (long.headers.get('gotenberg-trace') ?? '').length < 300,
    ]).toEqual([200, true, true]);
    const named = await post(
      `${engines}/flatten`,
      ['../../../etc/passwd.pdf', '..\\..\\x.pdf', '\u202efdp.pdf', `${'n'.repeat(3000)}.pdf`].map(
        (name) => ['files', pdf(1, name)] as const,
      ),
    );
    const names = await tell('unzip', '-Z', '-1', await saved(named));
    expect(names).not.toMatch(/\.\.|\/|\\/);
    expect(left()).toEqual([]);
  });

  test('may call no address by a webhook but those that the operator names', async () => {
    for (const url of [...innerAddresses, 'https://127.0.0.1/', 'https://example.org/'])
      expect(
        (
          await post(`${engines}/flatten`, [['files', pdf()]], {
            'Gotenberg-Webhook-Url': url.replace(/[^\x20-\x7e]/g, ''),
            'Gotenberg-Webhook-Events-Url': 'https://example.org/',
          })
        ).status,
      ).toBe(403);
    expect((await post(`${engines}/flatten`, [['files', pdf()]], { 'Gotenberg-Webhook-Url': 'https://example.org/' })).status).toBe(400);
  });
});

describe('the server itself', () => {
  test('reports its health, its version and the length of the queue', async () => {
    expect(await (await app.send('/health')).json()).toMatchObject({
      status: 'up',
      details: { chromium: { status: 'up' }, libreoffice: { status: 'up' } },
    });
    expect(await (await app.send('/version')).text()).toMatch(/^8\./);
    expect(await (await app.send('/prometheus/metrics')).text()).toContain('gotenberg_libreoffice_requests_queue_size 0');
  });

  test('has these paths only where they are named, and in a folder of their own', async () => {
    expect((await app.send('/compatible/gotenberg/version')).status).toBe(200);
    expect((await app.send('/tika')).status).toBe(404);
    const own = await startApp({}, { tools: app.services.tools });
    for (const path of ['/version', '/health', '/prometheus/metrics', '/compatible/gotenberg/version'])
      expect([path, (await own.send(path)).status]).toEqual([path, 404]);
    expect((await own.send(`${engines}/flatten`, { method: 'POST', body: formOf([['files', pdf()]]) })).status).toBe(404);
    await own.close();
  });
});
