/** What stands inside each paragraph and heading of ODF, up to the first end tag of its name. What no end follows is none. */
export function* paragraphsOf(xml: string): Generator<string> {
  const start = /<text:(p|h)\b[^<>]*>/g;
  const endless = new Set<string>();
  for (let found = start.exec(xml); found; found = start.exec(xml)) {
    const [, name = ''] = found;
    if (endless.has(name)) continue;
    const end = xml.indexOf(`</text:${name}>`, start.lastIndex);
    if (end < 0) endless.add(name);
    else {
      yield xml.slice(start.lastIndex, end);
      start.lastIndex = end;
    }
  }
}
