/**
 * QuickTime numbers its languages (QuickTime File Format, "Language Code Values"). FFmpeg looks each number up by a single
 * code: some by the older of ISO 639-2 (B), some by the newer (T), one by neither. For any other code the track gets no
 * language. Neither `Intl` nor FFmpeg can list them; the engine's test checks each with FFmpeg.
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

/** Arguments that set a track's language for the target's players. `stream` is such as `a:1`. */
export const languageArgs = (muxer: string, stream: string, language: string | undefined): readonly string[] => {
  const code = muxer === 'mov' ? quickTimeCodes[language ?? ''] : undefined;
  return code ? [`-metadata:s:${stream}`, `language=${code}`] : [];
};
