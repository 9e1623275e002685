import type { tool as english } from '../en/tool.ts';
import type { Words } from '../words.ts';
import { more } from './tool-more.ts';

export const tool = {
  start: {
    choose: 'Dateien auswählen',
    chooseFormat: '{format}-Dateien auswählen',
    chooseImage: 'Bilder auswählen',
    chooseVideo: 'Videos auswählen',
    chooseAudio: 'Audiodateien auswählen',
    anyHint: 'oder irgendwo auf der Seite ablegen oder einfügen. Jedes Format, bis zu {maxFile} pro Datei.',
    hint: 'oder irgendwo auf der Seite ablegen oder einfügen. Bis zu {maxFile} pro Datei.',
    oneHint: '1 Datei, bis zu {maxFile}',
    convert: 'Umwandeln',
    merge: 'Zu einer {format} zusammenfügen',
    fromFormat: 'Von Format',
    toFormat: 'In Format',
  },
  plain: {
    add: 'Dateien hinzufügen',
    again: 'Neu beginnen',
    drop: 'Zum Hinzufügen ablegen',
    cancel: 'Abbrechen',
    selected: 'Ausgewählte Dateien',
    set: '{count} gesetzt',
    converting: 'Wird umgewandelt …',
    progress: 'Wird umgewandelt … {percent} %',
    download: 'Herunterladen',
    downloadName: '{name} herunterladen',
    missing:
      'Du bist offline, oder ein Teil der Seite fehlt. Deine Dateien bleiben hier, und es geht weiter, sobald die Verbindung wieder da ist.',
    lostTitle: 'Die Verbindung ist abgebrochen',
    lostDetail: 'Der Server war nicht erreichbar, oder die Verbindung endete, bevor die Datei zurückkam.',
    lostRemedy: 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  },
  form: {
    options: 'Optionen',
    optionsLegend: 'Optionen der Umwandlung',
    unit: '({unit})',
    password: 'Passwort, falls die Datei eines hat',
    fileFormat: 'Format der Datei',
    target: 'Umwandeln in',
    chooseFormat: 'Format wählen',
    ownPage: 'Optionen einer Umwandlung findest du auf ihrer eigenen Seite.',
  },
  groups: {
    pages: 'Seiten',
    times: 'Anfang und Ende',
    size: 'Größe',
    quality: 'Qualität',
    turn: 'Drehen und zuschneiden',
    text: 'Text',
    more: 'Weitere',
  },
  more,
} satisfies Words<typeof english>;
