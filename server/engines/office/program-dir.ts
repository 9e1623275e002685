/** Debian's install location of LibreOffice. */
export const officeProgramDir = '/usr/lib/libreoffice/program';
