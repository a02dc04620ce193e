import { count, flag, object, objectOrNull, text, type Decoded } from '@social/api/wire';
import { REACTIONS, type Reaction } from './toggle-reaction';

/** The reactions to a post. */
export type PostReactions = {
  /** The signed-in person's; null for none. */
  mine: Reaction | null;
  counts: Readonly<Record<Reaction, number>>;
};

/** Hosts key the counts by name or by number, and some omit the empty ones. */
export const wireReactions = objectOrNull(
  object({
    is_reacted: flag,
    type: text,
    count,
    Like: count,
    Love: count,
    HaHa: count,
    Wow: count,
    Sad: count,
    Angry: count,
    1: count,
    2: count,
    3: count,
    4: count,
    5: count,
    6: count,
  }),
);

/** Returns null if the provider has only plain likes. */
export function toReactions(wire: Decoded<typeof wireReactions>): PostReactions | null {
  if (!wire) return null;
  return {
    mine: wire.is_reacted ? toReaction(wire.type) : null,
    counts: {
      like: wire.Like || wire[1],
      love: wire.Love || wire[2],
      haha: wire.HaHa || wire[3],
      wow: wire.Wow || wire[4],
      sad: wire.Sad || wire[5],
      angry: wire.Angry || wire[6],
    },
  };
}

/** Finds a reaction by number or by name; an unknown one is a like. */
function toReaction(type: string): Reaction {
  const key = type.toLowerCase();
  return (Object.keys(REACTIONS) as Reaction[]).find((name) => name === key || String(REACTIONS[name]) === key) ?? 'like';
}
