import ts from 'typescript';

/**
 * Code of functions of the arguments `a` with a neutral result, one for each way to remove a function; empty if there is no neutral result.
 */
export const neutralResults = (own: ts.ArrowFunction, checker: ts.TypeChecker): readonly string[] => {
  const signature = checker.getSignatureFromDeclaration(own);
  if (!signature) return [];
  const result = checker.getReturnTypeOfSignature(signature);
  if (result.flags & ts.TypeFlags.BooleanLike || isBoolean(result)) return ['() => false', '() => true'];
  if (result.flags & ts.TypeFlags.Void) return ['__V'];
  const parameters = own.parameters.map((p) => checker.getTypeAtLocation(p));
  const code = neutral(result, parameters, checker, 0);
  return code === undefined ? [] : [`(a) => ${code}`];
};

const isBoolean = (type: ts.Type): boolean => type.isUnion() && type.types.every((t) => t.flags & ts.TypeFlags.BooleanLike);

const neutral = (type: ts.Type, parameters: readonly ts.Type[], checker: ts.TypeChecker, depth: number): string | undefined => {
  if (type.flags & ts.TypeFlags.Undefined) return 'undefined';
  if (type.isUnion() && type.types.some((t) => t.flags & ts.TypeFlags.Undefined)) return 'undefined';
  if (type.flags & ts.TypeFlags.NumberLike) return undefined;
  const same = parameters.findIndex((p) => !(p.flags & ts.TypeFlags.Any) && checker.isTypeAssignableTo(p, type));
  if (same >= 0) return `a[${same}]`;
  if (type.flags & ts.TypeFlags.StringLike) return undefined;
  if (checker.isArrayLikeType(type)) return checker.isTupleType(type) ? undefined : '[]';
  const name = type.symbol?.name;
  if (name === 'Set' || name === 'ReadonlySet') return 'new Set()';
  if (name === 'Map' || name === 'ReadonlyMap') return 'new Map()';
  if (depth > 0 || !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length) return undefined;
  const parts: string[] = [];
  for (const property of type.getProperties()) {
    const own = neutral(checker.getTypeOfSymbol(property), parameters, checker, depth + 1);
    if (own === undefined) return undefined;
    parts.push(`${property.name}: ${own}`);
  }
  return parts.length ? `({ ${parts.join(', ')} })` : undefined;
};
