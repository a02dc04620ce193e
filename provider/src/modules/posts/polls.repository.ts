import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pollOptions, pollVotes } from '../../db/schema/posts';

export type PollRepository = ReturnType<typeof createPollRepository>;

export function createPollRepository(db: Database) {
  return {
    async findPostId(optionId: number): Promise<number | null> {
      const [row] = await db.select({ postId: pollOptions.postId }).from(pollOptions).where(eq(pollOptions.id, optionId));
      return row?.postId ?? null;
    },

    /** Stores the member's vote unless they have voted on this poll. Returns true if it was stored. */
    async vote(postId: number, memberId: number, optionId: number, createdAt: Date): Promise<boolean> {
      const added = await db
        .insert(pollVotes)
        .values({ postId, memberId, optionId, createdAt })
        .onConflictDoNothing()
        .returning({ optionId: pollVotes.optionId });
      return added.length > 0;
    },
  };
}
