/** A paragraph about each format of the converters: what it is, what it is good for, what opens it. */
export const formats: Readonly<Record<string, string>> = {
  jpg: 'JPG (auch JPEG) ist das Format für Fotos: 1992 genormt, klein, weil es Feinheiten weglässt, die das Auge kaum bemerkt. Durchsichtige Stellen kennt es nicht, und jedes erneute Speichern kostet ein wenig Qualität. Es öffnet sich auf jedem Gerät und in jedem Browser.',
  png: 'PNG speichert jedes Pixel genau und kann durchsichtig sein. Es entstand 1995 als freier Nachfolger von GIF und eignet sich für Bildschirmfotos, Logos und Zeichnungen; Fotos werden darin groß. Alle Geräte und Browser zeigen es an.',
};
