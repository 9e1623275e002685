import type { OperationTexts } from '../../operation-texts.ts';

export const media: OperationTexts = {
  'compress-video': {
    name: 'Video komprimieren',
    verb: 'Komprimieren',
    words: {
      description: 'MP4-, MOV-, MKV- und andere Videos für E-Mail, Chat oder Upload verkleinern: drei Stufen oder eine Höchstgröße in MB.',
      keywords: [
        'video komprimieren',
        'videogröße reduzieren',
        'video verkleinern',
        'video kleiner machen',
        'mp4 komprimieren',
        'video unter 25 mb',
      ],
      lead: 'Zu groß für den Chat oder die E-Mail? Nimm eine Stufe, oder sag, wie viele MB das Video haben darf.',
      steps: [
        'Wähle ein Video aus oder lege es hier ab.',
        'Wähle eine Stufe, oder gib die Höchstgröße ein.',
        'Drücke „Komprimieren“, sieh dir die Vorschau an und lade herunter.',
      ],
      changes: [
        'Das Bild wird mit geringerer Bitrate neu codiert. „Ausgewogen“ behält bis zu 1080 Zeilen, „Stark“ bis zu 720.',
        'Format, Länge und Ton bleiben; Untertitel und Kapitel auch, wenn das Format sie kann.',
        'Lässt sich nichts einsparen, bekommst du dein Video unverändert zurück.',
      ],
      questions: [
        {
          question: 'Wie lange dauert das?',
          answer: 'Bei 1080 Zeilen etwa so lange, wie das Video läuft, bei kleineren kürzer. Du siehst den Fortschritt.',
        },
        {
          question: 'Das Video von meinem Handy hat über {maxFile}. Was kann ich tun?',
          answer: 'Kürze es vorher in der Galerie des Handys, oder nimm mit 1080 statt 2160 Zeilen auf: Hier sind {maxFile} erlaubt.',
        },
      ],
    },
  },
  'resize-video': {
    name: 'Videoauflösung ändern',
    verb: 'Größe ändern',
    words: {
      description:
        'Ein Video auf 1080p, 720p, 480p oder weniger bringen: Die Form bleibt, die Datei wird kleiner. Für MP4, MOV, MKV, AVI und mehr.',
      keywords: ['videoauflösung ändern', 'videogröße ändern', 'video auf 720p', 'video herunterskalieren', '4k in 1080p'],
      lead: 'Von 4K auf 1080p, oder klein genug für ein altes Gerät: Wähle die Höhe, die Breite folgt.',
      steps: ['Wähle ein Video aus oder lege es hier ab.', 'Wähle die Auflösung.', 'Drücke „Größe ändern“ und lade herunter.'],
      changes: [
        'Jedes Einzelbild wird skaliert; die Form bleibt gleich.',
        'Ton, Untertitel und Länge ändern sich nicht.',
        'Ein Video, das kleiner ist als deine Wahl, behält seine Größe.',
      ],
      questions: [
        {
          question: 'Kann ich ein Video vergrößern?',
          answer: 'Nein. Das bringt Bytes, aber keine Details, und Bildschirme vergrößern von selbst.',
        },
        {
          question: 'Welche Auflösung wofür?',
          answer: '1080p für den Fernseher, 720p für Handys und Folien, 480p, wenn jedes Megabyte zählt.',
        },
      ],
    },
  },
  'trim-video': {
    name: 'Video schneiden',
    verb: 'Schneiden',
    words: {
      description:
        'Anfang oder Ende eines Videos abschneiden, auf das Bild genau, oder in einer Sekunde ohne jeden Verlust. MP4, MOV, MKV und mehr.',
      keywords: ['video schneiden', 'video kürzen', 'video zuschneiden', 'video cutter', 'mp4 schneiden', 'clip ausschneiden'],
      lead: 'Behalte, worauf es ankommt: Sag, wo es anfängt und aufhört, und speichere nur das.',
      steps: [
        'Wähle ein Video aus oder lege es hier ab.',
        'Gib Anfang, Ende oder beides ein, etwa 0:15 und 1:30.',
        'Drücke „Schneiden“ und lade den Clip herunter.',
      ],
      changes: [
        'Was vor dem Anfang und nach dem Ende liegt, fällt weg, Bild und Ton.',
        '„Genau“ sieht fürs Auge gleich aus; „Schnell“ kopiert die ursprünglichen Daten.',
        'Das Format bleibt gleich.',
      ],
      questions: [
        {
          question: 'Warum beginnt der schnelle Schnitt etwas früher?',
          answer: 'Ohne neu zu codieren, kann ein Video nur bei einem seiner Schlüsselbilder anfangen, die alle paar Sekunden kommen.',
        },
        {
          question: 'Wie schreibe ich eine Zeit?',
          answer: 'Als Sekunden (75.5), Minuten (1:15.5) oder Stunden (1:02:03). Lass ein Feld leer, um dieses Ende zu behalten.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Video drehen',
    verb: 'Drehen',
    words: {
      description: 'Ein seitlich oder kopfüber gefilmtes Video drehen oder spiegeln, sodass jedes Programm und jede Website es so zeigt.',
      keywords: ['video drehen', 'video rotieren', 'video auf den kopf', 'mp4 drehen', 'video hochkant drehen', 'video spiegeln'],
      lead: 'Mit dem Handy falsch herum gefilmt oder von der Selfie-Kamera gespiegelt? Dreh oder spiegle das Bild und lass den Ton, wie er ist.',
      steps: [
        'Wähle ein Video aus oder lege es hier ab.',
        'Wähle, wie gedreht oder gespiegelt wird.',
        'Drücke „Drehen“ und lade herunter.',
      ],
      changes: [
        'Jedes Einzelbild wird gedreht oder gespiegelt, sodass kein Programm es falsch machen kann.',
        'Der Ton wird unverändert kopiert.',
        'Format und Länge bleiben erhalten.',
      ],
      questions: [
        {
          question: 'Leidet die Qualität?',
          answer: 'Die Bilder werden in einer Qualität neu codiert, die wie das Original aussieht.',
        },
        {
          question: 'Warum steht mein Video am Handy aufrecht, anderswo aber nicht?',
          answer:
            'Handys merken sich nur die Richtung, und manche Programme beachten das nicht. Hier wird es zuerst danach aufgerichtet und dann so gedreht, wie du es wählst.',
        },
      ],
    },
  },
  'mute-video': {
    name: 'Ton aus Video entfernen',
    verb: 'Stumm schalten',
    words: {
      description: 'Den Ton eines Videos in einer Sekunde entfernen, ohne Verlust beim Bild. Für MP4, MOV, MKV, WEBM, AVI und mehr.',
      keywords: ['ton aus video entfernen', 'video stumm schalten', 'audio aus video entfernen', 'video ohne ton', 'mp4 stumm'],
      lead: 'Wind, Stimmen, ein Lied, das du nicht verwenden darfst: Nimm den Ton heraus und lass das Bild unberührt.',
      steps: ['Wähle ein Video aus oder lege es hier ab.', 'Drücke „Stumm schalten“.', 'Lade das stumme Video herunter.'],
      changes: [
        'Alle Tonspuren werden endgültig entfernt.',
        'Das Bild wird unverändert kopiert, wenn Abspielprogramme des Formats es können.',
        'Die Datei wird etwas kleiner.',
      ],
      questions: [
        {
          question: 'Kann ich den Ton als eigene Datei behalten?',
          answer: 'Ja: Wandle das Video vorher in MP3, M4A oder WAV um.',
        },
        {
          question: 'Kann ich nur einen Teil stumm schalten?',
          answer: 'Hier nicht. Schneide das Video in Teile, schalte einen stumm und füge sie in einem Videoprogramm zusammen.',
        },
      ],
    },
  },
};
