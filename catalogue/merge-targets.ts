/** Formats that several files can merge into, without the full format list: for pages. */
export const mergeTargets: ReadonlySet<string> = new Set(
  (
    'pdf gif tiff xlsx csv epub mp4 m4v mov f4v 3gp 3g2 mkv webm avi flv wmv asf mpg vob ts mts mxf ogv ' +
    'mp3 aac m4a m4b ogg opus weba mka flac wav aiff au caf wv sox tta voc spx wma ac3 mp2'
  ).split(' '),
);
