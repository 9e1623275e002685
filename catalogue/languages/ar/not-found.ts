import type { notFound as english } from '../en/not-found.ts';
import type { Words } from '../words.ts';

export const notFound = {
  seo: {
    title: '404 الصفحة غير موجودة',
    description: 'هذه الصفحة غير موجودة. ابحث عن أداة التحويل التي تحتاج إليها.',
    keywords: ['404', 'الصفحة غير موجودة'],
  },
  title: '404 الصفحة غير موجودة',
  text: 'الصفحة المطلوبة غير موجودة أو تغيّر عنوانها.',
  invalidPath: 'مسار تحويل غير صالح',
  nearest: 'هل تقصد إحدى هذه؟',
  home: 'الذهاب إلى الصفحة الرئيسية',
  popular: 'أدوات شائعة',
  browse: 'تصفّح كل الأدوات',
} satisfies Words<typeof english>;
