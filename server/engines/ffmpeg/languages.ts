/**
 * QuickTime names languages by numbers of its own (QuickTime File Format, "Language Code Values"), which FFmpeg looks up by one code for
 * each: now the older of ISO 639-2 (B), now the newer (T), once neither. By any other it finds none and leaves the track without a
 * language. Neither `Intl` nor FFmpeg can list them; the test of this engine takes each of them through FFmpeg.
 */
export const quickTimeCodes: Readonly<Record<string, string>> = {
  deu: 'ger',
  nld: 'dut',
  ell: 'gre',
  isl: 'ice',
  zho: 'chi',
  sqi: 'alb',
  hye: 'arm',
  kat: 'geo',
  mkd: 'mac',
  mya: 'bur',
  msa: 'may',
  bod: 'tib',
  eus: 'baq',
  cym: 'wel',
  fas: 'per',
  fre: 'fra',
  cze: 'ces',
  slo: 'slk',
  rum: 'ron',
  swe: 'sve',
  gle: 'iri',
};

/** What to tell FFmpeg about a track's language so that the target's players learn it. `stream` is such as `a:1`. */
export const languageArgs = (muxer: string, stream: string, language: string | undefined): readonly string[] => {
  const code = muxer === 'mov' ? quickTimeCodes[language ?? ''] : undefined;
  return code ? [`-metadata:s:${stream}`, `language=${code}`] : [];
};
