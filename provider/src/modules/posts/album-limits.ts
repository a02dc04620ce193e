/** Maximum number of files of one request. */
export const MAX_ALBUM_FILES = 100;
/** A list of ten albums is one reply, with all items of each album. */
export const MAX_ALBUM_ITEMS = 1000;
