import type { help as english } from '../en/help.ts';
import type { Words } from '../words.ts';

export const help = {
  seo: {
    title: 'Hilfe und häufige Fragen',
    description:
      'Wie du Dateien umwandelst, welche Formate und Größen gehen, wie deine Dateien geschützt sind und was hilft, wenn eine Umwandlung scheitert.',
    keywords: [
      'hilfe',
      'häufige fragen',
      'dateien umwandeln anleitung',
      'maximale dateigröße',
      'umwandlung fehlgeschlagen',
      'datensicherheit',
    ],
  },
  title: 'Hilfebereich',
  lead: 'Alles, was du über das Umwandeln von Dateien wissen musst: wie es geht, welche Formate möglich sind, was mit deinen Dateien geschieht und was hilft, wenn eine Umwandlung scheitert.',
  cards: [
    {
      icon: 'play',
      title: 'Erste Schritte',
      text: 'Konverter wählen, Dateien ablegen, Ergebnisse herunterladen. Drei Schritte, kein Konto.',
    },
    {
      icon: 'layers',
      title: 'Unterstützte Formate',
      text: 'Über {claimed} Formate in acht Familien, von PNG und PDF bis MKV, AZW3 und 7Z.',
    },
    { icon: 'message', title: 'Brauchst du Hilfe?', text: 'Schreib uns, welcher Konverter es war und was schiefging.' },
  ],
  reasons: [
    {
      icon: 'upload',
      title: 'Einfach hochladen',
      text: 'Wähle Dateien aus, lege sie irgendwo auf der Seite ab, füge sie ein oder zieh einen ganzen Ordner hinein.',
    },
    {
      icon: 'layers',
      title: 'Viele Formate',
      text: 'Über {claimed} Formate: Bilder, Dokumente, PDF, Tabellen, Video, Audio, E-Books und Archive.',
    },
    {
      icon: 'download',
      title: 'Schnell herunterladen',
      text: 'Jedes Ergebnis steht bereit, sobald es fertig ist: einzeln oder alle zusammen in einer ZIP.',
    },
    {
      icon: 'shield',
      title: 'Sicher und privat',
      text: 'Verschlüsselt übertragen, jede Datei in ihrer eigenen abgeschotteten Umgebung, innerhalb von 1 Stunde gelöscht.',
    },
    {
      icon: 'zap',
      title: 'Schnell umgewandelt',
      text: 'Die meisten Umwandlungen sind in weniger als 30 Sekunden fertig. Du siehst, wie weit jede Datei ist.',
    },
    {
      icon: 'clock',
      title: 'Hilfe rund um die Uhr',
      text: 'Das Kontaktformular ist Tag und Nacht offen. Eine Antwort dauert etwa {replyHours} Stunden.',
    },
  ],
  questionsTitle: 'Häufige Fragen',
  questions: [
    {
      question: 'Wie wandle ich eine Datei um?',
      answer:
        'Öffne den passenden Konverter oder den Universal-Konverter auf der Startseite. Wähle deine Dateien aus oder lege sie auf der Seite ab, wähle das Zielformat, wenn es mehrere gibt, und drücke „{convert}“. Sobald eine Datei fertig ist, erscheint daneben die Schaltfläche zum Herunterladen.',
    },
    {
      question: 'Welche Formate werden unterstützt?',
      answer:
        'Über {claimed} Formate, zurzeit {formatCount}: Bilder (darunter JPG, PNG, WEBP, HEIC, AVIF, SVG, TIFF und RAW von Kameras), Dokumente (DOCX, ODT, RTF, TXT), PDF, Tabellen (XLSX, ODS, CSV), Präsentationen, Video (MP4, MKV, MOV, WEBM), Audio (MP3, WAV, FLAC, OGG, M4A), E-Books (EPUB, MOBI, AZW3) und Archive (ZIP, RAR, 7Z, TAR). Die Liste aller Formate zeigt jede Umwandlung.',
    },
    {
      question: 'Wie groß darf eine Datei sein?',
      answer:
        'Bis zu {maxFile} pro Datei. Du kannst beliebig viele Dateien nacheinander umwandeln. Größere Dateien lassen sich oft aufteilen oder vorher in niedrigerer Auflösung speichern.',
    },
    {
      question: 'Sind meine Daten sicher?',
      answer:
        'Dateien werden über eine verschlüsselte Verbindung übertragen (HTTPS). Auf dem Server wird jede Datei in einer abgeschotteten Umgebung geöffnet, die kein Netz hat und keine andere Datei sieht. Niemand sieht sich deine Dateien an, und sie werden nicht aufbewahrt: Original und Ergebnis werden gelöscht.',
    },
    {
      question: 'Brauche ich ein Konto?',
      answer: 'Nein. Du musst dich nicht anmelden und nichts bezahlen. Alle können jeden Konverter gleich nutzen.',
    },
    {
      question: 'Kann ich mehrere Dateien auf einmal umwandeln?',
      answer:
        'Ja, bei den meisten Konvertern. Wähle mehrere Dateien aus, lege sie zusammen ab oder zieh einen Ordner hinein. Sie werden nacheinander umgewandelt, und du lädst die Ergebnisse einzeln oder alle zusammen herunter.',
    },
    {
      question: 'Warum ist meine Umwandlung fehlgeschlagen?',
      answer:
        'Meist ist die Datei beschädigt, eine nicht unterstützte Variante des Formats (etwa ein Buch mit Kopierschutz oder ein seltener Codec) oder zu groß. Der Grund steht neben der Datei. Versuche es mit einer anderen Datei, oder speichere sie in dem Programm, aus dem sie stammt, noch einmal. Wenn es dann immer noch nicht geht, schreib uns.',
    },
    {
      question: 'Wie lange werden meine Dateien gespeichert?',
      answer:
        'In der Regel gar nicht: Eine Datei wird gelöscht, sobald ihr Ergebnis ausgeliefert ist. Was übrig bleibt, etwa nach einer abgebrochenen Verbindung, wird innerhalb von 1 Stunde nach der Umwandlung gelöscht.',
    },
  ],
  practicesTitle: 'Tipps für gute Ergebnisse',
  practices: [
    'Nimm die beste Kopie, die du hast. Eine Umwandlung kann die Qualität erhalten, aber nie zurückholen, was eine frühere entfernt hat.',
    'Öffne die Datei einmal, bevor du sie hochlädst. Was das eigene Programm nicht öffnen kann, lässt sich auch nicht umwandeln.',
    'Halte das Passwort bereit. Bei gesperrten PDFs, Office-Dokumenten und Archiven wirst du danach gefragt. Bücher mit Kopierschutz lassen sich nicht umwandeln.',
    'Wähle das Format nach dem Zweck: JPG für Fotos, PNG für Screenshots und Logos, PDF zum Drucken und Verschicken, DOCX zum Weiterbearbeiten.',
    'Behalte das Original. Bei manchen Umwandlungen gehen Ebenen, Formeln oder Transparenz verloren; auf der Seite des Konverters steht, was.',
  ],
  programs: { text: 'Für Ordner und eigene Programme gibt es eine {link}.', link: 'API für Entwickler' },
  otherFiles: {
    text: 'InDesign, Publisher, Google Docs, Kindle-Bücher mit Kopierschutz und mehr: warum wir sie nicht umwandeln und was du stattdessen tun kannst.',
    link: 'Dateien, die einen anderen Weg brauchen',
  },
  messages: { title: 'Was die Meldungen bedeuten', show: 'Alle Meldungen anzeigen', programs: 'Für Programme, die die API nutzen' },
  status: {
    title: 'Zustand',
    ok: 'Der Konverter arbeitet normal.',
    busy: 'Der Konverter ist ausgelastet. Dateien warten, bis sie an der Reihe sind.',
    down: 'Der Konverter ist gerade nicht erreichbar.',
  },
  stuck: {
    title: 'Kommst du nicht weiter?',
    text: 'Schreib uns, welchen Konverter du verwendet hast und was passiert ist. Wir antworten innerhalb von etwa {replyHours} Stunden.',
    button: 'Support kontaktieren',
  },
} satisfies Words<typeof english>;
