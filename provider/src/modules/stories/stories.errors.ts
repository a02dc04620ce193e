import { defineRefusal } from '../../lib/refusal';

/** There is no such story, or it has expired: stories live for a day. */
export const StoryNotFoundError = defineRefusal('PRV_STORY_NOT_FOUND', 6, 'Story not found');
export const StoryWithoutFileError = defineRefusal('PRV_STORY_WITHOUT_FILE', 7, 'Please choose a picture or a video');
