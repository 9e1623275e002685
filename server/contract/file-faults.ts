/**
 * What libraries and programs say of files that they can't read. Each engine has a closed list of its own: what is not on it is
 * no fault of the visitor's file until somebody has looked.
 */

/** Words by which a library says that the file is at fault, and what that means for the visitor. */
export type FileFault = {
  readonly says: RegExp;
  readonly code: import('./reply.ts').WorkerProblemCode;
  readonly detail?: string;
};

export const faultSaid = (text: string, faults: readonly FileFault[]): FileFault | undefined => faults.find(({ says }) => says.test(text));

/** What Bun, and the system through it, say where a file wants more than there is: memory, room, length of a text, levels. */
export const sizeFaults: readonly FileFault[] = [
  {
    says: /\b(?:ENOSPC|EDQUOT|EFBIG|ENOMEM|ERR_STRING_TOO_LONG|ERR_BUFFER_TOO_LARGE|ERR_MEMORY_ALLOCATION_FAILED)\b/,
    code: 'resource_limit',
  },
  { says: /^(?:Range)?Error: (?:Out of memory|Array buffer allocation failed|Buffer allocation failed)/i, code: 'resource_limit' },
  // Readers and writers that call themselves for each level have no room for so many.
  {
    says: /^RangeError: Maximum call stack size exceeded/,
    code: 'resource_limit',
    detail: 'What the file holds is nested too deep, one inside the other.',
  },
  { says: /out of memory|cannot allocate memory|not enough memory|failed to allocate|bad_alloc/i, code: 'resource_limit' },
];
