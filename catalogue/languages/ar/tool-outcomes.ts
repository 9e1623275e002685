import type { outcomes as english } from '../en/tool-outcomes.ts';
import type { Words } from '../words.ts';
import { inEveryForm } from './in-every-form.ts';

export const outcomes = {
  refusals: {
    list: 'ملفات لم تُقبل',
    type: 'يجب أن يكون نوع الملف {accepted}',
    tooLarge: 'حجم الملف أكبر من {bytes} بايت',
    tooLargeRemedy: 'حجمه {size} والحد الأقصى {maxFile}. قسّمه، أو خفّض جودته أو دقته.',
    tooSmall: 'حجم الملف أصغر من {bytes} بايت',
    tooSmallRemedy: 'الملف فارغ. انسخه أو نزّله مرة أخرى.',
    tooMany: 'عدد الملفات كبير',
    tooManyRemedy: 'تقبل هذه الصفحة ملفًا واحدًا. لتحويل عدة ملفات استخدم الصفحة الرئيسية التي تقبل حتى {maxFiles} في المرة الواحدة.',
    onward: 'الفتح بأداة أخرى',
    unknown: 'تعذّر التعرّف على نوع هذا الملف. اختر صيغته للمتابعة.',
    what: 'ما نوعه؟',
    notice: '\u2068{name}\u2069: {reason}',
    others: inEveryForm('ملفات أخرى لم تُضف: {count}.'),
  },
  notices: {
    dismiss: 'إغلاق',
    universalNoFile: { title: 'لم يُحدد أي ملف', text: 'يُرجى تحديد ملف لتحويله.' },
    universalNoOutput: { title: 'الصيغة الناتجة غير محددة', text: 'يُرجى تحديد الصيغة الناتجة.' },
    universalSameFormat: { title: 'حُددت الصيغة نفسها', text: 'لا يمكن أن تتطابق صيغتا الإدخال والإخراج.' },
    batchNoFiles: { title: 'لم تُحدد أي ملفات', text: 'يُرجى تحديد ملف واحد أو أكثر لتحويله.' },
    conversionFailed: { title: 'فشل التحويل', text: 'حدث خطأ أثناء التحويل. يُرجى المحاولة مرة أخرى.' },
    batchFailed: { title: 'فشل التحويل', text: 'تعذّر تحويل \u2068{name}\u2069' },
    batchDone: {
      title: 'اكتمل التحويل!',
      text: {
        zero: 'لم يُحوّل أي ملف إلى صيغة {format} ({count}).',
        one: 'حُوّل ملف واحد إلى صيغة {format}.',
        two: 'حُوّل ملفان إلى صيغة {format}.',
        few: 'حُوّلت {count} ملفات إلى صيغة {format}.',
        many: 'حُوّل {count} ملفًا إلى صيغة {format}.',
        other: 'حُوّل {count} ملف إلى صيغة {format}.',
      },
    },
    mixedDone: {
      title: 'اكتمل التحويل!',
      text: {
        zero: 'لم يُحوّل أي ملف ({count}).',
        one: 'حُوّل ملف واحد إلى الصيغة المختارة.',
        two: 'حُوّل ملفان إلى الصيغ المختارة.',
        few: 'حُوّلت {count} ملفات إلى الصيغ المختارة.',
        many: 'حُوّل {count} ملفًا إلى الصيغ المختارة.',
        other: 'حُوّل {count} ملف إلى الصيغ المختارة.',
      },
    },
    singleDone: { title: 'اكتمل التحويل!', text: 'ملف {format} جاهز للتنزيل.' },
    partlyDone: 'يظهر السبب بجانب كل ملف فشل تحويله.',
    stopped: { title: 'توقّف التحويل', text: 'جاهز: {done} من {total}.' },
    operationDone: {
      title: 'تم!',
      text: {
        zero: 'ملفات جاهزة للتنزيل: {count}.',
        one: 'ملف واحد جاهز للتنزيل.',
        two: 'ملفان جاهزان للتنزيل.',
        few: '{count} ملفات جاهزة للتنزيل.',
        many: '{count} ملفًا جاهزًا للتنزيل.',
        other: '{count} ملف جاهز للتنزيل.',
      },
    },
    mergeNeedsTwo: { title: 'ملف واحد فقط', text: 'أضف ملفًا آخر على الأقل للدمج.' },
    rejected: 'لم يُقبل الملف',
    zipMissing: {
      title: 'ZIP غير متاح',
      text: 'لم يُحمّل البرنامج الذي ينشئ ملف ZIP. استخدم «تنزيل الكل» للحصول على الملفات واحدًا تلو الآخر.',
    },
    partMissing: 'لم يُحمّل جزء من هذه الصفحة. تحقق من اتصالك واختر الملف مرة أخرى.',
    listMissing: 'تعذّر تحميل قائمة الصيغ. ستُضاف ملفاتك فور عودة الاتصال.',
  },
  invalidFormats: 'اختيار الصيغ غير صالح',
  failures: {
    tooLarge: {
      title: 'الملف كبير جدًا',
      detail: 'رفض الخادم الملف بسبب حجمه.',
      remedy: 'الحد الأقصى {maxFile} لكل ملف. صغّر الملف أو قسّمه.',
    },
    busy: {
      title: 'المحوّل مشغول',
      detail: 'لدى الخادم الآن عمل أكثر مما يمكنه قبوله.',
      remedy: 'انتظر قليلًا ثم حاول مرة أخرى.',
    },
    tooSlow: {
      title: 'استغرق التحويل وقتًا طويلًا',
      detail: 'انتهى الوقت المحدد قبل أن يجهز الملف.',
      remedy: 'جرّب ملفًا أصغر أو صفحات أقل أو تسجيلًا أقصر.',
    },
    unknown: {
      title: 'حدث خطأ من جانبنا',
      detail: 'لم يذكر الخادم السبب.',
      remedy: 'حاول مرة أخرى. وإذا تكرر الخطأ، فأخبرنا عبر صفحة الاتصال.',
    },
    gone: {
      title: 'انتهت صلاحية النتيجة',
      detail: 'تُحذف النتائج بعد وقت قصير أو عند تنزيلها.',
      remedy: 'حوّل الملف مرة أخرى.',
    },
    unsent: {
      title: 'أُغلقت الصفحة قبل اكتمال الرفع',
      detail: 'لم يصل الملف إلى الخادم.',
      remedy: 'اختر الملف مرة أخرى.',
    },
  },
} satisfies Words<typeof english>;
