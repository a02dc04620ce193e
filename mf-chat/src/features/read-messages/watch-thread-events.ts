import type { Person } from '@social/api/people/fetch-person';
import { liveChannel, type LiveNews } from '@social/data';
import { sessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';
import type { ConversationRef } from '../../lib/conversation-ref';
import { compareIds, withReadUpTo, type Thread } from '../../lib/thread';
import { changeThread, threadKey } from '../../lib/thread-query';

/** The provider forgets a report of typing after 8 s. */
const TYPING_MS = 8000;

/**
 * Applies the events of one conversation to what is cached of it.
 * @param onNews called when messages have to be fetched; `isOlder`: one that is cached was changed or deleted
 * @returns the way to stop
 */
export function watchThreadEvents(queries: QueryClient, ref: ConversationRef, onNews: (isOlder: boolean) => void): () => void {
  let typing: ReturnType<typeof setTimeout> | undefined;

  function setTyping(isTyping: boolean): void {
    clearTimeout(typing);
    if (isTyping) typing = setTimeout(() => setTyping(false), TYPING_MS);
    changeThread(queries, ref, (thread) => (thread.isTyping === isTyping ? thread : { ...thread, isTyping }));
  }

  function isCached(messageId: string): boolean {
    const newest = queries.getQueryData<Thread>(threadKey(ref))?.messages.at(-1);
    return newest !== undefined && compareIds(messageId, newest.id) <= 0;
  }

  function handle(news: LiveNews): void {
    switch (news.kind) {
      case 'message':
        if (isSame(news.conversation, ref)) onNews(isCached(news.messageId));
        return;
      case 'read':
        if (!isSame(news.conversation, ref) || news.readerId === sessionStore.getState().userId) return;
        changeThread(queries, ref, (thread) => withReadUpTo(thread, news.messageId, new Date()));
        // A pending reply may be older than the event.
        return onNews(false);
      case 'typing':
        if (ref.kind === 'person' && news.personId === ref.id) setTyping(news.isTyping);
        return;
      case 'seen':
        if (ref.kind === 'person' && news.personId === ref.id)
          queries.setQueryData<Person>(['chat-recipient', ref.id], (person) => person && { ...person, lastSeenAt: news.seenAt });
        return;
      case 'stream':
      case 'reset':
        return onNews(true);
      case 'group':
      case 'notification':
      case 'post':
        return;
    }
  }

  const stop = liveChannel.subscribe(handle);
  return () => {
    clearTimeout(typing);
    stop();
  };
}

function isSame(one: ConversationRef, other: ConversationRef): boolean {
  return one.kind === other.kind && one.id === other.id;
}
