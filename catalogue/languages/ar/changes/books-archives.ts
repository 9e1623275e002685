/** Rows about books and archives, and about animations as video. */
export const booksArchives: Readonly<Record<string, string>> = {
  'Illustrations of the {from} are packed into the {to} as well.': 'تنتقل صور {from} إلى {to} أيضًا.',
  'Chapters of the {from} make the contents list of the {to}.': 'تصير فصول {from} فهرس محتويات {to}.',
  Cover: 'الغلاف',
  'The cover of the {from} is the cover of the {to}, also on the shelf of your reader.':
    'غلاف {from} هو غلاف {to}، ويظهر أيضًا على رف قارئك الإلكتروني.',
  'Can be embedded': 'يمكن تضمينها',
  'Those of the reader': 'خطوط القارئ',
  '{to} knows only simple formatting: fonts and finer style sheets of the {from} give way to those of the device.':
    'لا تعرف {to} إلا التنسيق البسيط: تحل خطوط الجهاز وتنسيقه محل خطوط {from} وأوراق أنماطه الدقيقة.',
  'Notes of the {from} stay linked to the place that they belong to.': 'تبقى ملاحظات {from} مرتبطة بمواضعها.',
  'The {to} names the title and the author of the {from}.': 'يذكر {to} عنوان {from} ومؤلفه.',
  'First page': 'الصفحة الأولى',
  'The cover of the {from} becomes the first page.': 'يصير غلاف {from} الصفحة الأولى.',
  'Fonts and style sheets that the publisher put into the {from} go into the {to} too.':
    'الخطوط وأوراق الأنماط التي وضعها الناشر في {from} تنتقل إلى {to} أيضًا.',
  'Files and folders': 'الملفات والمجلدات',
  Tree: 'شجرة',
  'The same tree': 'الشجرة نفسها',
  'Every file in the {from} is copied to the {to} unchanged, together with empty folders, dates and names in any script.':
    'كل ملف في {from}، مع المجلدات الفارغة والتواريخ والأسماء بأي كتابة، يوجد في {to} كما كان، بايتًا ببايت.',
  Password: 'كلمة المرور',
  'A {from} under a password is opened with it: a field for it appears. The {to} is written without one.':
    'ملف {from} المحمي بكلمة مرور يُفتح بها، ويظهر لها حقل. أما {to} فيُكتب بلا كلمة مرور.',
  Permissions: 'الأذونات',
  'Scripts that can be run in the {from} can still be run in the {to}, on Linux and macOS.':
    'النصوص البرمجية القابلة للتشغيل في {from} تبقى كذلك في {to} على Linux وMac.',
  Compression: 'الضغط',
  'All together': 'كلها معًا',
  'File by file': 'كل ملف وحده',
  '{to} compresses each file separately: a little larger than the {from}, and single files come out at once.':
    'تضغط {to} كل ملف وحده: الحجم أكبر قليلًا من {from}، ويُستخرج الملف الواحد فورًا.',
  '{to} can compress all files as one, so many similar ones take less room than in the {from}; taking out a single one is slower.':
    'يمكن أن تضغط {to} كل الملفات كملف واحد، فتشغل الملفات الكثيرة المتشابهة حيزًا أقل مما في {from}، ويكون استخراج واحد منها أبطأ.',
  'A {from} is as large as its files; {to} compresses them, text to a fifth and photographs hardly at all.':
    'ملف {from} بحجم ملفاته كلها، أما {to} فيضغطها: يصغر النص إلى الخُمس، ولا تكاد الصور الفوتوغرافية تصغر.',
  Owners: 'المالكون',
  'User and group': 'المستخدم والمجموعة',
  'File owners recorded in a {from} are left out, and so are links that point outside it.':
    'تُترك أسماء المالكين المسجلة في {from}، وكذلك الروابط التي تشير إلى خارجه.',
  '{to} does not compress: expect a file as large as everything that was packed in the {from}.':
    'لا ضغط في {to}: توقّع ملفًا بحجم كل ما ضُغط في {from}.',
  Frames: 'الإطارات',
  Video: 'فيديو',
  'Each frame of the {from} is shown as long as before. The video plays once; players and web pages can loop it.':
    'يظهر كل إطار من {from} بالمدة نفسها. يعمل الفيديو مرة واحدة، ويمكن للمشغّلات وصفحات الويب تكراره.',
  '16.7 million': '16.7 مليون',
  'The 256 colors of the GIF all fit, and {to} stores only what changes between frames, so the file is much smaller.':
    'تبقى ألوان GIF الـ256 كلها، وتضغط {to} الإطارات المتشابهة معًا، فيصغر الملف إلى جزء يسير.',
};
