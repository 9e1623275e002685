/** What changes in documents and books. */
export const documentChanges: Readonly<Record<string, string>> = {
  'Lines and pages are fixed where they fall now, and look the same on every device.':
    'Lignes et pages sont figées là où elles tombent maintenant, et identiques sur tous les appareils.',
  'A {to} is made for reading and printing. Keep the {from} for later changes.':
    'Un {to} est fait pour être lu et imprimé. Gardez le fichier {from} pour vos futures modifications.',
  'A {from} names its fonts and trusts that they are installed; the PDF brings them along. A font that is missing here is replaced by one of the same widths where there is one.':
    'Un {from} ne fait que nommer ses polices et compte les trouver installées ; le PDF les emporte. Une police qui manque chez nous est remplacée par une autre de mêmes largeurs, s’il en existe une.',
  'Tables of the {from} are drawn on the page as they look.':
    'Les tableaux du fichier {from} sont dessinés sur la page tels qu’on les voit.',
  'The {to} shows the styles of the {from}, but has no list of them to edit.':
    'Les styles du fichier {from} se voient en {to}, mais il n’y en a plus de liste à modifier.',
  'Images of the {from} stay in place in the {to}.': 'Les images du fichier {from} gardent leur place en {to}.',
  'Headings of the {from} become bookmarks of the PDF.': 'Les titres du fichier {from} deviennent les signets du PDF.',
  'Footnotes of the {from} are printed at the foot of their page; comments become notes of the PDF, which viewers show as small marks.':
    'Les notes du fichier {from} sont imprimées au bas de leur page ; les commentaires deviennent des notes PDF, que les lecteurs signalent par une petite icône.',
  'Links in the {from} can be clicked in the {to}.': 'Les liens du fichier {from} restent cliquables en {to}.',
  'Title, author and keywords of the {from} are entered in the {to}.': 'Titre, auteur et mots-clés du fichier {from} sont repris en {to}.',
  'Tables of the {from} stay tables in the {to}, with their rows, columns and merged cells.':
    'Les tableaux du fichier {from} restent des tableaux en {to}, avec leurs lignes, leurs colonnes et leurs cellules fusionnées.',
  'Headings, bold, italics, colors and alignment of the {from} stay in the {to}.':
    'Titres, gras, italique, couleurs et alignement du fichier {from} restent en {to}.',
  'Headings keep their level, so the {to} can build a table of contents.':
    'Les titres gardent leur niveau : une table des matières peut en être tirée en {to}.',
  'Footnotes and comments of the {from} are footnotes and comments of the {to}.':
    'Notes de bas de page et commentaires du fichier {from} le restent en {to}.',
  'The text of the {from} is laid out on pages whose size and margins you can choose.':
    'Le texte continu du fichier {from} est réparti sur des pages dont vous pouvez choisir le format et la marge.',
  'The encoding of the {from} (UTF-8, UTF-16 or an old Windows code page) is detected, so accented letters, Greek and Chinese stay correct in the {to}.':
    'UTF-8, UTF-16 ou ancienne page de code Windows : l’encodage du fichier {from} est reconnu, et accents, grec ou chinois arrivent intacts en {to}.',
  'The cells of tables in the {from} become lines of text.': 'Les cellules d’un tableau {from} deviennent des lignes de texte.',
  '{to} holds only characters: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to} ne contient que des caractères : polices, gras, couleurs et tailles du fichier {from} disparaissent.',
  '{to} cannot store images, so those of the {from} are left out.':
    '{to} ne peut pas contenir d’images : celles du fichier {from} sont laissées de côté.',
  'Headings of the {from} become plain lines: {to} has no bookmarks to jump to.':
    'Les titres du fichier {from} deviennent de simples lignes : {to} n’a pas de signets pour y sauter.',
  'Headings, bold and italics of the {from} stay in the {to}; fonts, colors and alignment are dropped.':
    'Titres, gras et italique du fichier {from} restent en {to} ; polices, couleurs et alignement disparaissent.',
  'Pictures of the {from} are named at their place; an option adds them to the {to}.':
    'Le nom des images du fichier {from} figure à leur place ; une option les ajoute au fichier {to}.',
  'Pictures of the {from} stay in the {to}: those inside as data, linked ones as links.':
    'Les images du fichier {from} restent en {to} : celles du fichier sous forme de données, les autres sous forme de liens.',
  'Footnotes and comments of the {from} become footnotes of the {to}.':
    'Notes de bas de page et commentaires du fichier {from} deviennent des notes de bas de page en {to}.',
  'Footnotes and comments of the {from} become plain text at the end.':
    'Notes de bas de page et commentaires du fichier {from} deviennent du simple texte à la fin.',
  'The text of a link is kept but its address is dropped: {to} has no links.':
    'Le texte d’un lien reste, son adresse disparaît : {to} ne connaît pas les liens.',
  'A {to} has no place for title and author of the {from}.': 'Un {to} n’a pas de place pour le titre et l’auteur du fichier {from}.',
  'Letters of every script in the {from} are written as UTF-8, which all current programs read.':
    'Quelle que soit l’écriture, les lettres du fichier {from} sont enregistrées en UTF-8, que lisent tous les logiciels actuels.',
  'Each line of the {from} becomes a paragraph of the {to}, to which fonts, headings and pictures can be added.':
    'Chaque ligne du fichier {from} devient un paragraphe du document {to}, où l’on peut ajouter polices, titres et images.',
  'A {from} knows only where letters stand. Paragraphs, lists and tables are worked out from that, so check the result where the layout is unusual.':
    'Un {from} sait seulement où se trouvent les lettres. Paragraphes, listes et tableaux en sont déduits : vérifiez le résultat là où la mise en page sort de l’ordinaire.',
  'A {from} knows only where letters stand. Text boxes are worked out from that, so check the result where the layout is unusual.':
    'Un {from} sait seulement où se trouvent les lettres. Les zones de texte en sont déduites : vérifiez le résultat là où la mise en page sort de l’ordinaire.',
  'What was fixed in the {from} can be changed again in the {to}.': 'Ce qui était figé en {from} se modifie à nouveau en {to}.',
  'Tables are found by their lines and by the gaps between columns, and are rebuilt as real tables in the {to}.':
    'Les tableaux sont reconnus à leurs traits et aux espaces entre les colonnes, puis reconstruits en {to} comme de vrais tableaux.',
  'The title of the {from} is the title of the {to}; who wrote it is not entered.':
    'Le titre du fichier {from} devient celui du fichier {to} ; l’auteur n’y est pas inscrit.',
  'The pages of the {from} become flowing text that adapts to the width of the screen; page breaks and columns are dropped.':
    'Les pages du fichier {from} se fondent en un texte continu qui s’adapte à la largeur de l’écran ; sauts de page et colonnes disparaissent.',
  'A {to} has no place for the title of the {from}.': 'Un {to} n’a pas de place pour le titre du fichier {from}.',
  'Pictures embedded in the HTML are kept. Pictures that it only links to are not fetched; save the page as a single file first.':
    'Les images inscrites dans le HTML sont reprises. Celles auxquelles il ne fait que renvoyer ne sont pas récupérées ; enregistrez d’abord la page en un seul fichier.',
  'Images of the {from} are saved inside the page.': 'Les images du fichier {from} sont enregistrées dans la page elle-même.',
  'Illustrations of the {from} are packed into the {to} as well.': 'Les illustrations du livre {from} passent aussi dans le livre {to}.',
  'Chapters of the {from} make the contents list of the {to}.':
    'Les chapitres du fichier {from} forment la table des matières du livre {to}.',
  'The cover of the {from} is the cover of the {to}, also on the shelf of your reader.':
    'La couverture du livre {from} est aussi celle du livre {to}, y compris dans la bibliothèque de votre liseuse.',
  '{to} knows only simple formatting: fonts and finer style sheets of the {from} give way to those of the device.':
    '{to} ne connaît qu’une mise en forme simple : polices et styles élaborés du livre {from} cèdent la place à ceux de l’appareil.',
  'Notes of the {from} stay linked to the place that they belong to.': 'Les notes du livre {from} restent liées à leur passage.',
  'The {to} names the title and the author of the {from}.': 'Le fichier {to} indique le titre et l’auteur du livre {from}.',
  'The cover of the {from} becomes the first page.': 'La couverture du livre {from} devient la première page.',
  'Fonts and style sheets that the publisher put into the {from} go into the {to} too.':
    'Les polices et feuilles de style que l’éditeur a mises dans le livre {from} passent aussi en {to}.',
};
