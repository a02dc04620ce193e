import type { PersonId } from '@social/api';
import type { LiveNews, LiveTopic } from '@social/data';
import type { QueryClient } from '@tanstack/react-query';

const TOPICS: readonly LiveTopic[] = ['conversations', 'group-conversations', 'notifications'];

/**
 * The least time between an event and the request, and between two requests, in milliseconds. The counts come after the open conversation has
 * marked the message as read, so that they do not count it for a moment.
 */
const DELAYS: Record<LiveTopic, { firstMs: number; nextMs: number }> = {
  conversations: { firstMs: 0, nextMs: 1000 },
  'group-conversations': { firstMs: 0, nextMs: 1000 },
  notifications: { firstMs: 400, nextMs: 1500 },
};

/** Makes the listener that fetches again the lists that events change: of many events in a row, the first and then one each second. */
export function createRefresh(queries: QueryClient, memberId: PersonId): (news: LiveNews) => void {
  const due = new Set<LiveTopic>();
  const earliestAt = new Map<LiveTopic, number>();

  function refresh(topic: LiveTopic): void {
    due.delete(topic);
    earliestAt.set(topic, Date.now() + DELAYS[topic].nextMs);
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.['live'] === topic });
  }

  return (news) => {
    for (const topic of listTopics(news, memberId)) {
      if (due.has(topic)) continue;
      due.add(topic);
      setTimeout(() => refresh(topic), Math.max(DELAYS[topic].firstMs, (earliestAt.get(topic) ?? 0) - Date.now()));
    }
  };
}

function listTopics(news: LiveNews, memberId: PersonId): readonly LiveTopic[] {
  switch (news.kind) {
    case 'message':
      return [toListTopic(news.conversation.kind), 'notifications'];
    case 'read':
      // A message that another member read changes no list.
      return news.readerId === memberId ? [toListTopic(news.conversation.kind), 'notifications'] : [];
    case 'group':
      return ['group-conversations'];
    case 'notification':
      return ['notifications'];
    case 'reset':
      return TOPICS;
    case 'stream':
      // The polls begin with a request.
      return news.streamId === null ? TOPICS : [];
    case 'typing':
    case 'seen':
    case 'post':
      return [];
  }
}

function toListTopic(kind: 'person' | 'group'): LiveTopic {
  return kind === 'person' ? 'conversations' : 'group-conversations';
}
