import type { otherFiles as english } from '../en/other-files.ts';
import type { Words } from '../words.ts';

export const otherFiles = {
  title: 'Dateien, die einen anderen Weg brauchen',
  description:
    'InDesign, Publisher, Google Docs, Kindle-Bücher mit Kopierschutz und mehr: warum wir sie nicht umwandeln und was du stattdessen tun kannst.',
  keywords: ['indesign in pdf', 'google docs exportieren', 'dwg in dxf', 'publisher in pdf', 'winmail.dat', 'drm'],
  lead: 'Manche Dateien öffnet nur das Programm, mit dem sie gemacht wurden. Hier steht, wie du herausbekommst, was du brauchst, und welches Tool dann weitermacht.',
  whatToDo: 'Was du tun kannst',
  next: 'Danach hilft',
  files: {
    indesign: {
      name: 'InDesign (INDD): nicht im Angebot, aber so geht es',
      short: 'Nur InDesign öffnet INDD-Dateien. Exportiere dort eine PDF und wandle sie um.',
      why: 'Adobe hält das Format INDD geschlossen. Deshalb kann kein anderes Programm die Seiten so zeichnen wie InDesign.',
      help: [
        'Mit InDesign: „Datei“, „Exportieren“, „Adobe PDF“.',
        'Ohne InDesign: Bitte die Person, von der die Datei kommt, um eine PDF.',
        'Tools, die INDD ohne InDesign öffnen, zeigen meist nur kleine Vorschaubilder. Eine PDF ist der bessere Weg.',
      ],
    },
    'google-docs': {
      name: 'Google Docs, Tabellen und Präsentationen: zuerst herunterladen',
      short: 'Eine .gdoc-Datei ist nur ein Link. Lade das Dokument bei Google herunter und wandle es dann um.',
      why: 'Dateien mit der Endung .gdoc, .gsheet oder .gslides enthalten nur eine Adresse. Das Dokument selbst liegt bei Google.',
      help: [
        'Öffne das Dokument im Browser und wähle „Datei“, „Herunterladen“. Nimm Word, Excel, PowerPoint oder PDF.',
        'Umgekehrt, von Word zu Google Docs: Speichere die Datei als DOCX, lade sie in Google Drive hoch und öffne sie dort.',
      ],
    },
    publisher: {
      name: 'Microsoft Publisher (PUB): nicht im Angebot, aber so geht es',
      short: 'Speichere die Publikation in Publisher als PDF und wandle sie um.',
      why: 'Publisher legt Text und Bilder in einem eigenen Format ab, das kein anderes Programm gut liest.',
      help: [
        'In Publisher: „Datei“, „Exportieren“, „PDF/XPS-Dokument erstellen“.',
        'Ohne Publisher: LibreOffice Draw öffnet viele PUB-Dateien und exportiert eine PDF.',
      ],
    },
    onenote: {
      name: 'OneNote (ONE): nicht im Angebot, aber so geht es',
      short: 'Exportiere die Seite oder das Notizbuch in OneNote als PDF oder Word.',
      why: 'OneNote verteilt ein Notizbuch auf viele Dateien und die Cloud. Eine davon ist noch kein Dokument.',
      help: ['In OneNote für Windows: „Datei“, „Exportieren“, dann PDF oder Word.', 'Am Handy oder Mac: Teile die Seite als PDF.'],
    },
    dwg: {
      name: 'AutoCAD-Zeichnungen (DWG): zuerst als DXF speichern',
      short: 'DWG ist ein geschlossenes Format. Speichere die Zeichnung als DXF und wandle das hier um.',
      why: 'DWG gehört zu AutoCAD und ist für andere Programme verschlossen. DXF ist für den Austausch zwischen Programmen gemacht.',
      help: ['In AutoCAD: „Speichern unter“, dann DXF.', 'Ohne AutoCAD: Bitte um ein DXF oder eine PDF der Zeichnung.'],
    },
    'copy-protection': {
      name: 'Bücher, Musik und Filme mit Kopierschutz',
      short: 'Dateien, die an ein Konto oder Gerät gebunden sind (DRM), öffnen sich nur dort.',
      why: 'Der Anbieter bindet die Datei an dein Konto, und nur sein Programm hat den Schlüssel. Einen solchen Kopierschutz heben wir nicht auf.',
      help: [
        'Sieh nach, ob der Anbieter das Buch oder die Musik ohne DRM verkauft: Viele tun das.',
        'Frag den Verlag nach einer Ausgabe als EPUB oder PDF. Bei einer Behinderung besteht oft ein Recht darauf.',
      ],
    },
    links: {
      name: 'Videos und Lieder bei YouTube und anderswo',
      short: 'Wir wandeln Dateien um, keine Links. Lade zuerst herunter, was du herunterladen darfst.',
      why: 'Wir nehmen Dateien an, keine Adressen, und die Rechte liegen bei denen, die das Video gemacht haben.',
      help: [
        'Deine eigenen Videos: Lade sie im Studio oder in den Einstellungen der Website herunter und wandle dann das MP4 um.',
        'Musik: Frag, wer sie gemacht hat, oder kaufe sie als Datei.',
      ],
    },
    projects: {
      name: 'Projekte aus Video- und Musikprogrammen',
      short: 'iMovie, Premiere, CapCut, GarageBand: Exportiere dort zuerst das Video oder das Lied.',
      why: 'Ein Projekt enthält die Schnitte und wo die Clips liegen, aber nicht die Clips selbst. Ohne das Programm lässt es sich nicht abspielen.',
      help: ['Öffne das Projekt und wähle „Teilen“, „Exportieren“ oder „Rendern“. Nimm MP4 für Videos und WAV oder MP3 für Lieder.'],
    },
    winmail: {
      name: 'winmail.dat: die E-Mail noch einmal schicken lassen',
      short: 'Outlook hat die E-Mail so verpackt, dass andere Programme sie nicht lesen können.',
      why: 'Outlook schickt E-Mails im Format „Rich-Text“ als geschlossenes Paket mit diesem Namen.',
      help: [
        'Bitte den Absender, als Format HTML oder Nur-Text einzustellen und noch einmal zu senden.',
        'Oder lass dir die E-Mail als MSG schicken: Das öffnen wir hier.',
      ],
    },
    database: {
      name: 'Access, QuickBooks und andere Datenbanken',
      short: 'Exportiere die Tabellen als CSV oder Excel und wandle diese um.',
      why: 'Eine solche Datei enthält viele Tabellen, Formulare und Regeln, die nur ihr eigenes Programm zusammensetzen kann.',
      help: [
        'In Access: „Externe Daten“, dann „Excel“ oder „Textdatei“. In QuickBooks: „Berichte“, dann „Excel“.',
        'SQLite- und dBase-Dateien öffnen wir hier, wie sie sind.',
      ],
    },
    'whatsapp-backup': {
      name: 'Backups von WhatsApp und vom Handy',
      short: 'Backups sind verschlüsselt. Exportiere stattdessen einen Chat, ein Foto oder eine Sprachnachricht.',
      why: 'Ein Backup ist verschlüsselt, und der Schlüssel bleibt auf deinem Handy.',
      help: [
        'In WhatsApp: Öffne den Chat, wähle „Chat exportieren“ und schick dir die TXT-Datei selbst.',
        'Sprachnachrichten kommen als OPUS, Fotos als JPG.',
      ],
    },
    works: {
      name: 'Microsoft Works (WPS): nicht im Angebot, aber so geht es',
      short: 'Works gibt es nicht mehr. Word und LibreOffice öffnen viele seiner Dateien und speichern sie als DOCX.',
      why: 'WPS-Dateien stammen aus Microsoft Works, das vor langer Zeit eingestellt wurde, und werden hier nicht gelesen.',
      help: [
        'Öffne die Datei in Word oder LibreOffice Writer und speichere sie als DOCX.',
        'Öffnet sie keines von beiden, bitte den Absender um eine PDF.',
      ],
    },
    cda: {
      name: 'CD-Titel (CDA): zuerst das Lied von der CD kopieren',
      short: 'Eine CDA-Datei verweist nur auf einen Titel der CD und enthält keinen Ton.',
      why: 'Eine CDA-Datei nennt eine Stelle auf der CD. Der Ton selbst bleibt auf der CD.',
      help: [
        'Lege die CD ein und kopiere die Lieder mit deinem Musikprogramm. Meist heißt das „Importieren“ oder „Rippen“.',
        'Wähle dort WAV, FLAC oder MP3.',
      ],
    },
    editing: {
      name: 'Unterschreiben, ausfüllen, übersetzen, freistellen: nicht im Angebot',
      short: 'Wir wandeln Dateien um und ändern sie nach festen Regeln. Was Handarbeit ist, gehört in ein Bearbeitungsprogramm.',
      why: 'Hier muss ein Mensch entscheiden: wo unterschrieben wird, welches Wort gemeint ist, wo eine Person aufhört und die Wand anfängt.',
      help: [
        'Unterschreiben und ausfüllen: Das können die meisten PDF-Programme, auch am Handy. Ebne die PDF danach hier ein, damit niemand etwas daran ändert.',
        'Übersetzen: Wandle die PDF zuerst in DOCX um. Damit behalten Übersetzer das Layout am besten bei.',
        'Hintergrund: Schneide das Motiv in einer Bildbearbeitung aus und speichere es als PNG. So bleibt Transparentes transparent.',
      ],
    },
  },
} as const satisfies Words<typeof english>;
