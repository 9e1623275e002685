import { message } from '../languages/message.ts';
import type { Option } from '../options/option.ts';
import type { Operation } from './operation.ts';
import { always, compressionLevel, directionOrFlip, shared } from './options.ts';

/** Images that are both read and written, the common ones first. */
const pictures = ['jpg', 'png', 'webp', 'heic', 'avif', 'gif', 'bmp'];

/** A side of the crop area, or its distance from an edge, in pixels. */
const pixels = (id: string, label: string, help: string, min: 0 | 1): Option => ({
  id,
  label,
  help,
  control: 'number',
  min,
  max: 30_000,
  step: 1,
  unit: 'px',
  applies: always,
});

/** Operations on images. */
export const imageOperations: readonly Operation[] = [
  {
    id: 'compress-image',
    name: 'Compress Image',
    verb: 'Compress',
    category: 'image',
    formats: ['jpg', 'png', 'webp', 'heic', 'avif'],
    suffix: 'compressed',
    options: [
      compressionLevel,
      shared('targetSize.image', { help: 'Lowers the quality, then the dimensions, until the image fits, whatever the level.' }),
      shared('stripMetadata', { help: 'Also removes camera data, location and other metadata.' }),
    ],
    words: {
      description: 'Make JPG, PNG, WEBP, HEIC and AVIF images smaller: three levels, or a maximum size. The format stays the same.',
      keywords: ['compress image', 'reduce image size', 'compress jpg', 'compress png', 'make photo smaller', 'image under 1 mb'],
      lead: 'Photos for a form, a mail or a website: fewer bytes, the same format, and you see what was saved before you download.',
      steps: [
        'Choose images or drop them here, as many as you like.',
        'Pick a level, or enter the size that each image may have at most.',
        'Press Compress, compare with the preview, and download.',
      ],
      changes: [
        'JPG, WEBP, HEIC and AVIF are saved at a lower quality, PNG with a palette of up to 256 colors.',
        'Width and height stay, unless only fewer pixels meet your maximum size.',
        'An image never gets larger: if nothing can be saved, you get it back unchanged.',
      ],
      questions: [
        {
          question: 'How much smaller do photos get?',
          answer: 'A photo straight from a camera or phone usually shrinks to a half or a third with Balanced.',
        },
        {
          question: 'Why did my image not get smaller?',
          answer: 'It was compressed well already. Take a stronger level, or make it smaller in pixels with Resize Image.',
        },
        {
          question: 'Is WEBP or AVIF the better way?',
          answer: 'For a website often yes: the same quality takes a third less. Convert the image then instead of compressing it.',
        },
      ],
    },
    related: ['resize-image', 'crop-image', 'rotate-image', 'compress-pdf'],
  },
  {
    id: 'resize-image',
    name: 'Resize Image',
    verb: 'Resize',
    category: 'image',
    formats: pictures,
    suffix: 'resized',
    options: [shared('scale'), shared('width'), shared('height'), shared('fit')],
    oneOf: { ids: ['scale', 'width', 'height'], advice: message('resizeNothing') },
    words: {
      description: 'Change width and height of JPG, PNG, WEBP, HEIC, GIF and more, by pixels or percent, with common sizes to choose from.',
      keywords: ['resize image', 'change image size', 'image resizer', 'resize photo in pixels', 'passport photo size', 'scale image'],
      lead: 'Bring a picture to the size you need: in pixels, in percent, or by a common size such as Full HD or a passport photo.',
      steps: [
        'Choose images or drop them here.',
        'Enter width, height or a percentage, or take one of the common sizes.',
        'Press Resize and download.',
      ],
      changes: [
        'With only a width or only a height, the shape of the image stays.',
        'With both, Fit decides: inside the box, filling it with the edges cut off, or stretched.',
        'Camera data and color profiles stay.',
      ],
      questions: [
        {
          question: 'Does an image get sharper when I enlarge it?',
          answer: 'No. Enlarging adds pixels, not detail. Make images smaller rather than larger where you can.',
        },
        {
          question: 'How do I make a passport photo?',
          answer:
            'Choose Passport photo under Common sizes: 35 × 45 mm or 2 × 2 inches at 300 dots per inch. The picture is cut to that shape from the center.',
        },
        {
          question: 'Can I resize an animated GIF?',
          answer: 'Yes. All frames are resized, and the animation keeps its speed.',
        },
      ],
    },
    related: ['compress-image', 'crop-image', 'rotate-image', 'resize-video'],
  },
  {
    id: 'crop-image',
    name: 'Crop Image',
    verb: 'Crop',
    category: 'image',
    formats: pictures,
    suffix: 'cropped',
    options: [
      shared('crop', { help: 'Crops to this aspect ratio from the center. Width and height of an area override it.' }),
      pixels('cropLeft', 'From the left', 'Distance of the area from the left edge. Empty means none.', 0),
      pixels('cropTop', 'From the top', 'Distance of the area from the top.', 0),
      pixels('cropWidth', 'Area width', 'If empty, the area reaches the right edge.', 1),
      pixels('cropHeight', 'Area height', 'If empty, the area reaches the bottom.', 1),
    ],
    oneOf: { ids: ['crop', 'cropLeft', 'cropTop', 'cropWidth', 'cropHeight'], advice: message('cropNothing') },
    words: {
      description: 'Cut images to a square, 16:9 or another shape, or to an exact area in pixels. For JPG, PNG, WEBP, HEIC, GIF and more.',
      keywords: ['crop image', 'cut picture', 'crop photo online', 'crop to square', 'crop jpg', 'trim image'],
      lead: 'Make a square for a profile, a wide strip for a header, or cut out exactly the area that you need.',
      steps: ['Choose images or drop them here.', 'Pick a shape such as Square, or enter an area in pixels.', 'Press Crop and download.'],
      changes: [
        'What is outside is cut off; the pixels inside are not scaled.',
        'The format, camera data and color profile stay.',
        'All frames of an animation are cut alike.',
      ],
      questions: [
        {
          question: 'Can I cut many images to the same shape at once?',
          answer: 'Yes. Add them all; each is cut from its own center.',
        },
        {
          question: 'How do I find the area in pixels?',
          answer:
            'Count from the top left corner of the image as it is shown upright. Most image viewers show the position under the mouse.',
        },
      ],
    },
    related: ['resize-image', 'rotate-image', 'compress-image', 'resize-video'],
  },
  {
    id: 'rotate-image',
    name: 'Rotate Image',
    verb: 'Rotate',
    category: 'image',
    formats: pictures,
    suffix: 'rotated',
    options: [directionOrFlip('Starts from the upright image. Flipping horizontally swaps left and right, like a mirror.')],
    words: {
      description:
        'Turn photos by 90 or 180 degrees, or flip them like a mirror, and save them that way: JPG, PNG, WEBP, HEIC, GIF and more.',
      keywords: [
        'rotate image',
        'flip image',
        'mirror image',
        'rotate photo',
        'rotate jpg',
        'flip photo horizontally',
        'turn photo sideways',
      ],
      lead: 'A photo that lies on its side in every program but one, or a selfie with writing back to front? Turn or flip it once and for all.',
      steps: ['Choose images or drop them here.', 'Pick a direction or a flip.', 'Press Rotate and download.'],
      changes: [
        'The pixels themselves are turned, so every program shows the image the same way.',
        'The note about the direction in camera data is brought up to date.',
        'Animations turn or flip with all their frames.',
      ],
      questions: [
        {
          question: 'Why is my photo sideways on the computer but not on the phone?',
          answer:
            'The phone stores how it was held, and some programs ignore that. Here the pixels are turned, which all programs understand.',
        },
        {
          question: 'How do I mirror a photo?',
          answer:
            'Choose Flip horizontally: left and right swap sides, and mirrored writing becomes readable. Flip vertically swaps top and bottom.',
        },
        {
          question: 'Does rotating a JPG cost quality?',
          answer: 'It is saved once more at a high quality, which can hardly be seen.',
        },
      ],
    },
    related: ['crop-image', 'resize-image', 'compress-image', 'rotate-pdf'],
  },
];
