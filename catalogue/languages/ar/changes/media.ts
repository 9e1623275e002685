/** Rows about video and sound. */
export const media: Readonly<Record<string, string>> = {
  'Video and audio': 'الصورة والصوت',
  'As recorded': 'كما سُجّل',
  'MPEG-4 (Xvid) and MP3': 'ترميز MPEG-4 (Xvid) وMP3',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with MPEG-4 (Xvid) and MP3, at most 30 frames a second and 1080 lines, at a quality close to the source.':
    'ما يوجد عادةً في {from} ليس ما تتوقعه مشغّلات {to}، فيُعاد ترميز الصورة والصوت بـMPEG-4 (Xvid) وMP3، حتى 30 إطارًا في الثانية و1080 خطًا، وبجودة قريبة من الأصل.',
  'Sound tracks': 'المسارات الصوتية',
  'All sound tracks of the {from}, such as other languages, are kept.': 'تنتقل كل المسارات الصوتية في {from}، مثل اللغات المختلفة.',
  Subtitles: 'الترجمات',
  'Subtitles of the {from} are left out of the {to}; they are not burned into the picture.':
    'تُترك ترجمات {from} ولا تصل إلى {to}، ولا تُدمج في الصورة.',
  Chapters: 'الفصول',
  '{to} has no chapter marks; the whole plays as one piece.': 'لا علامات فصول في {to}، فيعمل المقطع كله قطعة واحدة.',
  Tags: 'الوسوم',
  'Title, date and comment of the {from} are written into the {to}.': 'يُكتب عنوان {from} وتاريخه وتعليقه في {to}.',
  'The same streams': 'المسارات نفسها',
  'Streams that players of {to} take are copied without loss; the rest is encoded with H.264 and AAC. For most {from} files that means seconds of work and the very same picture.':
    'المسارات التي تقبلها مشغّلات {to} تُنسخ بلا فقد، ويُرمَّز الباقي بـH.264 وAAC. ويعني ذلك لمعظم ملفات {from} بضع ثوانٍ من العمل والصورة نفسها تمامًا.',
  'Subtitles that are text stay switchable in the {to}; subtitles that are pictures stay where it can hold them.':
    'الترجمات النصية تبقى قابلة للتشغيل والإيقاف في {to}، والترجمات المصوّرة تبقى حيث تتسع لها الصيغة.',
  'Chapter marks of the {from} are set in the {to} at the same times.': 'توضع علامات فصول {from} في {to} عند الأوقات نفسها.',
  'H.264 and AAC': 'ترميز H.264 وAAC',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with H.264 and AAC, at a quality close to the source.':
    'ما يوجد عادةً في {from} ليس ما تتوقعه مشغّلات {to}، فيُعاد ترميز الصورة والصوت بـH.264 وAAC، وبجودة قريبة من الأصل.',
  'Playing from the web': 'التشغيل من الويب',
  'After loading': 'بعد التحميل',
  'At once': 'فورًا',
  '{to} can start to play while it is still loading, which {from} was not made for.':
    'يمكن أن يبدأ تشغيل {to} وهو لا يزال يُحمَّل، ولم يُصمَّم {from} لذلك.',
  'VP9 and Opus': 'ترميز VP9 وOpus',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with VP9 and Opus, at a quality close to the source.':
    'ما يوجد عادةً في {from} ليس ما تتوقعه مشغّلات {to}، فيُعاد ترميز الصورة والصوت بـVP9 وOpus، وبجودة قريبة من الأصل.',
  'MKV can hold nearly every codec, so the streams of the {from} are copied unchanged: no quality is lost, and long videos take seconds.':
    'تقبل MKV كل الترميزات تقريبًا، فتُنسخ مسارات {from} كما هي: لا تُفقد جودة، ولا تستغرق المقاطع الطويلة إلا ثوانيَ.',
  'Few programs': 'برامج قليلة',
  'Audio data': 'بيانات الصوت',
  'The {to} holds exactly what the {from} plays. What its compression left out does not come back, and the file grows.':
    'يضم ملف {to} ما يُسمع من {from} بالضبط. أما ما حذفه الضغط فلا يعود، ويكبر الملف.',
  'Title, artist, album and track number of the {from} are written into the {to}.': 'يُكتب عنوان {from} وفنانه وألبومه ورقم مقطعه في {to}.',
  'Cover picture': 'صورة الغلاف',
  '{to} has no room for an album cover.': 'لا مكان في {to} لغلاف الألبوم.',
  '{to} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the {from}.':
    'تحذف صيغة {to} ما لا تكاد الأذن تلاحظه. وعند معدل البت الافتراضي لا يسمع فرقًا عن {from} إلا قليلون.',
  Channels: 'القنوات',
  'Any number': 'أي عدد',
  Stereo: 'ستيريو',
  'Surround sound in the {from} is mixed down to stereo, the most that {to} takes.':
    'يُمزج الصوت المحيطي في {from} إلى ستيريو، وهو أقصى ما تقبله {to}.',
  'The sound is compressed once more, from {from} to {to}. At a bit rate no lower than before, you will hardly hear it.':
    'يُفك ضغط صوت {from} ويُضغط من جديد بصيغة {to}. وعند معدل بت لا يقل عن معدل الأصل لا يكاد الفرق يُسمع.',
  'Up to 8': 'حتى 8',
  'The album cover inside the {from} is put into the {to}.': 'يوضع غلاف الألبوم من {from} في {to}.',
  'Both are lossless: the {to} plays the very samples of the {from}.': 'كلتا الصيغتين بلا فقد: يشغّل {to} عينات {from} نفسها.',
};
