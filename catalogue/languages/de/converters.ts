import type { converters as english } from '../en/converters.ts';
import type { Words } from '../words.ts';

export const converters = {
  seoTitle: '{from} in {to} umwandeln – kostenlos, ohne Anmeldung',
  seoShort: '{from} in {to} umwandeln – kostenlos',
  seoTail: 'Kostenlos, bis {maxFile}, danach gelöscht.',
  keywords: ['{from} in {to}', '{from} in {to} umwandeln', '{from} zu {to}', '{from} in {to} konvertieren', 'kostenloser {to} konverter'],
  heading: '{from} in {to} umwandeln',
  promise: 'Kostenlos, ohne Konto. Dateien bis {maxFile}. Sie werden nach der Umwandlung gelöscht, spätestens nach 1 Stunde.',
  quote: '„{text}“',
  further: 'weitere',
  stepsTitle: 'So wandelst du {from} in {to} um',
  steps: {
    choose: 'Wähle deine {from}-Dateien ({extensions}) aus oder lege sie hier ab, je bis zu {maxFile}.',
    set: 'Stelle unter „Optionen“ bei Bedarf {options} ein. Drücke dann „Umwandeln“.',
    press: 'Drücke „Umwandeln“, und aus {from} wird {to}.',
    download: 'Lade die {to}-Datei herunter. Sie heißt wie deine {from}-Datei.',
    downloadSeveral: 'Lade das Ergebnis ({to}) herunter. Mehrere Seiten oder Tabellenblätter kommen der Reihe nach in einer ZIP.',
  },
  changesTitle: 'Was sich ändert, wenn aus {from} {to} wird',
  changesWhat: 'Was',
  changesMeaning: 'Was das bedeutet',
  verdicts: { kept: 'Bleibt', lost: 'Geht verloren', changed: 'Ändert sich', gained: 'Kommt hinzu' },
  whatIs: 'Was ist {format}?',
  related: 'Verwandte Konverter',
  questions: 'Häufige Fragen',
  faq: {
    options: {
      question: 'Welche Optionen gibt es von {from} zu {to}?',
      answer: '{options}. Du kannst alles lassen, wie es ist.',
    },
    names: {
      question: 'Wie heißt meine {to}-Datei?',
      answer: 'Sie behält den Namen deiner {from}-Datei und endet auf .{extension}. Vor dem Herunterladen kannst du sie umbenennen.',
    },
    many: {
      question: 'Kann ich mehrere {from}-Dateien auf einmal umwandeln?',
      answer: 'Ja, so viele du willst. Du lädst jede {to}-Datei einzeln herunter oder alle zusammen als ZIP.',
    },
    safe: {
      question: 'Was geschieht mit meinen Dateien?',
      answer:
        'Sie werden verschlüsselt übertragen, in einer abgeschotteten Umgebung ohne Netz geöffnet und gelöscht, sobald du das Ergebnis hast, spätestens nach 1 Stunde.',
    },
  },
  aboutTitle: 'Über die Umwandlung von {from} in {to}',
  more: 'Weitere Konverter',
  back: 'Andersherum: {name}',
  fromOthers: '{format} in andere Formate',
  toOthers: 'Andere Formate in {format}',
  everythingFrom: 'Alles aus {format}',
  everythingTo: 'Alles in {format}',
  sameCategory: 'In derselben Kategorie',
} satisfies Words<typeof english>;
