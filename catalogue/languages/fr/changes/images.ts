/** What changes in pictures. */
export const imageChanges: Readonly<Record<string, string>> = {
  '{to} keeps what the {from} shows, pixel for pixel; detail that was compressed away before does not come back.':
    '{to} garde ce que montre le fichier {from}, pixel par pixel ; les détails déjà perdus à la compression ne reviennent pas.',
  'A {to} can have transparent areas. The {from} has none to give, so its background stays until you erase it in an editor.':
    'Un {to} peut avoir des zones transparentes. Votre {from} n’en a pas : son fond reste, tant que vous ne l’effacez pas dans un éditeur d’images.',
  'The 8 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Les 8 bits par canal du fichier {from} tiennent dans les 16 que {to} permet ; aucune nuance ne s’y ajoute d’elle-même.',
  'The 10 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Les 10 bits par canal du fichier {from} tiennent dans les 16 que {to} permet ; aucune nuance ne s’y ajoute d’elle-même.',
  'The 12 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Les 12 bits par canal du fichier {from} tiennent dans les 16 que {to} permet ; aucune nuance ne s’y ajoute d’elle-même.',
  '{from} files with more than 8 bits a channel are rounded to 8: fine on screens, less room for strong corrections.':
    'Un {from} de plus de 8 bits par canal est arrondi à 8 : bien assez à l’écran, mais moins de marge pour de fortes retouches.',
  'A {from} from a print shop may be in CMYK; {to} has no such inks, so it is converted to RGB by its color profile.':
    'Un {from} venu d’une imprimerie peut être en CMJN ; {to} ne connaît pas ces encres, l’image passe donc en RVB selon son profil de couleur.',
  '{to} has no place for a profile, so colors are converted to sRGB first and look the same.':
    '{to} n’a pas de place pour un profil de couleur : les couleurs sont d’abord converties en sRGB et gardent leur aspect.',
  'Date, camera and place are copied to the {to}. Turn on Remove metadata to drop them.':
    'La date, l’appareil et, s’il a été enregistré, le lieu passent dans le fichier {to}, sauf si vous demandez de les supprimer.',
  'Date, camera and place of the {from} are not copied to the {to}. The picture is turned upright first.':
    'La date, l’appareil et le lieu restent dans le fichier {from}, sans passer en {to}. L’image est d’abord redressée.',
  'Date, camera and place stay inside the {from} in the {to}, where readers do not show them. Turn on Remove metadata to drop them.':
    'La date, l’appareil et, s’il a été enregistré, le lieu restent dans l’image {from} à l’intérieur du fichier {to}, où les lecteurs ne les montrent pas, sauf si vous demandez de les supprimer.',
  '{to} leaves out fine detail. At the default quality it is hard to see; each further save costs a little more.':
    '{to} laisse de côté des détails fins. À la qualité par défaut, cela se voit à peine ; chaque nouvel enregistrement en retire encore un peu.',
  '{to} cannot be transparent: such areas of the {from} turn white, or a color that you choose.':
    '{to} ne connaît pas la transparence : les zones transparentes du fichier {from} deviennent blanches, ou de la couleur de votre choix.',
  'Transparent areas of the {from} stay transparent in the {to}.': 'Ce qui est transparent dans le fichier {from} le reste en {to}.',
  'In a {to} a pixel is either visible or not, so the soft edges of the {from} become hard ones.':
    'Dans un {to}, un pixel est visible ou ne l’est pas : les bords adoucis du fichier {from} deviennent durs.',
  'A {to} cannot be animated: you get the first frame of an animated {from}.':
    'Un {to} ne bouge pas : d’un {from} animé, vous obtenez la première image.',
  'The picture is compressed a second time, from {from} to {to}. You will hardly see a difference.':
    'Déjà compressée en {from}, l’image l’est une seconde fois en {to}, et la différence se voit à peine.',
  '{to} is written at a quality where the difference to the {from} is hard to see; switch on Lossless to keep every pixel.':
    'L’image {to} est enregistrée à une qualité où la différence avec le fichier {from} se voit à peine ; activez « Sans perte » pour garder chaque pixel.',
  '{to} is lossless like {from}, within the colors that it allows.':
    '{to} est sans perte, comme {from}, dans la limite des couleurs qu’il permet.',
  '{to} is lossless like {from}: every pixel stays the same.': '{to} est sans perte, comme {from} : chaque pixel arrive tel quel.',
  'The best 256 colors are chosen from the {from} itself and the shades between them are dithered; flat graphics hardly change, photographs show grain.':
    'Les 256 meilleures couleurs sont tirées du fichier {from} lui-même, et un tramage rend les nuances intermédiaires ; les aplats changent à peine, les photos montrent du grain.',
  '{to} has room for many more colors, so those of the {from} all fit.':
    '{to} permet bien plus de couleurs : toutes celles du fichier {from} y trouvent place.',
  'A {from} usually holds the same icon in several sizes; the largest becomes the {to}.':
    'Un {from} contient en général la même icône en plusieurs tailles ; la plus grande devient l’image {to}.',
  'Each page of the {from} becomes a {to} of its own; more than one arrive in a ZIP, in order.':
    'Chaque page du fichier {from} devient une image {to} ; s’il y en a plusieurs, un ZIP les réunit dans l’ordre.',
  'Every page of the {from} becomes one {to}, numbered in order; more than one come in a ZIP.':
    'Chaque page du fichier {from} devient une image {to}, numérotée dans l’ordre ; s’il y en a plusieurs, elles arrivent dans un ZIP.',
  'Shapes of the {from} are drawn as pixels at the resolution that you choose; enlarging the {to} later makes it blurry.':
    'Les formes du fichier {from} sont dessinées une fois en pixels, à la résolution de votre choix ; agrandie plus tard, l’image {to} devient floue.',
  'Text is drawn into the {to}: it looks right without the fonts, but can no longer be selected, searched or edited.':
    'Les lettres font partie de l’image {to} : elles s’affichent bien sans les polices, mais on ne peut plus les sélectionner, les chercher ni les modifier.',
  'Links show in the {to}, but they do not work.': 'Les liens se voient sur l’image {to}, mais il ne se passe rien quand on les touche.',
  'The compressed JPEG data moves into the PDF as it is, so not one pixel changes.':
    'Les données JPEG compressées passent telles quelles dans le PDF : pas un pixel ne change.',
  'The pixels of the {from} are stored in the {to} without lossy compression.':
    'Les pixels de l’image {from} entrent dans le fichier {to} sans compression avec perte.',
  'The page takes the size that the {from} has at its resolution; choose A4, Letter and a margin instead if you want to print it.':
    'La page prend la taille de l’image {from} à sa résolution ; pour l’imprimer, choisissez plutôt A4 ou Letter, et une marge.',
  'Text in the {from} stays part of the picture; you cannot search for it in the {to}.':
    'Ce qui est écrit sur l’image {from} continue d’en faire partie : on ne peut pas le chercher dans le fichier {to}.',
  'Each frame of the {from} is shown as long as before. The video plays once; players and web pages can loop it.':
    'Chaque image du fichier {from} s’affiche aussi longtemps qu’avant. La vidéo se lit une fois ; lecteurs et pages web peuvent la passer en boucle.',
  'The 256 colors of the GIF all fit, and {to} stores only what changes between frames, so the file is much smaller.':
    'Les 256 couleurs du GIF y tiennent toutes, et {to} regroupe les images qui se ressemblent : le fichier fond à une fraction de son poids.',
  'More programs and devices open {to} than {from}.':
    'Comparé à {from}, {to} est accepté par plus de logiciels et d’appareils, le plus souvent sans rien installer.',
  'Fewer programs open {to}. Try yours before you delete the {from}.':
    'Moins de logiciels acceptent {to} : vérifiez que le vôtre en fait partie avant de vous séparer du fichier {from}.',
  'Some programs open {from}, others {to}: each format is described below.':
    'Ce qui ouvre {from} n’ouvre pas toujours {to} ; les logiciels de l’un et de l’autre sont nommés plus bas.',
};
