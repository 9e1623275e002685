/** No formula that a person wrote is longer, nor has more groups one inside the other. */
const mostCharacters = 4000;
const mostLevels = 60;

/** Definitions of macros, by which a few letters could stand for millions. */
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
 * A formula of LaTeX as MathML that keeps its source as an annotation (MathML 3, 5.1.3). Undefined where it is not LaTeX, defines
 * macros, or is longer or deeper than any formula.
 */
export type MathOfTex = (tex: string, display: boolean) => string | undefined;

const isFormula = (tex: string): boolean =>
  tex.trim() !== '' && tex.length <= mostCharacters && !definition.test(tex) && levelsOf(tex) <= mostLevels;

/** Loads what reads LaTeX, which most texts never need. */
export const loadMathOfTex = async (): Promise<MathOfTex> => {
  const { default: temml } = await import('temml');
  return (tex, display) => {
    if (!isFormula(tex)) return undefined;
    try {
      return temml.renderToString(tex, { displayMode: display, annotate: true, throwOnError: true, maxExpand: 500, maxSize: [20, 100] });
    } catch (thrown) {
      if (thrown instanceof temml.ParseError || thrown instanceof RangeError) return undefined;
      throw thrown;
    }
  };
};
