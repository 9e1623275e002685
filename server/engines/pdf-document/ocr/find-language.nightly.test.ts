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

/** The text of a page, and words of it that are unique to the language. */
const pages: Readonly<Record<string, { readonly says: readonly string[]; readonly words: string }>> = {
  en: {
    says: [
      'The harbour committee met twice last spring to talk about the new breakwater.',
      'Fishermen leave the port early in the morning and come back in the evening.',
      'The light of the tower shows the ships their way through the dark sea.',
      'Children who play on the beach have been told to stay away from the rocks.',
    ],
    words: 'come back in the evening',
  },
  de: {
    says: [
      'Der Hafenausschuss traf sich im letzten Frühjahr zweimal, um über den neuen Wellenbrecher zu sprechen.',
      'Die Fischer verlassen früh am Morgen den Hafen und kehren am Abend zurück.',
      'Das Licht des Turms zeigt den Schiffen den Weg durch das dunkle Meer.',
      'Für größere Boote ist die Straße nicht breit genug, und das wird sich auch nicht ändern.',
    ],
    words: 'Für größere Boote',
  },
  fr: {
    says: [
      "Le comité du port s'est réuni deux fois au printemps dernier pour parler de la nouvelle digue.",
      'Les pêcheurs quittent le port tôt le matin et rentrent le soir avec des poissons.',
      'La lumière du phare montre aux bateaux le chemin dans la mer sombre.',
      "Les élèves ont reçu des leçons à la plage, et leur professeur n'était pas là.",
    ],
    words: 'réuni deux fois au printemps',
  },
  es: {
    says: [
      'El comité del puerto se reunió dos veces la primavera pasada para hablar del nuevo rompeolas.',
      'Los pescadores salen del puerto por la mañana temprano y vuelven por la tarde.',
      'La luz de la torre muestra a los barcos el camino por el mar oscuro.',
      'Los niños que juegan en la playa no deben acercarse a las rocas, pero lo hacen.',
    ],
    words: 'salen del puerto por la mañana',
  },
  it: {
    says: [
      'Il comitato del porto si è riunito due volte la scorsa primavera per parlare della nuova diga.',
      'I pescatori lasciano il porto la mattina presto e tornano la sera con il pesce.',
      'La luce della torre mostra alle navi la via attraverso il mare che è scuro.',
      'Gli anziani della città non ricordano più che cosa ci fosse al posto degli alberi.',
    ],
    words: 'riunito due volte',
  },
  pt: {
    says: [
      'O comitê do porto reuniu-se duas vezes na primavera passada para falar do novo quebra-mar.',
      'Os pescadores deixam o porto de manhã cedo e voltam à noite com o peixe.',
      'A luz da torre mostra aos navios o caminho pelo mar escuro.',
      'As crianças que brincam na praia não se devem aproximar das rochas, mas não é fácil.',
    ],
    words: 'não se devem aproximar das rochas',
  },
  nl: {
    says: [
      'De havencommissie kwam vorig voorjaar twee keer bijeen om over de nieuwe golfbreker te spreken.',
      'De vissers verlaten de haven vroeg in de ochtend en komen in de avond terug.',
      'Het licht van de toren wijst de schepen de weg door de donkere zee.',
      'De kinderen die op het strand spelen zijn niet bang voor het water en dat is goed.',
    ],
    words: 'vroeg in de ochtend',
  },
  pl: {
    says: [
      'Komitet portowy zebrał się zeszłej wiosny dwa razy, żeby rozmawiać o nowym falochronie.',
      'Rybacy wypływają z portu wcześnie rano i wracają wieczorem z rybami na targ.',
      'Światło wieży pokazuje statkom drogę przez ciemne morze i jest to dobre.',
      'Dzieci nie boją się wody, ale nie wolno im bawić się na skałach przy brzegu.',
    ],
    words: 'Światło wieży pokazuje statkom drogę',
  },
  cs: {
    says: [
      'Přístavní výbor se loni na jaře sešel dvakrát, aby mluvil o novém vlnolamu.',
      'Rybáři vyplouvají z přístavu brzy ráno a vracejí se večer do města na kopci.',
      'Světlo věže ukazuje lodím cestu přes tmavé moře, které je v zimě bouřlivé.',
      'Děti si hrají na pláži a nejsou tam samy, ale se staršími sourozenci.',
    ],
    words: 'Rybáři vyplouvají z přístavu',
  },
  ru: {
    says: [
      'Портовый комитет дважды собирался прошлой весной, чтобы обсудить новый волнорез.',
      'Рыбаки уходят из порта рано утром и возвращаются вечером с рыбой.',
      'Свет башни показывает кораблям путь через тёмное море.',
      'Дети, которые играют на берегу, не боятся воды, и это хорошо.',
    ],
    words: 'Рыбаки уходят из порта рано утром',
  },
  uk: {
    says: [
      'Портовий комітет двічі збирався минулої весни, щоб обговорити новий хвилеріз.',
      'Рибалки виходять із порту рано-вранці й повертаються ввечері з рибою.',
      'Світло вежі показує кораблям шлях крізь темне море.',
      'Діти, які граються на березі, не бояться води, і це їхня радість.',
    ],
    words: 'Рибалки виходять із порту',
  },
  tr: {
    says: [
      'Liman komitesi geçen ilkbaharda yeni dalgakıran hakkında konuşmak için iki kez toplandı.',
      'Balıkçılar sabah erkenden limandan ayrılır ve akşam geri dönerler.',
      'Kulenin ışığı gemilere karanlık denizde yolu gösterir ve bu çok önemlidir.',
      'Kumsalda oynayan çocuklar için bir öğretmen ile daha fazla su gerekir.',
    ],
    words: 'Kulenin ışığı gemilere',
  },
  el: {
    says: [
      'Η επιτροπή του λιμανιού συνεδρίασε δύο φορές την περασμένη άνοιξη για τον νέο κυματοθραύστη.',
      'Οι ψαράδες φεύγουν από το λιμάνι νωρίς το πρωί και γυρίζουν το βράδυ.',
      'Το φως του πύργου δείχνει στα πλοία τον δρόμο μέσα στη σκοτεινή θάλασσα.',
      'Τα παιδιά που παίζουν στην παραλία δεν φοβούνται το νερό.',
    ],
    words: 'Οι ψαράδες φεύγουν',
  },
  ar: {
    says: [
      'اجتمعت لجنة الميناء مرتين في الربيع الماضي للحديث عن حاجز الأمواج الجديد.',
      'يغادر الصيادون الميناء في الصباح الباكر ويعودون في المساء مع السمك.',
      'يضيء نور البرج للسفن طريقها عبر البحر المظلم.',
      'الأطفال الذين يلعبون على الشاطئ لا يخافون من الماء.',
    ],
    words: 'نور البرج للسفن',
  },
  he: {
    says: [
      'ועדת הנמל נפגשה פעמיים באביב האחרון כדי לדבר על שובר הגלים החדש.',
      'הדייגים עוזבים את הנמל מוקדם בבוקר וחוזרים בערב עם דגים.',
      'אור המגדל מראה לאוניות את הדרך בים האפל.',
      'הילדים שמשחקים על החוף אינם מפחדים מן המים.',
    ],
    words: 'עוזבים את הנמל מוקדם',
  },
  hi: {
    says: [
      'बंदरगाह समिति पिछले वसंत में नए तरंगरोध के बारे में बात करने के लिए दो बार मिली।',
      'मछुआरे सुबह जल्दी बंदरगाह से निकलते हैं और शाम को लौट आते हैं।',
      'मीनार की रोशनी जहाजों को अंधेरे समुद्र में रास्ता दिखाती है।',
      'समुद्र तट पर खेलने वाले बच्चे पानी से नहीं डरते।',
    ],
    words: 'मछुआरे सुबह जल्दी',
  },
  ja: {
    says: [
      '港湾委員会は新しい防波堤について話し合うため、昨年の春に二回開かれた。',
      '漁師たちは朝早く港を出て、夕方に帰ってくる。市場では新鮮な魚が売られている。',
      '灯台の光は夜の海を照らし、船を安全に導く。子供たちは海辺で遊んでいる。',
      '冬になると風が強くなり、波が高くなるので、船は港に留まることが多い。',
    ],
    words: '漁師たちは朝早く港を出て',
  },
  'zh-Hans': {
    says: [
      '港口委员会去年春天开了两次会，讨论新的防波堤应当怎样修建。',
      '渔民们清晨离开港口，傍晚带着鱼回来，在市场上出售给附近的居民。',
      '灯塔的光照亮黑暗的海面，为来往的船只指引方向。',
      '在海滩上玩耍的孩子们不怕水，但是他们不应该靠近岩石。',
    ],
    words: '渔民们清晨离开港口',
  },
  'zh-Hant': {
    says: [
      '港口委員會去年春天開了兩次會，討論新的防波堤應當怎樣修建。',
      '漁民們清晨離開港口，傍晚帶著魚回來，在市場上出售給附近的居民。',
      '燈塔的光照亮黑暗的海面，為來往的船隻指引方向。',
      '在海灘上玩耍的孩子們不怕水，但是他們不應該靠近岩石。',
    ],
    words: '漁民們清晨離開港口',
  },
  ko: {
    says: [
      '항만 위원회는 새로운 방파제에 대해 이야기하기 위해 지난 봄에 두 번 모였다.',
      '어부들은 아침 일찍 항구를 떠나 저녁에 물고기를 가지고 돌아온다.',
      '등대의 불빛은 어두운 바다를 비추어 배들에게 길을 알려 준다.',
      '바닷가에서 노는 아이들은 물을 무서워하지 않지만 바위에는 가까이 가지 않는다.',
    ],
    words: '저녁에 물고기를 가지고',
  },
  vi: {
    says: [
      'Ủy ban cảng đã họp hai lần vào mùa xuân năm ngoái để bàn về đê chắn sóng mới.',
      'Ngư dân rời cảng vào sáng sớm và trở về vào buổi tối với cá cho chợ.',
      'Ánh sáng của ngọn tháp chỉ đường cho các con tàu trên biển tối.',
      'Những đứa trẻ chơi trên bãi biển không sợ nước và đó là một điều được mong đợi.',
    ],
    words: 'Ánh sáng của ngọn tháp chỉ đường',
  },
};

