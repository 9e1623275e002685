import type { allTools as english } from '../en/all-tools.ts';
import type { Words } from '../words.ts';

export const allTools = {
  seo: {
    title: 'كل أدوات التحويل',
    description:
      'كل أدوات التحويل في قائمة واحدة: الصور والمستندات وPDF والجداول والفيديو والصوت والكتب الإلكترونية والأرشيفات. اكتب صيغة لتجد أداتك.',
    keywords: ['كل أدوات التحويل', 'أدوات التحويل', 'صيغ الملفات', 'تحويل الملفات عبر الإنترنت'],
  },
  title: 'كل أدوات التحويل',
  lead: '{converterCount} أداة تحويل في {categoryCount} فئات، و{pairCount} عملية تحويل بين {formatCount} صيغة.',
  formatsLink: 'كل الصيغ من A إلى Z',
  filter: 'تصفية الأدوات',
  noScript: 'يحتاج البحث بالكلمات إلى JavaScript. أما بحث المتصفح (Ctrl+F) فيجد كل ما في هذه الصفحة وفي صفحة كل الصيغ.',
  jump: 'الانتقال إلى فئة',
  tools: '🧰 أدوات',
  toolsLead: 'تحافظ على صيغة ملفك.',
  allFormats: '🔤 كل الصيغ',
  categories: {
    image: '🖼️ تحويل الصور',
    document: '📄 تحويل المستندات',
    pdf: '📕 تحويل PDF',
    spreadsheet: '📊 تحويل الجداول',
    video: '🎬 تحويل الفيديو',
    audio: '🎵 تحويل الصوت',
    ebook: '📚 تحويل الكتب الإلكترونية',
    archive: '🗜️ تحويل الأرشيفات',
    more: '⭐ أدوات تحويل أخرى',
  },
  further: 'تحويلات أخرى',
  nothing: 'لا توجد أداة تحويل تطابق بحثك.',
  perhaps: 'هل تقصد إحدى هذه؟',
} satisfies Words<typeof english>;
