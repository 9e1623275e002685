/** Number formats of ECMA-376-1 (17.18.59). Numbers that a format cannot write are Arabic. */

const letters = (alphabet: string) => {
  const signs = [...alphabet];
  // After the last letter each letter repeats (aa, bb), as in Word; labels stay short.
  return (number: number): string => {
    const index = number - 1;
    return (signs[index % signs.length] ?? '').repeat(Math.min(Math.floor(index / signs.length) + 1, 30));
  };
};

/** One character per number, then Arabic digits. */
const signs = (alphabet: string) => {
  const all = [...alphabet];
  return (number: number): string => all[number - 1] ?? String(number);
};

/** Consecutive code points from `first`. */
const enclosed = (first: number, most: number) => (number: number) =>
  number <= most ? String.fromCodePoint(first + number - 1) : String(number);

const digits = (zero: string | number) => {
  const all = typeof zero === 'string' ? [...zero] : Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit));
  return (number: number): string => [...String(number)].map((digit) => all[Number(digit)] ?? digit).join('');
};

const additive = (values: readonly (readonly [sign: string, value: number])[], most: number) => (number: number) => {
  if (number > most) return String(number);
  let [text, left] = ['', number];
  for (const [sign, value] of values) {
    text += sign.repeat(Math.floor(left / value));
    left %= value;
  }
  return text;
};

const upperRoman = additive(
  [
    ...([
      ['M', 1000],
      ['CM', 900],
      ['D', 500],
      ['CD', 400],
      ['C', 100],
      ['XC', 90],
      ['L', 50],
      ['XL', 40],
    ] as const),
    ...([
      ['X', 10],
      ['IX', 9],
      ['V', 5],
      ['IV', 4],
      ['I', 1],
    ] as const),
  ],
  3999,
);

const hebrewLetters = additive(
  [
    ...([
      ['ת', 400],
      ['ש', 300],
      ['ר', 200],
      ['ק', 100],
      ['צ', 90],
      ['פ', 80],
      ['ע', 70],
      ['ס', 60],
      ['נ', 50],
      ['מ', 40],
    ] as const),
    ...([
      ['ל', 30],
      ['כ', 20],
      ['י', 10],
      ['ט', 9],
      ['ח', 8],
      ['ז', 7],
      ['ו', 6],
      ['ה', 5],
    ] as const),
    ...([
      ['ד', 4],
      ['ג', 3],
      ['ב', 2],
      ['א', 1],
    ] as const),
  ],
  999,
);

/** East Asian numerals: each digit with its power of ten; `zeros` replace omitted powers. */
const chinese = (numerals: string, powers: readonly string[], { zeros = '', one = false }: { zeros?: string; one?: boolean } = {}) => {
  const all = [...numerals];
  return (number: number): string => {
    if (number > 9999) return String(number);
    const places = [...String(number)].map(Number);
    let text = '';
    for (const [index, digit] of places.entries()) {
      const power = powers[places.length - 1 - index] ?? '';
      if (digit > 0) text += (one && digit === 1 && power !== '' ? '' : (all[digit] ?? '')) + power;
      else if (zeros && !text.endsWith(zeros) && places.slice(index).some((rest) => rest > 0)) text += zeros;
    }
    // Ten to nineteen begin with ten, without a leading one.
    return number >= 10 && number < 20 && !one && all[1] === '一' ? text.slice(1) : text;
  };
};

const stems = '甲乙丙丁戊己庚辛壬癸';
const branches = '子丑寅卯辰巳午未申酉戌亥';
const chineseTens = chinese('〇一二三四五六七八九', ['', '十', '百', '千'], { zeros: '〇' });
const english = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty sixty seventy eighty ninety',
].map((row) => row.split(' '));

const cardinal = (number: number): string => {
  const [small = [], tens = []] = english;
  if (number < 20) return small[number] ?? '';
  if (number < 100) return `${tens[Math.floor(number / 10) - 2]}${number % 10 ? `-${small[number % 10]}` : ''}`;
  if (number > 999) return String(number);
  return `${small[Math.floor(number / 100)]} hundred${number % 100 ? ` ${cardinal(number % 100)}` : ''}`;
};

