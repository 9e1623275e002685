import type { OperationTexts } from '../../operation-texts.ts';

export const audio: OperationTexts = {
  'trim-audio': {
    name: 'Audio schneiden',
    verb: 'Schneiden',
    words: {
      description: 'Anfang oder Ende eines Lieds, einer Sprachnotiz oder Aufnahme abschneiden. MP3, M4A, WAV, FLAC, OGG und mehr.',
      keywords: ['audio schneiden', 'mp3 schneiden', 'audio kürzen', 'mp3 cutter', 'lied schneiden', 'tonaufnahme kürzen'],
      lead: 'Behalte den Refrain, wirf die Stille weg: Sag, wo der Teil anfängt und aufhört, und speichere nur ihn.',
      steps: [
        'Wähle eine Aufnahme aus oder lege sie hier ab.',
        'Gib Anfang, Ende oder beides ein, etwa 0:15 und 0:45.',
        'Drücke „Schneiden“ und lade herunter.',
      ],
      changes: [
        'MP3, M4A, AAC, OPUS und WMA werden geschnitten, ohne neu zu codieren, auf etwa eine Vierzigstelsekunde genau.',
        'WAV, FLAC und AIFF werden auf den Abtastwert genau geschnitten; OGG wird in hoher Qualität neu codiert.',
        'Titel, Interpret und Cover bleiben erhalten.',
      ],
      questions: [
        {
          question: 'Wie mache ich einen Klingelton?',
          answer: 'Schneide das Lied hier auf 30 Sekunden, oder wandle es mit Anfang und Ende in M4R für ein iPhone um.',
        },
        {
          question: 'Kostet Schneiden Qualität?',
          answer: 'Kaum. Was bleibt, wird unverändert kopiert oder ohne Verlust gespeichert; nur OGG wird neu codiert.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Audio komprimieren',
    verb: 'Komprimieren',
    words: {
      description:
        'MP3-, M4A-, OGG-, OPUS-, AAC- und WMA-Dateien verkleinern: drei Stufen oder eine Höchstgröße in MB. Das Format bleibt gleich.',
      keywords: ['audio komprimieren', 'mp3 verkleinern', 'audio kleiner machen', 'mp3 komprimieren', 'mp3 größe reduzieren'],
      lead: 'Eine Aufnahme, die zu lang für die E-Mail ist: weniger Kilobit pro Sekunde, gleiches Format, gleiche Länge.',
      steps: [
        'Wähle Aufnahmen aus oder lege sie hier ab.',
        'Wähle eine Stufe, oder gib die Höchstgröße ein.',
        'Drücke „Komprimieren“ und lade herunter.',
      ],
      changes: [
        'Die Bitrate sinkt auf 128, 96 oder 64 kbit/s.',
        'Länge, Titel und Interpret bleiben erhalten.',
        'Eine Datei, die nicht kleiner würde, kommt unverändert zurück.',
      ],
      questions: [
        {
          question: 'Welche Stufe für Sprache, welche für Musik?',
          answer: 'Sprache bleibt auch mit „Stark“ (64 kbit/s) klar. Für Musik nimm „Leicht“ (128 kbit/s).',
        },
        {
          question: 'Meine Datei ist WAV oder FLAC. Was kann ich tun?',
          answer: 'Wandle sie in MP3 oder M4A um: Das spart vier Fünftel und mehr.',
        },
      ],
    },
  },
  'normalize-audio': {
    name: 'Lautstärke angleichen',
    verb: 'Angleichen',
    words: {
      description: 'Aufnahmen auf dieselbe Lautheit bringen: leise lauter, laute leiser, ohne Übersteuern. MP3, M4A, WAV, FLAC und mehr.',
      keywords: [
        'lautstärke angleichen',
        'audio lauter machen',
        'mp3 lauter machen',
        'mp3 gleiche lautstärke',
        'audio normalisieren',
        'lautheit',
      ],
      lead: 'Kein Griff zum Lautstärkeregler mehr: Leise Sprachnotizen werden lauter, laute Lieder leiser, alle auf denselben Pegel.',
      steps: [
        'Wähle Aufnahmen aus oder lege sie hier ab.',
        'Wähle die Lautheit, die du brauchst.',
        'Drücke „Angleichen“ und lade herunter.',
      ],
      changes: [
        'Die Lautheit des Ganzen wird gemessen wie im Rundfunk und dann gleichmäßig geändert.',
        'Spitzen, die übersteuern würden, werden abgerundet.',
        'Format, Länge, Titel und Interpret bleiben erhalten.',
      ],
      questions: [
        {
          question: 'Werden leise und laute Stellen gleich laut?',
          answer: 'Nein. Das Ganze wird angehoben oder abgesenkt, Musik behält also ihre Dynamik.',
        },
        {
          question: 'Warum klingt es immer noch leise?',
          answer: 'Stille mit ein paar lauten Schlägen zählt als laut. Schneide sie vorher weg.',
        },
      ],
    },
  },
};
