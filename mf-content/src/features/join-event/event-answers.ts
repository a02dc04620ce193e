import { ApiError, type EventId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { SocialEvent } from '@social/api/events/event';
import { toggleGoing } from '@social/api/events/toggle-going';
import { toggleInterested } from '@social/api/events/toggle-interested';
import { apiClient, createPageOverlay, useSession, useToggle } from '@social/session';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { outdateEventLists, readEventsAgain } from '../../lib/events-query';

/** What this member answers to events, as they wish it. */
const goings = createPageOverlay<EventId>((eventId) => toggleGoing(apiClient, eventId));
const interests = createPageOverlay<EventId>((eventId) => toggleInterested(apiClient, eventId));

type Words = { yes: string; no: string };

export type EventAnswer = { isOn: boolean; count: number; change: () => Promise<void> };

/** Whether this member goes to an event, how many do, and the way to change one's mind. */
export function useGoing(event: SocialEvent): EventAnswer {
  const going = useToggle(goings, event.id, event.isGoing, event.readAt);
  const words = { yes: `You are going to ${event.name}.`, no: `You are not going to ${event.name}.` };
  return {
    isOn: going.isOn,
    count: going.adjust(event.goingCount),
    change: useAnswer(going.toggle, () => goings.isOn(event.id, serverValue(event, event.isGoing)), words),
  };
}

/** The same for being interested. */
export function useInterest(event: SocialEvent): EventAnswer {
  const interest = useToggle(interests, event.id, event.isInterested, event.readAt);
  const words = { yes: `You are interested in ${event.name}.`, no: `You are not interested in ${event.name}.` };
  return {
    isOn: interest.isOn,
    count: interest.adjust(event.interestedCount),
    change: useAnswer(interest.toggle, () => interests.isOn(event.id, serverValue(event, event.isInterested)), words),
  };
}

function serverValue({ readAt }: SocialEvent, isOn: boolean) {
  return { isOn, readAt };
}

/** Changes an answer at once and says so with Undo; a refusal puts it back and says what holds. */
function useAnswer(toggle: () => Promise<void>, isOn: () => boolean, words: Words): () => Promise<void> {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);

  async function answer(isYes: boolean): Promise<boolean> {
    try {
      await toggle();
      outdateEventLists(queries, userId);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'signed-out') return false;
      if (error.kind !== 'refused') readEventsAgain(queries, userId);
      await notify({
        severity: 'error',
        message: `Your answer did not get through. ${isYes ? words.no : words.yes} ${failureMessage(error)}`,
      });
      return false;
    }
  }

  return async () => {
    const isYes = !isOn();
    // A tap that a quicker one has replaced has nothing to tell.
    if (!(await answer(isYes)) || isOn() !== isYes) return;
    const end = await notify({ severity: 'success', message: isYes ? words.yes : words.no, action: 'Undo' });
    // Who has changed their mind since has nothing to undo.
    if (end === 'action' && isOn() === isYes) await answer(!isYes);
  };
}
