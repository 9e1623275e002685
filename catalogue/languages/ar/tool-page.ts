import type { toolPage as english } from '../en/tool-page.ts';
import type { Words } from '../words.ts';

export const toolPage = {
  seoTitle: '{name} عبر الإنترنت: مجانًا وبلا تسجيل',
  seoShort: '{name} مجانًا',
  steps: 'طريقة الاستخدام',
  changes: 'ما يتغيّر وما يبقى',
  questions: 'الأسئلة الشائعة',
  more: 'أدوات أخرى',
  convert: 'تحويل {format}',
  everything: 'كل ما يمكن من {format}',
} satisfies Words<typeof english>;
