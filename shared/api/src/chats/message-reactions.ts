import { count, flag, mapped, object, objectOrNull, text } from '@social/api/wire';
import { REACTIONS, type Reaction } from '../posts/toggle-reaction';

/** The reactions to a message. */
export type MessageReactions = {
  /** Omits reactions without a count. */
  counts: Partial<Record<Reaction, number>>;
  /** The signed-in person's own. */
  mine: Reaction | null;
};

export const noReactions: MessageReactions = { counts: {}, mine: null };

const names = Object.keys(REACTIONS) as Reaction[];

/** Hosts key the counts by name or by number. */
const wireReactions = object({
  Like: count,
  Love: count,
  HaHa: count,
  Wow: count,
  Sad: count,
  Angry: count,
  '1': count,
  '2': count,
  '3': count,
  '4': count,
  '5': count,
  '6': count,
  is_reacted: flag,
  type: text,
});

export const messageReactions = mapped(objectOrNull(wireReactions), (wire): MessageReactions => {
  if (!wire) return noReactions;
  const { Like: like, Love: love, HaHa: haha, Wow: wow, Sad: sad, Angry: angry, is_reacted: isReacted, type, ...byNumber } = wire;
  const byName = { like, love, haha, wow, sad, angry };
  const counted = names.map((name) => [name, byName[name] || byNumber[`${REACTIONS[name]}`]] as const);
  const mine = names.find((name) => name === type.toLowerCase() || String(REACTIONS[name]) === type) ?? null;
  return { counts: Object.fromEntries(counted.filter(([, amount]) => amount > 0)), mine: isReacted ? mine : null };
});
