export const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-=()ni'].map((c, i) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][i] as string]),
);

export const subscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-=()'].map((c, i) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i] as string]),
);
