import type { FormulaRun, Fraction } from '../model.ts';

/** A piece of a formula with what is raised and lowered at its end. */
export type Atom = { readonly text: string; readonly italic: boolean; readonly sup?: string; readonly sub?: string };

/** Raised and lowered letters belong to the sign before them. */
export const atomsOf = (runs: readonly FormulaRun[]): Atom[] => {
  const atoms: Atom[] = [];
  for (const { text, italic, script } of runs) {
    const last = atoms.at(-1);
    if (script === 'base') {
      atoms.push({ text, italic });
      continue;
    }
    const key = script === 'super' ? 'sup' : 'sub';
    const signs = [...(last?.text.trimEnd() ?? '')];
    if (last && signs.length > 1 && last.sup === undefined && last.sub === undefined)
      atoms.splice(-1, 1, { ...last, text: signs.slice(0, -1).join('') }, { ...last, text: signs.at(-1) as string });
    const base = atoms.at(-1);
    if (base && base[key] === undefined) atoms[atoms.length - 1] = { ...base, [key]: text.trim() };
    else atoms.push({ text: '', italic, [key]: text.trim() });
  }
  return atoms;
};

/** Signs and what LaTeX calls them, two by two. */
const signs = (
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi π pi ρ rho σ sigma ' +
  'τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega ∂ partial ∇ nabla ' +
  '∞ infty ∑ sum ∏ prod ∫ int √ surd ± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∗ ast ∘ circ ◦ circ ≤ leq ≥ geq ≠ neq ≈ approx ≡ equiv ∼ sim ∝ propto ' +
  '∈ in ∉ notin ⊂ subset ⊆ subseteq ∪ cup ∩ cap → to ← leftarrow ⇒ Rightarrow ∀ forall ∃ exists ℏ hbar ℓ ell ′ prime … ldots '
)
  .trim()
  .split(' ');

const names: Readonly<Record<string, string>> = Object.fromEntries(
  signs.flatMap((sign, n) => (n % 2 === 0 ? [[sign, signs[n + 1] as string] as const] : [])),
);

const latexText = (text: string): string =>
  [...text.normalize('NFKC')]
    .map((c) => (c === '\u2212' ? '-' : names[c] ? `\\${names[c]} ` : /[\\{}$&#^_~%]/.test(c) ? `\\${c === '\\' ? 'backslash ' : c}` : c))
    .join('')
    .trim();

const latexAtom = ({ text, italic, sup, sub }: Atom): string => {
  const base = latexText(text);
  const upright = !italic && /^[a-z]{2,}$/i.test(text.trim()) ? `\\mathrm{${base}}` : base;
  return `${upright}${sub === undefined ? '' : `_{${latexText(sub)}}`}${sup === undefined ? '' : `^{${latexText(sup)}}`}`;
};

const latexRow = (runs: readonly FormulaRun[]): string => atomsOf(runs).map(latexAtom).join(' ').trim();

/** The fraction in LaTeX, without signs around it. */
export const latexOf = ({ numerator, denominator }: Fraction): string => `\\frac{${latexRow(numerator)}}{${latexRow(denominator)}}`;
