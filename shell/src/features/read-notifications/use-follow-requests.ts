import { ApiError, type PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchFollowRequests } from '@social/api/notifications/fetch-follow-requests';
import { answerFollowRequest } from '@social/api/people/answer-follow-request';
import type { PersonSummary } from '@social/api/people/person';
import { refusalMessage } from '@social/api/refusal-message';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { notify, offerUndo } from '@social/ui';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { unseenCountsQuery } from '../../lib/unseen-count';

/** The follow requests. Nothing is shown while they load: most members have none. */
type RequestsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; requests: PersonSummary[]; unreadableCount: number };

/** Fetches and answers follow requests. An answer is optimistic: a refusal restores the request. */
export function useFollowRequests() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['follow-requests', userId],
    queryFn: ({ signal }) => fetchFollowRequests(apiClient, { signal }),
  });
  const [answered, setAnswered] = useState<ReadonlySet<PersonId>>(new Set());

  const hide = ({ id }: PersonSummary) => setAnswered((before) => new Set([...before, id]));
  const show = ({ id }: PersonSummary) => setAnswered((before) => new Set([...before].filter((other) => other !== id)));

  async function sendAnswer(person: PersonSummary, answer: 'accept' | 'decline'): Promise<void> {
    await answerFollowRequest(apiClient, person.id, answer);
    await queries.invalidateQueries({ queryKey: ['follow-requests', userId] });
    void queries.invalidateQueries({ queryKey: unseenCountsQuery(userId).queryKey });
  }

  async function accept(person: PersonSummary): Promise<void> {
    hide(person);
    try {
      await sendAnswer(person, 'accept');
      void notify({ severity: 'success', message: t('{name} follows you now.', { name: person.name }) });
    } catch (error) {
      show(person);
      if (!(error instanceof ApiError)) throw error;
      const outcome = await notify({
        severity: 'error',
        message: t('{name} does not follow you yet. {failureMessage}', { name: person.name, failureMessage: failureMessage(error) }),
        action: t('Retry'),
      });
      if (outcome === 'action') await accept(person);
    }
  }

  function decline(person: PersonSummary): Promise<void> {
    hide(person);
    return offerUndo({
      message: t('You declined {name}.', { name: person.name }),
      undo: () => show(person),
      commit: () => sendAnswer(person, 'decline'),
      refusedMessage: refusalMessage((error) =>
        t('{name} still asks to follow you. {failureMessage}', { name: person.name, failureMessage: failureMessage(error) }),
      ),
    });
  }

  return { state: toRequestsState(query, answered), accept, decline };
}

function toRequestsState(
  { data, error, isFetching, refetch }: UseQueryResult<PersonSummary[]>,
  answered: ReadonlySet<PersonId>,
): RequestsState {
  if (!data) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
  return { kind: 'ready', requests: data.filter(({ id }) => !answered.has(id)), unreadableCount: getUnreadableCount(data) };
}
