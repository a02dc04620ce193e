import { setTyping } from '@social/api/chats/set-typing';
import { apiClient } from '@social/session';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';

/** The provider forgets a report after 8 s. */
const REPEAT_MS = 4000;

/** Returns a function that reports typing to the recipient; call it with each new text, and with '' when it is sent. Groups have no such call. */
export function useReportTyping(ref: ConversationRef): (text: string) => void {
  const reportedAt = useRef(0);
  const { kind, id } = ref;

  function report(isTyping: boolean): void {
    if (kind !== 'person' || !onlineManager.isOnline()) return;
    reportedAt.current = isTyping ? Date.now() : 0;
    // A failed report is repeated with the next letters.
    setTyping(apiClient, id, isTyping).catch(() => undefined);
  }

  useEffect(
    () => () => {
      if (kind === 'person' && reportedAt.current > 0) setTyping(apiClient, id, false).catch(() => undefined);
    },
    [kind, id],
  );

  return (text) => {
    if (text.trim() !== '') {
      if (Date.now() - reportedAt.current >= REPEAT_MS) report(true);
    } else if (reportedAt.current > 0) report(false);
  };
}
