import type { outcomes as english } from '../en/tool-outcomes.ts';
import type { Words } from '../words.ts';

export const outcomes = {
  refusals: {
    list: 'Nicht angenommene Dateien',
    type: 'Der Dateityp muss {accepted} sein',
    tooLarge: 'Die Datei ist größer als {bytes} Bytes',
    tooLargeRemedy: 'Sie hat {size}; erlaubt sind {maxFile}. Teile sie auf, oder verringere Qualität oder Auflösung.',
    tooSmall: 'Die Datei ist kleiner als {bytes} Byte',
    tooSmallRemedy: 'Die Datei ist leer. Kopiere sie oder lade sie noch einmal herunter.',
    tooMany: 'Zu viele Dateien',
    tooManyRemedy: 'Diese Seite nimmt eine Datei. Für mehrere gibt es die Startseite, die bis zu {maxFiles} auf einmal annimmt.',
    onward: 'Mit einem anderen Tool öffnen',
    unknown: 'Wir konnten nicht erkennen, was für eine Datei das ist. Wähle ihr Format, dann geht es weiter.',
    what: 'Was ist es?',
    notice: '{name}: {reason}',
    others: { one: '{count} weitere nicht hinzugefügt.', other: '{count} weitere nicht hinzugefügt.' },
  },
  notices: {
    dismiss: 'Schließen',
    universalNoFile: { title: 'Keine Datei ausgewählt', text: 'Wähle eine Datei aus, die umgewandelt werden soll.' },
    universalNoOutput: { title: 'Zielformat fehlt', text: 'Wähle ein Zielformat aus.' },
    universalSameFormat: { title: 'Gleiches Format ausgewählt', text: 'Quell- und Zielformat dürfen nicht gleich sein.' },
    batchNoFiles: { title: 'Keine Dateien ausgewählt', text: 'Wähle eine oder mehrere Dateien aus, die umgewandelt werden sollen.' },
    conversionFailed: {
      title: 'Umwandlung fehlgeschlagen',
      text: 'Bei der Umwandlung ist ein Fehler aufgetreten. Versuche es noch einmal.',
    },
    batchFailed: { title: 'Umwandlung fehlgeschlagen', text: '{name} konnte nicht umgewandelt werden' },
    batchDone: {
      title: 'Umwandlung abgeschlossen!',
      text: { one: '{count} Datei in {format} umgewandelt.', other: '{count} Dateien in {format} umgewandelt.' },
    },
    mixedDone: {
      title: 'Umwandlung abgeschlossen!',
      text: { one: '{count} Datei in das gewählte Format umgewandelt.', other: '{count} Dateien in die gewählten Formate umgewandelt.' },
    },
    singleDone: { title: 'Umwandlung abgeschlossen!', text: 'Deine {format}-Datei steht zum Herunterladen bereit.' },
    partlyDone: 'Bei jeder fehlgeschlagenen Datei steht der Grund.',
    stopped: { title: 'Angehalten', text: '{done} von {total} fertig.' },
    operationDone: {
      title: 'Fertig!',
      text: { one: '{count} Datei steht zum Herunterladen bereit.', other: '{count} Dateien stehen zum Herunterladen bereit.' },
    },
    mergeNeedsTwo: { title: 'Nur eine Datei', text: 'Füge zum Zusammenfügen mindestens eine weitere Datei hinzu.' },
    rejected: 'Datei nicht angenommen',
    zipMissing: {
      title: 'ZIP nicht verfügbar',
      text: 'Das ZIP-Programm wurde nicht geladen. Mit „Alle herunterladen“ bekommst du die Dateien einzeln.',
    },
    partMissing: 'Ein Teil dieser Seite wurde nicht geladen. Prüfe deine Verbindung und wähle die Datei noch einmal aus.',
    listMissing: 'Die Liste der Formate wurde nicht geladen. Deine Dateien werden hinzugefügt, sobald die Verbindung wieder da ist.',
  },
  invalidFormats: 'Ungültige Auswahl der Formate',
  failures: {
    tooLarge: {
      title: 'Die Datei ist zu groß',
      detail: 'Der Server hat den Upload wegen seiner Größe abgelehnt.',
      remedy: 'Pro Datei sind {maxFile} erlaubt. Mach die Datei kleiner oder teile sie auf.',
    },
    busy: {
      title: 'Der Konverter ist ausgelastet',
      detail: 'Der Server hat im Augenblick mehr Arbeit, als er annehmen kann.',
      remedy: 'Warte einen Moment und versuche es dann noch einmal.',
    },
    tooSlow: {
      title: 'Die Umwandlung hat zu lange gedauert',
      detail: 'Die Zeit war um, bevor die Datei fertig war.',
      remedy: 'Versuche es mit einer kleineren Datei, weniger Seiten oder einer kürzeren Aufnahme.',
    },
    unknown: {
      title: 'Bei uns ist etwas schiefgegangen',
      detail: 'Der Server hat keinen Grund genannt.',
      remedy: 'Versuche es noch einmal. Wenn es wieder passiert, schreib uns über die Kontaktseite.',
    },
    gone: {
      title: 'Das Ergebnis ist abgelaufen',
      detail: 'Ergebnisse werden nach kurzer Zeit gelöscht, oder sobald sie heruntergeladen sind.',
      remedy: 'Wandle die Datei noch einmal um.',
    },
    unsent: {
      title: 'Die Seite wurde verlassen, bevor der Upload vollständig war',
      detail: 'Die Datei ist nicht beim Server angekommen.',
      remedy: 'Wähle die Datei noch einmal aus.',
    },
  },
} satisfies Words<typeof english>;
