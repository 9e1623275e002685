/** Rows about pictures, and the words that many tables share. */
export const images: Readonly<Record<string, string>> = {
  'Image data': 'بيانات الصورة',
  Lossy: 'مع فقد',
  Exact: 'بلا فقد',
  '{to} keeps what the {from} shows, pixel for pixel; detail that was compressed away before does not come back.':
    'تحفظ صيغة {to} ما يظهر في {from} بكسلًا ببكسل، أما التفاصيل التي حُذفت بالضغط من قبل فلا تعود.',
  Transparency: 'الشفافية',
  None: 'لا',
  'Soft transparency': 'شفافية متدرجة',
  'A {to} can have transparent areas. The {from} has none to give, so its background stays until you erase it in an editor.':
    'يمكن أن تكون في ملف {to} مناطق شفافة. لكن {from} بلا شفافية، فتبقى خلفيته إلى أن تمسحها في محرر صور.',
  'Bit depth': 'عمق البت',
  'Up to 8 bits': 'حتى 8 بتات',
  'Up to 16 bits': 'حتى 16 بتًا',
  'The 8 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'تتيح صيغة {to} لكل قناة 16 بتًا، فتتسع لبتات {from} الثمانية، ولا تنشأ درجات لون جديدة من تلقاء نفسها.',
  'Print colors': 'ألوان الطباعة',
  'RGB or CMYK': 'RGB أو CMYK',
  RGB: 'ألوان RGB',
  'A {from} from a print shop may be in CMYK; {to} has no such inks, so it is converted to RGB by its color profile.':
    'قد يكون ملف {from} الآتي من مطبعة بألوان CMYK. وليست في {to} هذه الأحبار، فتُحوّل ألوانه إلى RGB وفق ملف الألوان الذي يحمله.',
  'Camera data': 'بيانات الكاميرا',
  Yes: 'نعم',
  'Date, camera and place are copied to the {to}. Turn on Remove metadata to drop them.':
    'ينتقل إلى {to} التاريخ والكاميرا، والمكان إن سُجّل، ما لم تطلب إزالتها.',
  '{to} leaves out fine detail. At the default quality it is hard to see; each further save costs a little more.':
    'تحذف صيغة {to} دقائق التفاصيل. عند الجودة الافتراضية يصعب أن تلاحظ ذلك، وكل حفظ لاحق ينقص قليلًا.',
  '{to} cannot be transparent: such areas of the {from} turn white, or a color that you choose.':
    'لا شفافية في {to}: تصير المناطق الشفافة من {from} بيضاء، أو باللون الذي تختاره.',
  '{from} files with more than 8 bits a channel are rounded to 8: fine on screens, less room for strong corrections.':
    'ملفات {from} التي فيها أكثر من 8 بتات لكل قناة تُقرَّب إلى 8: يكفي ذلك للشاشات، ويترك مجالًا أقل للتصحيح القوي.',
  'Exact or lossy': 'بلا فقد أو مع فقد',
  'Transparent areas of the {from} stay transparent in the {to}.': 'تبقى مناطق {from} الشفافة شفافة في {to}.',
  Animation: 'صورة متحركة',
  No: 'لا',
  'A {to} cannot be animated: you get the first frame of an animated {from}.':
    'ملف {to} صورة ثابتة: تحصل من {from} المتحرك على إطاره الأول.',
  'Opens in': 'يُفتح في',
  'Common programs': 'برامج شائعة',
  'Nearly everywhere': 'كل مكان تقريبًا',
  'More programs and devices open {to} than {from}.': 'البرامج والأجهزة التي تقبل {to} أكثر من التي تقبل {from}، وغالبًا بلا تثبيت شيء.',
  'The picture is compressed a second time, from {from} to {to}. You will hardly see a difference.':
    'تُضغط الصورة مرة ثانية عند الانتقال من {from} إلى {to}، ولا يكاد الفرق يُرى.',
  'Up to 10 bits': 'حتى 10 بتات',
  'Lossy, or exact on request': 'مع فقد، أو بلا فقد عند الطلب',
  '{to} is written at a quality where the difference to the {from} is hard to see; switch on Lossless to keep every pixel.':
    'يُكتب {to} بجودة يصعب معها تمييزه عن {from}. فعّل «بلا فقد» للحفاظ على كل بكسل.',
  'Fewer programs open {to}. Try yours before you delete the {from}.':
    'البرامج التي تقبل {to} أقل: تأكد من أن برنامجك يقبله قبل أن تستغني عن {from}.',
  'Up to 12 bits': 'حتى 12 بتًا',
  'The 12 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'تتيح صيغة {to} لكل قناة 16 بتًا، فتتسع لبتات {from} الـ12، ولا تنشأ درجات لون جديدة من تلقاء نفسها.',
  Sharpness: 'الوضوح',
  'Sharp at any size': 'واضح بأي حجم',
  Pixels: 'بكسلات',
  'Shapes of the {from} are drawn as pixels at the resolution that you choose; enlarging the {to} later makes it blurry.':
    'تتحوّل أشكال {from} إلى بكسلات مرة واحدة، بالدقة التي تختارها. وتكبير {to} بعد ذلك يجعله ضبابيًا.',
  Text: 'النص',
  Selectable: 'قابل للتحديد',
  'Text is drawn into the {to}: it looks right without the fonts, but can no longer be selected, searched or edited.':
    'تُرسم الحروف داخل {to}: تظهر صحيحة من دون الخطوط، لكن لا يمكن بعدها تحديدها أو البحث فيها أو تعديلها.',
  Links: 'الروابط',
  'Links show in the {to}, but they do not work.': 'تظهر الروابط في {to}، لكن الضغط عليها لا يفعل شيئًا.',
  '{to} is lossless like {from}, within the colors that it allows.': 'صيغة {to} بلا فقد مثل {from}، في حدود الألوان التي تتيحها.',
  'On or off': 'كاملة أو معدومة',
  'In a {to} a pixel is either visible or not, so the soft edges of the {from} become hard ones.':
    'البكسل في {to} إما ظاهر وإما مخفي، فتصير حواف {from} الناعمة حادة.',
  Colors: 'الألوان',
  '16.7 million or more': '16.7 مليون أو أكثر',
  'At most 256': '256 على الأكثر',
  'The best 256 colors are chosen from the {from} itself and the shades between them are dithered; flat graphics hardly change, photographs show grain.':
    'تُنتقى أفضل 256 لونًا من {from} نفسه، وتُحاكى الدرجات بينها بالتنقيط. لا تكاد الرسوم المسطحة تتغيّر، وتظهر حبيبات في الصور الفوتوغرافية.',
  'Color profile': 'ملف الألوان',
  Embedded: 'ضمن الملف',
  '{to} has no place for a profile, so colors are converted to sRGB first and look the same.':
    'لا مكان لملف ألوان في {to}، فتُحوّل الألوان أولًا إلى sRGB وتبدو كما كانت.',
  'Date, camera and place of the {from} are not copied to the {to}. The picture is turned upright first.':
    'يبقى التاريخ والكاميرا والمكان في {from}، ويُكتب {to} بدونها. وتُعدَّل الصورة قبل ذلك لتكون قائمة.',
  '{to} is lossless like {from}: every pixel stays the same.': 'صيغة {to} بلا فقد مثل {from}: يصل كل بكسل كما كان.',
  'The 10 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'تتيح صيغة {to} لكل قناة 16 بتًا، فتتسع لبتات {from} العشرة، ولا تنشأ درجات لون جديدة من تلقاء نفسها.',
  Sizes: 'المقاسات',
  Several: 'عدة',
  One: 'صورة واحدة',
  'A {from} usually holds the same icon in several sizes; the largest becomes the {to}.':
    'يضم ملف {from} عادةً الأيقونة نفسها بعدة مقاسات، ويصير أكبرها ملف {to}.',
  '{to} has room for many more colors, so those of the {from} all fit.': 'تتسع {to} لألوان أكثر بكثير، فتبقى ألوان {from} كلها.',
};
