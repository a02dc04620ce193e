import { defineRefusal } from '../../lib/refusal';

/** The operator has named no key of a source. */
export const GifSearchUnavailableError = defineRefusal('PRV_GIF_SEARCH_UNAVAILABLE', 6, 'This site has no search for GIFs');
/** The source did not answer in time, refused, or answered something else. */
export const GifSearchFailedError = defineRefusal(
  'PRV_GIF_SEARCH_FAILED',
  14,
  'GIFs can not be searched right now. Please try again later',
);
