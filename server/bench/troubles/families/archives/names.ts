import iconv from 'iconv-lite';
import { tarNames } from '../../look/names.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { rawZip } from './zip-bytes.ts';

type Old = { readonly name: string; readonly source: string; readonly encoding: string; readonly names: readonly string[] };

/** Names as a program of that system writes them, without the UTF-8 flag. */
const old: readonly Old[] = [
  {
    name: 'zip-names-in-big5',
    source: 'microsoft/markitdown#1535',
    encoding: 'big5',
    names: ['2024年度預算報告.xlsx', '會議記錄/一月份會議結果.docx', '照片/家庭旅遊臺灣.jpg', '新資料夾/個人資料保護.pdf'],
  },
  {
    name: 'zip-names-in-korean',
    source: 'AkiZip/AkiZip#44',
    encoding: 'cp949',
    names: ['2024년 예산 보고서.xlsx', '회의록/1월 회의 결과.docx', '사진/가족 여행 제주도.jpg', '음악/봄날.mp3'],
  },
  {
    name: 'zip-names-in-shift-jis',
    source: 'nih-at/libzip#212',
    encoding: 'shift_jis',
    names: ['新しいフォルダ/写真.jpg', '報告書.doc', 'テスト.txt'],
  },
  {
    name: 'zip-names-in-gbk',
    source: 'kuba--/zip#233',
    encoding: 'gb18030',
    names: ['新建文件夹/会议记录.doc', '年度报告.xls', '照片.jpg'],
  },
  {
    name: 'zip-names-in-cp866',
    source: 'Stuk/jszip#210',
    encoding: 'cp866',
    names: ['Документы/Отчёт за год.xls', 'Фотографии.jpg'],
  },
  {
    name: 'zip-names-in-cp737',
    source: 'adamhathcock/sharpcompress#30',
    encoding: 'cp737',
    names: ['Έγγραφο.doc', 'φωτογραφίες/Καλημέρα.txt'],
  },
  { name: 'zip-names-in-cp862', source: 'sleuthkit/autopsy#6953', encoding: 'cp862', names: ['מסמך חדש.doc', 'תמונות/שלום.txt'] },
  {
    name: 'zip-names-in-cp852',
    source: 'KRtkovo-eu-AI/salamander#700',
    encoding: 'cp852',
    names: ['Příliš žluťoučký.doc', 'kůň/Dvořák.mp3'],
  },
  {
    name: 'zip-names-in-cp857',
    source: 'max-mapper/extract-zip#106',
    encoding: 'cp857',
    names: ['İstanbul fotoğrafları.jpg', 'Türkçe şarkı.mp3'],
  },
  { name: 'zip-names-in-cp850', source: 'icsharpcode/SharpZipLib#401', encoding: 'cp850', names: ['Ação.txt', 'João/coração.doc'] },
  {
    name: 'zip-names-in-arabic',
    source: 'srikanth-lingala/zip4j#361',
    encoding: 'windows-1256',
    names: ['مستند جديد.doc', 'صور/تقرير سنوي.xls'],
  },
  {
    name: 'zip-name-in-gbk-with-a-backslash-byte',
    source: 'kuba--/zip#233',
    encoding: 'gb18030',
    names: ['红色警戒/尤里的陰謀v1.0/说明.txt', '红色警戒/补丁.exe'],
  },
  {
    name: 'zip-names-in-windows-cyrillic',
    source: 'gildas-lormeau/zip.js#39',
    encoding: 'windows-1251',
    names: ['Алексей.doc', 'Отчёт за январь.xls'],
  },
  {
    name: 'zip-names-of-russian-authorities',
    source: 'mate-desktop/engrampa#102',
    encoding: 'cp866',
    names: ['ГИС ЖКХ_Интеграция_v.13.1.1.5 (текущие)/CA-PPAK_2019.pem', 'ГИС ЖКХ_Интеграция_v.13.1.1.5 (текущие)/Шаблон заявки.docx'],
  },
  { name: 'zip-name-with-one-umlaut', source: 'splitbrain/php-archive#14', encoding: 'cp850', names: ['broschüre.pdf'] },
  {
    name: 'zip-names-with-a-sharp-s',
    source: 'memo33/sc4pac-tools#51',
    encoding: 'cp437',
    names: ['Berlin Friedrichstrasse 1/Growable/Friedrichstraße 1 Grow_1524c463.SC4Lot', 'Berlin Friedrichstrasse 1/Friedrichstra.dat'],
  },
  {
    name: 'zip-name-with-an-accent',
    source: 'haf/DotNetZip.Semverd#239',
    encoding: 'cp850',
    names: ['attività di marzo.txt', 'città.pdf'],
  },
  {
    name: 'zip-names-in-utf-8-without-the-flag',
    source: 'pop-os/cosmic-files#1881',
    encoding: 'utf8',
    names: ['санузел4_свердлова 48_.txt', 'фото.jpg'],
  },
];

export const oldNames: readonly Situation[] = old.map(({ name, source, encoding, names }) => ({
  ...{ name, source, file: 'old.zip', from: 'zip', to: 'tar' },
  input: () => rawZip(names.map((one) => ({ name: iconv.encode(one, encoding), content: 'x' }))),
  expect: `the names ${names.join(', ')}`,
  check: async ({ path }) => [holds('names', await tarNames(path), ...names)],
}));
