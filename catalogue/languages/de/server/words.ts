import type { words as english } from '../../en/server/words.ts';
import type { Words } from '../../words.ts';

export const words = {
  lists: { separator: ', ' },
  sentences: { end: '.', separator: ' ' },
  errorPage: {
    again: 'Zurück und noch einmal versuchen',
    hint: 'Mit der Zurück-Taste deines Browsers kommst du zum ausgefüllten Formular zurück; nur die Datei musst du noch einmal auswählen.',
  },
  commandLine: {
    unreadable: {
      title: 'Die Datei konnte nicht gelesen werden',
      remedy: 'Prüfe ihren Namen und ob du sie lesen darfst. Nenne die Dateien eines Ordners, zum Beispiel mit photos/*.',
    },
    unknown_input: {
      title: 'Das Format der Datei ist nicht bekannt',
      remedy: 'Gib es mit --from an; --list zeigt alle Formate.',
    },
    file_exists: {
      title: 'Das Ergebnis ist schon vorhanden',
      remedy: 'Wähle mit --out einen anderen Ordner, oder ersetze es mit --force.',
    },
    several_files: {
      title: 'Das Ergebnis besteht aus mehreren Dateien',
      remedy: 'Gib mit --out einen Ordner an, oder fasse sie mit --zip zusammen.',
    },
    unwritable: {
      title: 'Das Ergebnis konnte nicht gespeichert werden',
      remedy: 'Prüfe, ob du dort schreiben darfst und ob der Datenträger noch Platz hat.',
    },
  },
} satisfies Words<typeof english>;
