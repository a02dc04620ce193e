import { ApiError, type EventId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { SocialEvent } from '@social/api/events/event';
import { toggleGoing } from '@social/api/events/toggle-going';
import { toggleInterested } from '@social/api/events/toggle-interested';
import { createOptimisticValues, getPageStore, useOptimisticValue } from '@social/data';
import { apiClient, memberScope, useSession } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { markEventListsStale, refetchEvents, refetchGuests } from '../../lib/events-query';

/** Optimistic responses to events. */
const goings = getPageStore('event attendance', () =>
  createOptimisticValues<EventId, boolean>({ scope: memberScope, fallback: false, send: (eventId) => toggleGoing(apiClient, eventId) }),
);
const interests = getPageStore('event interest', () =>
  createOptimisticValues<EventId, boolean>({
    scope: memberScope,
    fallback: false,
    send: (eventId) => toggleInterested(apiClient, eventId),
  }),
);

type ResponseMessages = { yes: string; no: string };

export type EventResponse = { isOn: boolean; count: number; change: () => Promise<void> };

type ServerResponse = { isOn: boolean; count: number };

/** Returns whether the member goes to an event, the count, and a toggle. */
export function useGoing(event: SocialEvent): EventResponse {
  const messages = {
    yes: t('You are going to {name}.', { name: event.name }),
    no: t('You are not going to {name}.', { name: event.name }),
  };
  return useEventResponse(goings, event, { isOn: event.isGoing, count: event.goingCount }, messages);
}

/** Returns whether the member is interested in an event, the count, and a toggle. */
export function useInterest(event: SocialEvent): EventResponse {
  const messages = {
    yes: t('You are interested in {name}.', { name: event.name }),
    no: t('You are not interested in {name}.', { name: event.name }),
  };
  return useEventResponse(interests, event, { isOn: event.isInterested, count: event.interestedCount }, messages);
}

function useEventResponse(
  responses: typeof goings,
  { id, readAt }: SocialEvent,
  server: ServerResponse,
  messages: ResponseMessages,
): EventResponse {
  const { value: isOn, set, adjust } = useOptimisticValue(responses, id, server.isOn, readAt);
  const change = useResponseToggle(id, set, () => responses.get(id, { value: server.isOn, readAt }), messages);
  return { isOn, count: adjust(server.count), change };
}

/** Changes a response at once, with a notification and Undo. A refusal reverts it and shows what still holds. */
function useResponseToggle(
  eventId: EventId,
  set: (isYes: boolean) => Promise<void>,
  isOn: () => boolean,
  messages: ResponseMessages,
): () => Promise<void> {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);

  async function respond(isYes: boolean): Promise<boolean> {
    try {
      await set(isYes);
      markEventListsStale(queries, userId);
      refetchGuests(queries, userId, eventId);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'signed-out') return false;
      if (error.kind !== 'refused') refetchEvents(queries, userId);
      await notify({
        severity: 'error',
        message: [t('Your answer did not get through.'), isYes ? messages.no : messages.yes, failureMessage(error)].join(' '),
      });
      return false;
    }
  }

  return async () => {
    const isYes = !isOn();
    // A later tap has replaced this one.
    if (!(await respond(isYes)) || isOn() !== isYes) return;
    const end = await notify({ severity: 'success', message: isYes ? messages.yes : messages.no, action: t('Undo') });
    // The member may have changed the response again while the notice was open.
    if (end === 'action' && isOn() === isYes) await respond(!isYes);
  };
}
