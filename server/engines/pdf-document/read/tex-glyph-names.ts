/** Names of glyphs in the order of their codes, from `start` on. */
const from = (start: number, names: string): (readonly [string, number])[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name, n) => [name, start + n]);

/** Glyph names of the outlines of Computer Modern's mathematical fonts (amsfonts), and their TeX codes. */
const letters = new Map([
  ...from(0x00, 'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega alpha beta gamma delta epsilon1'),
  ...from(0x10, 'zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi'),
  ...from(0x20, 'psi omega epsilon theta1 pi1 rho1 sigma1 phi1 arrowlefttophalf arrowleftbothalf arrowrighttophalf arrowrightbothalf'),
  ...from(0x2c, 'arrowhookleft arrowhookright triangleright triangleleft'),
  ...from(0x3a, 'period comma less slash greater star partialdiff'),
  ...from(0x5b, 'flat natural sharp slurbelow slurabove lscript'),
  ...from(0x7b, 'dotlessi dotlessj weierstrass vector'),
]);
const symbols = new Map([
  ...from(0x00, 'minus periodcentered multiply asteriskmath divide diamondmath plusminus minusplus circleplus circleminus'),
  ...from(0x0a, 'circlemultiply circledivide circledot circlecopyrt openbullet bullet'),
  ...from(0x10, 'equivasymptotic equivalence reflexsubset reflexsuperset lessequal greaterequal precedesequal followsequal'),
  ...from(0x18, 'similar approxequal propersubset propersuperset lessmuch greatermuch precedes follows'),
  ...from(0x20, 'arrowleft arrowright arrowup arrowdown arrowboth arrownortheast arrowsoutheast similarequal'),
  ...from(0x28, 'arrowdblleft arrowdblright arrowdblup arrowdbldown arrowdblboth arrownorthwest arrowsouthwest proportional'),
  ...from(0x30, 'prime infinity element owner triangle triangleinv negationslash mapsto universal existential logicalnot emptyset'),
  ...from(0x3c, 'Rfractur Ifractur latticetop perpendicular aleph'),
  ...from(0x5b, 'union intersection unionmulti logicaland logicalor turnstileleft turnstileright floorleft floorright'),
  ...from(0x64, 'ceilingleft ceilingright braceleft braceright angbracketleft angbracketright bar bardbl arrowbothv'),
  ...from(0x6d, 'arrowdblbothv backslash wreathproduct radical coproduct nabla integral unionsq intersectionsq'),
  ...from(0x76, 'subsetsqequal supersetsqequal section dagger daggerdbl paragraph club diamond heart spade'),
]);
const brackets = (size: string): string =>
  ['bracket', 'floor', 'ceiling', 'brace', 'angbracket'].map((kind) => `${kind}left${size} ${kind}right${size}`).join(' ');
const largeSigns = new Map([
  ...from(0x00, `parenleftbig parenrightbig ${brackets('big')} vextendsingle vextenddouble slashbig backslashbig`),
  ...from(0x10, `parenleftBig parenrightBig parenleftbigg parenrightbigg ${brackets('bigg')} slashbigg backslashbigg`),
  ...from(0x20, `parenleftBigg parenrightBigg ${brackets('Bigg')} slashBigg backslashBigg slashBig backslashBig`),
  ...from(0x30, 'parenlefttp parenrighttp bracketlefttp bracketrighttp bracketleftbt bracketrightbt bracketleftex bracketrightex'),
  ...from(0x38, 'bracelefttp bracerighttp braceleftbt bracerightbt braceleftmid bracerightmid braceex arrowvertex'),
  ...from(0x40, 'parenleftbt parenrightbt parenleftex parenrightex angbracketleftBig angbracketrightBig unionsqtext unionsqdisplay'),
  ...from(0x48, 'contintegraltext contintegraldisplay circledottext circledotdisplay circleplustext circleplusdisplay'),
  ...from(0x4e, 'circlemultiplytext circlemultiplydisplay summationtext producttext integraltext uniontext intersectiontext'),
  ...from(0x55, 'unionmultitext logicalandtext logicalortext summationdisplay productdisplay integraldisplay uniondisplay'),
  ...from(0x5c, 'intersectiondisplay unionmultidisplay logicalanddisplay logicalordisplay coproducttext coproductdisplay'),
  ...from(0x62, 'hatwide hatwider hatwidest tildewide tildewider tildewidest'),
  ...from(0x68, 'bracketleftBig bracketrightBig floorleftBig floorrightBig ceilingleftBig ceilingrightBig braceleftBig bracerightBig'),
  ...from(0x70, 'radicalbig radicalBig radicalbigg radicalBigg radicalbt radicalvertex radicaltp arrowvertexdbl arrowtp arrowbt'),
  ...from(0x7a, 'bracehtipdownleft bracehtipdownright bracehtipupleft bracehtipupright arrowdbltp arrowdblbt'),
]);

export type GlyphNames = ReadonlyMap<string, number>;
export const texGlyphNames = { letters, symbols, largeSigns } as const;

/**
 * Converts a table by TeX's codes to one by a font's own codes: programs that join files renumber the glyphs of a font and keep their names
 * (`differences`).
 */
export const byOwnCodes = <T>(
  table: ReadonlyMap<number, T>,
  names: GlyphNames,
  differences: Readonly<Record<string, string>> = {},
): ReadonlyMap<number, T> => {
  const named = Object.entries(differences).map(([code, name]) => ({ own: Number(code), tex: names.get(name) }));
  if (!named.some(({ own, tex }) => tex !== undefined && tex !== own)) return table;
  return new Map(
    named.flatMap(({ own, tex }) => {
      const sign = tex === undefined ? undefined : table.get(tex);
      return sign === undefined ? [] : [[own, sign] as const];
    }),
  );
};
