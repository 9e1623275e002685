import { relative } from 'node:path';
import ts from 'typescript';

export type Expression = {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
};

const root = new URL('../../', import.meta.url).pathname;
/** Tests, benchmarks and attacks, which only process known input. */
const inner = /\.(?:test|e2e)\.ts$|^server\/(?:bench|lint|testing)\/|\/testing\/|^site\/e2e\//;

/** Source text of a component's scripts, at their original lines. */
const scriptsOf = (file: string, text: string): string => {
  if (!file.endsWith('.astro')) return text;
  const front = /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '';
  return front.replaceAll('---', '   ');
};

/** The text of a literal; a template's substitutions count as one letter. */
const textOf = (node: ts.Node): string | undefined => {
  // String.raw is the only tag used for expressions here.
  const raw = ts.isTaggedTemplateExpression(node);
  const template = raw ? node.template : node;
  const written = (part: ts.TemplateLiteralLikeNode): string => (raw ? part.rawText : undefined) ?? part.text;
  if (ts.isTemplateExpression(template))
    return written(template.head) + template.templateSpans.map(({ literal }) => `x${written(literal)}`).join('');
  if (ts.isNoSubstitutionTemplateLiteral(template)) return written(template);
  return ts.isStringLiteral(template) ? template.text : undefined;
};

const expressionsIn = (file: string, text: string): readonly Expression[] => {
  const source = ts.createSourceFile(
    file.replace(/\.(?:astro|mjs)$/, '.ts'),
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Expression[] = [];
  const add = (node: ts.Node, pattern: string, flags: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ file, line: line + 1, source: pattern, flags });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const text = pattern && textOf(pattern);
      if (text !== undefined) add(node, text, flags && ts.isStringLiteralLike(flags) ? flags.text : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** All regular expressions in the product's code, without tests. */
export const productExpressions = async (): Promise<readonly Expression[]> => {
  const found: Expression[] = [];
  for (const folder of ['catalogue', 'server', 'site'])
    for await (const path of new Bun.Glob('**/*.{ts,tsx,astro,js}').scan({ cwd: `${root}${folder}`, absolute: true })) {
      const file = relative(root, path);
      if (!inner.test(file)) found.push(...expressionsIn(file, scriptsOf(file, await Bun.file(path).text())));
    }
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
};
