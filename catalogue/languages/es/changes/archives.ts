/** Rows of archives. */
export const archives: Readonly<Record<string, string>> = {
  'Every file in the {from} is copied to the {to} unchanged, together with empty folders, dates and names in any script.':
    'Todos los archivos del {from}, las carpetas vacías, las fechas y los nombres en cualquier alfabeto están en el {to} como antes, byte a byte.',
  'A {from} under a password is opened with it: a field for it appears. The {to} is written without one.':
    'Si el {from} tiene contraseña, aparece un campo para escribirla y con ella se abre. El {to} se crea sin contraseña.',
  'Scripts that can be run in the {from} can still be run in the {to}, on Linux and macOS.':
    'Los scripts que se pueden ejecutar en el {from} se pueden ejecutar también desde el {to}, en Linux y en un Mac.',
  '{to} compresses each file separately: a little larger than the {from}, and single files come out at once.':
    '{to} comprime cada archivo por su cuenta: ocupa algo más que el {from}, pero sacar uno solo es inmediato.',
  '{to} can compress all files as one, so many similar ones take less room than in the {from}; taking out a single one is slower.':
    '{to} puede comprimir todos los archivos como uno solo: si hay muchos parecidos, ocupan menos que en el {from}; sacar uno suelto es más lento.',
  'A {from} is as large as its files; {to} compresses them, text to a fifth and photographs hardly at all.':
    'Un {from} ocupa lo mismo que sus archivos; {to} los comprime: el texto, a una quinta parte; las fotos, casi nada.',
  'File owners recorded in a {from} are left out, and so are links that point outside it.':
    'Los propietarios que anota un {from} se omiten, igual que los enlaces que apuntan fuera de él.',
  '{to} does not compress: expect a file as large as everything that was packed in the {from}.':
    '{to} no comprime: el archivo ocupará tanto como todo lo que había dentro del {from}.',
};
