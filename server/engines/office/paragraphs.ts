/** The content of each ODF paragraph and heading, up to the first end tag of the same name. Unclosed ones are skipped. */
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
