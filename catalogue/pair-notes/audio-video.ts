import type { PairNotes } from './pair-note.ts';

export const mediaNotes: PairNotes = {
  'mp4 avi': {
    about:
      'AVI is for devices with a screen and a USB port that were built before 2010: car radios, DVD players, digital frames, measuring and microscope software. They know MPEG-4 as Xvid writes it with MP3 sound and nothing later, so that is what you get: at most 30 frames a second and 1080 lines, without the extras of the codec that such devices lack.',
    question: 'My DVD player still refuses the AVI. Why?',
    answer: 'Many accept at most 720 by 576 pixels. Set Resolution to 480p and try again; the manual usually lists what it takes.',
  },
  'mov mp4': {
    about:
      'MOV and MP4 are siblings: the second was made from the first. For most phone recordings the streams are simply moved into the other container, which takes seconds and costs nothing. Only codecs that MP4 players do not expect, such as ProRes, are re-encoded.',
    question: 'My iPhone records HEVC. Will the MP4 play on Windows?',
    answer:
      'HEVC is kept, since MP4 may hold it. Windows then wants the HEVC extension from its store. For H.264 instead, which plays everywhere, choose it under Video codec.',
  },
  'mkv mp4': {
    about:
      'Televisions, tablets and editing programs that reject MKV play MP4. The picture inside is mostly H.264 or HEVC already, so it is copied; sound in DTS or FLAC becomes AAC, and text subtitles are converted to the kind that MP4 knows.',
    question: 'Where did my subtitles go?',
    answer:
      'Text subtitles are in the MP4 and can be switched on in the player. Subtitles from Blu-ray discs are pictures, which MP4 cannot hold; those stay behind.',
  },
  'webm mp4': {
    about:
      "Browsers record meetings and screens as WEBM, and then iMovie, PowerPoint or a colleague's iPhone cannot play it. VP8 or VP9 and Opus are encoded to H.264 and AAC. That is real work for the machine, so a long recording takes a while.",
    question: 'My recording stutters or shows a wrong length. Will that be fixed?',
    answer:
      'Browser recordings often lack an index and have an uneven frame rate. Encoding writes both afresh, so seeking works and the length is right.',
  },
  'avi mp4': {
    about:
      'Family videos from camcorders and downloads of the DivX years are AVI files, which phones and browsers do not play. They do play MP4 with H.264, which at a similar quality is usually smaller too, because it does better than the codecs of 2002.',
    question: 'The picture of my old video has fine horizontal lines. Can that be fixed?',
    answer:
      'That is interlacing from television days: two half-pictures shown at once. It is part of the recording; players such as VLC can smooth it while playing (Video, Deinterlace).',
  },
  'mp4 webm': {
    about:
      'WEBM is for web pages: VP9 needs about a third fewer bits than H.264 at the same look, no licence is involved, and every current browser plays it. Encoding VP9 takes several times as long as H.264, so shorten the clip with Start and End if you can.',
    question: 'Should my site offer WEBM and MP4?',
    answer:
      'List both in the video element, WEBM first. Browsers take the first one that they can play, and very old iPhones fall back to the MP4.',
  },
  'mp4 mov': {
    about:
      "Final Cut, Keynote and some cameras' software want MOV by name. Since both containers are relatives, picture and sound move over unchanged, so there is neither waiting nor loss.",
    question: 'Does MOV have a better quality than MP4?',
    answer:
      'No. The quality depends on the codec, which stays the same here. MOV may hold studio codecs such as ProRes as well, yet an ordinary recording does not turn into one.',
  },
  'mp4 mkv': {
    about:
      "MKV is the collector's box: further languages, subtitles and chapters can be added with tools such as MKVToolNix, in almost any format. From MP4 everything is copied, so even a full-length movie is done within moments.",
    question: 'Is the file safer against damage as MKV?',
    answer:
      'A little. An MP4 whose index at the end is missing does not play at all; an MKV that breaks off plays up to the break. For live recordings that is a reason to prefer it.',
  },
  'avi mkv': {
    about:
      'Putting an old AVI into MKV lets you add subtitles, chapters and a second language without changing the video. The streams are copied, DivX, Xvid and MP3 included, so it plays wherever those codecs play.',
    question: 'Will my MKV play on an iPhone then?',
    answer: 'No: the codec inside is still the old one, and iOS does not open MKV without an app. For phones choose AVI to MP4.',
  },
  'mov avi': {
    about:
      'Old editing suites under Windows, presentation PCs and laboratory software know AVI and no QuickTime. The H.264 or HEVC of the recording is encoded to MPEG-4 as Xvid writes it, which programs of that age open. The rotation that a phone only notes is applied to the picture, because AVI has no such note.',
    question: 'My old program shows the AVI as a black picture. Why?',
    answer:
      'It opens AVI but has no decoder for MPEG-4. Install a codec pack with Xvid, or play the file in VLC to see that it is sound. For programs from before 2002 WMV or MPG is often the better target.',
  },
  'flv mp4': {
    about:
      'Lectures, webcam archives and games recorded in the Flash years are FLV, and since January 2021 no browser plays it. Later FLVs hold H.264 already and are only repacked; earlier ones with Sorenson or VP6 are encoded.',
    question: 'Some of my FLV files are tiny and do not convert. Why?',
    answer:
      'Sites often stored only a fragment or a pointer to a stream. Such files contain no video. A damaged index, on the other hand, is no obstacle: the streams are read from the start.',
  },
  'mp3 wav': {
    about:
      'Audio editors, samplers, alarm systems, museum audio guides: many accept only WAV. The MP3 is unpacked to plain samples, about ten times the size. It sounds exactly like the MP3, neither better nor worse.',
    question: 'Can I burn the WAV onto an audio CD?',
    answer:
      'Yes. CDs want 44,100 Hz and stereo: set those under Sample rate and Channels if your MP3 is different, for instance a podcast in mono at 24,000 Hz.',
  },
  'wav mp3': {
    about:
      'A minute of WAV takes 10 MB, a minute of MP3 between one and two and a half. Interviews, rehearsal recordings and drafts of songs are sent as MP3 for that reason. Keep the WAV when there is more editing to do.',
    question: 'Which bit rate is enough?',
    answer:
      'Speech in mono: 64 to 96 kbit/s. Music to listen to: 192. Music for picky ears or for conversion later: 320, the most that MP3 has.',
  },
  'm4a mp3': {
    about:
      'Voice memos from the iPhone and songs bought from iTunes are M4A. Older car radios, sports watches and some transcription services play MP3 only. Title, artist and cover are taken over, so the display shows the right thing.',
    question: 'Can I convert songs from Apple Music?',
    answer:
      'Streams and downloads from a subscription are encrypted and cannot be converted. Songs bought in the iTunes Store since 2009 are free of protection and can.',
  },
  'flac mp3': {
    about:
      'The collection at home is FLAC, the car and the running watch want MP3. At 320 kbit/s an album shrinks to about a third, at 192 to a fifth. Keep the FLACs: from them any future format can be made without loss upon loss.',
    question: 'Are 24-bit, 96 kHz recordings converted too?',
    answer:
      'Yes. MP3 allows at most 48,000 Hz and has no bit depth, so the recording is resampled to that. Nobody hears above 24 kHz, and the noise floor stays far below music.',
  },
  'ogg mp3': {
    about:
      'Sounds from games, Wikipedia and Linux programs are OGG, which iTunes, many car radios and video editors refuse. MP3 is understood by all of them. Both are lossy, so choose a bit rate a step above that of the OGG.',
    question: 'WhatsApp voice messages end in .ogg or .opus. Do they work?',
    answer: 'Yes. They hold Opus speech in an Ogg container; that is recognized from the content, whatever the name says.',
  },
  'mp3 ogg': {
    about:
      'Game engines such as Godot and Unity like OGG because it loops without a gap: MP3 adds a little silence at the start and the end, which Vorbis does not. Free encyclopedias and distributions ask for it as well.',
    question: 'Will my loop be seamless now?',
    answer:
      'The silence that the MP3 encoder once added may still be there, since it is part of what the file plays. If you hear a gap, cut it with Start and End, or make the OGG from the WAV.',
  },
  'wav flac': {
    about:
      'FLAC is what WAV should have been: the same samples in half of the space, with tags, cover and a checksum that tells whether the file is still intact after twenty years. Archives and labels store their masters in it.',
    question: 'Can I get the identical WAV back?',
    answer:
      'The identical sound, sample for sample: FLAC even stores an MD5 sum of it. Extra chunks that studio programs write into a WAV, such as cue points, are not part of the sound and may be gone.',
  },
  'mp3 m4a': {
    about:
      "Apple's programs sort and sync M4A most smoothly, GarageBand takes it as a track, and with chapters it turns into an audiobook. The MP3 is re-encoded as AAC, so this is for compatibility, not for a gain in sound.",
    question: 'Does the M4A sound better, as AAC is the better codec?',
    answer: 'It cannot, because it starts from what the MP3 left over. AAC shows its advantage only when it is made from WAV or FLAC.',
  },
  'mp3 aac': {
    about:
      'Streaming servers, some set-top boxes and broadcast tools want AAC as a bare stream (ADTS) without a container. It can be cut and joined at any frame. There is no index and no cover, so for a music library M4A is the better choice.',
    question: 'Why does my player show no title for the AAC?',
    answer:
      'The tags stand in a block in front of the stream, which not every player reads. Take MP3 to M4A instead: the same codec, with title, artist and cover where players look for them.',
  },
  'mp3 flac': {
    about:
      'It does not bring back what MP3 removed, and the file grows about fivefold. It makes sense in one case: something downstream takes only lossless files, or the sound will be edited and saved several times, and you want no second round of loss.',
    question: 'Will others take my FLAC for a true lossless rip?',
    answer:
      'A spectrum shows the truth: MP3 cuts the treble off, mostly at 16 to 20 kHz, and the FLAC has the same cliff. Please label it as made from MP3.',
  },
  'wav aac': {
    about:
      'From an untouched WAV AAC shows what it can do: at 128 kbit/s it reaches about what MP3 needs 160 for. As a bare .aac it is meant for streams and devices; for your own library M4A wraps the same sound with tags.',
    question: 'My WAV has 5.1 channels. Are they kept?',
    answer:
      'AAC carries up to eight channels, so surround stays surround unless you choose Stereo under Channels. Phones mix it down when they play it.',
  },
  'ogg wav': {
    about:
      'Samplers, audio workstations and speech tools want plain samples. Vorbis decodes to them exactly in the sense that each decoder gives the same result; what the encoder once left out stays out. Expect about ten times the size.',
    question: 'Which bit depth does the WAV have?',
    answer:
      'Sixteen bits, as on a CD. Vorbis has no bit depth of its own, and its coding noise lies above what 16 bits can express, so more would only make the file larger.',
  },
};
