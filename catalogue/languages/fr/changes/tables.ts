/** What changes in tables. */
export const tableChanges: Readonly<Record<string, string>> = {
  'A {from} knows only where letters stand. Rows and columns are worked out from that, so check the result where the layout is unusual.':
    'Un {from} sait seulement où se trouvent les lettres. Lignes et colonnes en sont déduites : vérifiez le résultat là où la mise en page sort de l’ordinaire.',
  'Tables are found by their lines and by the gaps between columns; numbers become numbers that can be summed.':
    'Les tableaux sont reconnus à leurs traits et aux espaces entre les colonnes ; les nombres deviennent de vrais nombres, que l’on peut additionner.',
  'A {to} is one table. A workbook with several filled sheets gives one {to} for each, together in a ZIP.':
    'Un {to} ne contient qu’un tableau. Un classeur à plusieurs feuilles remplies donne un {to} par feuille, le tout dans un ZIP.',
  'The {to} gets the results as the cells of the {from} show them; the formulas behind them stay in the workbook.':
    'Le fichier {to} reçoit les résultats tels que les cellules du fichier {from} les montrent ; les formules restent dans le classeur.',
  '{to} stores only text: a date or an amount is written the way the {from} displays it.':
    '{to} ne connaît que des caractères : une date ou un montant y est écrit tel que le fichier {from} l’affiche.',
  '{to} holds only values: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to} ne contient que des valeurs : polices, gras, couleurs et tailles du fichier {from} disparaissent.',
  'Comments on cells of the {from} are left out of the {to}.': 'Les commentaires de cellule du fichier {from} n’ont pas de place en {to}.',
  'The table of the {from} becomes cells in rows and columns.':
    'Le tableau du fichier {from} devient des cellules, en lignes et en colonnes.',
  'Numbers and dates are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Nombres et dates sont reconnus ; ce qui n’en a que l’air, comme 00123 ou un numéro de compte à 20 chiffres, reste du texte.',
  'Numbers are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Les nombres sont reconnus ; ce qui n’en a que l’air, comme 00123 ou un numéro de compte à 20 chiffres, reste du texte.',
  'In the {to} column widths, colors, formulas and charts can be added, which a {from} cannot hold.':
    'En {to}, vous pouvez ajouter largeurs de colonne, couleurs, formules et graphiques, ce qu’un {from} ne peut pas contenir.',
  'Sheets are cut into pages by the print settings of the {from}; wide ones continue on the next page.':
    'Les feuilles sont découpées en pages selon les réglages d’impression du fichier {from} ; les plus larges continuent sur la page suivante.',
  'The sheets of the {from} follow one after another as pages.': 'Les feuilles du fichier {from} se suivent, sous forme de pages.',
  'Comments on cells of the {from} become notes of the PDF, which viewers show as small marks.':
    'Les commentaires de cellule du fichier {from} deviennent des notes PDF, que les lecteurs signalent par une petite icône.',
  'Each row becomes an object whose keys come from the first line; empty and repeated headings get names of their own.':
    'Chaque ligne devient un objet dont les clés viennent de la première ligne ; les en-têtes vides ou répétés reçoivent leur propre nom.',
  'All sheets of the {from} arrive in the {to} under their names.': 'Toutes les feuilles du fichier {from} arrivent en {to} sous leur nom.',
  'Formulas of the {from} go on calculating in the {to}; a function that only one program knows keeps its last result.':
    'Les formules du fichier {from} continuent de calculer en {to} ; une fonction propre à un seul logiciel garde son dernier résultat.',
  'Fonts, colors and alignment of the {from} are set the same way in the {to}.':
    'Polices, couleurs et alignement du fichier {from} sont les mêmes en {to}.',
  'Comments on cells of the {from} stay with their cells.': 'Les commentaires du fichier {from} restent sur leurs cellules.',
  'Each row becomes an element and each heading a tag; headings with spaces or special characters become valid names.':
    'Chaque ligne devient un élément et chaque en-tête une balise ; les en-têtes avec espaces ou signes inhabituels deviennent des noms valides.',
  'Delimiters and quotes are removed; spaces fill each column to its widest value, so a fixed-width font shows a table.':
    'Séparateurs et guillemets disparaissent ; des espaces complètent chaque colonne jusqu’à sa valeur la plus large, et une police à chasse fixe montre un tableau.',
};
