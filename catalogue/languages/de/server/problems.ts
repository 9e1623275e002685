import type { ProblemWords } from '../../problem-words.ts';

export const problems = {
  invalid_request: { title: 'Die Anfrage war nicht lesbar', remedy: 'Lade die Seite neu und sende die Datei noch einmal.' },
  missing_file: { title: 'Es wurde keine Datei gesendet', remedy: 'Wähle eine Datei aus und starte die Umwandlung noch einmal.' },
  multiple_files: {
    title: 'Es wurde mehr als eine Datei auf einmal gesendet',
    remedy: 'Sende mit jeder Anfrage nur eine Datei, oder wähle ein Format, das mehrere aufnehmen kann.',
  },
  missing_format: { title: 'Die Formate fehlen', remedy: 'Gib das Format der Datei an und das Format, das du haben möchtest.' },
  invalid_option: { title: 'Eine Option hat einen unzulässigen Wert', remedy: 'Ändere die hier genannte Option oder lass sie weg.' },
  option_missing: { title: 'Es fehlt noch eine Angabe', remedy: 'Ergänze, was hier genannt ist, und versuche es noch einmal.' },
  key_needed: { title: 'Es wird ein Schlüssel benötigt', remedy: 'Sende den Schlüssel mit, den du vom Betreiber bekommen hast.' },
  not_allowed: { title: 'Der Schlüssel erlaubt das nicht', remedy: 'Frag den Betreiber.' },
  not_found: { title: 'Hier gibt es nichts', remedy: 'Prüfe die Adresse.' },
  method_not_allowed: { title: 'Diese Adresse unterstützt die Methode nicht', remedy: 'Verwende die Methode, die im Header Allow steht.' },
  job_not_done: {
    title: 'Das Ergebnis ist noch nicht da',
    remedy: 'Frag den Zustand des Auftrags ab oder verfolge seine Ereignisse, bis er fertig ist.',
  },
  job_expired: { title: 'Das Ergebnis wurde gelöscht', remedy: 'Wandle die Datei noch einmal um.' },
  range_not_satisfiable: { title: 'So lang ist das Ergebnis nicht', remedy: 'Frag nur Bytes ab, die das Ergebnis hat.' },
  upload_timeout: { title: 'Der Upload hat zu lange gedauert', remedy: 'Prüfe deine Verbindung und versuche es noch einmal.' },
  unsupported_media_type: {
    title: 'Die Anfrage ist kein Formular mit Dateien',
    remedy: 'Sende multipart/form-data mit den Feldern file, inputFormat und outputFormat.',
  },
  unsupported_format: {
    title: 'Dieses Format ist hier nicht bekannt',
    remedy: 'Sieh in der Liste der Formate nach, oder speichere die Datei in einem gängigeren Format.',
  },
  unsupported_conversion: {
    title: 'Diese Umwandlung wird nicht angeboten',
    remedy: 'Wähle ein anderes Zielformat für diese Datei.',
  },
  content_mismatch: {
    title: 'Die Datei ist nicht das, was ihr Name sagt',
    remedy: 'Wähle das Format, das die Datei wirklich hat, oder speichere sie in dem Programm, aus dem sie stammt, noch einmal.',
  },
  empty_file: {
    title: 'Die Datei ist leer',
    remedy: 'Prüfe die Datei auf deinem Gerät: Vielleicht wurde sie nicht vollständig gespeichert oder kopiert.',
  },
  corrupt_input: {
    title: 'Die Datei ist beschädigt',
    remedy: 'Öffne sie in dem Programm, aus dem sie stammt, speichere sie noch einmal und sende die neue Kopie.',
  },
  password_protected: {
    title: 'Die Datei ist durch ein Passwort geschützt',
    remedy: 'Gib das Passwort ein, oder entferne es in dem Programm, aus dem die Datei stammt, und versuche es dann noch einmal.',
  },
  copy_protected: {
    title: 'Das Buch hat einen Kopierschutz (DRM)',
    remedy: 'Verwende eine Ausgabe ohne Kopierschutz; viele Shops und Bibliotheken bieten eine an.',
  },
  wrong_password: {
    title: 'Das Passwort öffnet die Datei nicht',
    remedy: 'Prüfe das Passwort, auch die Groß- und Kleinschreibung, und versuche es noch einmal.',
  },
  nothing_to_convert: {
    title: 'Die Datei enthält nichts, was sich umwandeln lässt',
    remedy: 'Prüfe, ob die Datei die Seiten, Bilder, Töne oder Tabellen enthält, die du erwartest.',
  },
  columns_differ: {
    title: 'Die Tabellen haben unterschiedliche Spalten',
    remedy: 'Gib den Spalten in allen Dateien dieselben Namen, oder wähle XLSX: Dort bekommt jede Datei ein eigenes Blatt.',
  },
  image_too_large: { title: 'Das Bild hat zu viele Pixel', remedy: 'Verkleinere das Bild und versuche es noch einmal.' },
  too_many_frames: { title: 'Die Animation hat zu viele Einzelbilder', remedy: 'Kürze die Animation und versuche es noch einmal.' },
  too_many_pages: { title: 'Das Dokument hat zu viele Seiten', remedy: 'Wähle einen Seitenbereich, oder teile das Dokument.' },
  page_too_large: { title: 'Eine Seite ist zu groß', remedy: 'Wähle eine niedrigere Auflösung, oder verkleinere die Seite.' },
  media_too_long: { title: 'Die Aufnahme ist zu lang', remedy: 'Kürze sie, oder teile sie in mehrere Stücke.' },
  video_too_large: { title: 'Das Videobild ist zu groß', remedy: 'Wähle eine kleinere Auflösung.' },
  too_many_entries: { title: 'Das Archiv enthält zu viele Dateien', remedy: 'Teile das Archiv in kleinere auf.' },
  decompression_bomb: {
    title: 'Die Datei wird entpackt viel größer, als sie ist',
    remedy: 'Sende eine Datei, die entpackt unter der Grenze bleibt.',
  },
  output_too_large: {
    title: 'Das Ergebnis würde zu groß',
    remedy: 'Wähle eine niedrigere Qualität, eine kleinere Größe oder weniger Seiten.',
  },
  unsafe_archive: {
    title: 'Das Archiv enthält Einträge, die sich nicht sicher entpacken lassen',
    remedy: 'Packe die Dateien noch einmal, ohne Verknüpfungen und absolute Pfade.',
  },
  unsafe_content: {
    title: 'Die Datei enthält Inhalte, die sich nicht sicher öffnen lassen',
    remedy: 'Speichere die Datei noch einmal ohne aktive oder externe Inhalte.',
  },
  resource_limit: {
    title: 'Die Datei braucht mehr Speicher oder Zeit, als eine Umwandlung haben darf',
    remedy: 'Versuche es mit einer kleineren oder einfacheren Datei.',
  },
  conversion_failed: {
    title: 'Die Datei konnte nicht umgewandelt werden',
    remedy:
      'Öffne sie in dem Programm, aus dem sie stammt, speichere sie noch einmal und versuche es erneut, oder wähle ein anderes Zielformat.',
  },
  rate_limited: { title: 'Zu viele Anfragen in kurzer Zeit', remedy: 'Warte eine Minute und versuche es dann noch einmal.' },
  too_many_concurrent: { title: 'Es laufen schon zu viele deiner Umwandlungen', remedy: 'Warte, bis eine davon fertig ist.' },
  too_many_jobs: {
    title: 'Es sind schon zu viele deiner Ergebnisse gespeichert',
    remedy: 'Lade einige herunter oder lösche sie, oder warte, bis sie ablaufen.',
  },
  interrupted: {
    title: 'Der Konverter wurde neu gestartet, während er an der Datei arbeitete',
    remedy: 'Starte die Umwandlung noch einmal.',
  },
  shutting_down: { title: 'Der Konverter wird neu gestartet', remedy: 'Versuche es in einer Minute noch einmal.' },
  storage_full: { title: 'Der Konverter hat keinen Platz für weitere Dateien', remedy: 'Versuche es in ein paar Minuten noch einmal.' },
  converter_unavailable: {
    title: 'Dieser Konverter ist außer Betrieb',
    remedy: 'Versuche es später noch einmal, oder wähle ein anderes Zielformat.',
  },
  mail_unavailable: { title: 'Die Nachricht konnte nicht gesendet werden', remedy: 'Versuche es später noch einmal.' },
} satisfies ProblemWords;
