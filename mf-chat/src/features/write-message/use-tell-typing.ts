import { setTyping } from '@social/api/chats/set-typing';
import { apiClient } from '@social/session';
import { useEffect, useRef } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';

/** The provider forgets after 8 s that somebody types. */
const REPEAT_MS = 4000;

/** Lets the other one see that the member is typing. Groups have no such call. Give it each change of the text, and '' when it is sent. */
export function useTellTyping(ref: ConversationRef): (text: string) => void {
  const toldAt = useRef(0);
  const { kind, id } = ref;

  function tell(isTyping: boolean): void {
    if (kind !== 'person' || !navigator.onLine) return;
    toldAt.current = isTyping ? Date.now() : 0;
    // Nothing is lost when it fails: it is told again with the next letters.
    setTyping(apiClient, id, isTyping).catch(() => undefined);
  }

  useEffect(
    () => () => {
      if (kind === 'person' && toldAt.current > 0) setTyping(apiClient, id, false).catch(() => undefined);
    },
    [kind, id],
  );

  return (text) => {
    if (text.trim() !== '') {
      if (Date.now() - toldAt.current >= REPEAT_MS) tell(true);
    } else if (toldAt.current > 0) tell(false);
  };
}
