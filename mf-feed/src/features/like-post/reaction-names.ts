import type { Reaction } from '@social/api/posts/toggle-reaction';

export const reactionNames = {
  like: 'Like',
  love: 'Love',
  haha: 'HaHa',
  wow: 'Wow',
  sad: 'Sad',
  angry: 'Angry',
} satisfies Record<Reaction, string>;

/** In the provider's order. */
export const allReactions = Object.keys(reactionNames) as Reaction[];
