import type { BuiltPart, Formula, FormulaPart, FormulaRun } from '../formula-model.ts';
import { groupRuns } from '../group-runs.ts';

/** A piece of a formula with the superscript and subscript at its end. */
export type Atom = { readonly text: string; readonly italic: boolean; readonly sup?: string; readonly sub?: string };

const isRun = (part: FormulaPart): part is Extract<FormulaPart, { kind: 'run' }> => part.kind === 'run';

/** The parts of a formula: built parts, and the letters between as rows. */
export const rowsOf = ({ parts }: Formula): (BuiltPart | readonly FormulaRun[])[] => groupRuns(parts, isRun);

/** A character with combining marks, which Unicode may lack in composed form. */
const signWithMarks = /\P{M}\p{M}*/gu;

/** The base of a superscript or subscript, at the end of a text: a number, a function name, or the last character. */
const baseOf = (text: string, italic: boolean): string =>
  /(?<![\p{N}.,])\p{N}+(?:[.,]\p{N}+)*$/u.exec(text)?.[0] ??
  (italic ? undefined : /(?:sin|cos|tan|log|ln|exp|max|min|lim|sup|inf|det)$/.exec(text)?.[0]) ??
  text.match(signWithMarks)?.at(-1) ??
  '';

/** Groups superscripts and subscripts with the character before them. */
export const atomsOf = (runs: readonly FormulaRun[]): Atom[] => {
  const atoms: Atom[] = [];
  for (const { text, italic, script } of runs) {
    const last = atoms.at(-1);
    if (script === 'base') {
      atoms.push({ text, italic });
      continue;
    }
    const key = script === 'super' ? 'sup' : 'sub';
    const before = last?.text.trimEnd() ?? '';
    const own = baseOf(before, last?.italic === true);
    if (last && own.length < before.length && last.sup === undefined && last.sub === undefined)
      atoms.splice(-1, 1, { ...last, text: before.slice(0, -own.length) }, { ...last, text: own });
    const base = atoms.at(-1);
    if (base) atoms[atoms.length - 1] = { ...base, [key]: (base[key] ?? '') + text.trim() };
    else atoms.push({ text: '', italic, [key]: text.trim() });
  }
  return atoms;
};

/** Alternating characters and their LaTeX names. */
const signs = (
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi π pi ρ rho σ sigma ' +
  'τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega ∂ partial ∇ nabla ' +
  '∞ infty ∑ sum ∏ prod ∫ int √ surd ± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∗ ast ∘ circ ◦ circ ≤ leq ≥ geq ≠ neq ≈ approx ≡ equiv ∼ sim ∝ propto ' +
  '∈ in ∉ notin ⊂ subset ⊆ subseteq ∪ cup ∩ cap → to ← leftarrow ⇒ Rightarrow ∀ forall ∃ exists ℏ hbar ℓ ell ′ prime … ldots ' +
  '∐ coprod ⋀ bigwedge ⋁ bigvee ⋂ bigcap ⋃ bigcup ⨀ bigodot ⨁ bigoplus ⨂ bigotimes ⨄ biguplus ⨆ bigsqcup ∮ oint ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ⟨ langle ⟩ rangle ‖ Vert ∥ Vert ∣ mid ⊤ top ⊥ perp ' +
  '∆ Delta ≪ ll ≫ gg ≃ simeq ≅ cong ≐ doteq ≲ lesssim ≳ gtrsim ⩽ leqslant ⩾ geqslant ≺ prec ≻ succ ⪯ preceq ⪰ succeq ⊃ supset ⊇ supseteq ∋ ni ' +
  '⊢ vdash ⊨ models ↔ leftrightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ↪ hookrightarrow ⟵ longleftarrow ⟶ longrightarrow ⟷ longleftrightarrow ' +
  '⟸ Longleftarrow ⟹ Longrightarrow ⟺ Longleftrightarrow ⟼ longmapsto ⊕ oplus ⊖ ominus ⊗ otimes ⊙ odot ∧ wedge ∨ vee ¬ neg ∅ emptyset ∖ setminus ' +
  '⋯ cdots ⋮ vdots ⋱ ddots † dagger ⋆ star • bullet ℜ Re ℑ Im ℵ aleph ϑ vartheta ϖ varpi ϱ varrho ς varsigma '
)
  .trim()
  .split(' ');

