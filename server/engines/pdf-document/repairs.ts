/** Repairs of a damaged PDF, the gentler one first: qpdf rebuilds broken cross-reference tables, MuPDF broken objects as well. */
export const repairs: readonly { readonly argv: (from: string, to: string) => readonly string[]; readonly fine: readonly number[] }[] = [
  // 3: success with warnings.
  { argv: (from, to) => ['qpdf', from, to], fine: [0, 3] },
  { argv: (from, to) => ['mutool', 'clean', '-gggg', from, to], fine: [0] },
];

export const repairedNote = 'The file was damaged and has been repaired; some of it may be missing.';
