import type { converters as english } from '../en/converters.ts';
import type { Words } from '../words.ts';

export const converters = {
  seoTitle: 'تحويل {from} إلى {to} مجانًا وبلا تسجيل',
  seoShort: 'تحويل {from} إلى {to} مجانًا',
  seoTail: 'مجانًا، حتى {maxFile}، ويُحذف الملف بعد التحويل.',
  keywords: ['{from} إلى {to}', 'تحويل {from} إلى {to}', 'محول {from} إلى {to}', 'تحويل {from} إلى {to} اون لاين', 'تحويل إلى {to} مجانا'],
  heading: 'تحويل {from} إلى {to}',
  promise: 'مجانًا وبلا حساب، حتى {maxFile} لكل ملف. تُحذف الملفات بعد التحويل، وخلال ساعة واحدة على الأكثر.',
  quote: '«{text}»',
  further: 'غيرها',
  stepsTitle: 'طريقة تحويل {from} إلى {to}',
  steps: {
    choose: 'اختر ملفات {from} ({extensions}) أو أفلتها هنا، حتى {maxFile} لكل ملف.',
    set: 'اضبط في «الخيارات» {options} إن شئت، ثم اضغط «تحويل».',
    press: 'اضغط «تحويل» ليتحوّل ملف {from} إلى {to}.',
    download: 'نزّل ملف {to}، وله اسم ملف {from} نفسه.',
    downloadSeveral: 'نزّل النتيجة بصيغة {to}. وإن كانت في الملف عدة صفحات أو أوراق وصلت كلها بالترتيب في ملف ZIP.',
  },
  changesTitle: 'ما يتغيّر عند تحويل {from} إلى {to}',
  changesWhat: 'الجانب',
  changesMeaning: 'ما يعنيه ذلك',
  verdicts: { kept: 'يبقى', lost: 'يُفقد', changed: 'يتغيّر', gained: 'يُضاف' },
  whatIs: 'ما هي صيغة {format}؟',
  related: 'أدوات تحويل ذات صلة',
  questions: 'الأسئلة الشائعة',
  faq: {
    options: {
      question: 'ما الخيارات المتاحة عند تحويل {from} إلى {to}؟',
      answer: '{options}. ويمكنك تركها كلها كما هي.',
    },
    names: {
      question: 'ماذا سيكون اسم ملف {to}؟',
      answer: 'يحتفظ باسم ملف {from} وينتهي بالامتداد \u2066.{extension}\u2069، ويمكنك تغيير الاسم قبل التنزيل.',
    },
    many: {
      question: 'هل يمكنني تحويل عدة ملفات {from} دفعة واحدة؟',
      answer: 'نعم، بأي عدد تريده. نزّل كل ملف {to} وحده، أو كلها معًا في ملف ZIP واحد.',
    },
    safe: {
      question: 'ماذا يحدث لملفاتي؟',
      answer: 'تُرسل مشفّرة، وتُفتح في بيئة معزولة بلا اتصال بالشبكة، وتُحذف فور حصولك على النتيجة، وخلال ساعة واحدة على الأكثر.',
    },
  },
  aboutTitle: 'عن تحويل {from} إلى {to}',
  more: 'أدوات تحويل أخرى',
  back: 'الاتجاه المعاكس: {name}',
  fromOthers: 'تحويل {format} إلى صيغ أخرى',
  toOthers: 'تحويل صيغ أخرى إلى {format}',
  everythingFrom: 'كل ما يمكن من {format}',
  everythingTo: 'كل ما يمكن إلى {format}',
  sameCategory: 'من الفئة نفسها',
} satisfies Words<typeof english>;
