import { eq } from 'drizzle-orm';
import { conversations, messages, participants } from '../schema/chats';
import { before, DAY_MS, findMemberId, HOUR_MS, listPictures, MINUTE_MS, type SeedContext } from './seed-context';
import type { SceneName } from './seed-media';
import { directConversations, groupConversations } from './texts/conversations';

type Line = { text: string; authorId: number };
type ConversationPlan = {
  values: typeof conversations.$inferInsert;
  memberIds: number[];
  lines: Line[];
  /** Age of the last message, in milliseconds. */
  endedMsAgo: number;
  /** Number of unread messages by member. A member who is not listed has read all of them. */
  unreadCounts: Map<number, number>;
};

const pairs: [self: string, peer: string][] = [
  ['demo', 'asha'],
  ['demo', 'mateo'],
  ['demo', 'hanna'],
  ['demo', 'zola'],
  ['demo', 'priya'],
  ['demo', 'ingrid'],
  ['demo', 'yuki'],
  ['demo', 'leila'],
  ['asha', 'oscar'],
  ['asha', 'mateo'],
  ['asha', 'zola'],
  ['kofi', 'hanna'],
];
const groupScenes: SceneName[] = ['hills', 'garden', 'cutouts'];

/** Stores direct conversations and three groups. The members `demo` and `asha` have not read the newest messages. */
export async function seedChats(context: SeedContext): Promise<void> {
  for (const [index, [self, peer]] of pairs.entries())
    await storeConversation(context, planDirect(findMemberId(context, self), findMemberId(context, peer), index));
  for (const [index, { name, lines }] of groupConversations.entries())
    await storeConversation(context, planGroup(context, name, lines, index));
}

function planDirect(selfId: number, peerId: number, index: number): ConversationPlan {
  const texts = directConversations[index % directConversations.length] ?? [];
  return {
    values: { kind: 'direct', pairKey: `${Math.min(selfId, peerId)}:${Math.max(selfId, peerId)}` },
    memberIds: [selfId, peerId],
    // The peer wrote the last line, and the two took turns before.
    lines: texts.map((text, line) => ({ text, authorId: (texts.length - 1 - line) % 2 === 0 ? peerId : selfId })),
    endedMsAgo: index < 3 ? (index * 9 + 3) * MINUTE_MS : index * 7 * HOUR_MS,
    unreadCounts: new Map([[selfId, index % 3 === 2 ? 0 : (index % 2) + 1]]),
  };
}

function planGroup(context: SeedContext, name: string, texts: string[], index: number): ConversationPlan {
  const usernames = ['demo', 'asha', ...(index === 1 ? ['hanna', 'kofi', 'tomas'] : ['tomas', 'priya', 'oscar', 'hanna'])];
  const memberIds = usernames.map((username) => findMemberId(context, username));
  const authorIds = memberIds.slice(1);
  const [picture] = listPictures(groupScenes[index] ?? 'hills');
  return {
    values: { kind: 'group', ownerId: memberIds[index] ?? null, name, avatarPath: picture?.smallPath ?? null },
    memberIds,
    lines: texts.map((text, line) => ({ text, authorId: authorIds[line % authorIds.length] ?? 0 })),
    endedMsAgo: (index * 5 + 1) * 4 * HOUR_MS,
    unreadCounts: new Map(memberIds.slice(0, 2).map((id) => [id, 2 - (index % 2)])),
  };
}

async function storeConversation(context: SeedContext, plan: ConversationPlan): Promise<void> {
  const { db } = context;
  const { values, memberIds, lines, endedMsAgo, unreadCounts } = plan;
  const [row] = await db
    .insert(conversations)
    .values({ ...values, createdAt: before(context, endedMsAgo + 30 * DAY_MS) })
    .returning({ id: conversations.id });
  if (!row) throw new Error('A conversation of the seed was not stored.');
  const conversationId = row.id;
  const { dated, startedMsAgo } = dateLines(context, lines, endedMsAgo);
  const stored = await db
    .insert(messages)
    .values(dated.map((line) => ({ ...line, conversationId })))
    .returning({ id: messages.id });
  const lastMessageAt = before(context, endedMsAgo);
  await db.insert(participants).values(
    memberIds.map((memberId) => ({
      conversationId,
      memberId,
      kind: values.kind,
      peerId: values.kind === 'direct' ? (memberIds.find((id) => id !== memberId) ?? null) : null,
      lastMessageAt,
      readUpToId: stored.at(-1 - (unreadCounts.get(memberId) ?? 0))?.id ?? 0,
      readAt: lastMessageAt,
    })),
  );
  const createdAt = before(context, startedMsAgo);
  await db.update(conversations).set({ createdAt }).where(eq(conversations.id, conversationId));
}

/** Dates the lines backwards from the end of the conversation, a few minutes apart. */
function dateLines(context: SeedContext, lines: Line[], endedMsAgo: number) {
  let ageMs = endedMsAgo;
  const dated = lines.toReversed().map((line) => {
    const createdAt = before(context, ageMs);
    ageMs += context.random.between(2, 45) * MINUTE_MS;
    return { ...line, createdAt };
  });
  return { dated: dated.toReversed(), startedMsAgo: ageMs };
}
