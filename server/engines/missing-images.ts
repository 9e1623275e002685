const tag = /<img(?=[\s/])(?:"[^"]{0,4000}"|'[^']{0,4000}'|[^"'<>]){0,4000}>/gi;
const tagStart = /<img(?=[\s/])/i;
/** A source that is not the image's own data. */
const pointed = /\ssrc\s{0,5}=\s{0,5}["']?\s{0,5}(?!data:)[^\s"'<>]/i;

/** How many images a page points to, on the web or in files of their own. */
export const countMissingImages = (html: string): number =>
  tagStart.test(html)
    ? [...html.matchAll(tag)].filter(([image]) => pointed.test(image.length < 8000 ? image : image.slice(0, 8000))).length
    : 0;

/** What the visitor should know of them. */
export const missingImagesNote = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        count === 1
          ? '1 picture is missing: the page only points to it, on the web or in another file, and nothing is fetched.'
          : `${count} pictures are missing: the page only points to them, on the web or in other files, and nothing is fetched.`,
      ];
