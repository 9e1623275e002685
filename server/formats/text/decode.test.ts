import { expect, test } from 'bun:test';
import iconv from 'iconv-lite';
import { decodeText } from './decode.ts';

const texts: readonly (readonly [encoding: string, text: string])[] = [
  ['utf-8', 'Größe;日本語\n'],
  ['utf-16le', 'Имя,Город\nИван,Москва\nab,cd\n'],
  ['utf-16be', 'Имя,Город\nИван,Москва\nab,cd\n'],
  ['windows-1252', 'Name;Ort\nMüller;Köln\n'],
  ['windows-1252', 'It’s a “quoted” text – with dashes'],
  ['windows-1252', '25 °C'],
  ['windows-1252', '©2024'],
  ['windows-1252', 'café'],
  ['windows-1252', 'NICKNAME:äöü\nMANAGER:Mr Ü\nFN:test for äöü\nN:for äöü;test\nADR:Ü-Straße 5;Öheim'],
  ['windows-1250', 'ąęś\ntest ąęś\nŻytnia 5\nŁódź'],
  ['windows-1251', 'Новый iPhoneом и USB-порт'],
  ['windows-1252', 'Það er gott að búa hér, þú ert góður maður'],
  ['windows-1250', 'Imię,Miasto\nŁukasz,Łódź\n'],
  ['iso-8859-2', 'Jméno,Poznámka\nTomáš,Žluťoučký kůň úpěl\nŁukasz,Zażółć gęślą jaźń\n'],
  ['windows-1254', 'Ad,Şehir,Not\nAyşe,İstanbul,Güneşli gün ığüşöç\n'],
  ['windows-1250', 'Öt szép szűzlány őrült írót nyúz'],
  ['iso-8859-2', 'Zażółć gęślą jaźń'],
  ['windows-1254', 'Pijamalı hasta yağız şoföre'],
  ['windows-1257', 'Glāžšķūņa rūķīši dzērumā'],
  ['windows-1252', 'Jürgen Groß\nFrançois Lefèbvre\nSeñor Núñez\nBjörn Ångström'],
  ['macroman', 'El pingüino Wenceslao hizo kilómetros y añoraba a su cachorro'],
  ['koi8-u', 'Їжак і ґава живуть у лісі'],
  ['cp866', 'Съешь же ещё этих мягких булок'],
  ['maccyrillic', 'Привет, мир! Съешь же ещё этих булок, да выпей чаю'],
  ['iso-8859-5', 'Съешь же ещё этих мягких булок'],
  ['utf-16le', '我能吞下玻璃而不伤身体'],
  ['utf-16be', 'いろはにほへと。今日は良い天気ですね'],
  ['utf-16le', 'שלום עולם, מה שלומך'],
  ['windows-1251', 'Имя,Город\nИван,Москва\n'],
  ['koi8-r', 'Имя,Город,Примечание\nИван,Москва,Привет мир\n'],
  ['windows-1253', 'Όνομα,Πόλη,Σχόλιο\nΓιώργος,Αθήνα,Καλημέρα κόσμε\n'],
  ['windows-1256', 'الاسم,المدينة,ملاحظة\nمحمد,القاهرة,مرحبا بالعالم\n'],
  ['shift_jis', '名前,都市\n山田,東京\n'],
  ['euc-jp', '名前,都市,備考\n山田太郎,東京,こんにちは世界\n'],
  ['gbk', '姓名,城市\n张三,北京\n'],
  ['gbk', '你好，世界\r\n你好，世界！\r\n'],
  ['windows-874', 'สวัสดีชาวโลก วันนี้อากาศดีมาก'],
  ['big5', '姓名,城市,備註\n張三,台北,你好世界\n李四,高雄,繁體中文測試\n'],
  ['cp949', '이름,도시,비고\n김철수,서울,안녕하세요\n'],
];

for (const [encoding, text] of texts)
  test(`${encoding}: ${JSON.stringify(text.slice(0, 24))}`, () => expect(decodeText(iconv.encode(text, encoding)).text).toBe(text));

test('Japanese as it was mailed', () =>
  expect(decodeText(Buffer.from('Re: \x1b$B$3$s$K$A$O\x1b(B!', 'latin1')).text).toBe('Re: こんにちは!'));

test('one broken byte does not make another encoding of UTF-8', () =>
  expect(decodeText(Buffer.concat([Buffer.from('Größe, Maß, Übermut, schön und blöd: '), Buffer.of(0xff)])).text).toContain('Größe'));

test('a list whose items end with zeros is not UTF-16', () => {
  const list = 'one.txt\0two.txt\0three.txt\0';
  expect(decodeText(Buffer.from(list)).text).toBe(list);
});

test('a text that is cut off inside a character stays UTF-8', () =>
  expect(decodeText(Buffer.from('Größe und Maß').subarray(0, -1)).text).toStartWith('Größe und Ma'));
