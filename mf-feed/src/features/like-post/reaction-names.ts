import type { Reaction } from '@social/api/posts/toggle-reaction';
import { t } from '@social/texts';

export const reactionNames = {
  like: t('Like'),
  love: t('Love'),
  haha: t('HaHa'),
  wow: t('Wow'),
  sad: t('Sad'),
  angry: t('Angry'),
} satisfies Record<Reaction, string>;

/** In the provider's order. */
export const allReactions = Object.keys(reactionNames) as Reaction[];
