import type { StoryId } from '@social/api';
import { createHiddenIds } from '@social/session';

/** Stories of one's own that were taken back, for good or not yet. */
export const leftOutStories = createHiddenIds<StoryId>();
