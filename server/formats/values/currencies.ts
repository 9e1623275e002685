/**
 * Currency marks next to a number, from `Intl`: symbols (`€`, `US$`, `kr`) and ISO 4217 codes. Of letter-only marks, only those of the
 * most traded currencies (BIS, triennial survey of 2022, and their neighbours in Europe) turn bare digits into an amount:
 * `5 CUP`, `12 ALL` and `10 KM` are more often words.
 */
const mostTraded = 'USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN CZK HUF RON'.split(' ');
const commonLetters = new Set([...mostTraded, 'kr', 'kr.', 'zł', 'Kč', 'Ft', 'lei', 'Rs', 'Rs.']);

let known: ReadonlySet<string> | undefined;

const readSigns = (): ReadonlySet<string> => {
  const signs = new Set(commonLetters);
  for (const currency of Intl.supportedValuesOf('currency')) {
    signs.add(currency);
    for (const [locale, currencyDisplay] of [
      ['en', 'narrowSymbol'],
      ['en-CA', 'symbol'],
    ] as const) {
      const part = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
      const sign = part.find(({ type }) => type === 'currency')?.value ?? '';
      // A single letter is more often a unit.
      if (sign.length > 1 || /\p{Sc}/u.test(sign)) signs.add(sign);
    }
  }
  return signs;
};

/** True if this mark is a currency. `isBare`: the digits have neither groups nor a fraction. */
export const isCurrency = (mark: string, isBare: boolean): boolean => {
  if (/^\p{Sc}$/u.test(mark) || commonLetters.has(mark)) return true;
  known ??= readSigns();
  return known.has(mark) && (!isBare || /\p{Sc}/u.test(mark));
};
