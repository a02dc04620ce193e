import type { Message } from '@social/api/chats/message';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Replies to a message that is swiped, on devices used by touch. Its code is loaded only there, after the messages. */
export function useSwipeToReply(list: RefObject<HTMLElement | null>, messages: readonly Message[], onReply: (message: Message) => void) {
  const reply = useEffectEvent((messageId: string) => {
    const message = messages.find(({ id }) => id === messageId);
    if (message) onReply(message);
  });

  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    const ending = new AbortController();
    import('./follow-swipes').then(
      ({ followSwipes }) => followSwipes(list, reply, ending.signal),
      // The menu of each message replies too.
      () => undefined,
    );
    return () => ending.abort();
  }, [list]);
}
