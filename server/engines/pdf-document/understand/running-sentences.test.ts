import { expect, test } from 'bun:test';
import { runOn } from './running-sentences.ts';

const parts = (...texts: readonly string[]) => texts.map((text) => ({ text }));

test('lines that continue sentences run on, in scripts without capitals as well', () => {
  expect(runOn(parts('The boats of the guild', 'go out by the light', 'and come home before', 'the lamps are lit', 'for the night.'))).toBe(
    true,
  );
  expect(
    runOn(
      parts(
        '公会的船只从西边的灯塔出海',
        '所有的船都在天黑之前回到港',
        '口然后人们在码头上点亮灯火',
        '等待最后一条船慢慢靠近岸边',
        '直到深夜',
      ),
    ),
  ).toBe(true);
  expect(
    runOn(
      parts(
        'خرجت قوارب النقابة من الميناء',
        'الغربي في الصباح الباكر وعادت',
        'كلها قبل أن تضاء المصابيح على',
        'الرصيف القديم وقبل أن يدق الجرس',
        'مرة ثانية',
      ),
    ),
  ).toBe(true);
});

test('cells start anew: names, short words, sentences of their own and figures', () => {
  expect(runOn(parts('Ada Moss', 'Jo Finch', 'Mill Lane', 'Leeds', 'York'))).toBe(false);
  expect(runOn(parts('苹果', '香蕉', '樱桃', '葡萄', '西瓜'))).toBe(false);
  expect(
    runOn(
      parts(
        '公会的船只从西边的灯塔出海。',
        '所有的船都在天黑之前回到港。',
        '人们在码头上点亮灯火等待着。',
        '最后一条船慢慢靠近了岸边。',
        '直到深夜。',
      ),
    ),
  ).toBe(false);
  expect(
    runOn(
      parts(
        '公会的船只从西边的灯塔出海1',
        '所有的船都在天黑之前回到港2',
        '人们在码头上点亮灯火等待着3',
        '最后一条船慢慢靠近了岸边4',
        '直到深夜',
      ),
    ),
  ).toBe(false);
});
