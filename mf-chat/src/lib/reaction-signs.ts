import type { Reaction } from '@social/api/posts/toggle-reaction';

/** The provider's reactions, as members see and hear them. */
export const reactionSigns: Record<Reaction, { sign: string; name: string }> = {
  like: { sign: '👍', name: 'Like' },
  love: { sign: '❤️', name: 'Love' },
  haha: { sign: '😂', name: 'HaHa' },
  wow: { sign: '😮', name: 'Wow' },
  sad: { sign: '😢', name: 'Sad' },
  angry: { sign: '😠', name: 'Angry' },
};

export const reactions = Object.keys(reactionSigns) as Reaction[];
