/**
 * FFmpeg's readers for each input format. Nothing else may open the file: a playlist (HLS, DASH, concat) under a
 * video's name would make FFmpeg open what it names.
 */
const readers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['mp4', 'm4v', 'mov', 'f4v', '3gp', '3g2', 'm4a', 'm4b', 'm4r'].map((id) => [id, 'mov,mp4,m4a,3gp,3g2,mj2'])),
  ...Object.fromEntries(['mkv', 'webm', 'mka', 'weba'].map((id) => [id, 'matroska,webm'])),
  ...Object.fromEntries(['wmv', 'asf', 'wma'].map((id) => [id, 'asf'])),
  ...Object.fromEntries(['mpg', 'vob'].map((id) => [id, 'mpeg,mpegvideo,mpegts'])),
  ...Object.fromEntries(['ts', 'mts'].map((id) => [id, 'mpegts'])),
  ...Object.fromEntries(['ogv', 'ogg', 'opus', 'spx'].map((id) => [id, 'ogg'])),
  avi: 'avi',
  flv: 'flv,live_flv',
  mxf: 'mxf',
  dv: 'dv,avi',
  gif: 'gif',
  // A PNG that does not move passes for an APNG of one frame.
  apng: 'apng,png_pipe',
  mp3: 'mp3',
  mp2: 'mp3',
  wav: 'wav',
  w64: 'w64',
  aac: 'aac',
  ac3: 'ac3,eac3',
  dts: 'dts,dtshd',
  flac: 'flac',
  aiff: 'aiff',
  amr: 'amr',
  caf: 'caf',
  au: 'au',
  wv: 'wv',
  sox: 'sox',
  tta: 'tta',
  ape: 'ape',
  voc: 'voc',
  dsf: 'dsf,iff',
};

/** Every format that is read here. */
export const inputFormats: readonly string[] = Object.keys(readers);

/** The `-format_whitelist` for an input format. Throws for one that has no reader here: a mistake in the steps. */
export const demuxersOf = (format: string): string => {
  const found = readers[format];
  if (!found) throw new Error(`FFmpeg's reader for ${format} is not listed.`);
  return found;
};
