import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Rounding (points), small counts, and right angles: their meaning is given in place. */
const plain = new Set([0, 1, 2, 90, 180, 270]);
/** Calls whose arguments are positions in a text or list, not measures. */
const places = new Set(['slice', 'at', 'charCodeAt', 'fill']);
/** Code points of a script and of an alphabet. */
const notMeasures = /ideographs|charCodeAt/;

const isNamed = (declaration: ts.VariableDeclaration): boolean =>
  declaration.initializer !== undefined &&
  !ts.isArrowFunction(declaration.initializer) &&
  !ts.isFunctionExpression(declaration.initializer);

/** Numbers in a file's code that no constant at its top names. */
const bareNumbers = (name: string, text: string): string[] => {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const isPlace = ({ parent }: ts.Node): boolean =>
    ts.isElementAccessExpression(parent) ||
    (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) && places.has(parent.expression.name.text));
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.parent.parent.parent === file && isNamed(node)) return;
    if (ts.isNumericLiteral(node) && !plain.has(Number(node.text)) && !isPlace(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const own = text.split('\n')[line] ?? '';
      if (!notMeasures.test(own)) found.push(`${name}:${line + 1} ${own.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const files = readdirSync(import.meta.dir, { recursive: true, encoding: 'utf8' }).filter(
  (f) => f.endsWith('.ts') && !f.endsWith('.test.ts'),
);

test('every threshold of the understanding of pages has a name', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((f) => bareNumbers(f, readFileSync(join(import.meta.dir, f), 'utf8')))).toEqual([]);
});

test('a bare threshold is seen, and a named one is none', () => {
  expect(bareNumbers('a.ts', 'const near = (a: number) => a < 3.5;')).toEqual(['a.ts:1 const near = (a: number) => a < 3.5;']);
  expect(bareNumbers('a.ts', 'const slack = 3.5;\nconst near = (a: number) => a < slack;')).toEqual([]);
});
