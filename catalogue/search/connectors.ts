/** Words between a source and its target: the source precedes them. Those of Hindi, Bengali, Urdu and Japanese follow a noun. */
export const toWords: ReadonlySet<string> = new Set(
  'to 2 into in as → -> > => for zu nach als a para em vers en à au into до в на إلى الى ل ke menjadi jadi ka को से میں سے کو থেকে কে কো 转 轉 转换 转为 转成 成 到 为 を から'.split(
    ' ',
  ),
);

/** Words that introduce a source in second place: `mp3 from video`. */
export const fromWords: ReadonlySet<string> = new Set('from out of von aus de d du desde depuis da do из с من dari'.split(' '));

/** Stop words. */
export const noise: ReadonlySet<string> = new Set(
  (
    'a an the my your me it this that all any and or with without on i want need how can do file files format formats type convert converter converters ' +
    'converting conversion converts converted change changing turn get save saving export tool tools online free app best fast ' +
    'high quality hd one only keep just blank empty normal usual regular does not work works working of many multiple batch bulk several old new large big ' +
    'be is are what which these windows pc laptop computer desktop into version program software open opener view viewer play read use ' +
    'offnen abrir ouvrir umwandeln konvertieren konverter machen datei dateien kostenlos der die das ein eine ' +
    'convertir conversor convertidor archivo archivos gratis el la los las un una transformar pasar cambiar ' +
    'convertisseur fichier fichiers gratuit le les des une transformer changer ' +
    'converter arquivo arquivos grátis o os as um uma ' +
    'конвертировать конвертер преобразовать перевести файл файлы файла бесплатно онлайн сделать ' +
    'تحويل ملف محول تحويل الملفات من ' +
    'बदलें बदलना बदले कन्वर्ट कनवर्ट कन्वर्टर फाइल फ़ाइल करें करना में ' +
    'রূপান্তর কনভার্ট করুন করা ফাইল এ তে ' +
    'تبدیل کریں کنورٹ فائل ' +
    'ubah mengubah konversi mengkonversi berkas yang ' +
    '转换器 在线 免费 变成 变 格式 換 转 換成 ' +
    '変換 変換する に へ の して する ファイル 開く 開きたい 方法 したい'
  ).split(' '),
);

/** Connectors of languages without spaces: they separate words. */
const unspaced = /(转换为|转换成|转换|轉換|转成|转为|变成|轉|转|到|を|から|に|へ|の|して|する|変換)/gu;

/** Maximum length of a query; the rest is cut off. */
const maxQueryLength = 200;

/** Splits a query into words: lower case, without accents, split between scripts and at unspaced connectors. */
export const tokens = (query: string): readonly string[] =>
  query
    .slice(0, maxQueryLength)
    .toLowerCase()
    .replace(unspaced, ' $1 ')
    .replace(/(->|=>|→|>)/g, ' $1 ')
    .replace(/([\p{Script=Latin}\p{N}.])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, '$1 ')
    .replace(/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=[\p{Script=Latin}\p{N}])/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}.→>=-]+/u)
    .map(plainWord)
    .filter((word) => word !== '');

/** The word without leading and trailing dots and hyphens. */
const trimmed = (word: string): string => {
  let [start, end] = [0, word.length];
  while (start < end && '.-'.includes(word.charAt(start))) start += 1;
  while (end > start && '.-'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
};

/** Normalises a word for the index: without Latin accents, and without punctuation at its ends. */
export const plainWord = (word: string): string =>
  trimmed(/^[\p{Script=Latin}\p{M}\p{N}.-]+$/u.test(word) ? word.normalize('NFKD').replace(/\p{M}/gu, '') : word.normalize('NFC'));

const mark = (word: string): string => (toWords.has(word) ? 'to' : fromWords.has(word) ? 'from' : word);

/** A query without stop words, as a key for the phrase table. */
export const phraseOf = (query: string, isNoise: (word: string) => boolean = () => false): string =>
  tokens(query)
    .filter((word) => word !== 'a' && !isNoise(word) && (!noise.has(word) || toWords.has(word) || fromWords.has(word)))
    .map(mark)
    .join(' ');
