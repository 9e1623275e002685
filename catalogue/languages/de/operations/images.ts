import type { OperationTexts } from '../../operation-texts.ts';

export const images: OperationTexts = {
  'compress-image': {
    name: 'Bild komprimieren',
    verb: 'Komprimieren',
    words: {
      description: 'JPG-, PNG-, WEBP-, HEIC- und AVIF-Bilder verkleinern: drei Stufen oder eine Höchstgröße. Das Format bleibt gleich.',
      keywords: [
        'bild komprimieren',
        'bildgröße reduzieren',
        'jpg komprimieren',
        'png komprimieren',
        'foto verkleinern',
        'bild unter 1 mb',
      ],
      lead: 'Fotos für ein Formular, eine E-Mail oder eine Website: weniger Bytes, gleiches Format, und du siehst die Ersparnis vor dem Herunterladen.',
      steps: [
        'Wähle Bilder aus oder lege sie hier ab, so viele du willst.',
        'Wähle eine Stufe, oder gib ein, wie groß jedes Bild höchstens sein darf.',
        'Drücke „Komprimieren“, vergleiche in der Vorschau und lade herunter.',
      ],
      changes: [
        'JPG, WEBP, HEIC und AVIF werden in geringerer Qualität gespeichert, PNG mit einer Palette von bis zu 256 Farben.',
        'Breite und Höhe bleiben, außer wenn nur weniger Pixel deine Höchstgröße erreichen.',
        'Ein Bild wird nie größer: Lässt sich nichts einsparen, bekommst du es unverändert zurück.',
      ],
      questions: [
        {
          question: 'Wie viel kleiner werden Fotos?',
          answer: 'Ein Foto direkt aus Kamera oder Handy schrumpft mit „Ausgewogen“ meist auf die Hälfte oder ein Drittel.',
        },
        {
          question: 'Warum ist mein Bild nicht kleiner geworden?',
          answer: 'Es war schon gut komprimiert. Nimm eine stärkere Stufe, oder weniger Pixel mit „Bildgröße ändern“.',
        },
        {
          question: 'Ist WEBP oder AVIF besser?',
          answer:
            'Für eine Website oft ja: Dieselbe Qualität braucht ein Drittel weniger. Wandle das Bild dann um, statt es zu komprimieren.',
        },
      ],
    },
  },
  'resize-image': {
    name: 'Bildgröße ändern',
    verb: 'Größe ändern',
    words: {
      description:
        'Breite und Höhe von JPG, PNG, WEBP, HEIC, GIF und mehr ändern, in Pixeln oder Prozent, mit üblichen Größen zur Auswahl.',
      keywords: ['bildgröße ändern', 'bild verkleinern', 'foto größe ändern', 'bild pixel ändern', 'passbild größe', 'bild skalieren'],
      lead: 'Bring ein Bild auf die Größe, die du brauchst: in Pixeln, in Prozent oder mit einer üblichen Größe wie Full HD oder Passfoto.',
      steps: [
        'Wähle Bilder aus oder lege sie hier ab.',
        'Gib Breite, Höhe oder Prozent ein, oder nimm eine der üblichen Größen.',
        'Drücke „Größe ändern“ und lade herunter.',
      ],
      changes: [
        'Nur mit Breite oder nur mit Höhe bleibt die Form des Bildes.',
        'Mit beiden entscheidest du: in den Rahmen eingepasst, ihn füllend mit beschnittenen Rändern, oder gestreckt.',
        'Kameradaten und Farbprofile bleiben erhalten.',
      ],
      questions: [
        {
          question: 'Wird ein Bild schärfer, wenn ich es vergrößere?',
          answer: 'Nein. Vergrößern bringt Pixel, keine Details. Verkleinere lieber, wenn es geht.',
        },
        {
          question: 'Wie mache ich ein Passfoto?',
          answer:
            'Wähle unter „Übliche Größen“ das Passfoto: 35 × 45 mm oder 2 × 2 Zoll bei 300 Punkten pro Zoll. Das Bild wird von der Mitte aus auf diese Form zugeschnitten.',
        },
        {
          question: 'Kann ich die Größe eines bewegten GIF ändern?',
          answer: 'Ja. Alle Einzelbilder werden geändert, und die Geschwindigkeit bleibt.',
        },
      ],
    },
  },
  'crop-image': {
    name: 'Bild zuschneiden',
    verb: 'Zuschneiden',
    words: {
      description:
        'Bilder auf ein Quadrat, 16:9 oder eine andere Form zuschneiden, oder auf einen genauen Bereich in Pixeln. Für JPG, PNG, WEBP, HEIC, GIF und mehr.',
      keywords: [
        'bild zuschneiden',
        'foto zuschneiden',
        'bild quadratisch zuschneiden',
        'bild beschneiden',
        'jpg zuschneiden',
        'bild ausschneiden',
      ],
      lead: 'Mach ein Quadrat fürs Profil, einen breiten Streifen für den Kopf einer Seite, oder schneide genau den Bereich aus, den du brauchst.',
      steps: [
        'Wähle Bilder aus oder lege sie hier ab.',
        'Wähle eine Form wie „Quadrat“, oder gib einen Bereich in Pixeln ein.',
        'Drücke „Zuschneiden“ und lade herunter.',
      ],
      changes: [
        'Was außerhalb liegt, wird abgeschnitten; die Pixel darin werden nicht skaliert.',
        'Format, Kameradaten und Farbprofil bleiben erhalten.',
        'Alle Einzelbilder einer Animation werden gleich zugeschnitten.',
      ],
      questions: [
        {
          question: 'Kann ich viele Bilder auf einmal gleich zuschneiden?',
          answer: 'Ja. Füge alle hinzu; jedes wird von seiner eigenen Mitte aus zugeschnitten.',
        },
        {
          question: 'Wie finde ich den Bereich in Pixeln?',
          answer:
            'Zähle von der oberen linken Ecke des aufrechten Bildes. Die meisten Bildprogramme zeigen die Position unter dem Mauszeiger.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Bild drehen',
    verb: 'Drehen',
    words: {
      description: 'Fotos um 90 oder 180 Grad drehen oder spiegeln und so speichern: JPG, PNG, WEBP, HEIC, GIF und mehr.',
      keywords: [
        'bild drehen',
        'foto drehen',
        'bild rotieren',
        'jpg drehen',
        'bild spiegeln',
        'foto spiegeln',
        'bild auf den kopf stellen',
        'foto aufrecht drehen',
      ],
      lead: 'Ein Foto, das in fast jedem Programm auf der Seite liegt, oder ein Selfie in Spiegelschrift? Dreh oder spiegle es ein für alle Mal.',
      steps: ['Wähle Bilder aus oder lege sie hier ab.', 'Wähle, wie gedreht oder gespiegelt wird.', 'Drücke „Drehen“ und lade herunter.'],
      changes: [
        'Die Pixel selbst werden gedreht, also zeigt jedes Programm das Bild gleich.',
        'Der Hinweis auf die Ausrichtung in den Kameradaten wird angepasst.',
        'Animationen werden mit allen Einzelbildern gedreht oder gespiegelt.',
      ],
      questions: [
        {
          question: 'Warum liegt mein Foto am Computer auf der Seite, am Handy aber nicht?',
          answer:
            'Das Handy merkt sich, wie es gehalten wurde, und manche Programme beachten das nicht. Hier werden die Pixel gedreht, das verstehen alle.',
        },
        {
          question: 'Wie spiegle ich ein Foto?',
          answer:
            'Wähle „Horizontal spiegeln“: Links und rechts tauschen die Seiten, und Spiegelschrift wird lesbar. „Vertikal spiegeln“ vertauscht oben und unten.',
        },
        {
          question: 'Kostet das Drehen eines JPG Qualität?',
          answer: 'Es wird noch einmal in hoher Qualität gespeichert, was man kaum sieht.',
        },
      ],
    },
  },
};
