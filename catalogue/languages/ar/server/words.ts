import type { words as english } from '../../en/server/words.ts';
import type { Words } from '../../words.ts';

export const words = {
  lists: { separator: '، ' },
  sentences: { end: '.', separator: ' ' },
  errorPage: {
    again: 'العودة والمحاولة مرة أخرى',
    hint: 'زر الرجوع في المتصفح يعيدك إلى النموذج كما ملأته، ولا يلزم إلا اختيار الملف من جديد.',
  },
  commandLine: {
    unreadable: {
      title: 'تعذّرت قراءة الملف',
      remedy: 'تحقّق من اسمه ومن أن لديك إذنًا بقراءته. اذكر ملفات المجلد كما في \u2066photos/*\u2069.',
    },
    unknown_input: {
      title: 'صيغة الملف غير معروفة',
      remedy: 'حدّدها بالخيار \u2066--from\u2069، ويعرض \u2066--list\u2069 كل الصيغ.',
    },
    file_exists: {
      title: 'النتيجة موجودة بالفعل',
      remedy: 'اختر مجلدًا آخر بالخيار \u2066--out\u2069، أو استبدلها بالخيار \u2066--force\u2069.',
    },
    several_files: {
      title: 'النتيجة عدة ملفات',
      remedy: 'حدّد مجلدًا بالخيار \u2066--out\u2069، أو اجمعها بالخيار \u2066--zip\u2069.',
    },
    unwritable: {
      title: 'تعذّر حفظ النتيجة',
      remedy: 'تحقّق من إمكان الكتابة هناك ومن وجود مساحة على القرص.',
    },
  },
} satisfies Words<typeof english>;
