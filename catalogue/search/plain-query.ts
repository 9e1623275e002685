/** Normalises sizes, complaints and places: `Under 2 MB`, `too big`, `1080x1080`, `on my Kindle`. */
export const plainly = (query: string): string =>
  query
    .replace(/\bpage numbers?\b/gi, ' paginate ')
    .replace(/\b(?:auf|sur|no|en|on) (?:(?:den|dem|meinen|meinem|mon|ma|meu|mi|my|the) )?(?=kindle\b)/gi, ' to ')
    .replace(/\bhow (?:to|do i|can i)\b/gi, ' ')
    .replace(
      /\b(?:too|very) (?:big|large|heavy|long)\b|\b(?:under|below|less than|max) ?\d{1,5} ?(?:kb|mb)\b|\b\d{1,5} ?(?:kb|mb)\b/gi,
      ' smaller ',
    )
    .replace(/\b\d{1,5} ?[x×] ?\d{1,5}\b/gi, ' resize ')
    .replace(/\b(make|to|into|in|at) ([a-z]{2,9} )?(?:\d{3,4}p|[248]k)$/gi, '$1 $2 resize ')
    .replace(/\bpages? \d{1,4}(?: ?(?:to|and|-|–) ?\d{1,4})?\b/gi, ' pdf pages ')
    .replace(/\b(?:not |non-?|un)(?:editable|fillable)\b/gi, ' flatten ')
    .replace(/\bwhere (?:\w{1,20} ){1,4}taken\b/gi, ' location ')
    .replace(/\b(?:in|on|inside) (?:my|the|an?|this)\b/gi, ' ')
    .replace(/[1１]つ/g, ' 一つ ')
    .replace(/\b(?:won|can|don|doesn)['’]t \w{1,20}\b/gi, ' ');
