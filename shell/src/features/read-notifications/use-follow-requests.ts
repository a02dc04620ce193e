import { ApiError, type PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchFollowRequests } from '@social/api/notifications/fetch-follow-requests';
import { answerFollowRequest } from '@social/api/people/answer-follow-request';
import type { PersonSummary } from '@social/api/people/person';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient, useSession } from '@social/session';
import { notify, offerUndo } from '@social/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countsQuery } from './unseen-count';

/** Who asks to follow the member. An answer shows at once; a refused one comes back. */
export function useFollowRequests() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const { data: asking = [] } = useQuery({
    queryKey: ['follow-requests', userId],
    queryFn: ({ signal }) => fetchFollowRequests(apiClient, { signal }),
  });
  const [answered, setAnswered] = useState<ReadonlySet<PersonId>>(new Set());

  const mark = ({ id }: PersonSummary) => setAnswered((before) => new Set([...before, id]));
  const unmark = ({ id }: PersonSummary) => setAnswered((before) => new Set([...before].filter((other) => other !== id)));

  async function tell(person: PersonSummary, answer: 'accept' | 'decline'): Promise<void> {
    await answerFollowRequest(apiClient, person.id, answer);
    await queries.invalidateQueries({ queryKey: ['follow-requests', userId] });
    void queries.invalidateQueries({ queryKey: countsQuery(userId).queryKey });
  }

  async function accept(person: PersonSummary): Promise<void> {
    mark(person);
    try {
      await tell(person, 'accept');
      void notify({ severity: 'success', message: `${person.name} follows you now.` });
    } catch (error) {
      unmark(person);
      if (!(error instanceof ApiError)) throw error;
      const end = await notify({
        severity: 'error',
        message: `${person.name} does not follow you yet. ${failureMessage(error)}`,
        action: 'Retry',
      });
      if (end === 'action') await accept(person);
    }
  }

  function decline(person: PersonSummary): Promise<void> {
    mark(person);
    return offerUndo({
      message: `You declined ${person.name}.`,
      undo: () => unmark(person),
      commit: () => tell(person, 'decline'),
      refusedMessage: refusalMessage((error) => `${person.name} still asks to follow you. ${failureMessage(error)}`),
    });
  }

  return { requests: asking.filter(({ id }) => !answered.has(id)), accept, decline };
}
