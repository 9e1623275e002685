export const relation =
  /[=<>\u2190-\u21ff\u2208-\u220d\u221d\u2236-\u228b\u228f-\u2292\u22a2-\u22bd\u22c8\u22cd\u22d0-\u22ed\u27f5-\u27ff\u2a7d-\u2aff]/u;

const operation = /[+±×÷\u2212-\u2219\u2223-\u222a\u228c-\u228e\u2293-\u22a1\u22c4-\u22cf]/u;

/** Whether the sign is a binary operator or relation, with space around it. */
export const isBetweenTerms = (sign: string): boolean => relation.test(sign) || operation.test(sign);
