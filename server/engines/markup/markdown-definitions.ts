import type { TokenizerAndRendererExtension, Tokens } from 'marked';

/** A line that begins something else than a term. */
const noTerm = /^(?:\s|[>#|:`~]|[-*+] |\d{1,9}[.)] |<)|^$/;
const definition = /^ {0,3}:[ \t]{1,4}(?=\S)/;
const inner = /^(?: {2,4}|\t)/;
const [mostTerms, mostLines] = [3, 2000];

type Item = { readonly tag: 'dt' | 'dd'; readonly tokens: Tokens.Generic[] };

/** The lines of one definition from `at`: its own, those that go on lazily, and those moved in. Returns the line behind them. */
const linesOf = (lines: readonly string[], at: number, most: number): number => {
  let end = at + 1;
  for (let next = end; next < lines.length && next < most; next++) {
    const line = lines[next] ?? '';
    const isBehindBlank = (lines[next - 1] ?? '').trim() === '';
    if (line.trim() === '') continue;
    if (definition.test(line) || (isBehindBlank ? !inner.test(line) : noTerm.test(line) && !inner.test(line))) break;
    end = next + 1;
  }
  return end;
};

/** Terms with their definitions: lines, and below them lines that begin with a colon (Markdown Extra, Pandoc). */
export const definitions: TokenizerAndRendererExtension = {
  name: 'definitions',
  level: 'block',
  tokenizer(source) {
    // Most blocks are none: looked at before lines are split.
    const near = source.slice(0, 1000);
    if (noTerm.test(near) || !/\n {0,3}:[ \t]/.test(near)) return undefined;
    const lines = source.slice(0, 200_000).split('\n', mostLines);
    let at = lines.findIndex((line) => noTerm.test(line));
    if (at < 1 || at > mostTerms) return undefined;
    const terms = lines.slice(0, at);
    if (lines[at]?.trim() === '') at++;
    if (!definition.test(lines[at] ?? '')) return undefined;
    const items: Item[] = terms.map((term) => {
      const tokens: Tokens.Generic[] = [];
      this.lexer.inline(term.trim(), tokens as never);
      return { tag: 'dt', tokens };
    });
    let end = at;
    while (at < lines.length && definition.test(lines[at] ?? '')) {
      end = linesOf(lines, at, lines.length);
      const words = lines.slice(at, end).map((line, index) => line.replace(index === 0 ? definition : inner, ''));
      items.push({ tag: 'dd', tokens: this.lexer.blockTokens(words.join('\n'), []) });
      at = end;
      while (at < lines.length && lines[at]?.trim() === '') at++;
    }
    const raw = lines.slice(0, end).join('\n');
    return { type: 'definitions', raw: source.startsWith('\n', raw.length) ? `${raw}\n` : raw, items };
  },
  renderer({ items }) {
    const lines = (items as readonly Item[]).map(({ tag, tokens }) => {
      if (tag === 'dt') return `<dt>${this.parser.parseInline(tokens as never)}</dt>`;
      const html = this.parser.parse(tokens as never).trim();
      // A single paragraph follows its term without extra space.
      return `<dd>${html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0 ? html.slice(3, -4) : html}</dd>`;
    });
    return `<dl>\n${lines.join('\n')}\n</dl>\n`;
  },
};
