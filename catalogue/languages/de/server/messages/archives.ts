import type { archives as english } from '../../../en/server/messages/archives.ts';
import type { Words } from '../../../words.ts';

export const archives = {
  archiveNoPictures: 'Das Archiv enthält keine Bilder für ein Comicbuch.',
  archiveLongName: 'Das Archiv enthält einen Namen, der länger ist als die 255 Bytes, die Dateisysteme zulassen.',
  archivePacking: 'Das Archiv ist auf eine Art gepackt, die hier nicht gelesen wird.',
  archiveEntriesLimit: 'Das Archiv enthält {actual} Dateien und Ordner. Erlaubt sind {max}.',
  archiveUnpacksTo: 'Das Archiv wird entpackt {size} groß. Erlaubt sind {max}.',
  archiveUnpacksTimes: 'Das Archiv wird entpackt {actual}-mal so groß. Erlaubt ist das {max}-Fache.',
  archiveEmpty: 'Das Archiv ist leer, und leere RAR-Archive gibt es nicht.',
  archiveEndsEarly: 'Das Archiv endet zu früh: Es ist abgeschnitten oder nur ein Teil eines geteilten Archivs.',
  archivePartOfRar:
    'Die Datei ist ein Teil eines geteilten RAR-Archivs, und die anderen Teile waren nicht dabei. Entpacke alle Teile zusammen und packe sie in ein einziges Archiv.',
  tailLeft: 'Bytes nach dem Ende der gepackten Daten wurden weggelassen: Sie gehören zu keiner Datei.',
  zipLastPart:
    'Die Datei ist der letzte von {count} Teilen eines geteilten ZIP-Archivs, und die anderen Teile waren nicht dabei. Entpacke alle Teile zusammen und packe sie in eine einzige ZIP.',
  zipOnePart:
    'Die Datei ist ein Teil eines geteilten ZIP-Archivs, und die anderen Teile waren nicht dabei. Entpacke alle Teile zusammen und packe sie in eine einzige ZIP.',
  modelNumbers: 'Das Modell speichert seine Zahlen auf eine Art, die hier nicht gelesen wird.',
  modelTooManyNumbers: 'Das Modell enthält zu viele Zahlen.',
  modelVersionOld: 'Das Modell ist glTF 1.0, das hier nicht gelesen wird. Exportiere es als glTF 2.0.',
  modelShapesPacked:
    'Die Formen des Modells sind mit {names} gepackt, was hier nicht gelesen wird. Exportiere es ohne diese Komprimierung.',
  linksLeft: {
    one: 'Eine Verknüpfung, die aus dem Archiv hinausführt, wurde weggelassen.',
    other: '{count} Verknüpfungen, die aus dem Archiv hinausführen, wurden weggelassen.',
  },
  pathsLeft: {
    one: 'Ein Eintrag, dessen Pfad aus dem Archiv hinausführt, wurde weggelassen.',
    other: '{count} Einträge, deren Pfade aus dem Archiv hinausführen, wurden weggelassen.',
  },
  pathsMoved: {
    one: 'Ein Eintrag, dessen Pfad aus dem Archiv hinausführt, wurde in das Archiv verschoben.',
    other: '{count} Einträge, deren Pfade aus dem Archiv hinausführen, wurden in das Archiv verschoben.',
  },
  specialsLeft: {
    one: 'Ein Eintrag, der weder Datei noch Ordner ist, wurde weggelassen.',
    other: '{count} Einträge, die weder Dateien noch Ordner sind, wurden weggelassen.',
  },
  namesShortened: {
    one: 'Ein Name mit mehr als den 255 Bytes, die Dateisysteme zulassen, wurde gekürzt.',
    other: '{count} Namen mit mehr als den 255 Bytes, die Dateisysteme zulassen, wurden gekürzt.',
  },
  namesRewritten: {
    one: 'Ein Name in einer alten Codierung wurde umgeschrieben.',
    other: '{count} Namen in einer alten Codierung wurden umgeschrieben.',
  },
  fontPostScript: 'Die Buchstaben dieser Schrift sind PostScript-Kurven: Wähle OTF, WOFF oder WOFF2.',
  fontTrueType: 'Die Buchstaben dieser Schrift sind TrueType-Kurven: Wähle TTF, WOFF oder WOFF2.',
  fontPacked: 'Die gepackten Tabellen der Schrift sind nicht lesbar.',
  fontTables: 'Die Tabellen der Schrift passen nicht zusammen.',
  fontMicroType: 'Die Schrift in der EOT-Datei ist mit MicroType Express gepackt, was hier nicht gelesen wird.',
  fontLacks: 'Der Schrift fehlen Angaben, die eine EOT-Datei braucht.',
  fontsAddUp: 'Die Schriften der Sammlung passen nicht zusammen.',
  fontsNone: 'Die Sammlung enthält keine Schriften.',
  fontsMany: {
    one: 'Die Sammlung enthält eine Schrift, zu viel für ihre Größe.',
    other: 'Die Sammlung enthält {count} Schriften, zu viele für ihre Größe.',
  },
  messageDamaged: 'Die Nachricht ist beschädigt.',
  mailNone: 'Es wurde keine E-Mail gefunden.',
  mailDamaged: 'Die E-Mail ist beschädigt.',
  modelShapesElsewhere: 'Die Formen des Modells stehen in einer Datei, die nicht dabei war: {names}.',
  modelNoShape: 'In der Datei wurde keine Form gefunden.',
  modelFeature: 'Das Modell nutzt etwas, das hier nicht gelesen wird.',
  modelShapesOnly: 'Das Ergebnis enthält nur die Formen des Modells: Farben und Bilder wurden weggelassen.',
  modelLooksElsewhere: 'Farben oder Bilder des Modells stehen in Dateien, die nicht dabei waren, und fehlen: {names}.',
  modelMoved:
    'Das Modell wurde zum Nullpunkt verschoben: Weit davon entfernt haben die Zahlen von Modellen zu wenige Stellen. Addiere {x}, {y} und {z}, um die ursprünglichen Orte zu erhalten.',
  modelCorners: 'Eine Fläche des Modells hat {actual} Ecken. Erlaubt sind {max}.',
} satisfies Words<typeof english>;