/** Twenty lines, so that there is a strip for language detection. */
const full = (says: readonly string[]): readonly string[] => Array.from({ length: 20 }, (_, n) => says[n % says.length] as string);

/** The text of a scan read with language detection, without spaces: those between characters vary. */
const readScan = async (language: string, paragraphs: readonly string[], turn = 0): Promise<string> => {
  const scan = await scanOfPage(harness, `${language}-${paragraphs.length}-${turn}`, language, paragraphs, turn);
  const { paths } = await harness.convert(scan, 'pdf', 'txt');
  return (await Bun.file(paths[0] ?? '').text()).normalize('NFC').replace(/\s/g, '');
};

const bare = (words: string): string => words.normalize('NFC').replace(/\s/g, '');

test.each(Object.entries(pages))('a scan in %s is read in that language', async (language, { says, words }) => {
  expect(await readScan(language, full(says))).toContain(bare(words));
});

test.each(['ja', 'ko', 'uk'])('a scan in %s that lies on its head is read in that language', async (language) => {
  const { says = [], words = '' } = pages[language] ?? {};
  expect(await readScan(language, full(says), 180)).toContain(bare(words));
});

test.each(['ko', 'zh-Hant', 'ru'])('a page with three lines in %s is read in that language', async (language) => {
  const { says = [], words = '' } = pages[language] ?? {};
  expect(await readScan(language, says.slice(0, 3))).toContain(bare(words));
});

test('a page in German that quotes Japanese is read in German', async () => {
  const { de, ja } = pages;
  const quoted = full(de?.says ?? []).toSpliced(6, 2, ja?.says[0] ?? '', ja?.says[1] ?? '');
  expect(await readScan('de', quoted)).toContain(bare(de?.words ?? ''));
});
