import { ApiError, type EventId, type PersonId } from '@social/api';
import { inviteToEvent } from '@social/api/events/invite-to-event';
import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { guestsQuery, refetchGuests } from '../../lib/events-query';

export type InvitationState = 'none' | 'sending' | 'invited' | 'going';

/** Returns the guests that an event already has, and invites others. An invitation may be repeated. */
export function useInvitations(eventId: EventId) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const invited = useInfiniteQuery(guestsQuery(userId, eventId, 'invited')).data ?? [];
  const going = useInfiniteQuery(guestsQuery(userId, eventId, 'going')).data ?? [];
  const [sent, setSent] = useState<ReadonlyMap<PersonId, 'sending' | 'invited'>>(new Map());

  const mark = (id: PersonId, state: 'sending' | 'invited' | null) =>
    setSent((before) => {
      const others = [...before].filter(([other]) => other !== id);
      return new Map(state ? [...others, [id, state]] : others);
    });

  function stateOf(id: PersonId): InvitationState {
    if (going.some((guest) => guest.id === id)) return 'going';
    return sent.get(id) ?? (invited.some((guest) => guest.id === id) ? 'invited' : 'none');
  }

  async function invite({ id, name }: PersonSummary): Promise<void> {
    mark(id, 'sending');
    try {
      await inviteToEvent(apiClient, eventId, id);
      mark(id, 'invited');
      refetchGuests(queries, userId, eventId);
    } catch (error) {
      mark(id, null);
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'signed-out')
        void notify({
          severity: 'error',
          message: t('{name} was not invited. {failureMessage}', { name, failureMessage: failureMessage(error) }),
        });
    }
  }

  return { stateOf, invite };
}
