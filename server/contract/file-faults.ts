import { type Message, message } from '../../catalogue/languages/message.ts';

/**
 * Messages of libraries and programs about unreadable files. Each engine has its own closed list: an unlisted message counts as an
 * internal error until somebody has examined it.
 */

/** A message pattern that blames the file, and the problem that it maps to. */
export type FileFault = {
  readonly says: RegExp;
  readonly code: import('./reply.ts').WorkerProblemCode;
  readonly said?: Message;
};

export const faultSaid = (text: string, faults: readonly FileFault[]): FileFault | undefined => faults.find(({ says }) => says.test(text));

/** Messages of Bun and the system when a file exceeds memory, space, string length or nesting. */
export const sizeFaults: readonly FileFault[] = [
  {
    says: /\b(?:ENOSPC|EDQUOT|EFBIG|ENOMEM|ERR_STRING_TOO_LONG|ERR_BUFFER_TOO_LARGE|ERR_MEMORY_ALLOCATION_FAILED)\b/,
    code: 'resource_limit',
  },
  { says: /^(?:Range)?Error: (?:Out of memory|Array buffer allocation failed|Buffer allocation failed)/i, code: 'resource_limit' },
  // Recursive readers and writers overflow the stack on deep nesting.
  {
    says: /^RangeError: Maximum call stack size exceeded/,
    code: 'resource_limit',
    said: message('nestedTooDeep'),
  },
  // Python's, at the end of a traceback.
  { says: /^MemoryError\b/m, code: 'resource_limit' },
  // The second one is GNU's.
  { says: /out of memory|memory exhausted|cannot allocate memory|not enough memory|failed to allocate|bad_alloc/i, code: 'resource_limit' },
];
