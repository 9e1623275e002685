/**
 * Libraries that Debian's FFmpeg is linked with and that none of our runs calls. To load them, and what they are linked
 * with themselves, takes five sixths of the time that FFmpeg needs to start (LD_DEBUG=statistics).
 */
export const idleLibraries: readonly string[] = [
  // Screens, cameras, audio cards.
  ...['libavdevice', 'libX11'],
  // Graphics cards.
  ...['libva', 'libva-drm', 'libva-x11', 'libvdpau', 'libdrm', 'libmfx', 'libOpenCL', 'libplacebo'],
  // Networks, which `-protocol_whitelist` forbids, and discs.
  ...['libgnutls', 'libsrt-gnutls', 'librist', 'libssh-gcrypt', 'librabbitmq', 'libzmq', 'libbluray'],
  // Streams that are described in XML.
  'libxml2',
  // Drawings and written words in images.
  ...['librsvg-2', 'libcairo', 'libgobject-2.0', 'libglib-2.0', 'libass', 'libfribidi', 'libfontconfig', 'libfreetype'],
  // Filters: speech, plugins, headphones, stretching, steadying.
  ...['libflite', 'libflite_cmu_us_awb', 'libflite_cmu_us_kal', 'libflite_cmu_us_kal16', 'libflite_cmu_us_rms', 'libflite_cmu_us_slt'],
  ...['libpocketsphinx', 'libsphinxbase', 'liblilv-0', 'libbs2b', 'libmysofa', 'librubberband', 'libvidstab', 'libchromaprint'],
  // Encoders that no container of ours asks for, and JPEG XL, which is the image engine's.
  ...['librav1e', 'libxvidcore', 'libshine', 'libtwolame', 'libjxl', 'libjxl_threads'],
];
