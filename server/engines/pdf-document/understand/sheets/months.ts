/** Names of months as dates have them, whole and short, by language; `code` is Windows' number of it, which formats name. */
const languages: readonly { readonly code: string; readonly names: string; readonly short: string }[] = [
  {
    code: '409',
    names: 'january february march april may june july august september october november december',
    short: 'jan feb mar apr may jun jul aug sep oct nov dec',
  },
  {
    code: '407',
    names: 'januar februar märz april mai juni juli august september oktober november dezember',
    short: 'jan feb mär apr mai jun jul aug sep okt nov dez',
  },
  {
    code: '40c',
    names: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv févr mars avr mai juin juil août sept oct nov déc',
  },
  {
    code: 'c0a',
    names: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    short: 'ene feb mar abr may jun jul ago sep oct nov dic',
  },
  {
    code: '410',
    names: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    short: 'gen feb mar apr mag giu lug ago set ott nov dic',
  },
  {
    code: '413',
    names: 'januari februari maart april mei juni juli augustus september oktober november december',
    short: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  },
  {
    code: '416',
    names: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    short: 'jan fev mar abr mai jun jul ago set out nov dez',
  },
];

/** A month's number from 1, and how a spreadsheet's format shows its name again. */
export type Month = { readonly number: number; readonly long: boolean; readonly code: string };

const months = new Map<string, Month>();
for (const { code, names, short } of languages)
  for (const [list, long] of [
    [names, true],
    [short, false],
  ] as const)
    list.split(' ').forEach((name, i) => {
      if (!months.has(name)) months.set(name, { number: i + 1, long: long && name.length > 3, code });
    });
months.set('sept', { number: 9, long: false, code: '409' });

export const monthOf = (name: string): Month | undefined => months.get(name.toLowerCase());
