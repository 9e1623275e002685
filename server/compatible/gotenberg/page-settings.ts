import type { PageBundleSettings } from '../../engines/chromium/bundle-settings.ts';
import { type GotenbergForm, isTextRecord } from './form.ts';
import { invalid, Refusal } from './refusal.ts';

/** Longest that a page is waited for. */
const longestWaitMs = 30_000;

/** Fields that only make sense where scripts run or pages are fetched, which is not so here. */
const needsScripts = ['waitForExpression', 'waitWindowStatus', 'waitForSelector', 'selector'] as const;

const isNumbers = (read: unknown): read is readonly number[] => Array.isArray(read) && read.every((one) => Number.isInteger(one));
const isList = (read: unknown): read is readonly unknown[] => Array.isArray(read);

export type PageSettings = Partial<Omit<PageBundleSettings, 'index' | 'header' | 'footer' | 'markdown' | 'address'>>;

/** Without what is undefined. */
const stated = (settings: { readonly [Key in keyof PageSettings]: PageSettings[Key] | undefined }): PageSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as PageSettings;

const commonSettings = (form: GotenbergForm): PageSettings => {
  for (const name of needsScripts)
    if (form.text(name) !== undefined) throw invalid(`form field '${name}' is not available: scripts of pages do not run on this server`);
  // Where nothing is fetched, these are checked and have nothing to do.
  for (const name of ['skipNetworkIdleEvent', 'skipNetworkAlmostIdleEvent', 'failOnResourceLoadingFailed', 'failOnConsoleExceptions'])
    form.flag(name);
  for (const name of ['failOnHttpStatusCodes', 'failOnResourceHttpStatusCodes']) form.json(name, 'a list of numbers', isNumbers);
  form.json('cookies', 'a list', isList);
  form.json('extraHttpHeaders', 'an object of texts', isTextRecord);
  const waitMs = form.milliseconds('waitDelay');
  if (waitMs !== undefined && waitMs > longestWaitMs)
    form.fault(`form field 'waitDelay' is invalid (the limit is ${longestWaitMs / 1000}s)`);
  return stated({
    media: form.choice('emulatedMediaType', ['screen', 'print']),
    mediaFeatures: form.json('emulatedMediaFeatures', 'an object of texts', isTextRecord),
    omitBackground: form.flag('omitBackground'),
    waitMs: waitMs === undefined ? undefined : Math.round(Math.min(waitMs, longestWaitMs)),
  });
};

/** How a page is printed. Call `form.check` afterwards. */
export const printSettings = (form: GotenbergForm): PageSettings => {
  const settings = {
    ...commonSettings(form),
    ...stated({
      paperWidth: form.inches('paperWidth'),
      paperHeight: form.inches('paperHeight'),
      marginTop: form.inches('marginTop'),
      marginBottom: form.inches('marginBottom'),
      marginLeft: form.inches('marginLeft'),
      marginRight: form.inches('marginRight'),
      landscape: form.flag('landscape'),
      scale: form.number('scale', { min: 0.1, max: 2 }),
      printBackground: form.flag('printBackground'),
      preferCssPageSize: form.flag('preferCssPageSize'),
      singlePage: form.flag('singlePage'),
      outline: form.flag('generateDocumentOutline'),
      tagged: form.flag('generateTaggedPdf'),
      pageRanges: form.text('nativePageRanges')?.replace(/\s+/g, ''),
    }),
  };
  const { paperWidth = 8.5, paperHeight = 11, marginTop = 0.39, marginBottom = 0.39, marginLeft = 0.39, marginRight = 0.39 } = settings;
  const [across, along] = settings.landscape ? [paperHeight, paperWidth] : [paperWidth, paperHeight];
  if (paperWidth > 200 || paperHeight > 200 || across - marginLeft - marginRight <= 0 || along - marginTop - marginBottom <= 0)
    throw new Refusal(400, 'Chromium does not handle the provided settings; please check for aberrant form values');
  if (settings.omitBackground && !settings.printBackground) throw new Refusal(400, 'omitBackground requires printBackground set to true');
  const { pageRanges } = settings;
  if (pageRanges !== undefined && !/^\d{1,5}(?:-\d{0,5})?(?:,\d{1,5}(?:-\d{0,5})?){0,49}$/.test(pageRanges))
    throw new Refusal(400, `Chromium does not handle the page ranges '${pageRanges.slice(0, 60)}' (nativePageRanges) syntax`);
  return settings;
};

/** How a page is photographed. Call `form.check` afterwards. */
export const imageSettings = (form: GotenbergForm): PageSettings => {
  form.flag('optimizeForSpeed');
  return {
    ...commonSettings(form),
    ...stated({
      width: form.number('width', { min: 1, max: 8192, whole: true }),
      height: form.number('height', { min: 1, max: 8192, whole: true }),
      clip: form.flag('clip'),
      quality: form.number('quality', { min: 0, max: 100, whole: true }),
      deviceScale: form.number('deviceScaleFactor', { min: 0.1, max: 4 }),
    }),
  };
};

const imageFormats = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/** Format id of the screenshot that a form requests. */
export const imageFormatOf = (form: GotenbergForm): 'png' | 'jpg' | 'webp' =>
  imageFormats[form.choice('format', ['png', 'jpeg', 'webp']) ?? 'png'];

/** Reports that selected pages do not exist in Gotenberg's words. */
export const pagesBeyond = (thrown: unknown, settings: PageSettings): unknown =>
  settings.pageRanges !== undefined && (thrown as { readonly detail?: unknown }).detail === 'The page ranges are beyond the last page.'
    ? new Refusal(400, `The page ranges '${settings.pageRanges}' (nativePageRanges) exceeds the page count`)
    : thrown;

/** Statuses that fail a conversion: each code, and for 499 and 599 all of their hundred. */
const statusDefaults = { failOnHttpStatusCodes: [499, 599], failOnResourceHttpStatusCodes: [] } as const;

/** Whether a response with this status fails the conversion by this field of the form. */
export const failsOn = (form: GotenbergForm, field: keyof typeof statusDefaults, status: number): boolean =>
  (form.json(field, 'a list of numbers', isNumbers) ?? statusDefaults[field]).some(
    (code) => code === status || (code % 100 === 99 && Math.floor(code / 100) === Math.floor(status / 100)),
  );
