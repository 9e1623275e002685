import { type Static, Type } from '@sinclair/typebox';

/** Inches, as in the browser's protocol. */
const inches = Type.Optional(Type.Number({ minimum: 0, maximum: 400 }));
const flag = Type.Optional(Type.Boolean());
const entry = Type.String({ pattern: '^\\d{1,4}$' });

/** An absolute URL without a fragment. */
const address = Type.String({ minLength: 1, maxLength: 2000 });

/** The page of a bundle as it was at an address, with the files that it requests from others. */
const pageAddress = Type.Object(
  {
    /** Relative URLs refer to it. */
    page: address,
    /** Address and media type of each file, by its entry. */
    files: Type.Record(entry, Type.Object({ url: address, type: Type.String({ maxLength: 200, pattern: '^[ -~]*$' }) })),
    /** Where requests were redirected to. */
    moved: Type.Record(address, address),
  },
  { additionalProperties: false },
);

/** How to show, print or photograph a page of a bundle; entries refer to the bundle. */
const pageBundleSettings = Type.Object(
  {
    /** The page, and the header and footer of each sheet. */
    index: entry,
    header: Type.Optional(entry),
    footer: Type.Optional(entry),
    /** Web pages that replace `{{ toHTML "name" }}`, by that name. */
    markdown: Type.Optional(Type.Record(Type.String({ maxLength: 255 }), entry)),
    address: Type.Optional(pageAddress),
    paperWidth: inches,
    paperHeight: inches,
    marginTop: inches,
    marginBottom: inches,
    marginLeft: inches,
    marginRight: inches,
    landscape: flag,
    scale: Type.Optional(Type.Number({ minimum: 0.1, maximum: 2 })),
    pageRanges: Type.Optional(Type.String({ maxLength: 200 })),
    printBackground: flag,
    omitBackground: flag,
    preferCssPageSize: flag,
    singlePage: flag,
    outline: flag,
    tagged: flag,
    /** `screen` or `print`. */
    media: Type.Optional(Type.Union([Type.Literal('screen'), Type.Literal('print')])),
    mediaFeatures: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 60 }))),
    /** Milliseconds to wait before printing or taking the screenshot. */
    waitMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 30_000 })),
    /** Width of the window in CSS pixels. */
    width: Type.Optional(Type.Integer({ minimum: 1, maximum: 8192 })),
    height: Type.Optional(Type.Integer({ minimum: 1, maximum: 8192 })),
    deviceScale: Type.Optional(Type.Number({ minimum: 0.1, maximum: 4 })),
    /** Only the window, not the whole page. */
    clip: flag,
    quality: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type PageBundleSettings = Static<typeof pageBundleSettings>;

export const pageBundle = Type.Object({
  names: Type.Record(entry, Type.String({ maxLength: 255 })),
  settings: pageBundleSettings,
});
