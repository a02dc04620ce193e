/** Files of one request. */
export const MAX_ALBUM_FILES = 100;
/** A list of ten albums is one reply, with every item of each. */
export const MAX_ALBUM_ITEMS = 1000;
