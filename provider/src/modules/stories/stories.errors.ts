import { defineRefusal } from '../../lib/refusal';

/** No such story exists, or it has expired. Stories expire after a day. */
export const StoryNotFoundError = defineRefusal('PRV_STORY_NOT_FOUND', 6, 'Story not found');
export const StoryWithoutFileError = defineRefusal('PRV_STORY_WITHOUT_FILE', 7, 'Please choose a picture or a video');
