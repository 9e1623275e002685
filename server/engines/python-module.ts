/** The file by which a module of Debian's Python is there, for a step's or a worker's needs. */
export const pythonModule = (name: 'PIL' | 'fitz' | 'msoffcrypto'): string => `/usr/lib/python3/dist-packages/${name}/__init__.py`;
