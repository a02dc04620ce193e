import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, EmptyState, Stack } from '@social/ui';
import { QueryState } from '../../lib/layout/query-state';
import { environmentKey } from '../../lib/registry/query-keys';
import { useRegistry } from '../../lib/registry/registry-provider';
import { mergeEvents } from './merge-events';
import { Timeline } from './timeline';
import { VerifyHistory } from './verify-history';

const PAGE = 30;
const MAX_EVENTS = 200;

type HistoryTimelineProps = {
  environment: string;
  /** Renders the button that rolls back to a revision. */
  renderRollBack: (revision: number) => ReactNode;
};

/** Shows the history of an environment, newest first: revisions with freezes, settings and requests between them. */
export function HistoryTimeline({ environment, renderRollBack }: HistoryTimelineProps) {
  const registry = useRegistry();
  const history = useInfiniteQuery({
    queryKey: environmentKey(environment, 'history'),
    queryFn: async ({ pageParam }) => ({
      ...(await registry.history(environment, { limit: PAGE, before: pageParam ?? undefined })),
      events: pageParam === null ? (await registry.events(environment, { limit: MAX_EVENTS })).events : [],
    }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <QueryState query={history} what="the history" lines={8}>
      {({ pages }) => {
        const revisions = pages.flatMap((page) => page.revisions);
        const failures = pages.flatMap((page) => page.failures);
        const entries = mergeEvents(revisions, pages[0]?.events ?? [], history.hasNextPage);
        if (entries.length === 0) return <EmptyState title="Nothing happened yet" />;
        return (
          <Stack spacing={2}>
            <VerifyHistory environment={environment} />
            <Timeline entries={entries} failures={failures} head={revisions[0]?.revision ?? 0} renderRollBack={renderRollBack} />
            {history.hasNextPage && (
              <Button variant="outlined" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                Show older revisions
              </Button>
            )}
          </Stack>
        );
      }}
    </QueryState>
  );
}
