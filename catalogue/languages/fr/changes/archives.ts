/** What changes in archives. */
export const archiveChanges: Readonly<Record<string, string>> = {
  'Every file in the {from} is copied to the {to} unchanged, together with empty folders, dates and names in any script.':
    'Tous les fichiers de l’archive {from}, les dossiers vides, les dates et les noms dans toutes les écritures se retrouvent dans l’archive {to}, octet pour octet.',
  'A {from} under a password is opened with it: a field for it appears. The {to} is written without one.':
    'Une archive {from} protégée s’ouvre avec son mot de passe : un champ apparaît pour le saisir. L’archive {to} est créée sans mot de passe.',
  'Scripts that can be run in the {from} can still be run in the {to}, on Linux and macOS.':
    'Les scripts exécutables dans l’archive {from} le restent dans l’archive {to}, sous Linux et sur Mac.',
  '{to} compresses each file separately: a little larger than the {from}, and single files come out at once.':
    '{to} compresse chaque fichier à part : l’archive est un peu plus grosse qu’en {from}, et un fichier seul en sort aussitôt.',
  '{to} can compress all files as one, so many similar ones take less room than in the {from}; taking out a single one is slower.':
    '{to} peut compresser tous les fichiers comme un seul : s’ils se ressemblent, ils prennent moins de place qu’en {from} ; en sortir un seul est plus lent.',
  'A {from} is as large as its files; {to} compresses them, text to a fifth and photographs hardly at all.':
    'Une archive {from} pèse autant que ses fichiers ; {to} les compresse, le texte à un cinquième et les photos presque pas.',
  '{to} does not compress: expect a file as large as everything that was packed in the {from}.':
    '{to} ne compresse pas : attendez-vous à un fichier aussi gros que tout ce que contenait l’archive {from}.',
  'File owners recorded in a {from} are left out, and so are links that point outside it.':
    'Les propriétaires notés dans une archive {from} sont laissés de côté, tout comme les liens qui pointent hors de l’archive.',
};
