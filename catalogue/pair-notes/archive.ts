import type { PairNotes } from './pair-note.ts';

export const archiveNotes: PairNotes = {
  'rar zip': {
    about:
      'Someone sent a RAR and the computer has nothing to open it with: that is the usual story. ZIP opens by double-click everywhere. Files, folders and dates stay as they are; the archive is often a little larger, because ZIP compresses less tightly.',
    question: 'My RAR is in parts (.part1.rar, .part2.rar). Does that work?',
    answer: 'Not one part at a time: each holds only a piece. Join them with WinRAR or 7-Zip on your device first, then convert the whole.',
  },
  'zip rar': {
    about:
      'Some forums, offices and older backup routines ask for RAR. It compresses text and programs better than ZIP. Packing it needs the RAR program by its author, which is what runs here; unpacking is free for everyone.',
    question: 'Will photos get smaller in a RAR?',
    answer:
      'No. JPGs, MP4s and MP3s are compressed already, and no archive gets much more out of them. Documents, tables, logs and BMPs do shrink.',
  },
  '7z zip': {
    about:
      '7Z makes small archives, and then the recipient with a phone or a locked-down office PC cannot open them. ZIP can be opened by anyone without asking for rights to install. Expect it to be larger, with many similar files noticeably so.',
    question: 'Why is the ZIP so much larger than the 7Z?',
    answer:
      '7Z looks for repetition across all files, ZIP only within each. A thousand similar log files are the extreme case. Nothing was added: the contents are the same.',
  },
  'zip 7z': {
    about:
      'When a download limit or a backup disk is tight, 7Z often saves a third over ZIP, and more with source code, databases or many similar documents. The recipient needs 7-Zip, Keka or a recent Windows 11.',
    question: 'Which compression level should I take?',
    answer:
      'Leave it at 5. Level 9 takes much longer and wins a few per cent, mostly on large files. Level 1 is for when it has to be quick.',
  },
  'tar zip': {
    about:
      'TARs come from Linux servers, from containers and from scientific data stores, and Windows users without the command line are stuck with them. In a ZIP they can look inside at once, and the files are compressed as well, which TAR never does.',
    question: 'What about symbolic links in the TAR?',
    answer:
      'ZIP has no dependable way to store them for Windows. Links that would lead outside of the archive are refused for safety; pack the files themselves if you need them.',
  },
  'zip tar': {
    about:
      'Build scripts, Docker and Unix backup tools read TAR as a stream, from front to back, which ZIP with its index at the end does not allow. TAR does not compress, so a ZIP of text grows to its full size; take TAR.GZ or TAR.ZST if that matters.',
    question: 'File names with umlauts were broken in my old ZIP. And in the TAR?',
    answer:
      'Old ZIPs note names in the code page of the computer that made them. They are decoded where that can be told, and written into the TAR as UTF-8.',
  },
  'rar 7z': {
    about:
      'Those who keep collections in one open format choose 7Z: it is as tight as RAR, and the program to pack and unpack it is free on each system. Recovery records, a speciality of RAR, have no counterpart in 7Z.',
    question: 'Is the 7Z smaller than the RAR?',
    answer:
      'Usually by a few per cent, at times more with many similar files. With videos and photos inside, both are as large as their content.',
  },
};
