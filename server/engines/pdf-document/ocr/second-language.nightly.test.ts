import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { scanOfPage } from '../testing/scan-of-page.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const english = [
  'The harbour committee met twice last spring to talk about the new breakwater and the old lighthouse.',
  'Fishermen leave the port early in the morning and come back in the evening with what they have caught.',
  'Children who play on the beach have been told to stay away from the rocks when the water is high.',
];
const others: Readonly<Record<string, readonly string[]>> = {
  ja: [
    '港湾委員会は新しい防波堤について話し合うため、昨年の春に二回開かれた。',
    '漁師たちは朝早く港を出て、夕方に帰ってくる。市場では新鮮な魚が売られている。',
    '灯台の光は夜の海を照らし、船を安全に導く。子供たちは海辺で遊んでいる。',
  ],
  ko: [
    '항만 위원회는 새로운 방파제에 대해 이야기하기 위해 지난 봄에 두 번 모였다.',
    '어부들은 아침 일찍 항구를 떠나 저녁에 물고기를 가지고 돌아온다.',
    '등대의 불빛은 어두운 바다를 비추어 배들에게 길을 알려 준다.',
  ],
  ru: [
    'Портовый комитет дважды собирался прошлой весной, чтобы обсудить новый волнорез.',
    'Рыбаки уходят из порта рано утром и возвращаются вечером с рыбой.',
    'Свет башни показывает кораблям путь через тёмное море.',
  ],
};

const bare = (text: string): string => text.normalize('NFC').replace(/\s/g, '');
const readScan = async (name: string, paragraphs: readonly string[]): Promise<string> => {
  const { paths } = await harness.convert(await scanOfPage(harness, name, 'en', paragraphs), 'pdf', 'txt');
  return bare(await Bun.file(paths[0] ?? '').text());
};

test.each(Object.keys(others))('a page of English with some paragraphs in %s is read in both', async (language) => {
  const [first = '', second = ''] = others[language] ?? [];
  const text = await readScan(`some-${language}`, [...english, ...english, first, ...english, second, ...english]);
  expect(text).toContain(bare(second).slice(0, 12));
  expect(text.split(bare('come back in the evening'))).toHaveLength(5);
});

test('a page in Korean with some paragraphs of English is read in both', async () => {
  const paragraphs = [...(others.ko ?? []), ...(others.ko ?? [])];
  const text = await readScan('korean-first', [...paragraphs, ...english, ...paragraphs]);
  expect(text).toContain(bare('저녁에 물고기를 가지고'));
  expect(text).toContain(bare('come back in the evening'));
});
