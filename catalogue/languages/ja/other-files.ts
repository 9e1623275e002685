import type { otherFiles as english } from '../en/other-files.ts';
import type { Words } from '../words.ts';

export const otherFiles = {
  title: '別の方法が必要なファイル',
  description: 'InDesign、Publisher、Googleドキュメント、コピー防止付きのKindle本など、変換できない理由と代わりの方法を説明します。',
  keywords: ['indesign pdf 変換', 'googleドキュメント ダウンロード', 'dwg dxf 変換', 'publisher pdf', 'winmail.dat', 'drm'],
  lead: '作成したソフトでしか開けないファイルがあります。必要なものを取り出す方法と、そのあとに使えるツールを紹介します。',
  whatToDo: '代わりの方法',
  next: '次に使うツール',
  files: {
    indesign: {
      name: 'InDesign（INDD）は変換できません。代わりの方法',
      short: 'INDDはInDesignでしか開けません。InDesignでPDFに書き出してから変換してください。',
      why: 'INDDはAdobeが仕様を公開していない形式なので、ほかのソフトではInDesignと同じようにページを表示できません。',
      help: [
        'InDesignがある場合は、「ファイル」から「書き出し」を選び、「Adobe PDF」を選びます。',
        'InDesignがない場合は、作成した人にPDFを送ってもらいます。',
        'InDesignなしでINDDを開くツールの多くは、小さなプレビュー画像しか表示できません。PDFのほうが確実です。',
      ],
    },
    'google-docs': {
      name: 'Googleドキュメント、スプレッドシート、スライドは先にダウンロード',
      short: '.gdocファイルの中身はリンクだけです。Googleから文書をダウンロードして変換してください。',
      why: '.gdoc、.gsheet、.gslidesのファイルには、アドレスしか入っていません。文書そのものはGoogleにあります。',
      help: [
        'ブラウザーで文書を開き、「ファイル」から「ダウンロード」を選びます。Word、Excel、PowerPoint、PDFのどれかを選んでください。',
        'WordのファイルをGoogleドキュメントで使うには、DOCXで保存し、Googleドライブにアップロードして開きます。',
      ],
    },
    publisher: {
      name: 'Microsoft Publisher（PUB）は変換できません。代わりの方法',
      short: 'PublisherでPDFとして保存してから変換してください。',
      why: 'Publisherは文章と画像を独自の形式で保存するため、正しく読めるソフトがほかにありません。',
      help: [
        'Publisherでは、「ファイル」から「エクスポート」を選び、「PDF/XPSドキュメントの作成」を選びます。',
        'Publisherがない場合は、LibreOffice DrawでPUBの多くを開き、PDFに書き出せます。',
      ],
    },
    onenote: {
      name: 'OneNote（ONE）は変換できません。代わりの方法',
      short: 'OneNoteでページまたはノートブックをPDFかWordに書き出してください。',
      why: 'OneNoteのノートブックは、多くのファイルとクラウドに分かれています。ファイル1つでは文書になりません。',
      help: [
        'Windows版のOneNoteでは、「ファイル」から「エクスポート」を選び、PDFかWordを選びます。',
        'スマートフォンやMacでは、ページをPDFとして共有します。',
      ],
    },
    dwg: {
      name: 'AutoCADの図面（DWG）は先にDXFで保存',
      short: 'DWGは非公開の形式です。図面をDXFで保存してから、ここで変換してください。',
      why: 'DWGはAutoCADの形式で、ほかのソフトには公開されていません。DXFはソフトの間で図面をやり取りするための形式です。',
      help: ['AutoCADでは、「名前を付けて保存」でDXFを選びます。', 'AutoCADがない場合は、図面をDXFかPDFで送ってもらってください。'],
    },
    'copy-protection': {
      name: 'コピー防止付きの本、音楽、映画',
      short: 'アカウントや機器に結び付けられたファイル（DRM）は、そこでしか開けません。',
      why: '販売元がファイルをアカウントに結び付けていて、鍵は販売元のソフトにしかありません。コピー防止を解除することはありません。',
      help: [
        '同じ本や曲がDRMなしで販売されていないか確認してください。DRMなしの販売元もたくさんあります。',
        '出版社にEPUBやPDFの提供を相談してください。障害のある方には、提供を受ける権利が認められていることがよくあります。',
      ],
    },
    links: {
      name: 'YouTubeなどのサイトの動画と曲',
      short: '変換できるのはお手元のファイルで、リンクではありません。許可されているものを先にダウンロードしてください。',
      why: '受け付けているのはファイルだけです。また、動画の権利は作った人にあります。',
      help: [
        '自分の動画は、サイトの管理画面や設定からダウンロードし、そのMP4を変換します。',
        '音楽は、作った人に頼むか、ファイルで購入してください。',
      ],
    },
    projects: {
      name: '動画編集ソフトと音楽制作ソフトのプロジェクト',
      short: 'iMovie、Premiere、CapCut、GarageBandで、先に動画や曲を書き出してください。',
      why: 'プロジェクトに保存されているのは編集内容と素材の場所で、素材そのものではありません。元のソフトがないと再生できません。',
      help: ['プロジェクトを開き、「共有」「書き出し」「レンダリング」のどれかを選びます。動画はMP4、曲はWAVかMP3で書き出してください。'],
    },
    winmail: {
      name: 'winmail.datはメールを送り直してもらう',
      short: 'Outlookがメールを、ほかのソフトでは読めない形にまとめたものです。',
      why: 'Outlookは、リッチテキスト形式のメールをこの名前の専用ファイルにまとめて送ります。',
      help: [
        '送信者に、メールの形式をHTMLかテキストに変えて、もう一度送ってもらってください。',
        'メールをMSGで送ってもらう方法もあります。MSGはここで開けます。',
      ],
    },
    database: {
      name: 'Access、QuickBooksなどのデータベース',
      short: '表をCSVかExcelに書き出してから変換してください。',
      why: 'データベースには多くの表、フォーム、規則が入っていて、組み合わせられるのは元のソフトだけです。',
      help: [
        'Accessでは「外部データ」から「Excel」か「テキストファイル」、QuickBooksでは「レポート」から「Excel」を選びます。',
        'SQLiteとdBaseのファイルは、ここでそのまま開けます。',
      ],
    },
    'whatsapp-backup': {
      name: 'WhatsAppとスマートフォンのバックアップ',
      short: 'バックアップは暗号化されています。チャット、写真、ボイスメッセージを1つずつ書き出してください。',
      why: 'バックアップは暗号化されていて、鍵はスマートフォンの中にしかありません。',
      help: [
        'WhatsAppでチャットを開き、「チャットをエクスポート」を選んで、TXTを自分宛てに送ります。',
        'ボイスメッセージはOPUS、写真はJPGで届きます。',
      ],
    },
    works: {
      name: 'Microsoft Works（WPS）は変換できません。代わりの方法',
      short: 'Worksの提供は終わりました。WordとLibreOfficeでは多くのファイルを開き、DOCXで保存できます。',
      why: 'WPSは、ずっと前に提供が終わったMicrosoft Worksのファイルで、ここでは読み込めません。',
      help: ['WordかLibreOffice Writerでファイルを開き、DOCXで保存します。', 'どちらでも開けないときは、送った人にPDFを頼んでください。'],
    },
    cda: {
      name: 'CDのトラック（CDA）は先にCDから取り込む',
      short: 'CDAはCDのトラックの位置を示すだけで、音は入っていません。',
      why: 'CDAファイルが示すのはディスク上の位置です。音そのものはCDにあります。',
      help: [
        'CDを入れ、音楽ソフトで曲を取り込みます。「取り込み」や「インポート」という名前の機能です。',
        '取り込む形式は、WAV、FLAC、MP3のどれかを選んでください。',
      ],
    },
    editing: {
      name: '署名、記入、翻訳、背景の切り抜きはできません',
      short: 'ここでできるのは、変換と決まった手順の加工です。手作業が必要なものには編集ソフトを使ってください。',
      why: 'どこに署名するか、どの言葉を選ぶか、どこまでが人物でどこからが壁かは、人の目で決める必要があります。',
      help: [
        '署名と記入は、スマートフォンも含めて、多くのPDF閲覧ソフトでできます。そのあとここでPDFをフラット化すると、書き換えられにくくなります。',
        '翻訳するときは、先にPDFをDOCXに変換します。レイアウトがいちばん崩れにくい方法です。',
        '背景は、画像編集ソフトで切り抜いてPNGで保存します。PNGなら透明な部分が残ります。',
      ],
    },
  },
} as const satisfies Words<typeof english>;
