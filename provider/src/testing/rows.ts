import { posts } from '../db/schema/posts';
import { follows } from '../db/schema/members';
import { storeLexemes } from '../modules/posts/post-lexemes';
import type { RunningProvider } from './start-provider';

/** Inserts a post directly, with the words under which it is found, without the call that publishes one, for tests of reading. */
export async function addPost(
  { db, now }: RunningProvider,
  authorId: string,
  values: Partial<typeof posts.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(posts)
    .values({ authorId: Number(authorId), text: 'A post', createdAt: now(), ...values })
    .returning({ id: posts.id, text: posts.text });
  if (!row) throw new Error('The post was not stored.');
  await storeLexemes(db, [row]);
  return String(row.id);
}

export async function addFollow({ db }: RunningProvider, followerId: string, followedId: string): Promise<void> {
  await db.insert(follows).values({ followerId: Number(followerId), followedId: Number(followedId) });
}
