/** An id as GitHub makes it of a heading's text. */
const slugOf = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Gives each heading its id; the second of the same text ends with -1. */
export const headingSlugs = (): ((text: string) => string) => {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    let count = seen.get(slug) ?? 0;
    let id = count === 0 ? slug : `${slug}-${count}`;
    while (count > 0 && seen.has(id)) id = `${slug}-${++count}`;
    seen.set(slug, count + 1);
    if (id !== slug) seen.set(id, 1);
    return id;
  };
};