const odd: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ordinalText = (number: number): string =>
  cardinal(number).replace(/(?<![a-z])[a-z]+$/, (last) => odd[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const latin = letters('abcdefghijklmnopqrstuvwxyz');
const ways: Readonly<Record<string, (number: number) => string>> = {
  decimal: String,
  decimalZero: (number) => String(number).padStart(2, '0'),
  decimalHalfWidth: String,
  decimalFullWidth: digits(0xff10),
  decimalFullWidth2: digits(0xff10),
  upperRoman,
  lowerRoman: (number) => upperRoman(number).toLowerCase(),
  upperLetter: (number) => latin(number).toUpperCase(),
  lowerLetter: latin,
  ordinal: (number) => `${number}${endings[ordinals.select(number)] ?? 'th'}`,
  cardinalText: (number) => capital(cardinal(number)),
  ordinalText: (number) => capital(ordinalText(number)),
  hex: (number) => number.toString(16).toUpperCase(),
  numberInDash: (number) => `- ${number} -`,
  none: () => '',
  decimalEnclosedCircle: (number) =>
    number <= 20 ? enclosed(0x2460, 20)(number) : number <= 35 ? enclosed(0x323c, 35)(number) : String(number),
  decimalEnclosedCircleChinese: enclosed(0x2460, 20),
  decimalEnclosedParen: enclosed(0x2474, 20),
  decimalEnclosedFullstop: enclosed(0x2488, 20),
  chineseCounting: chineseTens,
  chineseCountingThousand: chinese('零一二三四五六七八九', ['', '十', '百', '千'], { zeros: '零' }),
  taiwaneseCounting: chineseTens,
  taiwaneseCountingThousand: chinese('零一二三四五六七八九', ['', '十', '百', '千'], { zeros: '零' }),
  chineseLegalSimplified: chinese('零壹贰叁肆伍陆柒捌玖', ['', '拾', '佰', '仟'], { zeros: '零' }),
  ideographLegalTraditional: chinese('零壹貳參肆伍陸柒捌玖', ['', '拾', '佰', '仟'], { zeros: '零' }),
  japaneseCounting: chinese('〇一二三四五六七八九', ['', '十', '百', '千'], { one: true }),
  japaneseLegal: chinese('〇壱弐参四伍六七八九', ['', '拾', '百', '阡']),
  japaneseDigitalTenThousand: digits('〇一二三四五六七八九'),
  ideographDigital: digits('〇一二三四五六七八九'),
  taiwaneseDigital: digits('〇一二三四五六七八九'),
  ideographTraditional: signs(stems),
  ideographZodiac: signs(branches),
  ideographZodiacTraditional: (number) => (number <= 60 ? `${stems[(number - 1) % 10]}${branches[(number - 1) % 12]}` : String(number)),
  ideographEnclosedCircle: enclosed(0x3280, 10),
  aiueo: letters('ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ'),
  aiueoFullWidth: letters('アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン'),
  iroha: letters('ｲﾛﾊﾆﾎﾍﾄﾁﾘﾇﾙｦﾜｶﾖﾀﾚｿﾂﾈﾅﾗﾑｳヰﾉｵｸﾔﾏｹﾌｺｴﾃｱｻｷﾕﾒﾐｼヱﾋﾓｾｽﾝ'),
  irohaFullWidth: letters('イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン'),
  koreanDigital: digits('영일이삼사오육칠팔구'),
  koreanDigital2: digits('零一二三四五六七八九'),
  koreanCounting: chinese('영일이삼사오육칠팔구', ['', '십', '백', '천'], { one: true }),
  koreanLegal: (number) => {
    const [ones, tens] = ['하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉', '열 스물 서른 마흔 쉰 예순 일흔 여든 아흔'].map((row) =>
      row.split(' '),
    );
    return number > 99 ? String(number) : `${tens?.[Math.floor(number / 10) - 1] ?? ''}${ones?.[(number % 10) - 1] ?? ''}`;
  },
  ganada: letters('가나다라마바사아자차카타파하'),
  chosung: letters('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'),
  // Avoids spellings of the name of God for 15 and 16.
  hebrew1: (number) => hebrewLetters(number).replace(/יה$/, 'טו').replace(/יו$/, 'טז'),
  hebrew2: letters('אבגדהוזחטיכלמנסעפצקרשת'),
  arabicAlpha: letters('أبتثجحخدذرزسشصضطظعغفقكلمنهوي'),
  arabicAbjad: letters('أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'),
  hindiNumbers: digits(0x0966),
  thaiNumbers: digits(0x0e50),
  thaiLetters: letters('กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'),
  russianLower: letters('абвгдежзиклмнопрстуфхцчшщыэюя'),
  russianUpper: letters('АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'),
};

export const numberFormats: readonly string[] = Object.keys(ways);

/** A number in a number format; `custom` is the pattern of a custom format such as `001, 002, …`. */
export const numeral = (number: number, way: string, custom?: string): string => {
  const zeros = way === 'custom' ? /^0*1(?=,)/.exec(custom ?? '')?.[0].length : undefined;
  if (zeros !== undefined) return String(number).padStart(Math.min(zeros, 10), '0');
  return number < 1 && way !== 'decimalZero' ? (way === 'none' ? '' : String(number)) : (ways[way] ?? String)(number);
};
