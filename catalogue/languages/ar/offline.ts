import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline = {
  title: 'لا يوجد اتصال',
  description: 'لا يوجد اتصال بالإنترنت حاليًا.',
  lead: 'لم تُفتح هذه الصفحة من قبل على هذا الجهاز، لذلك فهي غير متاحة هنا.',
  text: 'تبقى الصفحات التي سبقت زيارتها متاحة بكل ما تشرحه. ويمكن تنزيل النتائج الجاهزة من الصفحة التي أُنشئت فيها. أما التحويل فيحتاج إلى الخادم: تنتظر الملفات المضافة، ثم يستمر العمل تلقائيًا عند عودة الاتصال.',
  home: 'الانتقال إلى الصفحة الرئيسية',
} as const satisfies Words<typeof english>;
