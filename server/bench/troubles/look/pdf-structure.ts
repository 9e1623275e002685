import { look } from '../../fidelity/look.ts';

/** A link of a PDF: its target page or address, and its area in points from the displayed page's top left. */
type PdfLink = {
  readonly page: number;
  readonly to?: number;
  readonly uri?: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
};

type Structure = {
  readonly links: readonly PdfLink[];
  /** Bookmarks, a line each: `level title page`. */
  readonly contents: readonly string[];
  /** Form fields, a line each: `page name=value`. */
  readonly fields: readonly string[];
  /** Size of each page as displayed, in points. */
  readonly sizes: readonly string[];
  readonly labels: readonly string[];
};

/** What MuPDF finds in a PDF next to its text. Pages count from 1. */
export const pdfStructure = async (path: string, password = ''): Promise<Structure> =>
  JSON.parse(
    await look(
      '/usr/bin/python3',
      '-c',
      `import fitz, json, sys
fitz.TOOLS.mupdf_display_errors(False)
pdf = fitz.open(sys.argv[1])
if pdf.needs_pass and not pdf.authenticate(sys.argv[2]): sys.exit("the password is wrong")
def link(page, one):
  told = {"page": page.number + 1, "box": list(one["from"] * page.rotation_matrix)}
  if one.get("uri"): told["uri"] = one["uri"]
  if one.get("page", -1) >= 0: told["to"] = one["page"] + 1
  return told
print(json.dumps({
  "links": [link(page, one) for page in pdf for one in page.get_links()],
  "contents": [" ".join(str(part) for part in one) for one in pdf.get_toc()],
  "fields": ["%d %s=%s" % (page.number + 1, one.field_name, one.field_value) for page in pdf for one in page.widgets() or []],
  "sizes": ["%dx%d" % (round(page.rect.width), round(page.rect.height)) for page in pdf],
  "labels": [page.get_label() for page in pdf],
}))`,
      path,
      password,
    ),
  );

/** Everything that a file contains, decompressed. */
export const unpacked = (path: string): Promise<string> =>
  look('qpdf', '--qdf', '--object-streams=disable', '--stream-data=uncompress', path, '-');
