import type { ConverterRow } from './converter.ts';

/** Image converters; popular ones first. */
export const imageConverters: readonly ConverterRow[] = [
  {
    from: 'jpg',
    to: 'png',
    path: '/image-converter/jpg-to-png',
    description: 'Convert JPG photos to PNG, so that further edits and saves cost no more quality.',
  },
  {
    from: 'png',
    to: 'jpg',
    path: '/image-converter/png-to-jpg',
    description:
      'Convert PNG images to JPG and make photos several times smaller. Transparent areas turn white or any color that you pick.',
  },
  {
    from: 'webp',
    to: 'png',
    path: '/image-converter/webp-to-png',
    description: 'Convert WEBP images from the web to PNG, which every editor opens. Transparent areas stay.',
  },
  {
    from: 'heic',
    to: 'jpg',
    path: '/image-converter/heic-to-jpg',
    description: 'Convert HEIC photos from an iPhone to JPG that Windows, printers and web forms accept, the right way up.',
  },
  {
    from: 'jpg',
    to: 'webp',
    path: '/image-converter/jpg-to-webp',
    description: 'Convert JPG photos to WEBP for a faster web page: usually a quarter fewer bytes at the same look.',
  },
  {
    from: 'png',
    to: 'webp',
    path: '/image-converter/png-to-webp',
    description: 'Convert PNG graphics to WEBP and keep soft transparency at a fraction of the size.',
  },
  {
    from: 'avif',
    to: 'png',
    path: '/image-converter/avif-to-png',
    description: 'Convert AVIF images to PNG for programs that do not know AV1 pictures yet.',
  },
  {
    from: 'svg',
    to: 'jpg',
    path: '/image-converter/svg-to-jpg',
    description: 'Convert SVG drawings to JPG in any size, on white or on the color that you choose.',
  },
  {
    from: 'png',
    to: 'gif',
    path: '/image-converter/png-to-gif',
    description: 'Convert PNG images to GIF with a palette of up to 256 colors chosen from the picture.',
  },
  {
    from: 'png',
    to: 'bmp',
    path: '/image-converter/png-to-bmp',
    description: 'Convert PNG images to BMP, the plain bitmap that old Windows programs and displays ask for.',
  },
  {
    from: 'png',
    to: 'tiff',
    path: '/image-converter/png-to-tiff',
    description: 'Convert PNG images to TIFF for print and layout: every pixel stays, and so does transparency.',
  },
  {
    from: 'jpg',
    to: 'gif',
    path: '/image-converter/jpg-to-gif',
    description: 'Convert JPG photos to GIF; fine shades are spread over at most 256 colors.',
  },
  {
    from: 'jpg',
    to: 'bmp',
    path: '/image-converter/jpg-to-bmp',
    description: 'Convert JPG photos to BMP, three bytes for each pixel and nothing to decode.',
  },
  {
    from: 'jpg',
    to: 'tiff',
    path: '/image-converter/jpg-to-tiff',
    description: 'Convert JPG photos to TIFF for archives and print shops. Camera data and color profile stay.',
  },
  {
    from: 'heic',
    to: 'png',
    path: '/image-converter/heic-to-png',
    description: 'Convert HEIC photos to PNG for editing: nothing more is lost, however often you save.',
  },
  {
    from: 'ico',
    to: 'png',
    path: '/image-converter/ico-to-png',
    description: 'Convert Windows icons and favicons to PNG; the largest picture inside the ICO is taken.',
  },
  {
    from: 'gif',
    to: 'png',
    path: '/image-converter/gif-to-png',
    description: 'Convert GIF images to PNG without loss; of an animation you get the first frame.',
  },
  {
    from: 'gif',
    to: 'jpg',
    path: '/image-converter/gif-to-jpg',
    description: 'Convert GIF images to JPG: the first frame of an animation, with transparent spots filled in white.',
  },
  {
    from: 'bmp',
    to: 'png',
    path: '/image-converter/bmp-to-png',
    description: 'Convert BMP bitmaps to PNG: the very same pixels in much less space.',
  },
  {
    from: 'bmp',
    to: 'jpg',
    path: '/image-converter/bmp-to-jpg',
    description: 'Convert BMP bitmaps to JPG and send by e-mail what used to be too large.',
  },
  {
    from: 'tiff',
    to: 'png',
    path: '/image-converter/tiff-to-png',
    description: 'Convert TIFF scans to PNG that browsers can show; every page of a many-page TIFF becomes a picture.',
  },
  {
    from: 'tiff',
    to: 'jpg',
    path: '/image-converter/tiff-to-jpg',
    description: 'Convert TIFF scans and CMYK print images to JPG in sRGB colors, each page as one picture.',
  },
];

/** Pairs that are only in the popular list. */
export const popularOnlyConverters: readonly ConverterRow[] = [
  {
    from: 'webp',
    to: 'jpg',
    path: '/image-converter/webp-to-jpg',
    description: 'Convert WEBP images to JPG for the programs, frames and forms that refuse WEBP.',
  },
  {
    from: 'svg',
    to: 'png',
    path: '/image-converter/svg-to-png',
    description: 'Convert SVG logos and icons to sharp PNG images of any size. Their background stays transparent.',
  },
  {
    from: 'gif',
    to: 'mp4',
    path: '/gif-to-mp4',
    description: 'Convert an animated GIF to MP4: often a tenth of the size, and it plays smoothly on phones.',
  },
];
