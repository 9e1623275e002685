import type { IdleLibraries } from '../../contract/engine.ts';

/**
 * Libraries linked into Debian's FFmpeg that none of our runs uses. Loading them and their own dependencies takes five
 * sixths of FFmpeg's start-up time (LD_DEBUG=statistics).
 */
const libraries: readonly string[] = [
  // Screens, cameras, audio cards.
  ...['libavdevice', 'libX11'],
  // GPUs.
  ...['libva', 'libva-drm', 'libva-x11', 'libvdpau', 'libdrm', 'libmfx', 'libOpenCL', 'libplacebo'],
  // Networking, which `-protocol_whitelist` forbids, and discs.
  ...['libgnutls', 'libsrt-gnutls', 'librist', 'libssh-gcrypt', 'librabbitmq', 'libzmq', 'libbluray'],
  // XML playlists.
  'libxml2',
  // Vector drawings and text in images.
  ...['librsvg-2', 'libcairo', 'libgobject-2.0', 'libglib-2.0', 'libass', 'libfribidi', 'libfontconfig', 'libfreetype'],
  // Filters: speech, plugins, headphones, time stretching, stabilisation.
  ...['libflite', 'libflite_cmu_us_awb', 'libflite_cmu_us_kal', 'libflite_cmu_us_kal16', 'libflite_cmu_us_rms', 'libflite_cmu_us_slt'],
  ...['libpocketsphinx', 'libsphinxbase', 'liblilv-0', 'libbs2b', 'libmysofa', 'librubberband', 'libvidstab', 'libchromaprint'],
  // Encoders that none of our containers uses, and JPEG XL, which the image engine handles.
  ...['librav1e', 'libxvidcore', 'libshine', 'libtwolame', 'libjxl', 'libjxl_threads'],
];

/** Without them FFmpeg crashes at its banner, which names versions of some: every command line has `-hide_banner`. */
export const idleLibraries: IdleLibraries = { programs: ['ffmpeg', 'ffprobe'], libraries };
