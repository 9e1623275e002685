/** Rows about sheets and data. */
export const sheets: Readonly<Record<string, string>> = {
  Sheets: 'الأوراق',
  'A {to} is one table. A workbook with several filled sheets gives one {to} for each, together in a ZIP.':
    'ملف {to} جدول واحد. والمصنف الذي فيه عدة أوراق غير فارغة يعطي ملف {to} لكل ورقة، معًا في ملف ZIP.',
  Formulas: 'المعادلات',
  'The {to} gets the results as the cells of the {from} show them; the formulas behind them stay in the workbook.':
    'تصل إلى {to} النتائج كما تعرضها خلايا {from}، وتبقى المعادلات التي وراءها في المصنف.',
  'Numbers and dates': 'الأرقام والتواريخ',
  Typed: 'قيم محددة النوع',
  '{to} stores only text: a date or an amount is written the way the {from} displays it.':
    'لا تعرف {to} إلا الحروف: يُكتب التاريخ أو المبلغ كما يعرضه {from}.',
  '{to} holds only values: fonts, bold, colors and sizes of the {from} are dropped.':
    'ليس في {to} إلا القيم المجردة: تسقط خطوط {from} والخط العريض والألوان والأحجام.',
  'Comments on cells of the {from} are left out of the {to}.': 'لا مكان في {to} للتعليقات على خلايا {from}.',
  'The table of the {from} becomes cells in rows and columns.': 'يصير جدول {from} خلايا في صفوف وأعمدة.',
  'Numbers and dates are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'تُعرف الأرقام والتواريخ. وما يشبه الرقم وليس رقمًا، مثل 00123 أو رقم حساب من 20 خانة، يبقى نصًا.',
  'In the {to} column widths, colors, formulas and charts can be added, which a {from} cannot hold.':
    'يمكن أن تضيف في {to} عرض الأعمدة والألوان والمعادلات والرسوم البيانية، ولا يتسع لها {from}.',
  'Endless sheet': 'ورقة بلا حدود',
  'Sheets are cut into pages by the print settings of the {from}; wide ones continue on the next page.':
    'تُقسّم الأوراق إلى صفحات وفق إعدادات الطباعة في {from}، وتمتد العريضة إلى الصفحة التالية.',
  'The sheets of the {from} follow one after another as pages.': 'تصير أوراق {from} صفحات تتتابع واحدة بعد أخرى.',
  Comments: 'تعليقات',
  'PDF notes': 'ملاحظات PDF',
  'Comments on cells of the {from} become notes of the PDF, which viewers show as small marks.':
    'تصير التعليقات على خلايا {from} ملاحظات PDF تظهر في برامج العرض علامات صغيرة.',
  Structure: 'البنية',
  Rows: 'صفوف',
  Objects: 'كائنات',
  'Each row becomes an object whose keys come from the first line; empty and repeated headings get names of their own.':
    'يصير كل صف كائنًا مفاتيحه من السطر الأول، وتأخذ العناوين الفارغة والمكررة أسماء خاصة بها.',
  'Numbers are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'تُعرف الأرقام. وما يشبه الرقم وليس رقمًا، مثل 00123 أو رقم حساب من 20 خانة، يبقى نصًا.',
  'All sheets of the {from} arrive in the {to} under their names.': 'تصل كل أوراق {from} إلى {to} بأسمائها.',
  'Formulas of the {from} go on calculating in the {to}; a function that only one program knows keeps its last result.':
    'تواصل معادلات {from} الحساب في {to}، والدالة التي لا يعرفها إلا برنامج واحد تحتفظ بآخر نتيجة لها.',
  'Fonts, colors and alignment of the {from} are set the same way in the {to}.':
    'تُضبط خطوط {from} وألوانه ومحاذاته بالطريقة نفسها في {to}.',
  'Comments on cells of the {from} stay with their cells.': 'تبقى التعليقات على خلايا {from} مع خلاياها.',
  Elements: 'عناصر',
  'Each row becomes an element and each heading a tag; headings with spaces or special characters become valid names.':
    'يصير كل صف عنصرًا وكل عنوان وسمًا، والعناوين التي فيها مسافات أو رموز غريبة تُحوّل إلى أسماء صالحة.',
  Delimiters: 'فواصل',
  'Aligned columns': 'أعمدة متحاذية',
  'Delimiters and quotes are removed; spaces fill each column to its widest value, so a fixed-width font shows a table.':
    'تزول الفواصل وعلامات الاقتباس، وتملأ المسافات كل عمود إلى عرض أوسع قيمة فيه، فيظهر جدول بخط ثابت العرض.',
};
