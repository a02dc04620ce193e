import type { MessageId } from '@social/api';
import { searchMessages } from '@social/api/chats/search-messages';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient, sessionStore } from '@social/session';
import { useDebouncedValue } from '@social/ui';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keyOfRef, type ConversationRef } from '../../lib/conversation-ref';

const PAGE_SIZE = 30;
const TYPING_PAUSE_MS = 250;

/** The provider refuses longer queries. */
export const MAX_QUERY_CHARACTERS = 100;

/** Searches the messages of a conversation when typing pauses. An empty text finds nothing and sends no request. */
export function useMessageSearch(conversation: ConversationRef, text: string) {
  const query = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const key = ['chat-search', sessionStore.getState().userId, keyOfRef(conversation), query];
  const found = useInfiniteQuery({
    ...pagedQuery(key, (beforeMessageId: MessageId | undefined, signal) =>
      searchMessages(apiClient, { conversation, query, limit: PAGE_SIZE, beforeMessageId }, { signal }),
    ),
    // Only a host that has this call of ours is asked, and it fills its pages.
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null)),
    enabled: query !== '' && !isTooLong(query, MAX_QUERY_CHARACTERS),
  });
  return { query, isSearching: query !== text.trim() || found.isFetching, ...found };
}
