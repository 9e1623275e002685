import { CString, dlopen, type Pointer, ptr } from 'bun:ffi';

const cString = (text: string): Uint8Array => new TextEncoder().encode(`${text}\0`);

/** Loads fontconfig, which LibreOffice uses to select fonts; undefined if not installed. */
const load = () => {
  try {
    const { symbols } = dlopen('libfontconfig.so.1', {
      FcPatternCreate: { args: [], returns: 'ptr' },
      FcPatternAddString: { args: ['ptr', 'ptr', 'ptr'], returns: 'i32' },
      FcConfigSubstitute: { args: ['ptr', 'ptr', 'i32'], returns: 'i32' },
      FcDefaultSubstitute: { args: ['ptr'], returns: 'void' },
      FcFontMatch: { args: ['ptr', 'ptr', 'ptr'], returns: 'ptr' },
      FcPatternGetString: { args: ['ptr', 'ptr', 'i32', 'ptr'], returns: 'i32' },
      FcPatternDestroy: { args: ['ptr'], returns: 'void' },
    });
    return symbols;
  } catch {
    // Notes then name no fonts.
    return undefined;
  }
};
let library: ReturnType<typeof load> | 'unloaded' = 'unloaded';

/** The family that fontconfig selects for this one (`fc-match`); undefined if unknown. */
export const familyFor = (family: string): string | undefined => {
  if (library === 'unloaded') library = load();
  if (!library) return undefined;
  const pattern = library.FcPatternCreate() as Pointer | null;
  if (!pattern) return undefined;
  const property = cString('family');
  library.FcPatternAddString(pattern, ptr(property), ptr(cString(family)));
  library.FcConfigSubstitute(null, pattern, 0);
  library.FcDefaultSubstitute(pattern);
  const result = new Int32Array(1);
  const match = library.FcFontMatch(null, pattern, ptr(result)) as Pointer | null;
  library.FcPatternDestroy(pattern);
  if (!match) return undefined;
  const name = new BigUint64Array(1);
  const isThere = library.FcPatternGetString(match, ptr(property), 0, ptr(name)) === 0 && name[0];
  const found = isThere ? new CString(Number(name[0]) as Pointer).toString() : undefined;
  library.FcPatternDestroy(match);
  return found;
};
