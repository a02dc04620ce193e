import type { StoryId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';

/** Own stories that were deleted, including those whose Undo is still offered. */
export const hiddenStories = getPageStore('deleted stories', () => createHiddenIds<StoryId>(memberScope));
