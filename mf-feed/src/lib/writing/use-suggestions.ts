import { fetchTrendingTopics } from '@social/api/notifications/fetch-general-data';
import { search } from '@social/api/search/search';
import { apiClient } from '@social/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OpenWord } from './open-word';

/** What an open word can become. `whole` is written into the text. */
export type Suggestion = { whole: string; name: string; detail: string; avatarUrl?: string | null };

const MOST_SHOWN = 6;
/** Whoever types on is not asked about yet. */
const PAUSE_MS = 150;
const KNOWN_FOR_MS = 60_000;

/** People by name for `@`, topics of the day for `#`. Without an answer there are none: they help, and nothing depends on them. */
export function useSuggestions(word: OpenWord | null): readonly Suggestion[] {
  const query = usePaused(word?.query ?? '');
  const people = useQuery({
    queryKey: ['people-to-name', query.toLowerCase()],
    queryFn: async ({ signal }) => (await search(apiClient, { query: query, limit: MOST_SHOWN }, { signal })).people,
    enabled: word?.kind === 'person' && query !== '',
    placeholderData: keepPreviousData,
    staleTime: KNOWN_FOR_MS,
    retry: false,
  });
  // The same as the panel of trending topics asks for.
  const topics = useQuery({
    queryKey: ['trending'],
    queryFn: ({ signal }) => fetchTrendingTopics(apiClient, { signal }),
    enabled: word?.kind === 'topic',
    staleTime: KNOWN_FOR_MS,
    retry: false,
  });

  if (word === null) return [];
  const typed = word.query.toLowerCase();
  const suggestions: Suggestion[] =
    word.kind === 'person'
      ? (people.data ?? [])
          .filter(({ username, name }) => username !== '' && `${username} ${name}`.toLowerCase().includes(typed))
          .map(({ username, name, avatarUrl }) => ({ whole: `@${username}`, name, detail: `@${username}`, avatarUrl }))
      : (topics.data ?? [])
          .filter(({ tag }) => tag.toLowerCase().startsWith(typed))
          .map(({ tag, postCount }) => ({ whole: `#${tag}`, name: `#${tag}`, detail: postCount === 1 ? '1 post' : `${postCount} posts` }));
  // A word that is whole already needs no help.
  const isWhole = suggestions.some(({ whole }) => whole.slice(1).toLowerCase() === typed);
  return isWhole ? [] : suggestions.slice(0, MOST_SHOWN);
}

function usePaused(query: string): string {
  const [paused, setPaused] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return paused;
}
