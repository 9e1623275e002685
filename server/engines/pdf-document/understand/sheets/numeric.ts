import { monthOf } from '../../../../formats/values/months.ts';

/** Letters: a longer text with an amount or date has words too. */
const longestAmount = 40;

const number =
  /^[-+(]?\s*(?:(?:\p{Sc}|[A-Z]{3}|US\$)\s*)?(?:[-+(]\s*)?\d[\d.,'’\s]*(?:[eE][-+]?\d+\s*)?(?:(?:%|\p{Sc}|[A-Z]{3}|kr|zł|Kč)\s*)?\)?-?$/u;
const date = /^\d{1,4}[-/.]\s?(?:\d{1,2}|\p{L}{3,9})[-/.]\s?\d{1,4}(?:[ T]+\d{1,2}:\d{2}.*)?$|^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?$/iu;

const named = /^(?:\d{1,2}[-/. ]{1,2}(\p{L}{3,10})\.?[-/ ,]{1,2}|(\p{L}{3,10})\.? \d{1,2}, ?)\d{2,4}$/u;

const isNamedDate = (text: string): boolean => {
  const found = named.exec(text);
  return monthOf(found?.[1] ?? found?.[2] ?? '') !== undefined;
};

/** Whether a text is a number, an amount or a date, which spreadsheets right-align and never wrap. */
export const isNumeric = (text: string): boolean => {
  const t = text.trim();
  return t.length < longestAmount && /\d/.test(t) && (number.test(t) || date.test(t) || isNamedDate(t));
};