const names: Readonly<Record<string, string>> = Object.fromEntries(
  signs.flatMap((sign, n) => (n % 2 === 0 ? [[sign, signs[n + 1] as string] as const] : [])),
);

/** Combining marks above letters, with LaTeX's names; a stroke through a sign negates it. */
const marks: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0306': 'breve',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u030a': 'mathring',
  '\u030c': 'check',
  '\u0338': 'not',
  '\u20d7': 'vec',
};

const latexSign = (sign: string): string => {
  if (sign === '\u2212') return '-';
  if (names[sign]) return `\\${names[sign]} `;
  const [mark, base] = [sign.normalize('NFD').slice(-1), sign.normalize('NFD').slice(0, -1)];
  if (base && marks[mark]) return `\\${marks[mark]}{${latexSign(base.normalize('NFC')).trim()}}`;
  return /[\\{}$&#^_~%]/.test(sign) ? `\\${sign === '\\' ? 'backslash ' : sign}` : sign;
};

/** Superscript and subscript characters: nested scripts inside an exponent or a subscript. */
const raisedOrLowered = /([\u00b2\u00b3\u00b9\u2070-\u207f]+|[\u2080-\u208e]+)/u;

const latexText = (text: string): string =>
  text
    .split(raisedOrLowered)
    .map((part, n) => {
      const inner = (part.normalize('NFKC').match(signWithMarks) ?? []).map(latexSign).join('');
      if (n % 2 === 0) return inner;
      return `${/[\u2080-\u208e]/.test(part) ? '_' : '^'}{${inner.trim()}}`;
    })
    .join('')
    .trim();

const ownNames = /^(?:arc(?:cos|sin|tan)|arg|cosh?|cot|csc|deg|det|dim|exp|gcd|inf|ker|lg|lim|ln|log|max|min|Pr|sec|sinh?|sup|tanh?)$/;

const latexAtom = ({ text, italic, sup, sub }: Atom): string => {
  const base = latexText(text);
  const isName = !italic && /^[a-z]{2,}$/i.test(text.trim());
  const upright = isName ? (ownNames.test(base) ? `\\${base}` : `\\mathrm{${base}}`) : base;
  return `${upright}${sub === undefined ? '' : `_{${latexText(sub)}}`}${sup === undefined ? '' : `^{${latexText(sup)}}`}`;
};

const latexRow = (runs: readonly FormulaRun[]): string => atomsOf(runs).map(latexAtom).join(' ').trim();

/** In text, limits of sums are beside their sign; `\\limits` keeps their position on the page. */
const latexBuilt = (part: BuiltPart): string => {
  if (part.kind === 'fraction') return `\\frac{${latexRow(part.numerator)}}{${latexRow(part.denominator)}}`;
  if (part.kind === 'root') return `\\sqrt{${latexRow(part.radicand)}}`;
  const over = part.upper.length ? `^{${latexRow(part.upper)}}` : '';
  const sign = /^\p{L}/u.test(part.sign) ? `\\operatorname*{${part.sign}}` : `${latexText(part.sign)}\\limits`;
  return `${sign}_{${latexRow(part.lower)}}${over}`;
};

const latexPart = (part: BuiltPart | readonly FormulaRun[]): string => ('kind' in part ? latexBuilt(part) : latexRow(part));

/** The formula in LaTeX, with Markdown's delimiters. */
export const latexOf = (formula: Formula): string => {
  const inner = rowsOf(formula).map(latexPart).join(' ').trim();
  return formula.display ? `$$${inner}$$` : `$${inner}$`;
};
