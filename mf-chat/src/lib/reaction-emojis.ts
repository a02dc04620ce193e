import type { Reaction } from '@social/api/posts/toggle-reaction';
import { t } from '@social/texts';

/** The provider's reactions with the emojis and names that members know them by. */
export const reactionEmojis: Record<Reaction, { emoji: string; name: string }> = {
  like: { emoji: '👍', name: t('Like') },
  love: { emoji: '❤️', name: t('Love') },
  haha: { emoji: '😂', name: t('HaHa') },
  wow: { emoji: '😮', name: t('Wow') },
  sad: { emoji: '😢', name: t('Sad') },
  angry: { emoji: '😠', name: t('Angry') },
};

export const reactions = Object.keys(reactionEmojis) as Reaction[];
