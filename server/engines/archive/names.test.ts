import { expect, test } from 'bun:test';
import iconv from 'iconv-lite';
import { readerOf } from './names.ts';

const archives: readonly (readonly [encoding: string, names: readonly string[]])[] = [
  ['cp437', ['Über uns.txt', 'Größe.doc', 'Müller']],
  ['cp437', ['résumé.doc', 'café.txt', 'Noël.jpg']],
  ['cp850', ['Ação.txt', 'João', 'coração.doc', 'Não']],
  ['cp852', ['Zażółć gęślą.txt', 'Łódź', 'świadectwo.doc']],
  ['cp852', ['Příliš žluťoučký.doc', 'kůň', 'Dvořák.mp3']],
  ['cp852', ['árvíztűrő tükörfúrógép.txt', 'Győr']],
  ['cp737', ['Καλημέρα.txt', 'Έγγραφο.doc', 'φωτογραφίες']],
  ['cp857', ['İstanbul fotoğrafları.jpg', 'Türkçe şarkı.mp3', 'çalışma.doc']],
  ['cp862', ['שלום.txt', 'תמונות', 'מסמך חדש.doc']],
  ['cp866', ['Документы', 'Отчёт за год.xls', 'Фотографии.jpg']],
  ['windows-1251', ['Документы', 'Отчёт за год.xls', 'Фотографии.jpg']],
  ['shift_jis', ['写真.jpg', '新しいフォルダ', '報告書.doc']],
  ['shift_jis', ['会議資料', '議事録.doc', '旅行の写真.jpg']],
  ['gb18030', ['新建文件夹', '会议记录.doc', '照片.jpg', '年度报告.xls']],
  ['gb18030', ['报告.doc', '简历.doc']],
  ['big5', ['2024年度預算報告.xlsx', '會議記錄', '一月份會議結果.docx', '照片', '家庭旅遊臺灣.jpg', '新資料夾', '個人資料保護.pdf']],
  ['big5', ['新增資料夾', '報告.doc']],
  [
    'cp949',
    [
      '2024년 예산 보고서.xlsx',
      '회의록',
      '1월 회의 결과.docx',
      '사진',
      '가족 여행 제주도.jpg',
      '새 폴더',
      '개인정보 처리방침.pdf',
      '음악',
      '봄날.mp3',
    ],
  ],
  ['cp949', ['새 폴더', '문서.doc']],
  ['cp949', ['이력서.hwp']],
  ['windows-1250', ['Zażółć gęślą.txt', 'Łódź', 'świadectwo.doc']],
  ['windows-1252', ['Größe.doc', 'Müller', 'Übung.pdf']],
  ['windows-1253', ['Καλημέρα.txt', 'Έγγραφο.doc']],
  ['windows-1254', ['İstanbul fotoğrafları.jpg', 'Türkçe şarkı.mp3']],
  ['windows-1255', ['שלום.txt', 'תמונות', 'מסמך חדש.doc']],
  ['windows-1256', ['مستند جديد.doc', 'صور', 'تقرير سنوي.xls']],
  ['windows-874', ['เอกสาร.doc', 'รูปภาพ']],
  ['windows-1257', ['ąžuolas.txt', 'šiauliai', 'Žemėlapis.pdf']],
  ['cp850', ['Ærø.txt', 'Smørrebrød', 'Åse.doc']],
  ['shift_jis', ['テスト.txt']],
  ['cp437', ['Größe.txt']],
];

test.each(archives)('names in %s are read', (encoding, names) => {
  const bytes = names.map((name) => iconv.encode(name, encoding));
  expect(bytes.map(readerOf(bytes))).toEqual([...names]);
});
