import type { api as english } from '../en/api.ts';
import type { Words } from '../words.ts';

export const api = {
  seo: {
    title: 'واجهة API للمطورين',
    description: 'حوّل الملفات من برامجك: بطلب واحد، أو بمهام تكتمل بعده. بلا مفتاح وبلا حساب، مع أمثلة في curl وJavaScript وPython.',
    keywords: ['واجهة تحويل الملفات', 'api تحويل الملفات', 'api مجانية', 'openapi'],
  },
  title: 'واجهة API للمطورين',
  crumb: 'API',
  lead: 'كل ما تفعله الصفحات يمر عبر واجهة تستطيع برامجك استخدامها أيضًا. لا مفتاح ولا حساب، والوعد نفسه قائم: تُحذف الملفات فور حصولك عليها.',
  document: 'مستند OpenAPI 3.1',
  one: {
    title: 'طلب واحد، ملف واحد',
    text: 'أرسل نموذجًا فيه الملف والصيغتان، واقرأ النتيجة من الاستجابة. مناسب لما يستغرق ثواني.',
    curl: 'مع ⁦--fail-with-body⁩ يلاحظ البرنامج النصي الرفض ويعرض سببه أيضًا.',
  },
  jobs: {
    title: 'المهام',
    text: 'أرسل النموذج نفسه إلى ⁦/api/jobs⁩ لتحصل على معرّف فورًا. استعلم عن الحالة أو استمع إلى أحداثها، واجلب النتيجة متى شئت خلال {resultMinutes} دقيقة، على أجزاء إن انقطع الاتصال. واحذفها عند الانتهاء.',
    curl: 'تكرار المفتاح Idempotency-Key يعيد المهمة الموجودة بدلًا من إنشاء مهمة ثانية.',
    javascript: 'في المتصفحات وفي Node وDeno وBun على السواء.',
    python: 'باستخدام مكتبة requests.',
  },
  limits: {
    title: 'الحدود',
    size: 'حجم الملف',
    bytes: '{size} ({bytes} بايت)',
    atOnce: 'عمليات التحويل الجارية',
    perMinute: 'عمليات التحويل في الدقيقة',
    kept: 'النتائج المحفوظة',
    keptTime: 'مدة حفظ النتيجة',
    uploadTime: 'مدة الرفع',
    jobTime: 'مدة التحويل',
    minutes: {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
  problems: {
    title: 'المشكلات',
    text: 'يصل الرفض على هيئة ⁦application/problem+json⁩ (RFC 9457). قرّر بحسب code، واعرض title وremedy على الناس، وإذا ذُكر retryable فانتظر المدة التي يطلبها Retry-After.',
    list: 'رموز المشكلات',
    status: 'الحالة',
    code: 'الرمز',
    meaning: 'المعنى',
  },
} satisfies Words<typeof english>;
