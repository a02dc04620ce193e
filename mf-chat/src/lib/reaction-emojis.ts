import type { Reaction } from '@social/api/posts/toggle-reaction';

/** The provider's reactions with the emojis and names that members know them by. */
export const reactionEmojis: Record<Reaction, { emoji: string; name: string }> = {
  like: { emoji: '👍', name: 'Like' },
  love: { emoji: '❤️', name: 'Love' },
  haha: { emoji: '😂', name: 'HaHa' },
  wow: { emoji: '😮', name: 'Wow' },
  sad: { emoji: '😢', name: 'Sad' },
  angry: { emoji: '😠', name: 'Angry' },
};

export const reactions = Object.keys(reactionEmojis) as Reaction[];
