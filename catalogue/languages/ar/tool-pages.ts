import type { more as english } from '../en/tool-more.ts';
import type { Words } from '../words.ts';

/** What the upload tool says while pages are chosen. */
export const pages = {
  choose: 'اختيار الصفحات',
  hide: 'إخفاء الصفحات',
  drawing: 'جارٍ تحضير الصفحات…',
  failed: 'لا يمكن عرض الصفحات. يمكنك كتابة أرقامها في «الخيارات».',
  press: 'اضغط على الصفحات التي تريدها بالترتيب الذي تريده.',
  pressOrAll: 'اضغط على الصفحات التي تريدها بالترتيب الذي تريده. ومن دون اختيار تُؤخذ كلها.',
  firstOnly: 'تُعرض أول {count} صفحة.',
  chosen: 'اختيرت {count} من {total}، بهذا الترتيب: {pages}.',
  page: 'الصفحة {page}',
  chosenPage: 'الصفحة {page}، رقم {place} بين المختارة',
  allOf: 'كل صفحات \u2068{name}\u2069',
  notShown: 'تعذّر عرض صفحات \u2068{name}\u2069.',
  tooLong: 'أحد الملفات يزيد على {count} صفحة، لذا لا يمكن هنا اختيار صفحات منفردة.',
  tooMixed: 'الحد الأقصى {count} من نطاقات الصفحات. يُرجى اختيار نطاقات أطول.',
} as const satisfies Words<(typeof english)['pages']>;
