/** Where Debian has LibreOffice. */
export const officeProgramDir = '/usr/lib/libreoffice/program';
