/** Files that people search for but that are not converted here: the reason, and alternatives. */
export const otherFilesPath = '/other-files' as const;

export type OtherFile = {
  /** Fragment on the page. */
  readonly id: string;
  /** Heading, and name in search results. */
  readonly name: string;
  /** One sentence for search results. */
  readonly short: string;
  /** Search words. */
  readonly asked: readonly string[];
  readonly why: string;
  readonly help: readonly string[];
  /** Pairs (`docx pdf`) and pages (`/merge-pdf`) for the next step. */
  readonly next: readonly string[];
};

export const otherFilesWords = {
  title: 'Files That Need Another Way',
  description:
    'InDesign, Publisher, Google Docs, Kindle books with copy protection and more: why we do not convert them, and what to do instead.',
  lead: 'Some files only open in the program that made them. Here is how to get out what you need, and which tool takes it from there.',
  whatToDo: 'What to do',
  next: 'Then use',
} as const;

export const otherFiles: readonly OtherFile[] = [
  {
    id: 'indesign',
    name: 'InDesign (INDD): not offered, here is what to do',
    short: 'Only InDesign opens INDD files. Export a PDF there, and convert that.',
    asked: [
      'indesign',
      'indd',
      'indesign to pdf',
      'indd to pdf',
      'convert indesign',
      'open indd',
      'indesign to word',
      'idml',
      'idml to pdf',
      'indd to docx',
    ],
    why: 'Adobe keeps the INDD format to itself, so no other program can draw its pages as InDesign does.',
    help: [
      'With InDesign: File, Export, Adobe PDF.',
      'Without it: ask the person who made the file for a PDF.',
      'Tools that open INDD without InDesign mostly show small preview pictures, so a PDF is the better way.',
    ],
    next: ['pdf docx', 'pdf jpg', '/compress-pdf'],
  },
  {
    id: 'google-docs',
    name: 'Google Docs, Sheets and Slides: export them first',
    short: 'A .gdoc file is only a link. Download the document from Google, then convert it.',
    asked: [
      'google docs export',
      'export google docs',
      'google docs to pdf',
      'google doc to pdf',
      'gdoc',
      'gdoc to pdf',
      'gdoc to docx',
      'google sheets to excel',
      'google slides to powerpoint',
      'google docs to word',
      'gsheet',
      'gslides',
      'download google doc',
    ],
    why: 'Files that end in .gdoc, .gsheet or .gslides hold an address and nothing else. The document itself stays at Google.',
    help: [
      'Open the document in the browser and choose File, Download. Take Word, Excel, PowerPoint or PDF.',
      'To bring a Word file to Google Docs: save it as DOCX, upload it to Google Drive, and open it there.',
    ],
    next: ['docx pdf', 'doc docx', 'xlsx csv', 'pptx pdf'],
  },
  {
    id: 'publisher',
    name: 'Microsoft Publisher (PUB): not offered, here is what to do',
    short: 'Save the publication as PDF in Publisher, and convert that.',
    asked: ['publisher', 'microsoft publisher', 'pub to pdf', 'publisher to pdf', 'publisher to word', 'open pub file'],
    why: 'Publisher places text and pictures in a format of its own that no other program reads well.',
    help: ['In Publisher: File, Export, Create PDF.', 'Without Publisher: LibreOffice Draw opens many PUB files and exports a PDF.'],
    next: ['pdf docx', 'pdf jpg', 'pdf pptx'],
  },
  {
    id: 'onenote',
    name: 'OneNote (ONE): not offered, here is what to do',
    short: 'Export the page or the notebook as PDF or Word in OneNote.',
    asked: ['onenote', 'onenote to pdf', 'onenote to word', 'one note to pdf'],
    why: 'OneNote keeps a notebook in many files and in the cloud. One of them is not a document.',
    help: ['In OneNote for Windows: File, Export, and take PDF or Word.', 'On a phone or a Mac: share the page as PDF.'],
    next: ['pdf docx', 'docx pdf', '/merge-pdf'],
  },
  {
    id: 'dwg',
    name: 'AutoCAD drawings (DWG): save as DXF first',
    short: 'DWG is closed. Save the drawing as DXF, and convert that here.',
    asked: ['dwg', 'dwg to pdf', 'autocad dwg', 'dwg to dxf', 'open dwg', 'dwg to jpg', 'dwg to svg'],
    why: 'DWG belongs to AutoCAD and is closed to other programs. DXF is made for exchange between them.',
    help: ['In AutoCAD: Save As, and take DXF.', 'Without it: ask for a DXF or a PDF of the drawing.'],
    next: ['dxf pdf', 'dxf svg', 'dxf png'],
  },
  {
    id: 'copy-protection',
    name: 'Books, music and movies with copy protection',
    short: 'Files that are locked to an account or a device (DRM) open only there.',
    asked: [
      'drm',
      'remove drm',
      'kindle drm',
      'kfx',
      'kfx to epub',
      'kfx to pdf',
      'audible aax',
      'aax to mp3',
      'aax',
      'apple music to mp3',
      'spotify to mp3',
      'netflix to mp4',
      'adobe digital editions to pdf',
      'acsm',
      'acsm to pdf',
      'acsm to epub',
      'm4p to mp3',
    ],
    why: 'The shop locks the file to your account, and only its own program has the key. We do not break such locks.',
    help: [
      'Look whether the shop offers the book or the music without DRM: many do.',
      'Ask the publisher for a copy in EPUB or PDF. For a disability, there is often a right to one.',
    ],
    next: ['epub pdf', 'mobi epub', 'm4b mp3'],
  },
  {
    id: 'links',
    name: 'Videos and songs on YouTube and other sites',
    short: 'We convert files that you have, not links. Record or download first, where you may.',
    asked: [
      'youtube to mp3',
      'youtube to mp4',
      'mp3 from youtube',
      'youtube downloader',
      'download youtube video',
      'tiktok to mp4',
      'instagram to mp4',
      'facebook video to mp4',
      'youtube video to mp3',
      'soundcloud to mp3',
      'youtube link to mp3',
    ],
    why: 'We take files, not addresses, and the rights belong to those who made the video.',
    help: [
      'Your own videos: download them in the studio or the settings of the site, then convert the MP4.',
      'Music: ask the maker, or buy it as a file.',
    ],
    next: ['mp4 mp3', 'mp4 gif', '/trim-video'],
  },
  {
    id: 'projects',
    name: 'Projects of video and music programs',
    short: 'iMovie, Premiere, CapCut, GarageBand: export the video or the song there first.',
    asked: [
      'imovie',
      'imovie to mp4',
      'premiere to mp4',
      'prproj',
      'prproj to mp4',
      'capcut to mp4',
      'garageband to mp3',
      'band to mp3',
      'wlmp',
      'wlmp to mp4',
      'mswmm to mp4',
      'camtasia to mp4',
      'veg to mp4',
      'flp to mp3',
      'aup to mp3',
      'audacity to mp3',
    ],
    why: 'A project holds the cuts and where the clips are, not the clips. It cannot be played without the program.',
    help: ['Open the project and choose Share, Export or Render. Choose MP4 for videos and WAV or MP3 for songs.'],
    next: ['mov mp4', 'wav mp3', '/compress-video'],
  },
  {
    id: 'winmail',
    name: 'winmail.dat: ask for the mail again',
    short: 'Outlook packed the mail in a way that other programs cannot read.',
    asked: ['winmail', 'winmail.dat', 'winmail dat', 'open winmail.dat', 'tnef'],
    why: 'Outlook sends mails in rich text as a closed package of that name.',
    help: ['Ask the sender to set the format to HTML or plain text and to send again.', 'Or ask for the mail as MSG: that is opened here.'],
    next: ['msg pdf', '/extract-attachments'],
  },
  {
    id: 'database',
    name: 'Access, QuickBooks and other databases',
    short: 'Export the tables as CSV or Excel, then convert those.',
    asked: ['access to excel', 'mdb', 'accdb', 'mdb to csv', 'accdb to excel', 'quickbooks to excel', 'qbw', 'quicken to csv'],
    why: 'Such a file holds many tables, forms and rules that only its program can put together.',
    help: [
      'In Access: External Data, Excel or Text File. In QuickBooks: Reports, Excel.',
      'SQLite and dBase files are opened here as they are.',
    ],
    next: ['csv xlsx', 'sqlite csv', 'dbf csv'],
  },
  {
    id: 'whatsapp-backup',
    name: 'WhatsApp and phone backups',
    short: 'Backups are locked. Export a single chat, photo or voice message instead.',
    asked: ['whatsapp backup', 'crypt14', 'crypt12', 'whatsapp chat to pdf', 'iphone backup', 'whatsapp export to pdf'],
    why: 'A backup is encrypted, and its key stays on your phone.',
    help: ['In WhatsApp: open the chat, choose Export chat, and send the TXT to yourself.', 'Voice messages come as OPUS, photos as JPG.'],
    next: ['txt pdf', 'opus mp3', 'jpg pdf'],
  },
  {
    id: 'works',
    name: 'Microsoft Works (WPS): not offered, here is what to do',
    short: 'Works is gone. Word and LibreOffice open many of its files and save DOCX.',
    asked: ['wps', 'wps to word', 'wps to docx', 'wps to pdf', 'microsoft works', 'works to word'],
    why: 'WPS files come from Microsoft Works, which ended long ago, and are not read here.',
    help: ['Open the file in Word or LibreOffice Writer and save it as DOCX.', 'If neither opens it, ask who sent it for a PDF.'],
    next: ['docx pdf', 'docx odt', 'docx txt'],
  },
  {
    id: 'cda',
    name: 'CD tracks (CDA): copy the song from the CD first',
    short: 'A CDA file is a pointer to a track of a CD and holds no sound.',
    asked: ['cda', 'cda to mp3', 'convert cda', 'cda to wav', 'cd to mp3'],
    why: 'A CDA file names a place on the disc. The sound itself stays on the CD.',
    help: ['Put the CD in and copy the songs with your music player: most call it Rip or Import.', 'Take WAV, FLAC or MP3 there.'],
    next: ['wav mp3', 'flac mp3'],
  },
  {
    id: 'editing',
    name: 'Sign, fill in, translate, remove a background: not offered',
    short: 'We convert files and change them by rule. What needs your hand needs an editor.',
    asked: [
      ...['sign pdf', 'esign pdf', 'fill in pdf', 'fill pdf form', 'translate pdf', 'remove background', 'remove background from photo'],
      ...['make background transparent', 'make background transparent png', 'transparent background', 'edit photo', 'photo editor'],
    ],
    why: 'These jobs need your eye: where to sign, which word is meant, where a person ends and the wall begins.',
    help: [
      'Signing and filling in: most PDF viewers can do it, also on a phone. Then flatten the PDF here, so that nobody can change it.',
      'Translating: convert the PDF to DOCX first, since translators keep its layout best.',
      'Background: cut it out in an image editor and save as PNG, which keeps what is see-through.',
    ],
    next: ['/flatten-pdf', 'pdf docx', 'png webp'],
  },
];
