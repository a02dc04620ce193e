import { eq } from 'drizzle-orm';
import { conversations, messages, participants } from '../schema/chats';
import { DAY_MS, HOUR_MS, before, idOf, type SeedContext } from './seed-context';
import { groupTalks, talks } from './words/conversation';

const MINUTE_MS = 60_000;

/** Talks between two members, and three groups; the newest lines are still unread by the two members to sign in as. */
export async function seedChats(context: SeedContext): Promise<void> {
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
  for (const [index, [self, peer]] of pairs.entries()) {
    const lines = talks[index % talks.length] ?? [];
    const endMs = index < 3 ? (index * 9 + 3) * MINUTE_MS : index * 7 * HOUR_MS;
    await seedDirect(context, idOf(context, self), idOf(context, peer), lines, endMs, index % 3 === 2 ? 0 : (index % 2) + 1);
  }
  for (const [index, { name, lines }] of groupTalks.entries()) await seedGroup(context, name, lines, index);
}

async function seedDirect(
  context: SeedContext,
  selfId: number,
  peerId: number,
  lines: string[],
  endMs: number,
  unread: number,
): Promise<void> {
  const pairKey = `${Math.min(selfId, peerId)}:${Math.max(selfId, peerId)}`;
  // The last line is the other's, and the turns go back from there.
  const turns = lines.map((text, index) => ({ text, authorId: (lines.length - 1 - index) % 2 === 0 ? peerId : selfId }));
  await seedConversation(context, { kind: 'direct', pairKey }, [selfId, peerId], turns, endMs, new Map([[selfId, unread]]));
}

async function seedGroup(context: SeedContext, name: string, lines: string[], index: number): Promise<void> {
  const { chance, media, ids } = context;
  const core = ['demo', 'asha', ...(index === 1 ? ['hanna', 'kofi', 'tomas'] : ['tomas', 'priya', 'oscar', 'hanna'])];
  const memberIds = core.map((username) => idOf(context, username));
  const picture = media.pictures.find(({ scene }) => scene === (['hills', 'garden', 'cutouts'] as const)[index]);
  const speakers = memberIds.filter((id) => id !== ids.get('demo'));
  const turns = lines.map((text, line) => ({ text, authorId: speakers[line % speakers.length] ?? chance.pick(speakers) }));
  const group = { kind: 'group' as const, ownerId: memberIds[index] ?? null, name, avatarPath: picture?.smallPath ?? null };
  const unread = new Map(memberIds.slice(0, 2).map((id) => [id, 2 - (index % 2)]));
  await seedConversation(context, group, memberIds, turns, (index * 5 + 1) * 4 * HOUR_MS, unread);
}

type Turn = { text: string; authorId: number };

/** @param unread how many of the last messages each member has not read; who is not named has read them all */
async function seedConversation(
  context: SeedContext,
  values: typeof conversations.$inferInsert,
  memberIds: number[],
  turns: Turn[],
  endMs: number,
  unread: Map<number, number>,
): Promise<void> {
  const { db, chance } = context;
  const [row] = await db
    .insert(conversations)
    .values({ ...values, createdAt: before(context, endMs + 30 * DAY_MS) })
    .returning({ id: conversations.id });
  if (!row) throw new Error('A conversation of the seed was not stored.');
  let ageMs = endMs;
  const dated = turns
    .toReversed()
    .map((turn) => {
      const createdAt = before(context, ageMs);
      ageMs += chance.between(2, 45) * MINUTE_MS;
      return { ...turn, createdAt, conversationId: row.id };
    })
    .toReversed();
  const written = await db.insert(messages).values(dated).returning({ id: messages.id });
  const lastMessageAt = before(context, endMs);
  const isDirect = values.kind === 'direct';
  await db.insert(participants).values(
    memberIds.map((memberId) => ({
      conversationId: row.id,
      memberId,
      kind: values.kind,
      peerId: isDirect ? (memberIds.find((id) => id !== memberId) ?? null) : null,
      lastMessageAt,
      readUpToId: written.at(-1 - (unread.get(memberId) ?? 0))?.id ?? 0,
      readAt: lastMessageAt,
    })),
  );
  await db
    .update(conversations)
    .set({ createdAt: before(context, ageMs) })
    .where(eq(conversations.id, row.id));
}
