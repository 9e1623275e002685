import { withKnownColumns } from './tex-columns.ts';

/** Maximum length and group depth; formulas written by people stay far below them. */
const mostCharacters = 4000;
const mostLevels = 60;

/** Macro definitions, which could expand a few letters to millions. */
const definition = /\\(?:[gex]?def|(?:re)?newcommand|providecommand|let|futurelet)(?![a-zA-Z])/;

const levelsOf = (tex: string): number => {
  let [level, most] = [0, 0];
  for (const sign of tex) {
    if (sign === '{') most = Math.max(most, ++level);
    else if (sign === '}') level--;
  }
  return most;
};

/**
 * Converts a LaTeX formula to MathML that keeps its source as an annotation (MathML 3, 5.1.3). Undefined if it is not LaTeX, defines
 * macros, or exceeds the limits.
 */
export type MathOfTex = (tex: string, display: boolean) => string | undefined;

const isFormula = (tex: string): boolean =>
  tex.trim() !== '' && tex.length <= mostCharacters && !definition.test(tex) && levelsOf(tex) <= mostLevels;

/** Loads the LaTeX parser on demand, because most texts need none. */
export const loadMathOfTex = async (): Promise<MathOfTex> => {
  const { default: temml } = await import('temml');
  return (tex, display) => {
    if (!isFormula(tex)) return undefined;
    try {
      return temml.renderToString(withKnownColumns(tex), {
        displayMode: display,
        annotate: true,
        throwOnError: true,
        maxExpand: 500,
        maxSize: [20, 100],
      });
    } catch (thrown) {
      if (thrown instanceof temml.ParseError || thrown instanceof RangeError) return undefined;
      throw thrown;
    }
  };
};
