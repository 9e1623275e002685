/** Rows about documents and PDF. */
export const documents: Readonly<Record<string, string>> = {
  Pages: 'الصفحات',
  'Several possible': 'عدة صفحات أحيانًا',
  'Each page of the {from} becomes a {to} of its own; more than one arrive in a ZIP, in order.':
    'تصير كل صفحة من {from} ملف {to} مستقلًا. وإن كانت عدة صفحات وصلت مرتبة في ملف ZIP.',
  Layout: 'التخطيط',
  'Set by the word processor': 'يحدده برنامج الكتابة',
  'Fixed pages': 'صفحات ثابتة',
  'Lines and pages are fixed where they fall now, and look the same on every device.':
    'تثبت الأسطر والصفحات حيث تقع الآن، وتبدو بالشكل نفسه على كل جهاز.',
  Editing: 'التعديل',
  Easy: 'سهل',
  Hardly: 'شبه متعذر',
  'A {to} is made for reading and printing. Keep the {from} for later changes.':
    'ملف {to} للقراءة والطباعة. احتفظ بملف {from} للتعديلات اللاحقة.',
  Fonts: 'الخطوط',
  Named: 'مذكورة بالاسم',
  'A {from} names its fonts and trusts that they are installed; the PDF brings them along. A font that is missing here is replaced by one of the same widths where there is one.':
    'يذكر ملف {from} أسماء خطوطه ويفترض أنها مثبّتة، أما PDF فيحملها معه. والخط غير المتوفر هنا يحل محله خط بعرض الحروف نفسه إن وُجد.',
  Tables: 'الجداول',
  'As they look': 'كما تظهر',
  'Tables of the {from} are drawn on the page as they look.': 'تُرسم جداول {from} على الصفحة كما تظهر.',
  Formatting: 'التنسيق',
  'As it looks': 'كما يظهر',
  'The {to} shows the styles of the {from}, but has no list of them to edit.':
    'يُظهر ملف {to} أنماط {from}، لكن ليست فيه قائمة أنماط لتعديلها.',
  Pictures: 'الصور',
  'Images of the {from} stay in place in the {to}.': 'تبقى صور {from} في أماكنها من {to}.',
  'Table of contents': 'فهرس المحتويات',
  'Headings of the {from} become bookmarks of the PDF.': 'تصير عناوين {from} إشارات مرجعية في PDF.',
  Notes: 'الملاحظات',
  'Footnotes, comments': 'حواشٍ وتعليقات',
  'Footnotes, PDF notes': 'حواشٍ وملاحظات PDF',
  'Footnotes of the {from} are printed at the foot of their page; comments become notes of the PDF, which viewers show as small marks.':
    'تُطبع حواشي {from} أسفل صفحاتها، وتصير التعليقات ملاحظات PDF تظهر في برامج العرض علامات صغيرة.',
  'Links in the {from} can be clicked in the {to}.': 'يمكن الضغط على روابط {from} في {to}.',
  'Title and author': 'العنوان والمؤلف',
  'Title, author and keywords of the {from} are entered in the {to}.': 'يُكتب عنوان {from} ومؤلفه وكلماته المفتاحية في {to}.',
  'Tables of the {from} stay tables in the {to}, with their rows, columns and merged cells.':
    'تبقى جداول {from} جداول في {to}، بصفوفها وأعمدتها وخلاياها المدمجة.',
  'Headings, bold, italics, colors and alignment of the {from} stay in the {to}.':
    'تبقى العناوين والخط العريض والمائل والألوان والمحاذاة من {from} في {to}.',
  'Headings keep their level, so the {to} can build a table of contents.':
    'تحتفظ العناوين بمستوياتها، فيمكن لملف {to} أن ينشئ فهرس محتويات.',
  'Footnotes and comments of the {from} are footnotes and comments of the {to}.': 'حواشي {from} وتعليقاته تبقى حواشي وتعليقات في {to}.',
  'Some programs open {from}, others {to}: each format is described below.':
    'ما يفتح {from} لا يفتح {to} دائمًا، وبرامج كل منهما مذكورة في الأسفل.',
  'Flows with the screen': 'ينساب مع الشاشة',
  'The text of the {from} is laid out on pages whose size and margins you can choose.':
    'يوزَّع نص {from} المنساب على صفحات يمكنك اختيار مقاسها وهامشها.',
  Characters: 'الحروف',
  'Any encoding': 'أي ترميز',
  Unicode: 'يونيكود',
  'The encoding of the {from} (UTF-8, UTF-16 or an old Windows code page) is detected, so accented letters, Greek and Chinese stay correct in the {to}.':
    'يُكتشف ترميز {from}، سواء كان UTF-8 أو UTF-16 أو صفحة ترميز قديمة من Windows، فتصل الحروف العربية واليونانية والصينية صحيحة إلى {to}.',
  'The cells of tables in the {from} become lines of text.': 'تصير خلايا الجدول في {from} أسطر نص.',
  '{to} holds only characters: fonts, bold, colors and sizes of the {from} are dropped.':
    'ليس في {to} إلا الحروف المجردة: تسقط خطوط {from} والخط العريض والألوان والأحجام.',
  '{to} cannot store images, so those of the {from} are left out.': 'لا تستطيع {to} حفظ الصور، فتُترك صور {from}.',
  'Headings of the {from} become plain lines: {to} has no bookmarks to jump to.':
    'تصير عناوين {from} أسطرًا عادية: ليس في {to} إشارات مرجعية للانتقال إليها.',
  'Headings, bold and italics of the {from} stay in the {to}; fonts, colors and alignment are dropped.':
    'تبقى العناوين والخط العريض والمائل من {from} في {to}، وتسقط الخطوط والألوان والمحاذاة.',
  'Pictures of the {from} are named at their place; an option adds them to the {to}.':
    'يُكتب اسم كل صورة من {from} في موضعها، وثمة خيار يضيف الصور إلى {to}.',
  'Pictures of the {from} stay in the {to}: those inside as data, linked ones as links.':
    'تبقى صور {from} في {to}: المضمّنة كبيانات والمرتبطة كروابط.',
  'Footnotes and comments of the {from} become footnotes of the {to}.': 'تصير حواشي {from} وتعليقاته حواشي في {to}.',
  'Footnotes and comments of the {from} become plain text at the end.': 'تصير حواشي {from} وتعليقاته نصًا عاديًا في النهاية.',
  'The text of a link is kept but its address is dropped: {to} has no links.': 'يبقى نص الرابط ويسقط عنوانه: ليس في {to} روابط.',
  'A {to} has no place for title and author of the {from}.': 'لا مكان في {to} لعنوان {from} ومؤلفه.',
  'UTF-8': 'ترميز UTF-8',
  'Letters of every script in the {from} are written as UTF-8, which all current programs read.':
    'تُكتب حروف {from}، أيًّا كانت لغتها، بترميز UTF-8 الذي تقرؤه كل البرامج الحالية.',
  Possible: 'ممكن',
  'Each line of the {from} becomes a paragraph of the {to}, to which fonts, headings and pictures can be added.':
    'يصير كل سطر من {from} فقرة في {to}، ويمكن أن تضيف إليها خطوطًا وعناوين وصورًا.',
  'Editable pages': 'صفحات قابلة للتعديل',
  'A {from} knows only where letters stand. Paragraphs, lists and tables are worked out from that, so check the result where the layout is unusual.':
    'لا يعرف {from} إلا أماكن الحروف. ومنها تُستنتج الفقرات والقوائم والجداول، فراجع النتيجة حيث يكون التخطيط غير مألوف.',
  'What was fixed in the {from} can be changed again in the {to}.': 'ما كان ثابتًا في {from} يمكن تغييره من جديد في {to}.',
  'Lines and letters': 'خطوط وحروف',
  'Tables are found by their lines and by the gaps between columns, and are rebuilt as real tables in the {to}.':
    'تُعرف الجداول من خطوطها ومن الفراغات بين أعمدتها، ويُعاد بناؤها جداول حقيقية في {to}.',
  Title: 'العنوان',
  'The title of the {from} is the title of the {to}; who wrote it is not entered.': 'عنوان {from} هو عنوان {to}، ولا يُذكر من كتبه.',
  'Every page of the {from} becomes one {to}, numbered in order; more than one come in a ZIP.':
    'تصير كل صفحة من {from} ملف {to} مرقّمًا بالترتيب. وإن كانت أكثر من صفحة وصلت معًا في ملف ZIP.',
  Inside: 'داخل الملف',
  'Date, camera and place stay inside the {from} in the {to}, where readers do not show them. Turn on Remove metadata to drop them.':
    'ما لم تطلب إزالتها، يبقى التاريخ والكاميرا، والمكان إن سُجّل، في صورة {from} داخل {to} حيث لا تعرضها برامج القراءة.',
  JPEG: 'بيانات JPEG',
  'The same JPEG': 'بيانات JPEG نفسها',
  'The compressed JPEG data moves into the PDF as it is, so not one pixel changes.':
    'تنتقل بيانات JPEG المضغوطة إلى PDF كما هي، فلا يتغيّر أي بكسل.',
  Page: 'الصفحة',
  'Size of the picture': 'بحجم الصورة',
  'The page takes the size that the {from} has at its resolution; choose A4, Letter and a margin instead if you want to print it.':
    'تأخذ الصفحة حجم {from} وفق دقته. وإن أردت الطباعة فاختر A4 أو Letter وهامشًا.',
  Writing: 'الكتابة في الصورة',
  'Text in the {from} stays part of the picture; you cannot search for it in the {to}.':
    'تبقى الكتابة في {from} جزءًا من الصورة، ولا يمكن البحث عنها في {to}.',
  Cells: 'خلايا',
  'A {from} knows only where letters stand. Rows and columns are worked out from that, so check the result where the layout is unusual.':
    'لا يعرف {from} إلا أماكن الحروف. ومنها تُستنتج الصفوف والأعمدة، فراجع النتيجة حيث يكون التخطيط غير مألوف.',
  'Tables are found by their lines and by the gaps between columns; numbers become numbers that can be summed.':
    'تُعرف الجداول من خطوطها ومن الفراغات بين أعمدتها، وتصير الأرقام أعدادًا يمكن جمعها.',
  Slides: 'شرائح',
  'A {from} knows only where letters stand. Text boxes are worked out from that, so check the result where the layout is unusual.':
    'لا يعرف {from} إلا أماكن الحروف. ومنها تُستنتج مربعات النص، فراجع النتيجة حيث يكون التخطيط غير مألوف.',
  'The pages of the {from} become flowing text that adapts to the width of the screen; page breaks and columns are dropped.':
    'تتحوّل صفحات {from} إلى نص منساب يتلاءم مع عرض الشاشة، وتزول فواصل الصفحات والأعمدة.',
  'A {to} has no place for the title of the {from}.': 'لا مكان في {to} لعنوان {from}.',
  'The same pixels': 'البكسلات نفسها',
  'The pixels of the {from} are stored in the {to} without lossy compression.': 'تُحفظ بكسلات {from} في {to} من دون ضغط يفقدها شيئًا.',
  'Headings, bold, italics': 'العناوين والعريض والمائل',
  'Inside or linked': 'مضمّنة أو مرتبطة',
  'Pictures embedded in the HTML are kept. Pictures that it only links to are not fetched; save the page as a single file first.':
    'تنتقل الصور المضمّنة في HTML. أما المرتبطة من خارجه فلا تُجلب، فاحفظ الصفحة كلها أولًا في ملف واحد.',
  'Images of the {from} are saved inside the page.': 'تُحفظ صور {from} داخل الصفحة.',
};
