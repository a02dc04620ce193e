import { defineRefusal } from '../../lib/refusal';

/** The operator has not configured a key for the GIF source. */
export const GifSearchUnavailableError = defineRefusal('PRV_GIF_SEARCH_UNAVAILABLE', 6, 'This site has no search for GIFs');
/** The source timed out, refused, or sent an invalid reply. */
export const GifSearchFailedError = defineRefusal(
  'PRV_GIF_SEARCH_FAILED',
  14,
  'GIFs can not be searched right now. Please try again later',
);
