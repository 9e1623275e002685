/**
 * QuickTime names languages by numbers of its own, which FFmpeg looks up by these codes; by the newer ones of ISO 639-2/T it
 * finds none and leaves the track without a language.
 */
const quickTimeCodes: Readonly<Record<string, string>> = {
  deu: 'ger',
  nld: 'dut',
  ell: 'gre',
  isl: 'ice',
  zho: 'chi',
  ces: 'cze',
  slk: 'slo',
  ron: 'rum',
  sqi: 'alb',
  hye: 'arm',
  kat: 'geo',
  mkd: 'mac',
  mya: 'bur',
  msa: 'may',
  bod: 'tib',
  eus: 'baq',
  cym: 'wel',
};

/** What to tell FFmpeg about a track's language so that the target's players learn it. `stream` is such as `a:1`. */
export const languageArgs = (muxer: string, stream: string, language: string | undefined): readonly string[] => {
  const code = muxer === 'mov' ? quickTimeCodes[language ?? ''] : undefined;
  return code ? [`-metadata:s:${stream}`, `language=${code}`] : [];
};
