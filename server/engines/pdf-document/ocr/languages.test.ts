import { expect, test } from 'bun:test';
import { dataFor, guessLanguage, languageOf, languageOfScript, languagesOfScript } from './languages.ts';

const installed = new Set(['eng', 'deu', 'rus', 'ukr', 'jpn', 'chi_sim', 'kor']);

test.each([
  ['en', 'The boats that lie at the wall are not for hire, and the harbour is open to all of those who have paid for it.'],
  ['de', 'Die Strasse fuhrt uber den Fluss und durch die Walder, und es ist nicht erlaubt, nach acht Uhr auf der Brucke zu stehen.'],
  ['fr', 'Les eleves ont recu des lecons dans la foret, et leur professeur ne dit pas que tout est parfait pour nous.'],
  ['es', 'La gente del pueblo nos conto que los vecinos se reunen en la plaza por la tarde, pero no es como antes.'],
  ['it', 'La gente della piccola citta non ricorda che gli anziani sono tornati per il raccolto, e per una volta e un bene.'],
  ['pt', 'As pessoas da cidade nao se esquecem de que os mais velhos foram para o campo com uma carroca em dias de sol.'],
  ['nl', 'De mensen van het dorp zijn niet naar de markt gegaan, en dat is voor een deel te wijten aan het weer.'],
  ['pl', 'Ludzie sa zyczliwi i nie chca, ze do miasta jest daleko, ale to nie jest tak, jak sie mowi na wsi przez lata.'],
  ['cs', 'Lide se vraceli do mesta, ktere je na kopci, a to je dobre pro ty, kteri jsou stari, ale ne jako by si to prali.'],
  ['tr', 'Bu kasaba cok eski bir yer ve insanlar icin olan en onemli gun, daha sonra da gelen bir bayram olarak kalir.'],
  ['vi', 'Moi nguoi den va ke ve nhung ngay xua cua cac cu gia, co mot ngay trong nam duoc cho la vui khi mua ve.'],
] as const)('short words tell %s without its accents', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test('names and figures have no language', () => {
  expect(guessLanguage('Smith Jones Brown Taylor Wilson Davies Evans Thomas Johnson Roberts Walker Wright')).toBeUndefined();
  expect(guessLanguage('12 34 of the')).toBeUndefined();
});

test('what a file says of its language, and what is read with it', () => {
  expect([languageOf('de-AT'), languageOf('zh-TW'), languageOf('zh'), languageOf('xx')]).toEqual(['de', 'zh-Hant', 'zh-Hans', undefined]);
  expect([dataFor('de', installed), dataFor('fr', installed), dataFor('ja', installed)]).toEqual(['deu+eng', 'eng', 'jpn']);
  expect(languagesOfScript('Han', installed)).toEqual(['zh-Hans', 'ja', 'ko']);
  expect(languagesOfScript('Japanese', installed)).toEqual(['ja', 'ko', 'zh-Hans']);
  expect(languagesOfScript('Hangul', installed)).toEqual(['ko', 'ja', 'zh-Hans']);
  expect([languageOfScript('Katakana'), languageOfScript('Han'), languageOfScript('Latin')]).toEqual(['ja', undefined, undefined]);
  expect(languagesOfScript('Fraktur', installed)).toEqual([]);
});
