import { trendingTopicsQuery } from '@social/data/site/trending-topics-query';
import { apiClient } from '@social/session';
import { plural } from '@social/texts';
import { useDebouncedValue } from '@social/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CompletionToken } from './completion-token';

/** A completion of the token; `insertText` replaces it. */
export type Suggestion = { insertText: string; name: string; detail: string; avatarUrl?: string | null };

const MAX_SHOWN = 6;
const DEBOUNCE_MS = 150;
const STALE_AFTER_MS = 60_000;

/** Loaded for the first token: the first visit does without the decoders of what is suggested. */
const loadSearch = () => import(/* webpackChunkName: 'suggestions' */ '@social/api/search/search');

/** Suggests people for `@` and trending topics for `#`. A failed request gives no suggestions and shows no error. */
export function useSuggestions(token: CompletionToken | null): readonly Suggestion[] {
  const query = useDebouncedValue(token?.query ?? '', DEBOUNCE_MS);
  const people = useQuery({
    queryKey: ['mention-suggestions', query.toLowerCase()],
    queryFn: async ({ signal }) => (await (await loadSearch()).search(apiClient, { query, limit: MAX_SHOWN }, { signal })).people,
    enabled: token?.kind === 'person' && query !== '',
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
    retry: false,
  });
  const topics = useQuery({
    ...trendingTopicsQuery(apiClient),
    enabled: token?.kind === 'topic',
    staleTime: STALE_AFTER_MS,
    retry: false,
  });

  if (token === null) return [];
  const typed = token.query.toLowerCase();
  const suggestions: Suggestion[] =
    token.kind === 'person'
      ? (people.data ?? [])
          .filter(({ username, name }) => username !== '' && `${username} ${name}`.toLowerCase().includes(typed))
          .map(({ username, name, avatarUrl }) => ({ insertText: `@${username}`, name, detail: `@${username}`, avatarUrl }))
      : (topics.data ?? [])
          .filter(({ tag }) => tag.toLowerCase().startsWith(typed))
          .map(({ tag, postCount }) => ({
            insertText: `#${tag}`,
            name: `#${tag}`,
            detail: plural(postCount, { one: '{count} post', other: '{count} posts' }),
          }));
  // A complete token needs no suggestion.
  const isComplete = suggestions.some(({ insertText }) => insertText.slice(1).toLowerCase() === typed);
  return isComplete ? [] : suggestions.slice(0, MAX_SHOWN);
}
