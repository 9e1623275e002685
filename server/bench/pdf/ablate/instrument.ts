import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { neutralResults } from './neutral.ts';

/**
 * A removable rule: a function (returns a neutral result instead), a condition (always false, or always true if it is combined
 * with others by "and"), or a constant (scaled).
 */
export type Rule = {
  readonly id: number;
  readonly kind: 'function' | 'condition' | 'constant';
  /** Path in the engine's folder. */
  readonly file: string;
  readonly line: number;
  /** `findBreaks`, `findBreaks: sentences.has(i)`, `fullLine.many`. */
  readonly name: string;
  /** Its replacement, or a constant's value. */
  readonly without: string;
};

type Edit = { readonly at: number; readonly text: string; readonly opens: boolean; readonly span: number };

const root = join(import.meta.dir, '../../../..');
const engine = 'server/engines/pdf-document';
/** Stages that run again for each rule; pages are read only once. */
const stages = ['understand', 'write'] as const;

/** Values that only guard against missing input: without them the code fails, which shows nothing. */
const guards = /undefined|null|length\b|isNaN|=== -1/;

const functionOf = (node: ts.Node | undefined): ts.ArrowFunction | undefined => (node && ts.isArrowFunction(node) ? node : undefined);

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
};

/** Numbers in a constant, each with its access path. */
const numbersIn = (name: string, value: ts.Expression): { readonly path: string; readonly value: number }[] => {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return numbersIn(name, value.expression);
  if (ts.isNumericLiteral(value)) return [{ path: name, value: Number(value.text) }];
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((p) =>
      ts.isPropertyAssignment(p) && ts.isIdentifier(p.name) ? numbersIn(`${name}.${p.name.text}`, p.initializer) : [],
    );
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap((e, n) => numbersIn(`${name}[${n}]`, e));
  return [];
};

/** Adds a switch to each rule of a file; `from` is the number of its first rule. */
const instrumentFile = (file: ts.SourceFile, path: string, checker: ts.TypeChecker, from: number) => {
  const rules: Rule[] = [];
  const edits: Edit[] = [];
  const tail: string[] = [];
  const add = (node: ts.Node, kind: Rule['kind'], name: string, without: string): number => {
    const id = from + rules.length;
    rules.push({ id, kind, file: path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, name, without });
    return id;
  };
  const wrap = (node: ts.Node, before: string, after: string): void => {
    const [start, end] = [node.getStart(), node.getEnd()];
    edits.push({ at: start, text: before, opens: true, span: end - start }, { at: end, text: after, opens: false, span: end - start });
  };
  const condition = (owner: string, node: ts.Expression, neutral: boolean): void => {
    const text = node.getText();
    if (guards.test(text) || !(checker.getTypeAtLocation(node).flags & ts.TypeFlags.BooleanLike)) return;
    const id = add(node, 'condition', `${owner}: ${shorten(text)}`, String(neutral));
    wrap(node, `__C(${id}, `, `, ${neutral})`);
  };
  const visit = (owner: string, node: ts.Node): void => {
    if (ts.isIfStatement(node) && !node.elseStatement) condition(owner, node.expression, false);
    if (ts.isBinaryExpression(node)) {
      const kind = node.operatorToken.kind;
      const operator = kind === ts.SyntaxKind.BarBarToken ? false : kind === ts.SyntaxKind.AmpersandAmpersandToken ? true : undefined;
      if (operator !== undefined)
        for (const side of [node.left, node.right])
          if (!(ts.isBinaryExpression(side) && side.operatorToken.kind === kind)) condition(owner, side, operator);
    }
    ts.forEachChild(node, (child) => visit(owner, child));
  };
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      const name = declaration.name.getText();
      const own = functionOf(declaration.initializer);
      if (own) {
        const neutrals = neutralResults(own, checker).map((code) => `[${add(declaration, 'function', name, code)}, ${code}]`);
        if (neutrals.length) wrap(own, '__F(', `, [${neutrals.join(', ')}])`);
        visit(name, own.body);
      } else if (declaration.initializer) {
        const numbers = numbersIn(name, declaration.initializer).filter(({ value }) => value !== 0);
        if (numbers.length === 0) continue;
        const list = statement.declarationList;
        edits.push(
          { at: list.getStart(), text: 'let ', opens: true, span: 0 },
          { at: list.getStart() + 'const'.length, text: '', opens: false, span: -1 },
        );
        for (const { path: place, value } of numbers)
          tail.push(`__S(${add(declaration, 'constant', place, String(value))}, ${value}, (v) => { (${place} as any) = v; });`);
      }
    }
  }
  let [code, at] = ['', 0];
  const source = file.text;
  edits.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens) || (a.opens ? b.span - a.span : a.span - b.span));
  for (const edit of edits) {
    // Drop the keyword `const`.
    code += edit.span === -1 ? '' : source.slice(at, edit.at);
    code += edit.text;
    at = edit.at;
  }
  code += source.slice(at);
  return { rules, code: `import { __C, __F, __S, __V } from '__SWITCHES__';\n${code}\n${tail.join('\n')}\n` };
};

/** Writes a copy of the engine to `dir` in which each rule of these stages can be switched off at run time. */
export const instrument = async (dir: string): Promise<readonly Rule[]> => {
  await rm(dir, { recursive: true, force: true });
  const copy = join(dir, engine);
  await mkdir(join(dir, 'server/engines'), { recursive: true });
  await cp(join(root, engine), copy, { recursive: true });
  const link = async (from: string, names: readonly string[]): Promise<void> => {
    for (const name of names) await symlink(join(root, from, name), join(dir, from, name));
  };
  await link('', ['catalogue', 'node_modules', 'package.json', 'tsconfig.json']);
  await link(
    'server',
    (await readdir(join(root, 'server'))).filter((name) => name !== 'engines'),
  );
  await link(
    'server/engines',
    (await readdir(join(root, 'server/engines'))).filter((name) => name !== 'pdf-document'),
  );
  await cp(join(import.meta.dir, 'switches.ts'), join(copy, 'switches.ts'));
  const own = join(root, engine);
  const names = stages.map(async (stage) => (await readdir(join(own, stage), { recursive: true })).map((name) => join(stage, name)));
  const paths = (await Promise.all(names))
    .flat()
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const config = ts.parseConfigFileTextToJson('tsconfig.json', await readFile(join(root, 'tsconfig.json'), 'utf8')).config;
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const program = ts.createProgram(
    paths.map((path) => join(own, path)),
    options,
  );
  const checker = program.getTypeChecker();
  const rules: Rule[] = [];
  for (const path of paths) {
    const file = program.getSourceFile(join(own, path));
    if (!file) continue;
    const made = instrumentFile(file, path, checker, rules.length);
    rules.push(...made.rules);
    const switches = relative(join(copy, path, '..'), join(copy, 'switches.ts'));
    await writeFile(join(copy, path), made.code.replace('__SWITCHES__', switches));
  }
  await writeFile(join(dir, 'rules.json'), JSON.stringify(rules));
  return rules;
};
