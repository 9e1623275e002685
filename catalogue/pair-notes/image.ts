import type { PairNotes } from './pair-note.ts';

export const imageNotes: PairNotes = {
  'jpg png': {
    about:
      'Convert a JPG to PNG before you edit it: cut out a product, add text, save as often as you like. JPG loses a little at every save, PNG nothing. In return the file grows: a photo as PNG is often five times as large as the JPG.',
    question: 'Does a PNG made from a JPG look better?',
    answer:
      'No. The blocks and smears that JPG compression left behind are copied exactly. What improves is the future: no further save adds new ones. If you still have the original from before the JPG, convert that instead.',
  },
  'png jpg': {
    about:
      'A photograph saved as PNG, often by a screenshot tool or an image generator, can be tiresome to mail or upload. As JPG it shrinks to a fifth or less. For drawings, diagrams and screenshots full of text think twice: JPG puts faint noise around sharp edges, and PNG may even be the smaller of the two.',
    question: 'My logo has a transparent background. What will the JPG show there?',
    answer:
      'White, unless you pick another color under Background. Choose the color of the page on which the logo will stand, so that its soft edges blend in without a pale rim.',
  },
  'webp png': {
    about:
      'Saving a picture from a web page often yields a WEBP, and then the photo lab, the embroidery software or an older Photoshop refuses it. PNG is the safe way out because it is lossless: you get the very pixels that the browser showed, transparent areas included.',
    question: 'Why do web pages give me WEBP when I wanted a picture?',
    answer:
      'Sites send WEBP because it loads faster, and the browser saves what it was sent. The name ending in .jpg in the address proves nothing. Converting to PNG costs no quality, so nothing is lost by the detour.',
  },
  'heic jpg': {
    about:
      'An iPhone saves photos as HEIC unless told otherwise, and many devices cannot show them: Windows asks for an extension, web forms say the file type is not allowed. JPG settles it. The picture is turned upright for good, and its wide P3 colors keep their profile, so they look right wherever profiles are read.',
    question: 'Can I stop my iPhone from making HEIC in the first place?',
    answer:
      'Yes: Settings, Camera, Formats, Most Compatible. New photos are then JPG and need about twice the room. The ones that you have already taken stay HEIC, and those are what this converter is for.',
  },
  'jpg webp': {
    about:
      'Page speed tools keep asking for "next-gen formats", and WEBP is the one that every current browser understands. From a JPG it usually saves a quarter of the bytes. Convert from the largest and least compressed JPG that you have: squeezing an already small one twice saves little and shows more.',
    question: 'Do I still need JPG versions as a fallback?',
    answer:
      'Hardly for browsers: Safari was the last major one to support WEBP, in 2020. For e-mail newsletters, feeds and link previews keep a JPG, because many mail programs do not show WEBP.',
  },
  'png webp': {
    about:
      'WEBP is the only widely supported format that is both lossy and transparent, which is just what product cut-outs and interface graphics need. A PNG of several hundred kilobytes with soft shadows often comes down to a few dozen. Switch on Lossless for pixel art and screenshots, where WEBP still beats PNG by about a quarter.',
    question: 'Lossy or lossless: which should I take for my PNG?',
    answer:
      'Look at the content. Photographs and renderings: leave it lossy. Text, line art, pixel art and anything that will be edited again: Lossless. Transparency stays in both.',
  },
  'avif png': {
    about:
      'AVIF is small because it borrows its compression from AV1 video, and it is awkward for the same reason: image viewers, office programs and print services mostly do not know it. PNG holds all that an AVIF can show on a normal screen, with its transparency, at a multiple of the size.',
    question: 'What happens to an HDR picture in AVIF?',
    answer:
      'PNG viewers expect standard brightness, so the glowing highlights of an HDR picture come out as plain white or light gray. Shapes and colors stay. For HDR editing keep the AVIF.',
  },
  'svg jpg': {
    about:
      'Some places take photographs and nothing else: marketplaces, printers of mugs and T-shirts, old content systems. For them an SVG has to become pixels on a solid background. Decide how large it must be before you convert, because afterwards enlarging only blurs.',
    question: 'How many pixels should I choose for printing an SVG as JPG?',
    answer:
      'Multiply the printed width in inches by 300. A logo 10 cm wide (3.94 in) needs about 1,180 pixels; set that as Width. If the printer takes PDF, send that instead: it stays sharp at every size.',
  },
  'png gif': {
    about:
      'GIF is worth it where only GIF is accepted: an old forum, a smiley set, a device with a tiny screen. Graphics with few flat colors survive unharmed. Gradients do not: 256 colors are not many, and mixing them by dots is visible.',
    question: 'Why does my soft shadow look ragged in the GIF?',
    answer:
      'GIF knows only visible and invisible pixels. Half-transparent ones must become one or the other, so shadows and smooth outlines get steps. WEBP or PNG keep them.',
  },
  'png bmp': {
    about:
      'BMP is asked for by machines rather than people: label printers, embedded displays, laser engravers, programs from the days of Windows 95. It stores each pixel plainly, three bytes apiece, so a screenshot in Full HD takes 6.2 MB whatever it shows.',
    question: 'Which kind of BMP do I get?',
    answer:
      'The plain one that everything reads: 24 bits a pixel, without compression, with transparent areas filled in white or in the color that you set. Use Width and Height if the device wants exact pixels.',
  },
  'png tiff': {
    about:
      'Layout programs, archives and journals ask for TIFF, and from PNG the step is free of loss. The file may grow or shrink a little, depending on the compression inside; the pixels, the alpha channel and 16 bits a channel are the same in both.',
    question: 'Will the TIFF be in CMYK for the printer?',
    answer:
      "No. A PNG is RGB and stays RGB, with its color profile. Today's print shops convert to their own inks with better profiles than a blind conversion could use.",
  },
  'jpg gif': {
    about:
      'A photograph is the hardest food for GIF: thousands of shades must fit into 256. The palette is picked from the photo itself and mixed by dithering, which from a distance looks right. It is good for small pictures and old software, and seldom smaller than the JPG.',
    question: 'Can I make one animated GIF out of several JPGs here?',
    answer:
      'Yes: choose several and then One GIF. Each is shown for one second, in the order that you choose. For smooth motion start from a short video instead.',
  },
  'jpg bmp': {
    about:
      'Decoding JPG takes code that small devices and old programs do not have; BMP needs none. So digital picture frames, e-paper displays, sewing machines and measuring software ask for it. A 12-megapixel photo grows to 36 MB, so set Width and Height to what the device really shows.',
    question: 'The BMP has ten times the size of my JPG. Is it better?',
    answer:
      'It is only unpacked. Both show the same pixels; the JPG describes them cleverly, the BMP one by one. Put it into a ZIP to send it.',
  },
  'jpg tiff': {
    about:
      'A publisher or archive that insists on TIFF wants a file that will not degrade from here on. Converting a JPG cannot undo its compression, yet it freezes the state: if you crop, retouch and save from here on, you lose nothing more. InDesign, QuarkXPress and every scanner suite take it.',
    question: 'The journal asks for a 300 dpi TIFF. Is mine one?',
    answer:
      'What counts is pixels: 300 dpi at 8.5 cm column width means about 1,000 of them. If your JPG has that many, the TIFF does too. The dpi number in the file only says how large to print it.',
  },
  'heic png': {
    about:
      'Take PNG rather than JPG for an iPhone photo when it is going to be retouched, masked or put through further programs: the HEIC is unpacked once and never compressed with loss again. A 12-megapixel photo then takes some 20 MB instead of 2.',
    question: 'Are Live Photos converted with their movement?',
    answer:
      'The movement of a Live Photo is a separate MOV file beside the HEIC. The HEIC holds the still picture, and that is what becomes the PNG.',
  },
  'ico png': {
    about:
      'Favicons and program icons come as ICO, which design tools mostly cannot import. Inside are several pictures, from 16 pixels up to 256 in modern icons. The largest is taken, since one can shrink it but not enlarge it.',
    question: 'Why is my PNG only 32 pixels wide?',
    answer:
      "Because the ICO holds nothing larger. Icons made before Windows Vista often stop at 48 pixels. Look for the icon in the program itself or on the maker's page if you need more.",
  },
  'gif png': {
    about:
      'Both formats are lossless, so a still GIF moves to PNG without any change, and normally becomes smaller because PNG compresses better. It is the sensible first step before editing, since in GIF each new color has to fight for one of 256 places.',
    question: 'How do I get all frames of an animated GIF?',
    answer:
      'This page gives the first one. To keep the movement choose WEBP, APNG or MP4 as the output; to look at single frames open the GIF in an editor such as GIMP, which shows them as layers.',
  },
  'gif jpg': {
    about:
      'A GIF attached to an application form or a profile often has to be a JPG. The first frame is taken, its 256 colors become true color, and transparent areas get a solid background. For flat graphics PNG would be both sharper and smaller.',
    question: 'My JPG shows dots that I did not notice in the GIF. Why?',
    answer:
      'They are in the GIF as dithering, the mixing of few colors by dots. JPG handles such fine patterns badly and may blur them. A smaller Width smooths them away.',
  },
  'bmp png': {
    about:
      'There is rarely a reason to keep a BMP: PNG stores the same pixels, exactly, in a fraction of the space. A screenshot may shrink to a hundredth, a photograph to about half. Every program of the last twenty years opens it.',
    question: 'Is anything lost between BMP and PNG?',
    answer:
      'No pixel. BMPs with a palette, with one bit a pixel or with run-length compression are read as well. Only the plainness of the file goes, which is what made it readable for very old programs.',
  },
  'bmp jpg': {
    about:
      'Scanner software and old cameras under Windows leave BMPs of dozens of megabytes. As JPG at good quality they go down to a twentieth, small enough for any mailbox. For scans of text or line drawings choose PNG, which keeps edges clean.',
    question: 'How small can I make it before it shows?',
    answer:
      'At quality 80 to 90 hardly anyone notices. Around 60 skies and skin begin to show blocks. Below 40 it is for thumbnails. Try two values and compare: a conversion takes a moment.',
  },
  'tiff png': {
    about:
      'Browsers and chats do not show TIFF, so scans and microscope images travel as PNG. The step is lossless for 8 and 16 bits a channel. Multi-page documents come apart into single pictures; if you want them together, convert to PDF instead.',
    question: 'My TIFF has ten pages. What do I get?',
    answer: 'A ZIP with ten PNGs, numbered in the order of the pages. Set Pages, for instance to 1-3, if you need only some of them.',
  },
  'tiff jpg': {
    about:
      'A TIFF from a scanner or repro camera easily weighs 100 MB, which helps no one who only wants to look at it. JPG makes it a matter of a few. CMYK files, which would look garish or inverted in many viewers, are brought to sRGB on the way.',
    question: 'My TIFF is too large to upload. What can I do?',
    answer:
      'Save the TIFF with LZW or ZIP compression first, which loses nothing, or split it by pages. Most uncompressed scans fall under the limit that way.',
  },
  'webp jpg': {
    about:
      'When a marketplace, a picture frame or a government form says "JPG only", this is the page. WEBP photos are saved at a quality at which the second compression is hardly noticeable. Animated ones give their first frame, and transparent ones get a white background.',
    question: 'Could I simply rename .webp to .jpg?',
    answer:
      'Some programs look at the content and will open it, most will call it damaged. The bytes inside are of another kind. Converting takes seconds and gives a real JPG.',
  },
  'svg png': {
    about:
      'App icons, slides, chats and most print services want pixels, so logos drawn as SVG are exported to PNG every day. Ask for the size that you need: the shapes are drawn at that size, so a PNG of 4,000 pixels is as crisp as one of 40.',
    question: 'My SVG uses a special font. Will it show?',
    answer:
      'Only if it is installed here, or if the text was turned into paths. Fonts loaded from the web are not fetched. To be sure, choose "Convert text to outlines" in Inkscape, Illustrator or Figma before exporting the SVG.',
  },
  'gif mp4': {
    about:
      'GIF stores each frame with 256 colors and hardly any sense of movement; H.264 stores what moves. So the same clip as MP4 is often ten times smaller and looks cleaner. Social networks convert GIFs to video anyway; sending MP4 keeps the quality in your hands.',
    question: 'How do I make the MP4 loop like the GIF did?',
    answer:
      'Looping is up to the player. On a web page write <video autoplay loop muted playsinline>, and it behaves like a GIF. In chats, short silent MP4s usually loop anyway.',
  },
};
