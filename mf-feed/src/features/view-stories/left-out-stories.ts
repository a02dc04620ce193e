import type { StoryId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';

/** Stories of one's own that were taken back, for good or not yet. */
export const leftOutStories = getPageStore('deleted stories', () => createHiddenIds<StoryId>(memberScope));
