/** Rows of images, and those that all kinds of files share. */
export const images: Readonly<Record<string, string>> = {
  '{to} keeps what the {from} shows, pixel for pixel; detail that was compressed away before does not come back.':
    '{to} conserva lo que muestra el {from}, píxel a píxel; el detalle que se perdió al comprimirlo no vuelve.',
  'A {to} can have transparent areas. The {from} has none to give, so its background stays until you erase it in an editor.':
    'Un {to} puede tener zonas transparentes. Como el {from} no las tiene, su fondo sigue ahí hasta que lo borres en un editor.',
  'The 8 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Los 8 bits por canal del {from} caben de sobra en los 16 que admite {to}; no aparecen matices nuevos.',
  'The 10 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Los 10 bits por canal del {from} caben de sobra en los 16 que admite {to}; no aparecen matices nuevos.',
  'The 12 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Los 12 bits por canal del {from} caben de sobra en los 16 que admite {to}; no aparecen matices nuevos.',
  'A {from} from a print shop may be in CMYK; {to} has no such inks, so it is converted to RGB by its color profile.':
    'Un {from} de imprenta puede venir en CMYK; {to} no conoce esas tintas, así que se pasa a RGB según su perfil de color.',
  'Date, camera and place are copied to the {to}. Turn on Remove metadata to drop them.':
    'La fecha, la cámara y, si se anotó, el lugar pasan al {to}, salvo que pidas quitarlos.',
  '{to} leaves out fine detail. At the default quality it is hard to see; each further save costs a little more.':
    '{to} descarta el detalle más fino. Con la calidad inicial apenas se nota; cada vez que lo guardes de nuevo perderá un poco más.',
  '{to} cannot be transparent: such areas of the {from} turn white, or a color that you choose.':
    '{to} no admite transparencia: esas zonas del {from} quedan blancas o del color que elijas.',
  '{from} files with more than 8 bits a channel are rounded to 8: fine on screens, less room for strong corrections.':
    'Los {from} de más de 8 bits por canal se redondean a 8: en pantalla se ven bien, pero dan menos margen para retoques fuertes.',
  'Transparent areas of the {from} stay transparent in the {to}.': 'Lo que es transparente en el {from} lo sigue siendo en el {to}.',
  'A {to} cannot be animated: you get the first frame of an animated {from}.':
    'Un {to} no se mueve: de un {from} animado recibes el primer fotograma.',
  'More programs and devices open {to} than {from}.':
    'Más programas y dispositivos admiten {to} que {from}, casi siempre sin instalar nada.',
  'Fewer programs open {to}. Try yours before you delete the {from}.':
    'Menos programas admiten {to}: comprueba que el tuyo lo abre antes de deshacerte del {from}.',
  'Some programs open {from}, others {to}: each format is described below.':
    'No todo lo que abre {from} abre también {to}; más abajo tienes los programas de cada uno.',
  'The picture is compressed a second time, from {from} to {to}. You will hardly see a difference.':
    'La imagen se comprime por segunda vez al pasar de {from} a {to}, y apenas se ve la diferencia.',
  '{to} is written at a quality where the difference to the {from} is hard to see; switch on Lossless to keep every pixel.':
    'El {to} se guarda con una calidad que apenas se distingue del {from}; activa «Sin pérdida» para conservar cada píxel.',
  'Shapes of the {from} are drawn as pixels at the resolution that you choose; enlarging the {to} later makes it blurry.':
    'Las formas del {from} se dibujan en píxeles con la resolución que elijas; si después amplías el {to}, se verá borroso.',
  'Text is drawn into the {to}: it looks right without the fonts, but can no longer be selected, searched or edited.':
    'Las letras quedan pintadas en el {to}: se ven bien aunque falten las fuentes, pero ya no se pueden seleccionar, buscar ni editar.',
  'Links show in the {to}, but they do not work.': 'Los enlaces se ven en el {to}, pero al pulsarlos no pasa nada.',
  '{to} is lossless like {from}, within the colors that it allows.':
    '{to} guarda sin pérdida, como {from}, dentro de los colores que admite.',
  '{to} is lossless like {from}: every pixel stays the same.': '{to} guarda sin pérdida, como {from}: cada píxel llega como era.',
  'In a {to} a pixel is either visible or not, so the soft edges of the {from} become hard ones.':
    'En un {to}, un píxel se ve o no se ve, así que los bordes suaves del {from} se vuelven duros.',
  'The best 256 colors are chosen from the {from} itself and the shades between them are dithered; flat graphics hardly change, photographs show grain.':
    'Se eligen los 256 colores que mejor representan el {from} y los matices intermedios se simulan con puntos; los gráficos planos apenas cambian, en las fotos se ve grano.',
  '{to} has no place for a profile, so colors are converted to sRGB first and look the same.':
    '{to} no puede llevar un perfil, así que los colores se pasan antes a sRGB y se ven igual.',
  'Date, camera and place of the {from} are not copied to the {to}. The picture is turned upright first.':
    'La fecha, la cámara y el lugar se quedan en el {from}: el {to} se crea sin ellos. Antes, la imagen se pone derecha.',
  'A {from} usually holds the same icon in several sizes; the largest becomes the {to}.':
    'Un {from} suele llevar el mismo icono en varias medidas; la mayor pasa a ser el {to}.',
  '{to} has room for many more colors, so those of the {from} all fit.':
    'En {to} caben muchos más colores, así que entran todos los del {from}.',
  'Each page of the {from} becomes a {to} of its own; more than one arrive in a ZIP, in order.':
    'De cada página del {from} sale un {to}; si son varias, llegan en orden dentro de un ZIP.',
  'Each frame of the {from} is shown as long as before. The video plays once; players and web pages can loop it.':
    'Cada fotograma del {from} dura lo mismo que antes. El vídeo se reproduce una vez; reproductores y páginas web pueden ponerlo en bucle.',
  'The 256 colors of the GIF all fit, and {to} stores only what changes between frames, so the file is much smaller.':
    'Caben los 256 colores del GIF, y como {to} guarda juntos los fotogramas parecidos, el archivo se queda en una fracción.',
};
