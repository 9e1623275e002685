"""How families of tags spell what they all have; read together with carry_tags.py."""

# Name here: frame of ID3, atom of MP4, key of Vorbis comments (and APE), attribute of ASF.
FIELDS = {
    "title": ("TIT2", "\xa9nam", "TITLE", "Title"),
    "artist": ("TPE1", "\xa9ART", "ARTIST", "Author"),
    "albumartist": ("TPE2", "aART", "ALBUMARTIST", "WM/AlbumArtist"),
    "album": ("TALB", "\xa9alb", "ALBUM", "WM/AlbumTitle"),
    "composer": ("TCOM", "\xa9wrt", "COMPOSER", "WM/Composer"),
    "genre": ("TCON", "\xa9gen", "GENRE", "WM/Genre"),
    "comment": ("COMM", "\xa9cmt", "COMMENT", "Description"),
    "lyrics": ("USLT", "\xa9lyr", "LYRICS", "WM/Lyrics"),
    "bpm": ("TBPM", "tmpo", "BPM", "WM/BeatsPerMinute"),
    "isrc": ("TSRC", "ISRC", "ISRC", "WM/ISRC"),
    "label": ("TPUB", "LABEL", "LABEL", "WM/Publisher"),
    "conductor": ("TPE3", "CONDUCTOR", "CONDUCTOR", "WM/Conductor"),
    "remixer": ("TPE4", "REMIXER", "REMIXER", "WM/ModifiedBy"),
    "lyricist": ("TEXT", "LYRICIST", "LYRICIST", "WM/Writer"),
    "mood": ("TMOO", "MOOD", "MOOD", "WM/Mood"),
    "key": ("TKEY", "initialkey", "INITIALKEY", "WM/InitialKey"),
    "grouping": ("TIT1", "\xa9grp", "GROUPING", "WM/ContentGroupDescription"),
    "subtitle": ("TIT3", "SUBTITLE", "SUBTITLE", "WM/SubTitle"),
    "compilation": ("TCMP", "cpil", "COMPILATION", "WM/IsCompilation"),
    "copyright": ("TCOP", "cprt", "COPYRIGHT", "Copyright"),
    "language": ("TLAN", "LANGUAGE", "LANGUAGE", "WM/Language"),
    "albumsort": ("TSOA", "soal", "ALBUMSORT", "WM/AlbumSortOrder"),
    "artistsort": ("TSOP", "soar", "ARTISTSORT", "WM/ArtistSortOrder"),
    "titlesort": ("TSOT", "sonm", "TITLESORT", "WM/TitleSortOrder"),
    "albumartistsort": ("TSO2", "soaa", "ALBUMARTISTSORT", "WM/AlbumArtistSortOrder"),
    "originaldate": ("TDOR", "ORIGINALDATE", "ORIGINALDATE", "WM/OriginalReleaseTime"),
    "composersort": ("TSOC", "soco", "COMPOSERSORT", "WM/ComposerSortOrder"),
}
# Further spellings that are read, in capitals, and that FFmpeg or others leave behind in a target.
ALIASES = {
    "UNSYNCEDLYRICS": "lyrics", "UNSYNCED LYRICS": "lyrics", "USLT": "lyrics", "SYNCEDLYRICS": "lyrics",
    "DESCRIPTION": "comment", "COMM": "comment",
    "TCMP": "compilation", "TBPM": "bpm", "TEMPO": "bpm", "TMPO": "bpm", "TSRC": "isrc", "PUBLISHER": "label", "ORGANIZATION": "label", "TPUB": "label",
    "ALBUM ARTIST": "albumartist", "ALBUM_ARTIST": "albumartist", "TKEY": "key", "TMOO": "mood", "TEXT": "lyricist", "WRITER": "lyricist",
    "TPE3": "conductor", "TPE4": "remixer", "MIXARTIST": "remixer", "TIT1": "grouping", "TIT3": "subtitle", "TLAN": "language",
    "TSOA": "albumsort", "TSOP": "artistsort", "TSOT": "titlesort", "TSO2": "albumartistsort", "TSOC": "composersort",
    "SORT_ALBUM": "albumsort", "SORT_ARTIST": "artistsort", "SORT_NAME": "titlesort", "SORT_ALBUM_ARTIST": "albumartistsort",
    "TDOR": "originaldate", "TORY": "originaldate", "SORT_COMPOSER": "composersort", "ALBUM-SORT": "albumsort", "ARTIST-SORT": "artistsort", "TITLE-SORT": "titlesort",
}
# Identifiers of databases: their names in ID3 and MP4, in comments, and in ASF
# (https://github.com/Borewit/music-metadata/blob/master/doc/common_metadata.md).
IDS = [
    ("MusicBrainz %s Id" % name, "MUSICBRAINZ_%sID" % name.upper().replace(" ", ""), "MusicBrainz/%s Id" % name)
    for name in ("Track", "Release Track", "Album", "Artist", "Album Artist", "Release Group", "Work", "Disc", "TRM")
] + [
    ("Acoustid Id", "ACOUSTID_ID", "Acoustid/Id"), ("Acoustid Fingerprint", "ACOUSTID_FINGERPRINT", "Acoustid/Fingerprint"),
    ("MusicBrainz Album Type", "RELEASETYPE", "MusicBrainz/Album Type"),
    ("MusicBrainz Album Release Country", "RELEASECOUNTRY", "MusicBrainz/Album Release Country"),
]
BY_ID = {spelling.upper(): spellings for spellings in IDS for spelling in spellings}
# The track itself has a frame of its own in ID3.
MUSICBRAINZ, TRACK_ID = "http://musicbrainz.org", "MusicBrainz Track Id"
# People behind a recording, by what ID3 calls their work, and tags of books and classical music in MP4.
ROLES = {"arranger": "ARRANGER", "engineer": "ENGINEER", "producer": "PRODUCER", "dj-mix": "DJMIXER", "mix": "MIXER"}
BOOKS = {"\xa9nrt": "NARRATOR", "\xa9pub": "LABEL", "\xa9con": "CONDUCTOR", "\xa9wrk": "WORK", "\xa9mvn": "MOVEMENTNAME"}
KEYED = ("flac", "ogg", "opus", "spx", "ogv", "wv")
BY_ASF = {spellings[3].upper(): name for name, spellings in FIELDS.items()}
BY_MP4 = {spellings[1]: name for name, spellings in FIELDS.items()}
# Tags that FFmpeg carries correctly if they have one value.
CARRIED = {"title", "artist", "albumartist", "album", "composer", "genre", "copyright"}
# About the file that was read, pictures, or what players of one maker count in.
PRIVATE = ("ENCODER", "ENCODED", "ENCODING", "ITUN", "METADATA_BLOCK_PICTURE", "COVERART", "COVER ART", "MAJOR_BRAND", "MINOR_VERSION",
           "COMPATIBLE_BRANDS", "CUESHEET", "WM/ENC", "WM/PICTURE", "WMFSDK", "ISVBR", "DEVICECONFORMANCE", "CREATION_TIME", "TRACK", "TOTALTRACKS",
           "DISC", "TOTALDISCS", "DATE", "YEAR", "CHAPTER", "VENDOR_ID", "HANDLER_NAME", "DURATION", "WM/TRACK", "WM/YEAR",
           "WM/PART", "WAVEFORMATEXTENSIBLE", "ACCURATERIP")
MOST_VALUES, MOST_LETTERS = 100, 1_000_000


def spelled(key, family):
    """The name of an identifier in a family of tags; others keep theirs."""
    return BY_ID[key.upper()][family] if key.upper() in BY_ID else key


def in_encoding(value, encoding):
    """A text that says Latin-1, read in the encoding that was found."""
    try:
        return value.encode("latin-1").decode(encoding) if encoding else value
    except UnicodeError:
        return value


def clock(milliseconds):
    return "[%02d:%02d.%02d]" % (milliseconds // 60000, milliseconds // 1000 % 60, milliseconds // 10 % 100)
