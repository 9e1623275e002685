import { basename, join } from 'node:path';
import type { PageBundleSettings } from '../../engines/chromium/bundle-settings.ts';
import { writeBundle } from '../../formats/bundle/bundle.ts';
import type { Services } from '../../node/services.ts';
import { internet, withPrivateAddresses } from '../../requests/outgoing.ts';
import { streamOf } from '../streams.ts';
import type { SurfaceRoute } from '../surface.ts';
import type { Work, WorkFile } from '../work.ts';
import { areHeaders } from './extra-headers.ts';
import type { SentFile } from './files.ts';
import { type GotenbergForm, isTextRecord } from './form.ts';
import { type FetchedFile, makePageFiles, type PageFiles } from './page-files.ts';
import { failsOn, imageFormatOf, imageSettings, type PageSettings, pagesBeyond, printSettings } from './page-settings.ts';
import { finishPdfs } from './pdf-work.ts';
import { invalid, Refusal } from './refusal.ts';
import { formRoute } from './run.ts';
import { readWishes } from './wishes.ts';

/** How often the page is loaded again with what it requested before: styles request others, which request images and fonts. */
const mostRounds = 5;

const off =
  'This server opens no addresses: its operator lists no hosts for them (COMPATIBLE_URL_HOSTS). Send the page itself to /forms/chromium/convert/html.';
const elsewhere = 'This server does not open this address: its operator allows other hosts only (COMPATIBLE_URL_HOSTS).';

/** Headers of a form that go with requests to the page's own origin. */
const readHeaders = (form: GotenbergForm): Readonly<Record<string, string>> => {
  const extra = form.json('extraHttpHeaders', 'an object of texts', isTextRecord) ?? {};
  const agent = form.text('userAgent');
  const headers = { ...extra, ...(agent !== undefined && { 'User-Agent': agent }) };
  if (!areHeaders(headers)) throw invalid("form field 'extraHttpHeaders' or 'userAgent' is invalid (these headers can't be sent)");
  if (Object.values(headers).some((value) => /;\s{0,20}scope=/i.test(value)))
    throw invalid("form field 'extraHttpHeaders' is invalid (scopes are not available: headers go to the origin of the page)");
  return headers;
};

/** The page at the form's address; throws in Gotenberg's statuses if it is not allowed, not there or no page. */
const fetchPage = async (files: PageFiles, form: GotenbergForm, url: string): Promise<FetchedFile> => {
  const [found] = await files.fetch([url]);
  if (!found || 'fault' in found) {
    if (found?.fault === 'refused') throw new Refusal(403, elsewhere);
    throw new Refusal(400, 'The address could not be opened: no response, one that was cut off or compressed, or too many redirects.');
  }
  if (failsOn(form, 'failOnHttpStatusCodes', found.status))
    throw new Refusal(409, `Invalid HTTP status code from the main page: ${found.status}`);
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(found.type))
    throw new Refusal(400, 'The address holds no web page. Send other files to /forms/libreoffice/convert.');
  return found;
};

/** Opens the page at the form's address and has the browser take it, with all files that it requests from allowed hosts. */
const takeAddress = async (
  { config, net = internet, shutdown }: Services,
  { work, form, sent }: { readonly work: Work; readonly form: GotenbergForm; readonly sent: readonly SentFile[] },
  settings: PageSettings,
  to: 'pdf' | 'png' | 'jpg' | 'webp',
): Promise<WorkFile> => {
  const given = form.text('url')?.trim();
  if (given === undefined) throw invalid("form field 'url' is required");
  const headers = readHeaders(form);
  const own = URL.canParse(given) ? new URL(given).origin : '';
  const files = makePageFiles({
    ...{ origins: config.urlOrigins, signal: AbortSignal.any([work.signal, shutdown]), freshPath: () => join(work.dir, work.freshName()) },
    net: config.urlPrivate ? withPrivateAddresses(net) : net,
    headersFor: ({ origin }) => (origin === own ? headers : {}),
  });
  const page = await fetchPage(files, form, given);
  const [header, footer] = ['header.html', 'footer.html'].map((name) => sent.find(({ fileName }) => fileName === name));
  const others: FetchedFile[] = [];
  const bundle = async () => {
    const contents = [page.path, ...[header, footer].flatMap((one) => (one ? [work.pathOf(one)] : [])), ...others.map(({ path }) => path)];
    const entryOf = (path: string | undefined): string => String(contents.indexOf(path ?? '') + 1);
    const all: PageBundleSettings = {
      ...settings,
      index: '1',
      ...(to === 'pdf' && header && { header: entryOf(work.pathOf(header)) }),
      ...(to === 'pdf' && footer && { footer: entryOf(work.pathOf(footer)) }),
      address: {
        page: page.url,
        files: Object.fromEntries(others.map(({ path, url, type }) => [entryOf(path), { url, type }])),
        moved: Object.fromEntries(files.moved),
      },
    };
    const name = work.freshName();
    const path = join(work.dir, name);
    await writeBundle(
      path,
      contents.map((one) => ({ name: basename(one), content: streamOf(one) })),
      all,
    );
    return { name, fileName: 'index.zip', bytes: Bun.file(path).size };
  };
  const tried = new Set<string>();
  for (let round = 0; round < mostRounds; round++) {
    const listed = await work.convert([await bundle()], { inputFormat: ['zip'], operation: 'page-requests' });
    const wanted = (await Bun.file(work.pathOf(listed)).json()) as readonly string[];
    const fresh = wanted.filter((url) => !tried.has(url));
    if (fresh.length === 0) break;
    for (const url of fresh) tried.add(url);
    for (const found of await files.fetch(fresh)) {
      const isLost = 'fault' in found;
      if (!isLost && !failsOn(form, 'failOnResourceHttpStatusCodes', found.status)) {
        if (found.status < 400) others.push(found);
      } else if (!isLost) throw new Refusal(409, `Invalid HTTP status code from a resource: ${found.status}`);
      else if (form.flag('failOnResourceLoadingFailed')) throw new Refusal(409, 'A resource of the page failed to load.');
    }
  }
  return work.convert([await bundle()], { inputFormat: ['zip'], operation: `page-to-${to}` });
};

/** The routes of Chromium that open an address. */
export const urlRoutes = (services: Services): readonly SurfaceRoute[] => {
  const check = (): void => {
    if (services.config.urlOrigins.length === 0) throw new Refusal(403, off);
  };
  return [
    formRoute(services, '/forms/chromium/convert/url', async ({ work, form, files }) => {
      check();
      const settings = printSettings(form);
      const wishes = readWishes(form, files);
      form.check();
      const pdf = await takeAddress(services, { work, form, sent: files }, settings, 'pdf').catch((thrown) => {
        throw pagesBeyond(thrown, settings);
      });
      return finishPdfs(work, [pdf], wishes);
    }),
    formRoute(services, '/forms/chromium/screenshot/url', async ({ work, form, files }) => {
      check();
      const settings = imageSettings(form);
      const to = imageFormatOf(form);
      form.check();
      return [await takeAddress(services, { work, form, sent: files }, settings, to)];
    }),
  ];
};
