import { CFunction, CString, dlopen, type FFIFunction, type Pointer, ptr, read } from 'bun:ffi';

/**
 * LibreOffice in this process, through LibreOfficeKit's C interface: tables of function pointers, each table
 * beginning with its size (LibreOfficeKit.h, packaged as libreofficekit-dev). Positions below count from there.
 */
const kitTable = { getError: 3, documentLoadWithOptions: 4, freeError: 5 } as const;
const documentTable = { destroy: 1, saveAs: 2, getDocumentType: 3, getParts: 4, getCommandValues: 23, getDataArea: 67 } as const;
export const officeKinds = ['text', 'spreadsheet', 'presentation', 'drawing'] as const;

export type OfficeKind = (typeof officeKinds)[number] | 'other';

export type OfficeDocument = {
  readonly kind: OfficeKind;
  /** Cells of all sheets, from the first cell to the last used row and column. */
  readonly usedCells: () => number;
  readonly changes: () => number;
  /** Number of comments, including replies. */
  readonly comments: () => number;
  /** Saves in the format that LibreOfficeKit knows under this extension. Returns false on failure. */
  readonly saveAs: (path: string, extension: string, filterOptions?: string) => boolean;
  readonly close: () => void;
};

export type Office = {
  /** Opens a document without prompts; undefined when LibreOffice can't read it. */
  readonly open: (path: string) => OfficeDocument | undefined;
};

const cString = (text: string): Uint8Array => new TextEncoder().encode(`${text}\0`);
const fileUrl = (path: string): Uint8Array => cString(Bun.pathToFileURL(path).href);

const method = (table: Pointer, position: number, signature: FFIFunction) =>
  CFunction({ ...signature, ptr: read.ptr(table, position * 8) as Pointer });

const tableOf = (object: Pointer): Pointer => read.ptr(object, 0) as Pointer;

// Counts entries of LibreOffice's JSON lists: each change has an index, each comment an id.
const countIn = (json: string, key: 'index' | 'id'): number => json.split(`"${key}":`).length - 1;

/**
 * Hides every program from LibreOffice. On the first save of a document its OpenPGP library runs five programs (gpgconf, gpg, gpgsm)
 * to query their versions, and forks this whole process for each. No document here is signed or opened with keys.
 */
const hidePrograms = (): void => {
  const { symbols } = dlopen('libc.so.6', { setenv: { args: ['ptr', 'ptr', 'i32'], returns: 'i32' } });
  symbols.setenv(cString('PATH'), cString('/nowhere'), 1);
};

/** Loads LibreOffice from `programDir` with the profile in `profileDir`. Call once per process. Throws when it is not installed. */
export const startOffice = (programDir: string, profileDir: string): Office => {
  hidePrograms();
  const library = dlopen(`${programDir}/libmergedlo.so`, { libreofficekit_hook_2: { args: ['ptr', 'ptr'], returns: 'ptr' } });
  const kit = library.symbols.libreofficekit_hook_2(cString(programDir), fileUrl(profileDir)) as Pointer | null;
  if (!kit) throw new Error('LibreOfficeKit did not start.');
  const load = method(tableOf(kit), kitTable.documentLoadWithOptions, { args: ['ptr', 'ptr', 'ptr'], returns: 'ptr' });
  // Batch mode answers prompts (repair this file? run its macros?) with no instead of waiting forever.
  const loadOptions = cString('Batch=true,Language=en-US');

  const { free } = dlopen('libc.so.6', { free: { args: ['ptr'], returns: 'void' } }).symbols;

  const wrap = (document: Pointer): OfficeDocument => {
    const table = tableOf(document);
    const listed = (command: string, key: 'index' | 'id'): number => {
      const values = method(table, documentTable.getCommandValues, { args: ['ptr', 'ptr'], returns: 'ptr' });
      const list = values(document, cString(command)) as Pointer | null;
      if (!list) return 0;
      const count = countIn(new CString(list).toString(), key);
      free(list);
      return count;
    };
    const save = method(table, documentTable.saveAs, { args: ['ptr', 'ptr', 'ptr', 'ptr'], returns: 'i32' });
    const parts = (): number => Number(method(table, documentTable.getParts, { args: ['ptr'], returns: 'i32' })(document));
    return {
      kind: officeKinds[method(table, documentTable.getDocumentType, { args: ['ptr'], returns: 'i32' })(document)] ?? 'other',
      usedCells: () => {
        const area = method(table, documentTable.getDataArea, { args: ['ptr', 'i64', 'ptr', 'ptr'], returns: 'void' });
        const last = new BigInt64Array(2);
        let cells = 0;
        for (let sheet = 0; sheet < parts(); sheet++) {
          area(document, sheet, ptr(last), ptr(last, 8));
          cells += (Number(last[0]) + 1) * (Number(last[1]) + 1);
        }
        return cells;
      },
      changes: () => listed('.uno:AcceptTrackedChanges', 'index'),
      comments: () => listed('.uno:ViewAnnotations', 'id'),
      saveAs: (path, extension, filterOptions = '') =>
        Number(save(document, fileUrl(path), cString(extension), cString(filterOptions))) !== 0,
      close: () => method(table, documentTable.destroy, { args: ['ptr'], returns: 'void' })(document),
    };
  };

  return {
    open: (path) => {
      const document = load(kit, fileUrl(path), loadOptions) as Pointer | null;
      return document ? wrap(document) : undefined;
    },
  };
};
