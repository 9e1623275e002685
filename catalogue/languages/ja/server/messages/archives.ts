import type { archives as english } from '../../../en/server/messages/archives.ts';
import type { Words } from '../../../words.ts';

export const archives = {
  archiveNoPictures: '圧縮ファイルに、コミックを作るための画像がありません。',
  archiveLongName: '圧縮ファイルに、ファイルシステムの上限である255バイトを超える名前が含まれています。',
  archivePacking: '圧縮ファイルの圧縮方式に対応していません。',
  archiveEntriesLimit: '圧縮ファイルに{actual}個のファイルとフォルダーが含まれています。上限は{max}です。',
  archiveUnpacksTo: '圧縮ファイルを展開すると{size}になります。上限は{max}です。',
  archiveUnpacksTimes: '圧縮ファイルを展開すると元のサイズの{actual}倍になります。上限は{max}倍です。',
  archiveEmpty: '圧縮ファイルが空です。空のRARは作成できません。',
  archiveEndsEarly: '圧縮ファイルが途中で終わっています。切れているか、分割された圧縮ファイルの一部です。',
  archivePartOfRar:
    'このファイルは分割されたRARの一部で、ほかの部分が一緒に送信されていません。すべての部分をまとめて展開し、1つの圧縮ファイルに圧縮し直してください。',
  tailLeft: '圧縮データの終わりより後のバイトは、どのファイルのものでもないため除外しました。',
  zipLastPart:
    'このファイルは{count}個に分割されたZIPの最後の部分で、ほかの部分が一緒に送信されていません。すべての部分をまとめて展開し、1つのZIPに圧縮し直してください。',
  zipOnePart:
    'このファイルは分割されたZIPの一部で、ほかの部分が一緒に送信されていません。すべての部分をまとめて展開し、1つのZIPに圧縮し直してください。',
  modelNumbers: 'モデルの数値の保存方式が、ここでは読み取れないものです。',
  modelTooManyNumbers: 'モデルの数値が多すぎます。',
  modelShapesPacked: 'モデルの形状が、ここでは読み取れない{names}で圧縮されています。その圧縮を使わずに書き出してください。',
  linksLeft: { other: '圧縮ファイルの外を指すリンク{count}件を除外しました。' },
  pathsLeft: { other: 'パスが圧縮ファイルの外を指す項目{count}件を除外しました。' },
  pathsMoved: { other: 'パスが圧縮ファイルの外を指す項目{count}件を、圧縮ファイルの中に移動しました。' },
  specialsLeft: { other: 'ファイルでもフォルダーでもない項目{count}件を除外しました。' },
  namesShortened: { other: 'ファイルシステムの上限である255バイトを超える名前{count}件を短縮しました。' },
  namesRewritten: { other: '古い文字コードの名前{count}件を書き換えました。' },
  fontPostScript: 'このフォントの文字はPostScript曲線です。OTF、WOFF、WOFF2のいずれかを選んでください。',
  fontTrueType: 'このフォントの文字はTrueType曲線です。TTF、WOFF、WOFF2のいずれかを選んでください。',
  fontPacked: 'フォントの圧縮されたテーブルを読み取れません。',
  fontTables: 'フォントのテーブルに矛盾があります。',
  fontMicroType: 'EOTのフォントが、対応していないMicroType Express方式で圧縮されています。',
  fontLacks: 'EOTに必要な情報がフォントにありません。',
  fontsAddUp: 'コレクションのフォントに矛盾があります。',
  fontsNone: 'コレクションにフォントがありません。',
  fontsMany: { other: 'コレクションに{count}個のフォントがあり、ファイルの大きさに対して多すぎます。' },
  messageDamaged: 'メッセージが破損しています。',
  mailNone: 'メールが見つかりませんでした。',
  mailDamaged: 'メールが破損しています。',
  modelShapesElsewhere: 'モデルの形状が、一緒に送信されていないファイルにあります：{names}。',
  modelNoShape: 'ファイルに形状が見つかりませんでした。',
  modelFeature: 'モデルが、対応していない機能を使っています。',
  modelShapesOnly: '結果に含まれるのはモデルの形状だけです。色と画像は除外しました。',
  modelLooksElsewhere: 'モデルの色または画像が、一緒に送信されていないファイルにあるため、結果に含まれていません：{names}。',
  modelMoved:
    'モデルは原点から遠く離れており、モデルの数値では桁数が足りないため、原点の近くに移動しました。{x}、{y}、{z}を加えると元の位置になります。',
  modelCorners: 'モデルの面に{actual}個の頂点があります。上限は{max}です。',
} satisfies Words<typeof english>;
