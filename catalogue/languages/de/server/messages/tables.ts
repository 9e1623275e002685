import type { tables as english } from '../../../en/server/messages/tables.ts';
import type { Words } from '../../../words.ts';

export const tables = {
  columnsDiffer: 'Datei {file} hat die Spalten {columns}; die erste hat {first}.',
  columnsJoined: 'Spalten, die manchen Dateien fehlen, sind in deren Zeilen leer: {columns}.',
  quoted: '„{name}“',
  xmlBroken: 'Die Datei ist kein wohlgeformtes XML.',
  gpxNone: 'Die Datei hat kein gpx-Element.',
  foldersEndless: 'Ordner stecken endlos ineinander.',
  objectsEndless: 'Objekte stecken endlos ineinander.',
  coordinatesNone: 'Keine Zeile hat unter solchen Überschriften einen Breiten- und einen Längengrad.',
  calendarNone: 'Es wurde kein Kalender gefunden.',
  contactNone: 'Es wurde keine vCard gefunden.',
  directoryDamaged: 'Das Verzeichnis der Datei ist beschädigt.',
  tableDamaged: 'Die Tabelle ist beschädigt.',
  schemaDamaged: 'Das Schema der Datei ist beschädigt.',
  plistDamaged: 'Die Eigenschaftsliste ist beschädigt.',
  featherOld: 'Die Datei ist eine Feather-Datei der Version 1, die heutige Programme nicht mehr lesen.',
  databaseLocked: 'Die Datenbank ist beschädigt oder mit einem Schlüssel geschützt.',
  settingsNone: 'Es wurden weder Abschnitte noch Einstellungen gefunden.',
  htmlTableLarge: 'Eine Tabelle der Seite ist zu groß.',
  htmlTableNone: 'Die Seite enthält keine Tabelle.',
  tableCells: 'Die Tabelle hätte {cells} Zellen. Erlaubt sind 50 Millionen.',
  cellLines:
    'Eine Zelle hat {actual} Zeilen, vielleicht wegen eines Anführungszeichens, das nie geschlossen wird. Auf Papier sind {max} erlaubt.',
  cellCharacters:
    'Eine Zelle hat {actual} Zeichen, vielleicht wegen eines Anführungszeichens, das nie geschlossen wird. Auf Papier sind {max} erlaubt.',
  columnsAcross:
    'Die Spalten verteilen sich auf {pages} Seiten nebeneinander, jede wieder mit der ersten Spalte: Auf einer Seite wären sie zu klein zum Lesen.',
  startNone: 'Keine Zeile hat einen Beginn, der sich als Datum lesen lässt.',
  rowsWithoutStart: {
    one: 'Eine Zeile hat keinen Beginn, der sich als Datum lesen lässt, und wurde weggelassen.',
    other: '{count} Zeilen haben keinen Beginn, der sich als Datum lesen lässt, und wurden weggelassen.',
  },
  rowsWithoutPlace: {
    one: 'Eine Zeile hat keinen Breiten- und Längengrad und wurde weggelassen.',
    other: '{count} Zeilen haben keinen Breiten- und Längengrad und wurden weggelassen.',
  },
  besideLeft: 'Die Tabelle ist die Liste in den Daten. Was daneben steht, wurde weggelassen: {names}.',
  besideLeftMore: 'Die Tabelle ist die Liste in den Daten. Was daneben steht, wurde weggelassen: {names} und {more} weitere.',
  formulasAsValues: 'Statt der Formeln der Arbeitsmappe sind ihre Werte enthalten.',
  workbookChartsLeft: {
    one: 'Das Diagramm der Arbeitsmappe wurde weggelassen.',
    other: 'Die {count} Diagramme der Arbeitsmappe wurden weggelassen.',
  },
  cellsCut: {
    one: 'Eine Zelle enthielt mehr als die 32.767 Zeichen, die eine Zelle fasst; der Rest wurde abgeschnitten.',
    other: '{count} Zellen enthielten mehr als die 32.767 Zeichen, die eine Zelle fasst; der Rest wurde abgeschnitten.',
  },
  tablesCut: {
    one: 'Eine Tabelle hatte mehr als 2.000 Spalten; der Rest wurde abgeschnitten.',
    other: '{count} Tabellen hatten mehr als 2.000 Spalten; der Rest wurde abgeschnitten.',
  },
  rowsCut: {
    one: 'Eine Zeile hatte mehr als 16.384 Spalten; der Rest wurde abgeschnitten.',
    other: '{count} Zeilen hatten mehr als 16.384 Spalten; der Rest wurde abgeschnitten.',
  },
  charactersReplaced: {
    one: 'Ein Zeichen, das es in der gewählten Codierung nicht gibt, wurde zu einem Fragezeichen.',
    other: '{count} Zeichen, die es in der gewählten Codierung nicht gibt, wurden zu Fragezeichen.',
  },
  keysRepeated: {
    one: 'Ein Schlüssel kommt in einem Objekt doppelt vor. Behalten wurde der letzte Wert.',
    other: '{count} Schlüssel kommen im selben Objekt noch einmal vor. Behalten wurde jeweils der letzte Wert.',
  },
  measuresLeft: 'Messwerte, für die GPX keinen Platz hat, wurden weggelassen: {names}.',
  measuresLeftMore: 'Messwerte, für die GPX keinen Platz hat, wurden weggelassen: {names} und {more} weitere.',
  propertiesLeft: 'Eigenschaften, für die GPX keinen Platz hat, wurden weggelassen: {names}.',
  propertiesLeftMore: 'Eigenschaften, für die GPX keinen Platz hat, wurden weggelassen: {names} und {more} weitere.',
  areasAsTracks: 'GPX kennt keine Flächen: Aus ihren Umrissen wurden Tracks.',
  nullKeysLeft: {
    one: '{format} kennt kein null: Ein Schlüssel mit diesem Wert wurde weggelassen.',
    other: '{format} kennt kein null: {count} Schlüssel mit diesem Wert wurden weggelassen.',
  },
  nullsEmpty: '{format} kennt kein null: In Listen steht dafür ein leerer Text.',
  propertyList: 'Eine Eigenschaftsliste',
  photosLeft: {
    one: 'Das Foto eines Kontakts wurde weggelassen: Eine Tabelle hat dafür keinen Platz.',
    other: 'Die Fotos von {count} Kontakten wurden weggelassen: Eine Tabelle hat dafür keinen Platz.',
  },
  sheetHidden: 'Das Blatt „{sheet}“ ist in der Arbeitsmappe ausgeblendet und im Ergebnis enthalten.',
  sheetsHidden: '{sheets} Blätter sind in der Arbeitsmappe ausgeblendet und im Ergebnis enthalten: {names}.',
  sheetsHiddenMore: '{sheets} Blätter sind in der Arbeitsmappe ausgeblendet und im Ergebnis enthalten: {names} und andere.',
  geojsonNone: 'Die Datei ist kein GeoJSON-Objekt.',
  shapeOutlines: 'Eine Geometrie hat zu viele Umrisse und Löcher.',
  shapefileWithoutPrj:
    'Die Koordinaten sind keine Gradangaben, und die .prj-Datei, die sie erklärt, fehlt. Sende die .shp-Datei mit .prj, .dbf und .shx in einer ZIP.',
  shapefilesLimit: 'Die ZIP enthält mehr als {max} Shapefiles.',
  shapefileNames:
    'Namen und Werte stehen in der .dbf-Datei neben der .shp-Datei, die nicht gesendet wurde: Sende alle in einer ZIP, um auch sie zu bekommen.',
  shapefileDegrees: 'Ohne die .prj-Datei, die die Koordinaten erklärt, gelten sie als Längen- und Breitengrade.',
  shapesNowhere: {
    one: 'Eine Geometrie liegt nirgends auf der Erde und hat keinen Ort ({count}).',
    other: '{count} Geometrien liegen nirgends auf der Erde und haben keinen Ort.',
  },
  shapeNone: 'Die Datei enthält keine Geometrie.',
  shapefileCutOff: 'Das Shapefile ist abgeschnitten.',
  shapefileIndex: 'Der Index des Shapefiles nennt Einträge mehrfach.',
  shapePartsOrder: 'Die Teile einer Geometrie sind in falscher Reihenfolge.',
  shapefileSurfaces: 'Das Shapefile enthält räumliche Flächen (MultiPatch), die sich auf Karten nicht darstellen lassen.',
  shapeType: 'Eine Geometrie hat einen Typ, den das Format nicht kennt.',
  projectionUnknown:
    'Die Koordinaten sind in {projection} angegeben, was sich hier nicht in Längen- und Breitengrade umrechnen lässt. Speichere das Shapefile in WGS 84 (EPSG:4326) und sende es noch einmal.',
  placesWithoutPosition: {
    one: '{count} der Orte hat keine Position und wurde weggelassen.',
    other: '{count} der Orte haben keine Position und wurden weggelassen.',
  },
  shapefileTextsCut: {
    one: 'Die Tabelle eines Shapefiles fasst Texte bis 254 Bytes; {count} wurde gekürzt.',
    other: 'Die Tabelle eines Shapefiles fasst Texte bis 254 Bytes; {count} wurden gekürzt.',
  },
  shapefileFieldsLeft: 'Die Tabelle eines Shapefiles fasst bis zu 255 Felder; der Rest wurde weggelassen.',
  momentsLeft: 'Die Zeitpunkte der Trackpunkte wurden weggelassen: Ein Shapefile hat eine Zeile pro Linie, nicht pro Punkt.',
  positionNone: 'Kein Ort hat eine Position.',
  kmlNone: 'Die Datei enthält kein KML.',
  kmzFilesLeft: 'Bilder und andere Dateien, die bei den Orten lagen, wurden weggelassen.',
  fieldRenamed: '{field} heißt {name}',
  fieldsRenamed: 'Felder eines Shapefiles haben Namen bis 10 Bytes ohne Leerzeichen: {names}.',
  fieldsRenamedMore: 'Felder eines Shapefiles haben Namen bis 10 Bytes ohne Leerzeichen: {names} und {more} weitere.',
  yamlTagsLeft: 'Die Tags der YAML-Datei wurden weggelassen, ihre Werte sind enthalten: {names}.',
  yamlTagsLeftMore: 'Die Tags der YAML-Datei wurden weggelassen, ihre Werte sind enthalten: {names} und {more} weitere.',
} satisfies Words<typeof english>;
