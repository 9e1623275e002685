/** Files that are not converted here: the reason, and alternatives. Search words and links: catalogue/text/other-files.ts. */
export const otherFiles = {
  title: 'Files That Need Another Way',
  description:
    'InDesign, Publisher, Google Docs, Kindle books with copy protection and more: why we do not convert them, and what to do instead.',
  keywords: ['indesign to pdf', 'google docs export', 'dwg to dxf', 'publisher to pdf', 'winmail.dat', 'drm'],
  lead: 'Some files only open in the program that made them. Here is how to get out what you need, and which tool takes it from there.',
  whatToDo: 'What to do',
  next: 'Then use',
  files: {
    indesign: {
      name: 'InDesign (INDD): not offered, here is what to do',
      short: 'Only InDesign opens INDD files. Export a PDF there, and convert that.',
      why: 'Adobe keeps the INDD format to itself, so no other program can draw its pages as InDesign does.',
      help: [
        'With InDesign: File, Export, Adobe PDF.',
        'Without it: ask the person who made the file for a PDF.',
        'Tools that open INDD without InDesign mostly show small preview pictures, so a PDF is the better way.',
      ],
    },
    'google-docs': {
      name: 'Google Docs, Sheets and Slides: export them first',
      short: 'A .gdoc file is only a link. Download the document from Google, then convert it.',
      why: 'Files that end in .gdoc, .gsheet or .gslides hold an address and nothing else. The document itself stays at Google.',
      help: [
        'Open the document in the browser and choose File, Download. Take Word, Excel, PowerPoint or PDF.',
        'To bring a Word file to Google Docs: save it as DOCX, upload it to Google Drive, and open it there.',
      ],
    },
    publisher: {
      name: 'Microsoft Publisher (PUB): not offered, here is what to do',
      short: 'Save the publication as PDF in Publisher, and convert that.',
      why: 'Publisher places text and pictures in a format of its own that no other program reads well.',
      help: ['In Publisher: File, Export, Create PDF.', 'Without Publisher: LibreOffice Draw opens many PUB files and exports a PDF.'],
    },
    onenote: {
      name: 'OneNote (ONE): not offered, here is what to do',
      short: 'Export the page or the notebook as PDF or Word in OneNote.',
      why: 'OneNote keeps a notebook in many files and in the cloud. One of them is not a document.',
      help: ['In OneNote for Windows: File, Export, and take PDF or Word.', 'On a phone or a Mac: share the page as PDF.'],
    },
    dwg: {
      name: 'AutoCAD drawings (DWG): save as DXF first',
      short: 'DWG is closed. Save the drawing as DXF, and convert that here.',
      why: 'DWG belongs to AutoCAD and is closed to other programs. DXF is made for exchange between them.',
      help: ['In AutoCAD: Save As, and take DXF.', 'Without it: ask for a DXF or a PDF of the drawing.'],
    },
    'copy-protection': {
      name: 'Books, music and movies with copy protection',
      short: 'Files that are locked to an account or a device (DRM) open only there.',
      why: 'The shop locks the file to your account, and only its own program has the key. We do not break such locks.',
      help: [
        'Look whether the shop offers the book or the music without DRM: many do.',
        'Ask the publisher for a copy in EPUB or PDF. For a disability, there is often a right to one.',
      ],
    },
    links: {
      name: 'Videos and songs on YouTube and other sites',
      short: 'We convert files that you have, not links. Record or download first, where you may.',
      why: 'We take files, not addresses, and the rights belong to those who made the video.',
      help: [
        'Your own videos: download them in the studio or the settings of the site, then convert the MP4.',
        'Music: ask the maker, or buy it as a file.',
      ],
    },
    projects: {
      name: 'Projects of video and music programs',
      short: 'iMovie, Premiere, CapCut, GarageBand: export the video or the song there first.',
      why: 'A project holds the cuts and where the clips are, not the clips. It cannot be played without the program.',
      help: ['Open the project and choose Share, Export or Render. Choose MP4 for videos and WAV or MP3 for songs.'],
    },
    winmail: {
      name: 'winmail.dat: ask for the mail again',
      short: 'Outlook packed the mail in a way that other programs cannot read.',
      why: 'Outlook sends mails in rich text as a closed package of that name.',
      help: [
        'Ask the sender to set the format to HTML or plain text and to send again.',
        'Or ask for the mail as MSG: that is opened here.',
      ],
    },
    database: {
      name: 'Access, QuickBooks and other databases',
      short: 'Export the tables as CSV or Excel, then convert those.',
      why: 'Such a file holds many tables, forms and rules that only its program can put together.',
      help: [
        'In Access: External Data, Excel or Text File. In QuickBooks: Reports, Excel.',
        'SQLite and dBase files are opened here as they are.',
      ],
    },
    'whatsapp-backup': {
      name: 'WhatsApp and phone backups',
      short: 'Backups are locked. Export a single chat, photo or voice message instead.',
      why: 'A backup is encrypted, and its key stays on your phone.',
      help: [
        'In WhatsApp: open the chat, choose Export chat, and send the TXT to yourself.',
        'Voice messages come as OPUS, photos as JPG.',
      ],
    },
    works: {
      name: 'Microsoft Works (WPS): not offered, here is what to do',
      short: 'Works is gone. Word and LibreOffice open many of its files and save DOCX.',
      why: 'WPS files come from Microsoft Works, which ended long ago, and are not read here.',
      help: ['Open the file in Word or LibreOffice Writer and save it as DOCX.', 'If neither opens it, ask who sent it for a PDF.'],
    },
    cda: {
      name: 'CD tracks (CDA): copy the song from the CD first',
      short: 'A CDA file is a pointer to a track of a CD and holds no sound.',
      why: 'A CDA file names a place on the disc. The sound itself stays on the CD.',
      help: ['Put the CD in and copy the songs with your music player: most call it Rip or Import.', 'Take WAV, FLAC or MP3 there.'],
    },
    editing: {
      name: 'Sign, fill in, translate, remove a background: not offered',
      short: 'We convert files and change them by rule. What needs your hand needs an editor.',
      why: 'These jobs need your eye: where to sign, which word is meant, where a person ends and the wall begins.',
      help: [
        'Signing and filling in: most PDF viewers can do it, also on a phone. Then flatten the PDF here, so that nobody can change it.',
        'Translating: convert the PDF to DOCX first, since translators keep its layout best.',
        'Background: cut it out in an image editor and save as PNG, which keeps what is transparent.',
      ],
    },
  },
} as const;
