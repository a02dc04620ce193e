import type { PostPartsRepository } from './post-parts.repository';
import { PollEndedError, PollOptionNotFoundError, VotedAlreadyError } from './polls.errors';
import type { PollRepository } from './polls.repository';
import type { PostService } from './posts.service';

export type PollService = ReturnType<typeof createPollService>;
type Dependencies = { polls: PollRepository; parts: PostPartsRepository; posts: PostService; now: () => Date };

export function createPollService({ polls, parts, posts, now }: Dependencies) {
  return {
    /**
     * Votes for an option of a poll. A member votes once on a poll and cannot change the vote.
     * @throws {PollOptionNotFoundError | PostNotFoundError | PollEndedError | VotedAlreadyError}
     */
    async vote(optionId: number, memberId: number) {
      const postId = await polls.findPostId(optionId);
      if (postId === null) throw new PollOptionNotFoundError();
      const { pollEndsAt } = await posts.findVisible(postId, memberId);
      if (pollEndsAt !== null && pollEndsAt <= now()) throw new PollEndedError();
      if (!(await polls.vote(postId, memberId, optionId, now()))) throw new VotedAlreadyError();
      return { options: await parts.findPollOptions([postId]), votedId: optionId };
    },
  };
}
