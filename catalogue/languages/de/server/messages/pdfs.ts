import type { pdfs as english } from '../../../en/server/messages/pdfs.ts';
import type { Words } from '../../../words.ts';

export const pdfs = {
  pdfPassword: 'Die PDF verlangt ein Passwort, bevor sie sich lesen lässt.',
  pdfCertificate: 'Die PDF ist mit Zertifikaten verschlüsselt: Nur die vorgesehenen Personen können sie mit ihren Schlüsseln öffnen.',
  pdfNoText: 'Im Dokument ließ sich kein Text lesen.',
  picturesIncluded: 'Von {pictures} Bildern sind die ersten {max} enthalten.',
  chartsLeft: {
    one: 'Ein Diagramm oder eine Zeichnung mit Wörtern wurde in den Tabellenblättern weggelassen; DOCX, HTML und Markdown zeigen sie.',
    other: '{count} Diagramme oder Zeichnungen mit Wörtern wurden in den Tabellenblättern weggelassen; DOCX, HTML und Markdown zeigen sie.',
  },
  outlinesLeft: {
    one: 'Eine Formel oder ein Wort ist in Umrissen gezeichnet und steht nicht im Text; DOCX, HTML und Markdown zeigen sie.',
    other: '{count} Formeln oder Wörter sind in Umrissen gezeichnet und stehen nicht im Text; DOCX, HTML und Markdown zeigen sie.',
  },
  slantedLeft: 'Text, der schräg über eine Seite läuft, etwa ein Wasserzeichen, wurde weggelassen: „{quote}“.',
  scansRead: {
    one: 'Der Text einer Seite wurde aus einem Scan erkannt; prüfe ihn auf falsch gelesene Buchstaben.',
    other: 'Der Text von {count} Seiten wurde aus einem Scan erkannt; prüfe ihn auf falsch gelesene Buchstaben.',
  },
  scansUnread: {
    one: 'Auf einer gescannten Seite ließ sich kein Text lesen; sie ist als Bild enthalten.',
    other: 'Auf {count} gescannten Seiten ließ sich kein Text lesen; sie sind als Bilder enthalten.',
  },
  tablesRead: {
    one: 'Eine Tabelle, die ein Bild ist, wurde erkannt; prüfe sie auf falsch gelesene Buchstaben.',
    other: '{count} Tabellen, die Bilder sind, wurden erkannt; prüfe sie auf falsch gelesene Buchstaben.',
  },
  scansNone: 'Keine Seite ist ein Scan ohne Text, deshalb wurde kein Text hinzugefügt.',
  scansBlank: { one: 'Auf einer Seite ließ sich kein Text lesen.', other: 'Auf {count} Seiten ließ sich kein Text lesen.' },
  scansSearchable: {
    one: 'Der Text einer Seite wurde aus einem Scan erkannt und lässt sich durchsuchen und kopieren; prüfe ihn auf falsch gelesene Buchstaben.',
    other:
      'Der Text von {count} Seiten wurde aus einem Scan erkannt und lässt sich durchsuchen und kopieren; prüfe ihn auf falsch gelesene Buchstaben.',
  },
  sizePictures: {
    one: 'Um die Größe einzuhalten, wurde das Bild mit höchstens {dpi} Pixeln pro Zoll und JPEG-Qualität {quality} neu gespeichert; Text und Linien sind unverändert.',
    other:
      'Um die Größe einzuhalten, wurden die {count} Bilder mit höchstens {dpi} Pixeln pro Zoll und JPEG-Qualität {quality} neu gespeichert; Text und Linien sind unverändert.',
  },
  sizePicturesSome:
    'Um die Größe einzuhalten, wurden {changed} der {pictures} Bilder mit höchstens {dpi} Pixeln pro Zoll und JPEG-Qualität {quality} neu gespeichert; Text und Linien sind unverändert.',
  levelPictures: {
    one: 'Das Bild hat jetzt höchstens {dpi} Pixel pro Zoll und JPEG-Qualität {quality}; Text und Linien sind unverändert.',
    other: 'Alle {count} Bilder haben jetzt höchstens {dpi} Pixel pro Zoll und JPEG-Qualität {quality}; Text und Linien sind unverändert.',
  },
  levelPicturesSome:
    '{changed} von {pictures} Bildern haben jetzt höchstens {dpi} Pixel pro Zoll und JPEG-Qualität {quality}; Text und Linien sind unverändert.',
  splitParts: 'Das wären mehr als {max} Dateien. Wähle größere Teile.',
  splitFiles: 'Das wären {files} Dateien. Erlaubt sind {max}: Nimm mehr Seiten pro Datei.',
  splitNoBookmarks: 'Die PDF hat keine Lesezeichen, nach denen sie sich teilen ließe. Teile sie nach Seiten oder Bereichen.',
  splitSmaller: 'Das Dokument ist schon kleiner: Es wurde nicht geteilt.',
  splitOnePart: {
    one: 'Das Dokument hat nur eine Seite und ergibt einen Teil: Es wurde nicht geteilt.',
    other: 'Das Dokument hat {count} Seiten, die einen Teil ergeben: Es wurde nicht geteilt.',
  },
  signaturePart: 'Die digitale Signatur wurde weggelassen: Sie gilt für das ganze Dokument, nicht für einen Teil davon.',
  signatureChanged: 'Die digitale Signatur gilt nicht mehr: Die Seiten wurden danach geändert.',
  pageAlone: 'Seite {pages} ist schon allein größer. Komprimiere die PDF zuerst.',
  pageAloneMore: 'Seite {pages} und weitere sind schon allein größer. Komprimiere die PDF zuerst.',
  noPageLeft: {
    one: 'Es bliebe keine Seite übrig: Das Dokument hat nur eine Seite.',
    other: 'Es bliebe keine Seite übrig: Das Dokument hat {count} Seiten.',
  },
  pageOrder: 'Nenne die Seiten in ihrer neuen Reihenfolge, zum Beispiel 3,1,2, oder kehre die Reihenfolge um.',
  cropPagesNothing: 'Gib ein, wie viel an einem Rand wegfallen soll, oder schneide auf den Inhalt zu.',
  cropPagesAll: 'Von Seite {page} bliebe nichts übrig. Schneide weniger weg.',
  metadataNothing: 'Fülle aus, was du ändern möchtest, oder entferne alles.',
  pageNone: {
    one: 'Seite {page} gibt es nicht: Das Dokument hat nur eine Seite.',
    other: 'Seite {page} gibt es nicht: Das Dokument hat {count} Seiten.',
  },
  stampFont: 'Keine Schrift hier hat die Zeichen des Textes.',
  stampUnread: 'Die Datei für den Stempel ist nicht lesbar.',
  editsBroken: 'Die Änderungen an der PDF sind nicht so aufgebaut, wie sie sein müssen.',
  editsPages: 'Es sind Seiten genannt, die die PDF nicht hat.',
  editsFont: 'Keine Schrift hier hat alle Buchstaben des Stempels. Stemple stattdessen ein Bild oder PDF.',
  extractImagesNone: 'Die Datei enthält keine Bilder. Zeichnungen aus Linien sind keine Bilder: Wandle die Datei dafür in SVG oder PNG um.',
  archiveAttachments: {
    one: 'Ein Anhang ist nicht im Ergebnis, denn PDF/A-{part} erlaubt keine dieser Art.',
    other: '{count} Anhänge sind nicht im Ergebnis, denn PDF/A-{part} erlaubt keine dieser Art.',
  },
  extractAttachmentsNone: 'Die Datei hat keine Anhänge.',
  extractTooMuch: 'Der Inhalt der Datei ist zu groß oder zu viel für eine ZIP.',
  extractLeft: {
    one: 'Eine davon ließ sich nicht lesen und wurde weggelassen.',
    other: '{count} davon ließen sich nicht lesen und wurden weggelassen.',
  },
  embeddedNone: 'In der Datei stecken keine Dateien.',
  embeddedMany: 'In der Datei stecken zu viele oder zu große Dateien.',
  mergeSignatures: 'Digitale Signaturen gelten für die signierten Dateien, nicht für eine daraus gemachte; sie wurden weggelassen.',
  mergeScripts: 'Skripte der Dokumente wurden weggelassen.',
  mergeForms: 'Formulare, die nur Programme von Adobe zeigen (XFA), wurden weggelassen.',
  mergePages: 'Alle Dateien zusammen haben mehr als {max} Seiten.',
  mergeReadAloud: 'Die zum Text eines Buches gesprochene Fassung wurde weggelassen.',
  mergeBooksLarge: 'Alle Bücher zusammen sind zu groß für eines.',
  mergePdfLocked: 'Die PDF ist geschützt.',
  mergePdfDamaged: 'Die PDF ist beschädigt.',
  mergeBookLocked: 'Das Buch ist an ein Gerät oder ein Konto gebunden.',
  mergeBookDamaged: 'Das Buch ist beschädigt.',
} satisfies Words<typeof english>;
