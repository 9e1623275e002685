/**
 * Substitutes for families that documents name and no free machine has. Without them fontconfig replaces all of them by one wide family, and
 * every line of a document breaks elsewhere. Metric-compatible fonts first; else the family with the closest average width of English text,
 * from both fonts' tables: Segoe UI .447 em, Tahoma .449 and Liberation Sans .446; Georgia .444 and P052 .449; Verdana .513 and DejaVu Sans
 * .512; Garamond .390 and EB Garamond .381; Consolas .550 and Anonymous Pro .546. For Aptos: LibreOffice's bug 162872. Sources:
 * fonts-conf(5), and its 30-metric-aliases.conf for what the system's own rules cover.
 */
const standIns: Readonly<Record<string, readonly string[]>> = {
  Carlito: ['Calibri Light', 'Aptos Narrow', 'Candara', 'Candara Light', 'Corbel', 'Corbel Light'],
  Caladea: ['Constantia', 'Aptos Serif'],
  'Source Sans 3': ['Aptos', 'Aptos Display', 'Aptos Light', 'Bierstadt', 'Source Sans Pro', 'Myriad Pro'],
  'Liberation Sans': [
    ...['Segoe UI', 'Segoe UI Light', 'Segoe UI Semilight', 'Segoe UI Variable', 'Tahoma', 'Trebuchet MS', 'Franklin Gothic Book'],
    ...['Arial Unicode MS', 'Microsoft Sans Serif', 'MS Sans Serif', 'Helvetica Neue', 'Univers', 'Frutiger', 'Leelawadee UI', 'Ebrima'],
  ],
  'Liberation Serif': ['MS Serif', 'Sylfaen'],
  'Liberation Mono': ['Aptos Mono', 'Cascadia Code', 'Cascadia Mono', 'Source Code Pro'],
  'DejaVu Sans': ['Verdana', 'Geneva', 'Lucida Sans', 'Lucida Sans Unicode', 'Lucida Grande', 'Segoe UI Symbol', 'Segoe UI Historic'],
  'DejaVu Serif': ['Lucida Bright', 'Lucida Fax'],
  'DejaVu Sans Mono': ['Menlo', 'Monaco', 'Lucida Console', 'Lucida Sans Typewriter', 'Andale Mono'],
  'Anonymous Pro': ['Consolas'],
  P052: ['Georgia', 'Book Antiqua'],
  C059: ['Century'],
  'URW Gothic': ['Century Gothic'],
  Z003: ['Monotype Corsiva', 'Lucida Calligraphy', 'Lucida Handwriting', 'Brush Script MT', 'French Script MT', 'Edwardian Script ITC'],
  'EB Garamond': [
    ...['Garamond', 'Adobe Garamond Pro', 'Perpetua', 'Goudy Old Style', 'Centaur', 'Bell MT', 'Californian FB', 'Baskerville Old Face'],
  ],
  Cabin: ['Gill Sans', 'Gill Sans MT'],
  Roboto: ['Bahnschrift'],
  'Comic Neue': ['Comic Sans MS', 'Segoe Print', 'Segoe Script', 'Ink Free'],
  'Noto Color Emoji': ['Segoe UI Emoji', 'Apple Color Emoji'],
  // These draw the same character differently, so the first font that has it is not always right.
  'Noto Serif CJK SC': [
    'SimSun',
    'NSimSun',
    'FangSong',
    'KaiTi',
    'STSong',
    'STFangsong',
    'STKaiti',
    'Songti SC',
    '宋体',
    '新宋体',
    '仿宋',
    '楷体',
  ],
  'Noto Sans CJK SC': ['SimHei', 'Microsoft YaHei', 'Microsoft YaHei UI', 'DengXian', 'STHeiti', 'PingFang SC', '黑体', '微软雅黑', '等线'],
  'Noto Serif CJK TC': ['MingLiU', 'PMingLiU', 'DFKai-SB', 'Songti TC', '細明體', '新細明體', '標楷體'],
  'Noto Sans CJK TC': ['Microsoft JhengHei', 'Microsoft JhengHei UI', 'PingFang TC', '微軟正黑體'],
  'Noto Serif CJK JP': ['MS Mincho', 'MS PMincho', 'Yu Mincho', 'Hiragino Mincho ProN', 'ＭＳ 明朝', 'ＭＳ Ｐ明朝', '游明朝'],
  'Noto Sans CJK JP': [
    ...['MS Gothic', 'MS PGothic', 'MS UI Gothic', 'Yu Gothic', 'Yu Gothic UI', 'Meiryo', 'Meiryo UI', 'Hiragino Sans'],
    ...['ＭＳ ゴシック', 'ＭＳ Ｐゴシック', '游ゴシック', 'メイリオ'],
  ],
  'Noto Serif CJK KR': ['Batang', 'BatangChe', 'Gungsuh', '바탕', '바탕체', '궁서'],
  'Noto Sans CJK KR': ['Malgun Gothic', 'Gulim', 'GulimChe', 'Dotum', 'DotumChe', '맑은 고딕', '굴림', '돋움'],
};

/** Families that are bold without a style. */
const boldStandIns: Readonly<Record<string, readonly string[]>> = {
  'DejaVu Sans': ['Arial Black', 'Segoe UI Black'],
  'Liberation Sans': [
    'Segoe UI Semibold',
    'Franklin Gothic Medium',
    'Franklin Gothic Demi',
    'Franklin Gothic Heavy',
    'Arial Rounded MT Bold',
  ],
  'Liberation Sans Narrow': ['Impact', 'Haettenschweiler'],
  'Source Sans 3': ['Aptos SemiBold', 'Aptos ExtraBold', 'Aptos Black'],
};

/** Appends a name with the same binding: machines that have the requested font use it, and a web page's own list continues. */
const append = (family: string): string => `<edit name="family" mode="append" binding="same"><string>${family}</string></edit>`;

const rules = (table: typeof standIns, more = ''): string =>
  Object.entries(table)
    .flatMap(([family, names]) =>
      names.map((name) => `<match target="pattern"><test name="family"><string>${name}</string></test>${append(family)}${more}</match>`),
    )
    .join('\n');

/**
 * For all other names and generic families: fonts as wide as those of Windows and macOS, where the machine's rules choose Noto, which is a
 * twelfth to a fifth wider. Those rules apply first whatever the order of files, so this replaces their choice.
 */
const insteadOfNoto = ([kind, noto, family]: readonly [string, string, string]): string =>
  `<match target="pattern"><test name="family" qual="first" compare="not_eq"><string>${noto}</string></test>` +
  `<test name="family"><string>${kind}</string></test><test name="family"><string>${noto}</string></test>` +
  `<edit name="family" mode="prepend" binding="weak"><string>${family}</string></edit></match>`;

const kinds = [
  ['sans-serif', 'Noto Sans', 'Liberation Sans'],
  ['serif', 'Noto Serif', 'Liberation Serif'],
] as const;

/** A fontconfig configuration: the machine's own, plus these families; fonts with paths that match `rejected` (glob(7)) are ignored. */
export const fontsConf = (rejected?: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${rejected === undefined ? '' : `<selectfont><rejectfont><glob>${rejected}</glob></rejectfont></selectfont>\n`}${rules(standIns)}
${kinds.map(insteadOfNoto).join('\n')}
${rules(boldStandIns, '<edit name="weight" mode="assign"><const>bold</const></edit>')}
</fontconfig>
`;
