/**
 * pdf.js makes a matrix while it loads, and takes its class from a canvas package of 32 MB of native code where there
 * is none. Nothing is drawn here, so the workers do without that package (toolchain/runtime.ts), and a name is enough.
 */
globalThis.DOMMatrix ??= class {} as typeof DOMMatrix;
