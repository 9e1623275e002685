import type { OperationTexts } from '../../operation-texts.ts';

export const mergeMedia: OperationTexts = {
  'merge-video': {
    name: 'Videos zusammenfügen',
    verb: 'Zusammenfügen',
    words: {
      description:
        'MP4, MOV, MKV und andere Videos in beliebiger Reihenfolge zu einem zusammenfügen. Clips derselben Kamera bleiben ohne Qualitätsverlust.',
      keywords: [
        'videos zusammenfügen',
        'videos verbinden',
        'videos zusammenschneiden',
        'mp4 zusammenfügen',
        'video merge',
        'mehrere videos zu einem',
      ],
      lead: 'Mehrere Clips, ein Video: auswählen, ordnen, herunterladen. Gleichartige Clips werden verbunden, ohne sie neu zu codieren, also wird nichts unscharf.',
      steps: [
        'Wähle zwei oder mehr Videos aus oder lege sie hier ab: bis zu {maxFiles} Dateien, je {maxFile} und zusammen {maxTogether}.',
        'Ziehe sie in die richtige Reihenfolge oder sortiere sie nach Namen. Wenn du willst, wähle ein anderes Format als MP4.',
        'Drücke den Knopf und lade das Video herunter. Es heißt wie die erste Datei.',
      ],
      changes: [
        'Clips derselben Kamera oder App werden unverändert kopiert, ohne Qualitätsverlust.',
        'Andere werden einmal codiert: so groß wie der größte, mit der höchsten Bildrate und schwarzen Balken, wo das Seitenverhältnis abweicht.',
        'Ein Clip ohne Ton bleibt still, und der Ton des nächsten beginnt rechtzeitig.',
        'In MP4, MOV und MKV wird jeder Clip ein Kapitel mit seinem Dateinamen. Untertitel entfallen.',
      ],
      questions: [
        {
          question: 'Kann ich ein Hochformat- und ein Querformatvideo zusammenfügen?',
          answer: 'Ja. Beide sind ganz und unverzerrt zu sehen; das kleinere bekommt schwarze Balken.',
        },
        {
          question: 'Wie lange dauert das?',
          answer: 'Sekunden bei gleichartigen Clips. Verschiedene werden codiert, das dauert etwa so lange, wie sie laufen.',
        },
        {
          question: 'Kann ich einen Teil eines Clips weglassen?',
          answer: 'Schneide ihn vorher mit „Video schneiden“ und füge ihn dann hier an.',
        },
      ],
    },
  },
  'merge-audio': {
    name: 'Audio zusammenfügen',
    verb: 'Zusammenfügen',
    words: {
      description:
        'MP3, M4A, WAV und andere Audiodateien in beliebiger Reihenfolge zu einer zusammenfügen. Gleichartige MP3s bleiben ohne Qualitätsverlust.',
      keywords: [
        'audio zusammenfügen',
        'mp3 zusammenfügen',
        'mp3 verbinden',
        'audiodateien verbinden',
        'lieder zusammenfügen',
        'mp3 merge',
      ],
      lead: 'Lieder, Sprachmemos oder die Kapitel eines Hörbuchs als eine Datei, in deiner Reihenfolge. Gleichartige Dateien werden nicht neu codiert.',
      steps: [
        'Wähle zwei oder mehr Aufnahmen aus oder lege sie hier ab: bis zu {maxFiles} Dateien, je {maxFile} und zusammen {maxTogether}.',
        'Ziehe sie in die richtige Reihenfolge oder sortiere sie nach Namen. Wenn du willst, wähle ein anderes Format als MP3.',
        'Drücke den Knopf und lade die Datei herunter. Sie heißt wie die erste.',
      ],
      changes: [
        'Dateien mit gleichem Format, gleicher Abtastrate und gleichen Kanälen werden unverändert kopiert, ohne Qualitätsverlust.',
        'Andere werden einmal codiert, mit der höchsten Abtastrate und den meisten Kanälen.',
        'In MP3, M4A, M4B, FLAC, OGG und OPUS wird jede Datei ein Kapitel mit ihrem Namen.',
        'Das erste Cover bleibt, ebenso Interpret, Album und Genre, wenn sie bei allen Dateien gleich sind.',
      ],
      questions: [
        {
          question: 'Kann ich MP3- und WAV-Dateien zusammenfügen?',
          answer: 'Ja, jede Mischung von Formaten. Sie werden decodiert und im gewählten Format als eine Datei gespeichert.',
        },
        {
          question: 'Wie mache ich ein Hörbuch?',
          answer:
            'Füge die Teile als MP3 oder M4A hier hinzu und wähle „Alle in einer M4B“. Jeder Teil wird ein Kapitel mit seinem Dateinamen.',
        },
        {
          question: 'Gibt es Pausen zwischen den Liedern?',
          answer:
            'WAV, FLAC und AIFF folgen ohne Pause. Kopierte MP3 und M4A können eine von einer Zwanzigstelsekunde haben, wie bei den meisten Playern.',
        },
      ],
    },
  },
};
