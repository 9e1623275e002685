import { describe, expect, test } from 'bun:test';
import latexBoxes from './latex_boxes.py' with { type: 'text' };
import latexFloats from './latex_floats.py' with { type: 'text' };
import latexFormulas from './latex_formulas.py' with { type: 'text' };
import latexItems from './latex_items.py' with { type: 'text' };
import latexLists from './latex_lists.py' with { type: 'text' };
import latexSymbols from './latex_symbols.py' with { type: 'text' };
import texTables from './plain_tex.py' with { type: 'text' };
import { rewritten } from './testing-scripts.ts';

const plainTex = `${latexBoxes}\n${latexFloats}\n${latexFormulas}\n${latexItems}\n${latexLists}\n${latexSymbols}\n${texTables}`;

describe('formulas of LaTeX', () => {
  test('lose the number of their columns, which Pandoc prints', () => {
    expect(rewritten(plainTex, '\\begin{alignat*}{2}a&=b\\end{alignat*}\\begin{alignedat}[t]{3}a\\end{alignedat}')).toBe(
      '\\begin{align*}a&=b\\end{align*}\\begin{aligned}a\\end{aligned}',
    );
    expect(rewritten(plainTex, '\\begin{align}{2}a&=b\\end{align}')).toBeUndefined();
  });

  test('have columns by their sides', () => {
    expect(rewritten(plainTex, '\\begin{array}[t]{@{}l*{3}{c}>{\\bf}p{2cm}}a\\end{array}')).toBe('\\begin{array}[t]{lcccl}a\\end{array}');
    expect(rewritten(plainTex, '\\begin{array}{lc|r}a\\end{array}')).toBeUndefined();
  });
});
