import type { PersonId, StoryId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchStoryViewers } from '@social/api/stories/fetch-story-viewers';
import { apiClient } from '@social/session';
import {
  CloseIcon,
  Dialog,
  EmptyState,
  ErrorState,
  IconButton,
  PersonAvatar,
  Skeleton,
  styled,
  Typography,
  useEndReached,
} from '@social/ui';
import { Link } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';

const PAGE_SIZE = 20;

/** The members who have seen a story of one's own, the last one first. */
export function StoryViewers({ storyId, onClose }: { storyId: StoryId; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Head>
        <Typography id={titleId} variant="h2">
          Seen by
        </Typography>
        <IconButton aria-label="Close the list" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <ViewerList storyId={storyId} />
    </Dialog>
  );
}

function ViewerList({ storyId }: { storyId: StoryId }) {
  const viewers = useInfiniteQuery({
    queryKey: ['story-viewers', storyId],
    queryFn: ({ pageParam, signal }) =>
      fetchStoryViewers(apiClient, storyId, { limit: PAGE_SIZE, afterPersonId: pageParam ?? undefined }, { signal }),
    initialPageParam: null as PersonId | null,
    getNextPageParam: (lastPage) => lastPage.at(-1)?.id ?? null,
    select: ({ pages }) => [...new Map(pages.flat().map((person) => [person.id, person])).values()],
    staleTime: 0,
  });
  const end = useEndReached({
    onEndReached: () => void viewers.fetchNextPage(),
    isEnabled: viewers.hasNextPage && !viewers.isFetching && !viewers.isError,
  });

  if (viewers.isPending) return <Skeleton variant="rounded" height={120} sx={{ m: 2 }} role="status" aria-label="Loading the list" />;
  if (!viewers.data)
    return (
      <ErrorState title="The list could not be loaded" detail={failureMessage(viewers.error)} onRetry={() => void viewers.refetch()} />
    );
  if (viewers.data.length === 0) return <EmptyState title="Nobody yet" detail="Who looks at this story will be listed here." />;
  return (
    <List>
      {viewers.data.map((person) => (
        <li key={person.id}>
          <Viewer to={`/profile/${person.id}`}>
            <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} />
            <bdi>{person.name}</bdi>
          </Viewer>
        </li>
      ))}
      <li ref={end} aria-hidden />
    </List>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(2, 2, 1, 3),
}));

const List = styled('ul')(({ theme }) => ({ margin: 0, padding: theme.spacing(0, 1, 2), listStyle: 'none', overflow: 'auto' }));

const Viewer = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 2),
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
}));
