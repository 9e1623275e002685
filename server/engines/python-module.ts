/** Path that exists if a module of Debian's Python is installed, for the needs of a step or worker. */
export const pythonModule = (name: 'PIL' | 'fitz' | 'msoffcrypto'): string => `/usr/lib/python3/dist-packages/${name}/__init__.py`;
