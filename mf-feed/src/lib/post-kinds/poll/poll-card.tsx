import { refusalMessage } from '@social/api/refusal-message';
import { t } from '@social/texts';
import { notifyIfRefused } from '@social/ui';
import type { Post } from '@social/api/posts/post';
import type { PollOptionId } from '@social/api/posts/post-extras';
import { voteInPoll } from '@social/api/posts/vote-in-poll';
import { apiClient } from '@social/session';
import { useMutation } from '@tanstack/react-query';
import { postChanges, usePostWithChanges } from '../../post-changes';
import { formatPollEnd } from './format-poll-end';
import { PollResult } from './poll-result';
import { useTimeUntil } from './use-time-until';

/** Shows a post's poll, and lets the reader vote once, until its end. */
export function PollCard({ post }: { post: Post }) {
  const { poll } = usePostWithChanges(post);
  const voting = useMutation({
    async mutationFn(optionId: PollOptionId): Promise<void> {
      const voted = await voteInPoll(apiClient, optionId);
      postChanges.add(post.id, (current) => ({ ...current, poll: { ...voted, endsAt: current.poll?.endsAt ?? null } }));
    },
  });
  const nowMs = useTimeUntil(poll?.endsAt ?? null);
  if (!poll) return null;
  const { endsAt } = poll;

  function handleVote(optionId: PollOptionId) {
    void notifyIfRefused(voting.mutateAsync(optionId), refusalMessage(t("Couldn't count your vote. The poll stands as before.")));
  }

  const hasEnded = endsAt !== null && endsAt.getTime() <= nowMs;
  const canVote = poll.chosenId === null && !voting.isPending && !hasEnded;
  return <PollResult poll={poll} end={endsAt && formatPollEnd(endsAt, nowMs)} onVote={canVote ? handleVote : undefined} />;
}
