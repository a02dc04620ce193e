import { z } from 'zod';
import { idField, limitField, optionalIdField, reactionField, textField } from '../../wire/fields';

export const storiesBody = z.object({ limit: limitField(20, 50), offset: optionalIdField });
export const storyBody = z.object({ story_id: idField });
export const storyViewersBody = z.object({ story_id: idField, limit: limitField(20), offset: optionalIdField });
export const reactStoryBody = z.object({ story_id: idField, reaction: reactionField });
export const newStoryBody = z.object({
  story_title: textField(100).default(''),
  story_description: textField(300).default(''),
  file_type: z.enum(['image', 'video']).default('image'),
});
