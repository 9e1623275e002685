/**
 * pdf.js creates a matrix on import, and otherwise loads its class from a canvas package with 32 MB of native code. Nothing is drawn here,
 * so the workers omit that package (toolchain/runtime.ts), and a stub is enough.
 */
globalThis.DOMMatrix ??= class {} as typeof DOMMatrix;
