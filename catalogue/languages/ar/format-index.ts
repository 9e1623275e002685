import type { formatIndex as english } from '../en/format-index.ts';
import type { Words } from '../words.ts';

export const formatIndex = {
  title: 'كل صيغ الملفات',
  description: 'قائمة مرتبة بـ{formatCount} صيغة وكل ما تتحول إليه: صور ومستندات وجداول وفيديو وصوت وكتب إلكترونية وأرشيفات.',
  keywords: ['صيغ الملفات', 'كل الصيغ', 'قائمة الصيغ', 'تحويل الملفات'],
  heading: 'كل الصيغ مرتبة أبجديًا',
  lead: 'عدد الصيغ {formatCount}، وعدد التحويلات {pairCount}. وتذكر صفحة كل صيغة ما تتحول إليه وما يتحول إليها.',
  letters: 'الانتقال إلى حرف',
  to: {
    zero: 'إلى {count} صيغة',
    one: 'إلى صيغة واحدة',
    two: 'إلى صيغتين',
    few: 'إلى {count} صيغ',
    many: 'إلى {count} صيغة',
    other: 'إلى {count} صيغة',
  },
  from: {
    zero: 'من {count} صيغة',
    one: 'من صيغة واحدة',
    two: 'من صيغتين',
    few: 'من {count} صيغ',
    many: 'من {count} صيغة',
    other: 'من {count} صيغة',
  },
  hub: {
    title: 'محوّل {format}: كل الصيغ',
    description: 'تحويل {format}: كل التحويلات من {format} وإليها في صفحة واحدة، وعددها {count}. مجانًا وبلا حساب.',
    keywords: ['تحويل {format}', 'محول {format}'],
    heading: 'تحويل {format}',
    from: 'من {format}',
    to: 'إلى {format}',
    fromEnglish: 'المزيد من {format} (بالإنجليزية)',
    toEnglish: 'المزيد إلى {format} (بالإنجليزية)',
    tools: 'أدوات {format}',
  },
} as const satisfies Words<typeof english>;
